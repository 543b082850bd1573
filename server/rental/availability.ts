import { sql } from 'kysely';
import { instant } from '#domain/kernel/instant.ts';
import { isBookable, periodFrom, type Period } from '#domain/rental/trip-details.ts';
import { holdsVehicles, TRIP_STATUSES } from '#domain/rental/trip-status.ts';
import { isAnyOf } from '#server/catalogue/listed.ts';
import type { Db } from '#server/kernel/database.ts';
import type { StoredTripCart } from './stored-trip-cart.ts';

/** Locks these vehicles until the transaction ends, always in the same order, which prevents deadlocks. */
export const lockVehicles = (db: Db, vehicles: readonly number[]) =>
  sql`select id from vehicle where ${isAnyOf('id', vehicles)} order by id for update`.execute(db);

const HOLDING = TRIP_STATUSES.filter(holdsVehicles);

/** Booked number of each vehicle at some time in this period. */
export async function takenDuring(
  db: Db,
  vehicles: readonly number[],
  { from, to }: Period,
): Promise<(vehicle: number) => number> {
  const rows = await db
    .selectFrom('trip_line')
    .innerJoin('trip', 'trip.id', 'trip_line.trip_id')
    .select(['trip_line.vehicle_id', sql<number>`sum(trip_line.quantity)::int`.as('taken')])
    .where(isAnyOf('trip_line.vehicle_id', vehicles))
    .where('trip.status', 'in', HOLDING)
    .where('trip.pickup_at', '<', new Date(to))
    .where('trip.ends_at', '>', new Date(from))
    .groupBy('trip_line.vehicle_id')
    .execute();
  return (vehicle) => rows.find(({ vehicle_id }) => vehicle_id === vehicle)?.taken ?? 0;
}

/** Free number of a vehicle; 0 if more are booked than exist. */
export const leftOf = (
  vehicle: { readonly id: number; readonly total_count: number },
  taken: (vehicle: number) => number,
): number => Math.max(0, vehicle.total_count - taken(vehicle.id));

/** Free number of each vehicle of a cart for its trip; null without a time ahead. */
export async function freeFor(
  db: Db,
  { details, lines }: StoredTripCart,
  now: Date,
): Promise<((vehicle: number) => number) | null> {
  const { pickupAt } = details;
  if (!isBookable(pickupAt, instant(now.getTime()))) return null;
  const vehicles = lines.map(({ row }) => row);
  const taken = await takenDuring(
    db,
    vehicles.map(({ id }) => id),
    periodFrom(details, pickupAt),
  );
  return (id) => {
    const vehicle = vehicles.find((one) => one.id === id);
    return vehicle ? leftOf(vehicle, taken) : 0;
  };
}
