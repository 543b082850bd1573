import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, type Db, type OpenDatabase } from '#server/kernel/database.ts';
import { migrate, migrationNames, type MigrationName } from '#server/kernel/migrate.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { CASES } from './upgrade.cases.ts';

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

test('every migration is known to the server, and has a case of a filled database that is upgraded', () => {
  const files = readdirSync(import.meta.dirname)
    .filter((file) => /^\d{4}-[\w-]+\.ts$/.test(file))
    .map((file) => file.replace('.ts', ''));

  expect(migrationNames).toEqual(files.toSorted());
  expect(Object.keys(CASES).toSorted()).toEqual(files.toSorted());
});

/** In each run the oldest database and the newest, in the full run all: a migration that has landed does not change. */
const walked: readonly MigrationName[] = process.env['SUNDRY_FULL']
  ? migrationNames
  : [...migrationNames.slice(0, 1), ...migrationNames.slice(-3)];

const engines = [
  {
    engine: 'the embedded database',
    open: () => openDatabase({ kind: 'memory' }),
  },
  ...(postgres
    ? [
        {
          engine: 'PostgreSQL',
          open: async () => openDatabase({ kind: 'postgres', url: await postgres.emptyDatabase() }),
        },
      ]
    : []),
];

describe.each(engines)('on $engine', ({ open }) => {
  let opened: OpenDatabase;
  beforeAll(async () => void (opened = await open()));
  afterAll(() => opened.close());
  beforeEach(async () => {
    await sql`drop schema public cascade`.execute(opened.db);
    await sql`create schema public`.execute(opened.db);
  });

  test.each(walked)('a database from before %s keeps all that it holds', async (name) => {
    const { db } = opened;
    await fillUntil(db, name);
    const before = await contentsOf(db);

    await migrate(db);

    const after = await contentsOf(db);
    for (const [table, rows] of Object.entries(before)) {
      const columns = Object.keys(after[table]?.[0] ?? {}).filter(
        (column) => column in (rows[0] ?? {}) && !isChanged(name, table, column),
      );
      const kept = only(columns, rows);
      const found = only(columns, after[table] ?? []);
      expect(
        isFilled(name, table) ? found.filter((row) => kept.includes(row)) : found,
        table,
      ).toEqual(kept);
    }
    await CASES[name].keeps(db);
  });
});

/**
 * The database as every version before this one has left it, each with the rows that it brought. Versions that
 * brought none are passed through at once: to stop at each takes longer than what it does.
 */
async function fillUntil(db: Db, end: MigrationName): Promise<void> {
  const earlier = migrationNames.slice(0, migrationNames.indexOf(end));
  for (const name of earlier) {
    const { rows } = CASES[name];
    if (!rows && name !== earlier.at(-1)) continue;
    await migrate(db, name);
    for (const statement of rows ?? []) await sql.raw(statement).execute(db);
  }
}

/** Whether a migration from this one on changes values of the column on purpose. */
const isChanged = (from: MigrationName, table: string, column: string): boolean =>
  migrationNames
    .slice(migrationNames.indexOf(from))
    .some((name) => CASES[name].changes?.[table]?.includes(column));

const isFilled = (from: MigrationName, table: string): boolean =>
  migrationNames
    .slice(migrationNames.indexOf(from))
    .some((name) => CASES[name].fills?.includes(table));

type Contents = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

async function contentsOf(db: Db): Promise<Contents> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely_%' order by 1`.execute(db);
  const contents: Record<string, Contents[string]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: Readonly<Record<string, unknown>> }>`
      select to_jsonb(it) as row from ${sql.table(name)} as it order by to_jsonb(it)::text`.execute(
      db,
    );
    contents[name] = rows.map(({ row }) => row);
  }
  return contents;
}

/** Rows in these columns alone, in an order that other columns have no part in. */
const only = (columns: readonly string[], rows: Contents[string]) =>
  rows
    .map((row) => JSON.stringify(columns.toSorted().map((column) => [column, row[column]])))
    .toSorted();
