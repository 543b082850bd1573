import {
  greatCircleMetres,
  parseGeoPoint,
  pointBetween,
  type GeoPoint,
} from '#domain/location/geo-point.ts';
import type { Db } from '#server/kernel/database.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { orderOf, type OrderRow } from './order-row.ts';
import { lockOrder } from './status.ts';

/** Steps of a courier from the store to the door. */
const STEPS = 5;

/**
 * Moves the courier one step on the straight line from the store, or the sender, to the door; without a position
 * since pickup, to its beginning. Returns the position; null without a courier.
 */
export const moveCourier = (db: Db, id: number, now: Date): Promise<GeoPoint | null> =>
  inTransaction(db, `order ${id}`, async (transaction) => {
    await lockOrder(transaction, id);
    const order = await orderOf(transaction, id);
    const ends = order && endsOf(order);
    if (!ends || order.status !== 'picked_up') return null;
    const point = pointBetween(ends.store, ends.door, nextShare(ends, seenOf(order)));
    await setCourier(transaction, { order: id, point }, now);
    return point;
  });

/** Overwrites the position of the courier. */
async function setCourier(
  db: Db,
  { order, point }: { readonly order: number; readonly point: GeoPoint },
  now: Date,
): Promise<void> {
  const seen = { lat: point.latitude, lng: point.longitude, seen_at: now };
  await db
    .insertInto('courier_position')
    .values({ order_id: order, ...seen })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(seen))
    .execute();
}

/** Pickup and delivery place. */
type Ends = { readonly store: GeoPoint; readonly door: GeoPoint };

function endsOf({ type, store_lat, store_lng, lat, lng, ...parcel }: OrderRow): Ends | null {
  if (type === 'take_away') return null;
  const isParcel = type === 'parcel';
  const own = parseGeoPoint(lat, lng);
  const store = isParcel ? own : parseGeoPoint(store_lat, store_lng);
  const door = isParcel ? parseGeoPoint(parcel.receiver_lat, parcel.receiver_lng) : own;
  return store && door ? { store, door } : null;
}

/** A position before the last pickup belongs to an earlier attempt. */
function seenOf({ events, courier_lat, courier_lng, courier_seen_at }: OrderRow): GeoPoint | null {
  const since = events.find(({ status }) => status === 'picked_up')?.at;
  const isOld = since && courier_seen_at && courier_seen_at < new Date(since);
  return isOld ? null : parseGeoPoint(courier_lat, courier_lng);
}

function nextShare({ store, door }: Ends, seen: GeoPoint | null): number {
  if (!seen) return 0;
  const length = greatCircleMetres(store, door);
  const covered = length === 0 ? 1 : greatCircleMetres(store, seen) / length;
  return Math.min(1, Math.round(covered * STEPS + 1) / STEPS);
}
