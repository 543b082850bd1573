import { money, type Money } from '#domain/kernel/money.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import { isSamePlace, parcelAmounts, parcelMetres } from '#domain/parcel/parcel.ts';
import type { OrderSummary } from '#domain/pricing/order-summary.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import type { Db } from '#server/kernel/database.ts';
import { httpError } from '#server/kernel/http-error.ts';
import type { StoredSettings } from '#server/kernel/settings.ts';
import { deliveringZones } from '#server/location/zones.ts';
import { tariffOf, type ParcelCategoryRow } from './categories.ts';
import * as errorMessages from './error-messages.ts';

/** Time and settings for the price and the checks of a parcel. */
export type ParcelRules = Pick<ServerContext, 'currency'> & {
  readonly now: number;
  readonly settings: StoredSettings;
};

export type Ends = { readonly from: GeoPoint; readonly to: GeoPoint };

/** Zones, distance and price of a parcel. */
export type ParcelRoute = {
  readonly fromZone: number;
  readonly toZone: number;
  readonly metres: number;
  readonly amounts: OrderSummary;
  /** Maximum in cash; null for no limit. */
  readonly cashLimit: Money | null;
};

/** Refuses a parcel unless both ends are in zones with parcels. The zones may differ (I7). */
export async function requireRoute(
  db: Db,
  category: ParcelCategoryRow,
  { from, to }: Ends,
  { currency }: ParcelRules,
): Promise<ParcelRoute> {
  const start = await carriedIn(db, category.module_id, from);
  if (!start) throw httpError(403, 'sender_zone', errorMessages.SENDER_OUTSIDE);
  const end = await carriedIn(db, category.module_id, to);
  if (!end) throw httpError(403, 'receiver_zone', errorMessages.RECEIVER_OUTSIDE);
  if (isSamePlace(from, to)) throw httpError(403, 'same_place', errorMessages.SAME_PLACE);
  const metres = parcelMetres(from, to);
  const { maximum_cod: maximum } = start;
  return {
    ...{ fromZone: start.zone_id, toZone: end.zone_id, metres },
    amounts: parcelAmounts(tariffOf(category, currency), metres),
    cashLimit: maximum ? money(maximum, currency) : null,
  };
}

/** Terms of the first zone around a point that carries parcels; null without one. */
async function carriedIn(db: Db, module: number, point: GeoPoint) {
  const zones = await deliveringZones(db, point);
  if (zones.length === 0) return null;
  const offered = await db
    .selectFrom('zone_module')
    .select(['zone_id', 'maximum_cod'])
    .where('module_id', '=', module)
    .where(
      'zone_id',
      'in',
      zones.map(({ id }) => id),
    )
    .orderBy('zone_id')
    .executeTakeFirst();
  return offered ?? null;
}
