import { sql, type Kysely } from 'kysely';

/** A parcel is an order of its own kind, which no store fills. All other orders name theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table orders
     drop constraint orders_type_check,
     alter column store_id drop not null,
     add constraint orders_type_check check (type in ('delivery', 'take_away', 'parcel')),
     add constraint orders_store_check check (store_id is not null or type = 'parcel')`,
];
