import { sql, type Kysely } from 'kysely';

/** How often something was tried, and which devices have signed a customer in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table attempt (
     subject text not null,
     began timestamptz not null,
     ends timestamptz not null,
     count integer not null,
     primary key (subject, began)
   )`,
  `create index attempt_ends on attempt (ends)`,
  `create table known_device (
     token_hash text not null,
     customer_id integer not null references customer on delete cascade,
     used_at timestamptz not null,
     primary key (token_hash, customer_id)
   )`,
  `create index known_device_of_customer on known_device (customer_id)`,
  `create index known_device_used on known_device (used_at)`,
];
