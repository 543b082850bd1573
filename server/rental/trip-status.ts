import { instant } from '#domain/kernel/instant.ts';
import {
  holdsVehicles,
  mayCancelTrip,
  nextTripStatus,
  usesCoupon,
  type TripStatus,
} from '#domain/rental/trip-status.ts';
import { isCanceledBy, type Claim } from '#server/account/claim.ts';
import { isAnyOf } from '#server/catalogue/listed.ts';
import type { Db } from '#server/kernel/database.ts';
import { LAST_ROW_ID } from '#server/kernel/paging.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { leftOf, lockVehicles, takenDuring } from './availability.ts';
import { closePayments } from '#server/payment/payments.ts';
import { requireUseLeft } from './trip-coupons.ts';
import { giveBack, isAwaited, isPaidAhead } from './trip-money.ts';
import * as errorMessages from './error-messages.ts';

type LockedTrip = Awaited<ReturnType<typeof lockTrip>>;

/** Sets the next status of a trip; null after the last one. */
export const advanceTrip = (db: Db, id: number, now: Date): Promise<TripStatus | null> =>
  inTransaction(db, `trip ${id}`, async (transaction) => {
    const trip = await lockTrip(transaction, id);
    const next = nextTripStatus(trip.status);
    if (next) await enterTripStatus(transaction, trip, next, now);
    return next;
  });

/** Sets any status of a trip, as its provider could. */
export const setTripStatus = (
  db: Db,
  id: number,
  status: TripStatus,
  now: Date,
): Promise<TripStatus> =>
  inTransaction(db, `trip ${id}`, async (transaction) => {
    await enterTripStatus(transaction, await lockTrip(transaction, id), status, now);
    return status;
  });

/** Cancels for the customer, until the provider confirms. Releases the vehicles. */
export const cancelTrip = (
  db: Db,
  { claim, reason }: { readonly claim: Claim; readonly reason: string | null },
  now: Date,
): Promise<void> =>
  inTransaction(db, `trip ${claim.id}`, async (transaction) => {
    const trip = await lockTrip(transaction, claim.id);
    if (!isCanceledBy(trip, claim)) throw httpError(404, 'trip', errorMessages.TRIP_NOT_FOUND);
    if (!mayCancelTrip(trip.status))
      throw httpError(403, 'trip_status', errorMessages.TOO_LATE_TO_CANCEL);
    await enterTripStatus(transaction, trip, 'canceled', now);
    await transaction
      .updateTable('trip')
      .set({ cancellation_reason: reason, payment_due_at: null })
      .where('id', '=', trip.id)
      .execute();
  });

/** Locks the trip: concurrent calls see the decision of the first. */
export async function lockTrip(db: Db, id: number) {
  const trip = await db
    .selectFrom('trip')
    .select(['id', 'owner', 'contact_phone', 'status', 'payment_status', 'pickup_at', 'ends_at'])
    .select(['coupon_id', 'customer_id', 'total', 'payment_method', 'payment_due_at'])
    .where('id', '=', Math.min(id, LAST_ROW_ID))
    .forUpdate()
    .executeTakeFirst();
  if (!trip) throw httpError(404, 'trip', errorMessages.TRIP_NOT_FOUND);
  return trip;
}

/** Sets a status with all its consequences. */
export async function enterTripStatus(
  db: Db,
  trip: LockedTrip,
  status: TripStatus,
  now: Date,
): Promise<void> {
  if (holdsVehicles(status) && !holdsVehicles(trip.status)) await requireStillFree(db, trip);
  if (trip.coupon_id !== null && usesCoupon(status) && !usesCoupon(trip.status)) {
    await requireUseLeft(db, trip.coupon_id, { owner: trip.owner, phone: trip.contact_phone });
  }
  const payment_status = await settlePayment(db, trip, status, now);
  await db.updateTable('trip').set({ status, payment_status }).where('id', '=', trip.id).execute();
  await db
    .insertInto('trip_status_change')
    .values({ trip_id: trip.id, status, at: now })
    .onConflict((conflict) => conflict.columns(['trip_id', 'status']).doUpdateSet({ at: now }))
    .execute();
}

/** Refunds a prepaid trip that ends without taking place; refuses to advance an unpaid one. */
async function settlePayment(
  db: Db,
  trip: LockedTrip,
  status: TripStatus,
  now: Date,
): Promise<string> {
  const { id, payment_method, payment_status } = trip;
  if (status === 'canceled' || status === 'payment_failed') {
    await closePayments(db, 'trip_id', id, now);
    if (!isPaidAhead(trip)) return payment_status;
    await giveBack(db, trip, now);
    return 'unpaid';
  }
  const isToBePaid = payment_method !== 'cash_payment' && payment_status !== 'paid';
  if (isToBePaid && !isAwaited({ ...trip, status })) {
    const why =
      trip.payment_due_at === null ? errorMessages.GIVEN_BACK : errorMessages.NOT_PAID_YET;
    throw httpError(409, 'payment', why);
  }
  return status === 'completed' ? 'paid' : payment_status;
}

/** A resumed trip needs its vehicles again; refused if others have booked them. */
async function requireStillFree(db: Db, { id, pickup_at, ends_at }: LockedTrip): Promise<void> {
  const lines = await db
    .selectFrom('trip_line')
    .select(['vehicle_id', 'quantity'])
    .where('trip_id', '=', id)
    .execute();
  const ids = lines.map(({ vehicle_id }) => vehicle_id);
  await lockVehicles(db, ids);
  const period = { from: instant(pickup_at.getTime()), to: instant(ends_at.getTime()) };
  const taken = await takenDuring(db, ids, period);
  const vehicles = await db
    .selectFrom('vehicle')
    .select(['id', 'name', 'total_count'])
    .where(isAnyOf('id', ids))
    .execute();
  for (const { vehicle_id, quantity } of lines) {
    const vehicle = vehicles.find((one) => one.id === vehicle_id);
    const left = vehicle ? leftOf(vehicle, taken) : 0;
    const named = { name: vehicle?.name ?? '', translations: null };
    if (quantity > left)
      throw httpError(409, 'not_available', errorMessages.NOT_AVAILABLE(named, left));
  }
}
