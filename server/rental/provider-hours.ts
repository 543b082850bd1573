import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Instant } from '#domain/kernel/instant.ts';
import { wallTime, type TimeZone } from '#domain/kernel/wall-clock.ts';
import { isOpenAt } from '#server/catalogue/store-row.ts';
import type { Db } from '#server/kernel/database.ts';

/** True if the provider is open at this time; false for an unknown one. */
export async function isProviderOpen(
  db: Db,
  provider: number,
  moment: Instant,
  zone: TimeZone,
): Promise<boolean> {
  const row = await db
    .selectFrom('rental_provider')
    .select(['active', 'closed_dates'])
    .select((from) =>
      jsonArrayFrom(
        from
          .selectFrom('rental_provider_hours')
          .select(['weekday', 'opens', 'closes'])
          .whereRef('provider_id', '=', 'rental_provider.id'),
      ).as('hours'),
    )
    .where('id', '=', provider)
    .executeTakeFirst();
  return row !== undefined && isOpenAt(row, wallTime(moment, zone));
}
