import { sql } from 'kysely';
import { formatted } from '#tools/format.ts';
import { openDatabase, type Db } from '#server/kernel/database.ts';
import { migrate } from '#server/kernel/migrate.ts';
import { COLUMN_TYPES, IMPORTS, INTERNAL_TABLES, KEPT_BY_TRIGGERS } from './column-types.ts';

export const TABLE_TYPES = 'server/kernel/schema.ts';

type Column = {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly hasDefault: boolean;
  readonly isGenerated: boolean;
  readonly comment: string | null;
  readonly tableComment: string | null;
  /** The check of this column alone. */
  readonly check: string | null;
};

/** TypeScript types of all tables, read from a fresh database. */
export async function tableTypes(): Promise<string> {
  const { db, close } = await openDatabase({ kind: 'memory' });
  try {
    await migrate(db);
    const columns = await columnsOf(db);
    requireColumns([...Object.keys(COLUMN_TYPES), ...KEPT_BY_TRIGGERS], columns);
    const text = typesOf(columns);
    return await formatted(TABLE_TYPES, text);
  } finally {
    await close();
  }
}

async function columnsOf(db: Db): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select relname as table, attname as name, format_type(atttypid, null) as type,
      not attnotnull as nullable, atthasdef or attidentity <> '' as "hasDefault",
      attgenerated <> '' as "isGenerated", col_description(class.oid, attnum) as comment,
      obj_description(class.oid, 'pg_class') as "tableComment",
      (select pg_get_constraintdef(oid) from pg_constraint
       where conrelid = class.oid and contype = 'c' and conkey = array[attnum] limit 1) as check
    from pg_class as class join pg_attribute on attrelid = class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely_%'
      and attnum > 0 and not attisdropped
    order by relname, attnum`.execute(db);
  return rows.filter(({ table }) => !INTERNAL_TABLES.includes(table));
}

/** A renamed or removed column must not leave its type behind. */
function requireColumns(keys: readonly string[], columns: readonly Column[]): void {
  const known = new Set(columns.map(({ table, name }) => `${table}.${name}`));
  const unknown = keys.filter((key) => !known.has(key));
  if (unknown.length > 0) throw new Error(`There are no columns ${unknown.join(', ')}`);
}

function typesOf(columns: readonly Column[]): string {
  const tables = Map.groupBy(columns, ({ table }) => table);
  const types = [...tables].map(([table, own]) => {
    const lines = own.map((column) => `${doc(column.comment)}${column.name}: ${typeOf(column)};`);
    return `${doc(own[0]?.tableComment)}export type ${typeName(table)} = {\n${lines.join('\n')}\n};`;
  });
  const body = `${types.join('\n\n')}

export type Database = {
${[...tables.keys()].map((table) => `${table}: ${typeName(table)};`).join('\n')}
};

export const tableNames = [
${[...tables.keys()].map((table) => `'${table}',`).join('\n')}
] as const satisfies readonly (keyof Database)[];
`;
  return `/*
 * Written by \`npm run schema\` from the migrations. Money is in minor units, rates are millionths, times of day are
 * minutes since midnight in the time zone of the business.
 */
${importsOf(body)}

${body}`;
}

const importsOf = (body: string): string =>
  Object.entries(IMPORTS)
    .map(([from, names]) => {
      const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(body));
      return `import type { ${used.join(', ')} } from '${from}';`;
    })
    .join('\n');

const doc = (comment: string | null | undefined) => (comment ? `/** ${comment}. */\n` : '');

const typeName = (table: string): string =>
  `${table.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Table`;

function typeOf(column: Column): string {
  const { nullable, hasDefault, isGenerated } = column;
  const key = `${column.table}.${column.name}`;
  if (column.type === 'jsonb') {
    const value = COLUMN_TYPES[key] ?? 'object';
    return `JSONColumnType<${value}${hasDefault ? ', string | undefined' : ''}>${nullable ? ' | null' : ''}`;
  }
  if (column.type === 'timestamp with time zone')
    return nullable ? 'NullableTimestamp' : 'Timestamp';
  const type = COLUMN_TYPES[key] ?? choicesOf(column) ?? plainType(column);
  const value = nullable ? `${type} | null` : type;
  if (isGenerated || KEPT_BY_TRIGGERS.has(key)) return `GeneratedAlways<${value}>`;
  return hasDefault ? `Generated<${value}>` : value;
}

/**
 * 'food'
 * 'grocery', from the check type in ('food', 'grocery')
 */
function choicesOf({ name, check }: Column): string | null {
  const list = new RegExp(`^CHECK \\(\\(${name} = ANY \\(ARRAY\\[(.*)\\]\\)\\)\\)$`).exec(
    check ?? '',
  );
  return list?.[1]?.replaceAll(/::(?:text|"char")/g, '').replaceAll(', ', ' | ') ?? null;
}

const PLAIN_TYPES: Readonly<Record<string, string>> = {
  ...{ smallint: 'number', integer: 'number', bigint: 'number', numeric: 'number' },
  ...{ real: 'number', 'double precision': 'number', boolean: 'boolean' },
  ...{ text: 'string', '"char"': 'string', uuid: 'string', date: 'string' },
  ...{ tsvector: 'string', int4multirange: 'string' },
};

function plainType({ table, name, type }: Column): string {
  const plain = PLAIN_TYPES[type.replace('[]', '')];
  if (!plain) throw new Error(`No TypeScript type is known for ${type} (${table}.${name})`);
  return type.endsWith('[]') ? `${plain}[]` : plain;
}
