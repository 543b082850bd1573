import { sql, type Kysely } from 'kysely';

/**
 * What one piece cost when the customer chose the line, so that the cart can say that it changed. Of
 * lines from before it is not known. Nothing is charged from it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cart_line add column shown_price bigint`.execute(db);
}
