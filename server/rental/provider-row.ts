import { sql, type InferResult } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ModuleId } from '#domain/catalogue/module.ts';
import type { WallTime } from '#domain/kernel/wall-clock.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import { handsOverIn, listed, total, type Listed } from '#server/catalogue/listed.ts';
import { isOpenNow } from '#server/catalogue/open-now.ts';
import type { Db } from '#server/kernel/database.ts';
import { LAST_ROW_ID, type PageQuery } from '#server/kernel/paging.ts';
import { translationsOf } from '#server/kernel/translations.ts';
import { matchesText, type TextSearch } from './text-search.ts';
import { pickupZonesOf } from './vehicle-row.ts';

/** Providers in one row each, with hours, pickup zones and number of vehicles. */
export const providerRows = (db: Db) =>
  db
    .selectFrom('rental_provider')
    .innerJoin('module', 'module.id', 'rental_provider.module_id')
    .selectAll('rental_provider')
    .select(['module.type as module_type', translationsOf('rental_provider')])
    .select(pickupZonesOf.as('pickup_zones'))
    .select((from) => [
      jsonArrayFrom(
        from
          .selectFrom('rental_provider_hours')
          .select(['weekday', 'opens', 'closes'])
          .whereRef('provider_id', '=', 'rental_provider.id')
          .orderBy('weekday')
          .orderBy('opens'),
      ).as('hours'),
      from
        .selectFrom('vehicle')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('vehicle.provider_id', '=', 'rental_provider.id')
        .where('vehicle.active', '=', true)
        .as('vehicle_count'),
    ]);

export type ProviderRow = InferResult<ReturnType<typeof providerRows>>[number];

export type ProviderFilter = {
  readonly module: ModuleId;
  readonly zones: readonly ZoneId[];
  readonly order: 'newest' | 'popular';
  /** Words of the name; null for any provider. */
  readonly search: TextSearch | null;
  /** Local time of the providers: in the popular order, closed ones follow the open ones. */
  readonly at: WallTime;
};

/** Ends with the id, so that no page shows a provider twice. */
export const listProviders = (
  db: Db,
  { module, zones, search, order, at }: ProviderFilter,
  page: PageQuery,
): Promise<Listed<ProviderRow>> =>
  listed(
    providerRows(db)
      .select(total)
      .where('module.active', '=', true)
      .where('rental_provider.module_id', '=', module)
      .where(handsOverIn(zones))
      .where(search === null ? sql<boolean>`true` : matchesText('p', search))
      .$if(order === 'popular', (query) =>
        query
          .orderBy(isOpenNow(at, 'rental_provider'), 'desc')
          .orderBy(
            sql`rental_provider.trip_count desc, rental_provider.rating desc, rental_provider.id`,
          ),
      )
      .$if(order === 'newest', (query) =>
        query.orderBy(sql`rental_provider.created_at desc, rental_provider.id desc`),
      ),
    page,
  );

/** Matching providers, most rented first. */
export const suggestedProviders = (
  db: Db,
  {
    module,
    zones,
    search,
  }: Pick<ProviderFilter, 'module' | 'zones'> & { readonly search: TextSearch },
  maximum: number,
) =>
  db
    .selectFrom('rental_provider')
    .innerJoin('module', 'module.id', 'rental_provider.module_id')
    .select(['rental_provider.id', 'rental_provider.name', 'rental_provider.logo'])
    .select(translationsOf('rental_provider'))
    .where('module.active', '=', true)
    .where('rental_provider.module_id', '=', module)
    .where(handsOverIn(zones))
    .where(matchesText('p', search))
    .orderBy(sql`rental_provider.trip_count desc, rental_provider.rating desc, rental_provider.id`)
    .limit(maximum)
    .execute();

export const providerOf = (db: Db, id: number): Promise<ProviderRow | undefined> =>
  providerRows(db)
    .where('rental_provider.id', '=', Math.min(id, LAST_ROW_ID))
    .where('module.active', '=', true)
    .executeTakeFirst();

/** Numbers of reviews with five, four, three, two and one star; halves round up. */
export async function starsOfProvider(db: Db, provider: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('vehicle_review')
    .innerJoin('vehicle', 'vehicle.id', 'vehicle_review.vehicle_id')
    .select([
      sql<number>`ceil(vehicle_review.rating)::int`.as('stars'),
      sql<number>`count(*)`.as('count'),
    ])
    .where('vehicle.provider_id', '=', provider)
    .groupBy(sql`1`)
    .execute();
  return [5, 4, 3, 2, 1].map((star) => rows.find(({ stars }) => stars === star)?.count ?? 0);
}
