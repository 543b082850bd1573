import { sql, type Kysely } from 'kysely';

/** What expires is found by its date, and quotes by their owner, however many rows there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create index quote_expiry on quote (expires_at)`,
  `create index quote_of_owner on quote (owner, expires_at desc)`,
  `create index session_expiry on session (expires_at)`,
  `create index login_failure_at on login_failure (at)`,
  `create index placement_created on placement (created_at)`,
  `create index guest_created on guest (created_at)`,
];
