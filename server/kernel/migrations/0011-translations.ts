import { sql, type Kysely } from 'kysely';

/**
 * Texts in other languages than English are rows: a further language adds rows, not columns. What was
 * ordered keeps its words in every language beside it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const FIELDS = [
  ['zone', 'name'],
  ['module', 'name'],
  ['module', 'description'],
  ['category', 'name'],
  ['store', 'name'],
  ['item', 'name'],
  ['item', 'description'],
  ['add_on', 'name'],
  ['banner', 'title'],
  ['banner', 'subtitle'],
  ['food_variation', 'name'],
  ['food_variation_value', 'label'],
  ['order_line', 'name'],
] as const;

const hindiOf = (
  one: string,
  field: string,
) => `case when jsonb_typeof(${one} -> '${field}_hi') = 'string'
  then jsonb_build_object('${field}.hi', ${one} -> '${field}_hi') end`;

const STATEMENTS = [
  `create table translation (
     entity text not null,
     entity_id integer not null,
     field text not null,
     language text not null check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$'),
     text text not null,
     primary key (entity, entity_id, field, language)
   )`,
  ...FIELDS.flatMap(([table, field]) => [
    `insert into translation (entity, entity_id, field, language, text)
     select '${table}', id, '${field}', 'hi', ${field}_hi from ${table} where ${field}_hi is not null`,
    `alter table ${table} drop column ${field}_hi`,
  ]),
  // No foreign key can name ten tables: a row that goes takes its texts along.
  `create function delete_translations() returns trigger language plpgsql as $$
   begin
     delete from translation where entity = tg_table_name and entity_id = old.id;
     return null;
   end $$`,
  ...[...new Set(FIELDS.map(([table]) => table))].map(
    (table) => `create trigger ${table}_translations after delete on ${table}
      for each row execute function delete_translations()`,
  ),
  `update order_line set variation = (
     select jsonb_agg(case when one ? 'values' then jsonb_build_object(
       'name', one -> 'name',
       'translations', ${hindiOf('one', 'name')},
       'values', (
         select jsonb_agg(jsonb_build_object(
           'label', label,
           'translations', case when hindi is not null then jsonb_build_object('label.hi', hindi) end
         ) order by at)
         from jsonb_array_elements(one -> 'values' -> 'label') with ordinality as labels (label, at)
         left join jsonb_array_elements(one -> 'values' -> 'label_hi') with ordinality
           as hindis (hindi, at) using (at)
       )
     ) else one end order by place)
     from jsonb_array_elements(variation) with ordinality as many (one, place))
   where variation <> '[]'`,
  `update order_line set add_ons = (
     select jsonb_agg((one - 'name_hi') || jsonb_build_object('translations', ${hindiOf('one', 'name')})
       order by place)
     from jsonb_array_elements(add_ons) with ordinality as many (one, place))
   where add_ons <> '[]'`,
];
