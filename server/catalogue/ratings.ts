import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#server/kernel/database.ts';

/**
 * Ratings are computed from all reviews, never incremented. The row is locked first, so that the second of two
 * concurrent reviews counts the first.
 */
export async function rateBy(
  db: Db,
  of: 'item' | 'store' | 'vehicle' | 'rental_provider',
  id: number,
  reviews: RawBuilder<unknown>,
): Promise<void> {
  await sql`select id from ${sql.table(of)} where id = ${id} for update`.execute(db);
  await sql`update ${sql.table(of)} set (rating, rating_count) = (
    select coalesce(avg(rating), 0), count(*) from (${reviews}) as given
  ) where id = ${id}`.execute(db);
}
