import { sql, type Kysely } from 'kysely';

/**
 * Reviews of items have pictures, as those of vehicles do: their addresses stand in the review. Which of the
 * files in storage they are stands beside it, so that one can be asked for by its name alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table review add column images jsonb not null default '[]'`,
  `create table review_image (file text primary key)`,
];
