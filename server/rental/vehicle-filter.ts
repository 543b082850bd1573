import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ModuleId } from '#domain/catalogue/module.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import type { TripType } from '#domain/rental/trip-details.ts';
import { isAnyOf } from '#server/catalogue/listed.ts';
import { LAST_ROW_ID } from '#server/kernel/paging.ts';
import { matchesText, type TextSearch } from './text-search.ts';

/** A missing bound is no limit. */
export type Range = { readonly min?: number | undefined; readonly max?: number | undefined };

export type VehicleFilter = {
  readonly module: ModuleId;
  /** Pickup zones; null for any. */
  readonly zones: readonly ZoneId[] | null;
  readonly provider: number | null;
  /** Words of name, brand, category or provider; null for any vehicle. */
  readonly search: TextSearch | null;
  /** Null for either. */
  readonly tripType: TripType | null;
  /** Minor units per hour or kilometre after the vehicle's discount. */
  readonly price: Range;
  /** Empty for all. */
  readonly categories: readonly number[];
  readonly brands: readonly number[];
  readonly seats: readonly Range[];
  readonly airCondition: boolean | null;
  readonly transmission: string | null;
  readonly bodyType: string | null;
  readonly fuel: string | null;
  readonly minimumRating: number | null;
};

/** Price per hour or kilometre after discount; per hour if either type will do. */
export const priceFor = (tripType: TripType | null): RawBuilder<number | null> => {
  if (tripType === 'hourly') return sql`vehicle.hourly_discounted`;
  if (tripType === 'distance_wise') return sql`vehicle.distance_discounted`;
  return sql`coalesce(vehicle.hourly_discounted, vehicle.distance_discounted)`;
};

/** Conditions except the price; the query must contain `vehicle`. */
export function matchesFilter(filter: VehicleFilter): RawBuilder<SqlBool> {
  const { provider, search, tripType, categories, brands, seats, minimumRating } = filter;
  const conditions: RawBuilder<SqlBool>[] = [sql`vehicle.active`];
  const add = (condition: RawBuilder<SqlBool>) => conditions.push(condition);
  if (provider !== null) add(sql`vehicle.provider_id = ${Math.min(provider, LAST_ROW_ID)}`);
  if (search !== null) add(matchesText('v', search));
  if (tripType !== null) add(sql`${priceFor(tripType)} is not null`);
  if (categories.length > 0) add(isAnyOf('vehicle.category_id', rowIds(categories)));
  if (brands.length > 0) add(isAnyOf('vehicle.brand_id', rowIds(brands)));
  if (seats.length > 0) {
    add(
      sql`(${sql.join(
        seats.map((range) => isWithin(sql`vehicle.seats`, range)),
        sql` or `,
      )})`,
    );
  }
  for (const [column, wanted] of EQUAL) {
    if (filter[wanted] !== null) add(sql`${sql.ref(`vehicle.${column}`)} = ${filter[wanted]}`);
  }
  if (minimumRating !== null) add(sql`vehicle.rating >= ${minimumRating}`);
  // Last, as the costliest condition.
  add(isPlacedIn(filter.module, filter.zones));
  return sql`(${sql.join(conditions, sql` and `)})`;
}

const EQUAL = [
  ['air_condition', 'airCondition'],
  ['transmission', 'transmission'],
  ['body_type', 'bodyType'],
  ['fuel', 'fuel'],
] as const;

/** True if the price is within the limits. */
export const isPricedWithin = ({ tripType, price }: VehicleFilter): RawBuilder<SqlBool> =>
  isWithin(priceFor(tripType), price);

export function isWithin(value: RawBuilder<unknown>, { min, max }: Range): RawBuilder<SqlBool> {
  const bounds = [
    ...(min === undefined ? [] : [sql<SqlBool>`${value} >= ${min}`]),
    ...(max === undefined ? [] : [sql<SqlBool>`${value} <= ${max}`]),
  ];
  return bounds.length === 0 ? sql`true` : sql`(${sql.join(bounds, sql` and `)})`;
}

/** Vehicles in one of the zones, or in any zone, while their module is active. */
export const isPlacedIn = (module: ModuleId, zones: readonly ZoneId[] | null) => sql<boolean>`(
  vehicle.module_id = ${module} and (select module.active from module where module.id = ${module})
  and ${zones === null ? sql`vehicle.zones <> '{}'` : sql`vehicle.zones && ${[...zones]}::int[]`}
)`;

const rowIds = (ids: readonly number[]) => ids.filter((id) => id <= LAST_ROW_ID);
