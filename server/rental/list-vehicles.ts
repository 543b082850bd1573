import { sql, type RawBuilder } from 'kysely';
import type { TripType } from '#domain/rental/trip-details.ts';
import { isAnyOf } from '#server/catalogue/listed.ts';
import type { Db } from '#server/kernel/database.ts';
import { LAST_ROW_ID, rowsBefore, type PageQuery } from '#server/kernel/paging.ts';
import { nameMatchesFirst, type TextSearch } from './text-search.ts';
import { isGone, vehicleRows, vehiclesOf, type VehicleRow } from './vehicle-row.ts';
import {
  matchesFilter,
  isPlacedIn,
  isPricedWithin,
  priceFor,
  type VehicleFilter,
} from './vehicle-filter.ts';

export type VehicleOrder = 'newest' | 'bestRated' | 'cheapest' | 'dearest';

/** A page of vehicles, the total, and the range of prices without price limits. */
export type ListedVehicles = {
  readonly rows: readonly VehicleRow[];
  readonly total: number;
  readonly cheapest: number;
  readonly dearest: number;
};

/** Ends with the id, so that no page shows a vehicle twice. */
const ORDERS: Readonly<Record<VehicleOrder, (tripType: TripType | null) => RawBuilder<unknown>>> = {
  newest: () => sql`vehicle.created_at desc, vehicle.id desc`,
  bestRated: () => sql`vehicle.rating desc, vehicle.rating_count desc, vehicle.id`,
  cheapest: (tripType) => sql`${priceFor(tripType)}, vehicle.id`,
  dearest: (tripType) => sql`${priceFor(tripType)} desc, vehicle.id desc`,
};

/** Ids are found and counted within the indexes; whole rows are read for this page only. */
export async function listVehicles(
  db: Db,
  filter: VehicleFilter,
  order: VehicleOrder,
  page: PageQuery,
): Promise<ListedVehicles> {
  const [facts, ids] = await Promise.all([factsOf(db, filter), idsOf(db, filter, order, page)]);
  const found = new Map((await vehiclesOf(db, ids)).map((row) => [row.id, row]));
  return { ...facts, rows: ids.flatMap((id) => found.get(id) ?? []) };
}

async function idsOf(
  db: Db,
  filter: VehicleFilter,
  order: VehicleOrder,
  page: PageQuery,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('vehicle')
    .select('vehicle.id')
    .where(matchesFilter(filter))
    .where(isPricedWithin(filter))
    .orderBy(orderOf(order, filter))
    .limit(page.limit)
    .offset(rowsBefore(page))
    .execute();
  return rows.map(({ id }) => id);
}

/** In the default order, matches in the name precede those in brand, category or provider. */
const orderOf = (order: VehicleOrder, { search, tripType }: VehicleFilter): RawBuilder<unknown> =>
  order === 'newest' && search !== null
    ? sql`${nameMatchesFirst('v', search)}, ${ORDERS.newest(tripType)}`
    : ORDERS[order](tripType);

/** Three subqueries, each with its own index. */
async function factsOf(db: Db, filter: VehicleFilter): Promise<Omit<ListedVehicles, 'rows'>> {
  const isListed = matchesFilter(filter);
  const price = priceFor(filter.tripType);
  const { rows } = await sql<Omit<ListedVehicles, 'rows'>>`select
    (select count(*) from vehicle where ${isListed} and ${isPricedWithin(filter)}) as total,
    coalesce((select min(${price}) from vehicle where ${isListed}), 0) as cheapest,
    coalesce((select max(${price}) from vehicle where ${isListed}), 0) as dearest`.execute(db);
  return rows[0] ?? { total: 0, cheapest: 0, dearest: 0 };
}

/** A vehicle for rent, in any zone. */
export async function vehicleOf(db: Db, id: number): Promise<VehicleRow | null> {
  const row = await vehicleRows(db)
    .innerJoin('module', 'module.id', 'rental_provider.module_id')
    .where('vehicle.id', '=', Math.min(id, LAST_ROW_ID))
    .where('module.active', '=', true)
    .executeTakeFirst();
  return row && !isGone(row) ? row : null;
}

/** The given vehicles that are available in a module and its zones. */
export const vehiclesHere = (
  db: Db,
  ids: readonly number[],
  { module, zones }: Pick<VehicleFilter, 'module' | 'zones'>,
): Promise<readonly VehicleRow[]> =>
  vehicleRows(db)
    .where(isAnyOf('vehicle.id', ids))
    .where('vehicle.active', '=', true)
    .where(isPlacedIn(module, zones))
    .execute();

/** Matching vehicles: matches in the name first, then by rating. */
export const suggestedVehicles = (
  db: Db,
  filter: VehicleFilter & { readonly search: TextSearch },
  maximum: number,
) =>
  vehicleRows(db)
    .where(matchesFilter(filter))
    .orderBy(sql`${nameMatchesFirst('v', filter.search)}, ${ORDERS.bestRated(null)}`)
    .limit(maximum)
    .execute();
