import { sql, type Kysely } from 'kysely';

/** Images of prescriptions: kept for their owner until an order uses them, and shown with it from then on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table prescription_file (
     id uuid primary key,
     owner text not null,
     file text not null unique,
     digest text not null,
     created_at timestamptz not null,
     used_at timestamptz
   )`,
  `create index on prescription_file (owner) where used_at is null`,
  `create index on prescription_file (created_at) where used_at is null`,
  `create table order_prescription (
     order_id integer not null references orders on delete cascade,
     prescription_id uuid not null references prescription_file,
     position smallint not null check (position between 1 and 3),
     primary key (order_id, position),
     unique (order_id, prescription_id)
   )`,
  `create index on order_prescription (prescription_id)`,
];
