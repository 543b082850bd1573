import { sql, type Kysely } from 'kysely';

/** Which categories of a module a customer likes; a row without any says that the customer was asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table customer_interest (
     customer_id integer not null references customer on delete cascade,
     module_id integer not null references module on delete cascade,
     category_ids integer[] not null,
     changed_at timestamptz not null,
     primary key (customer_id, module_id)
   )`,
];
