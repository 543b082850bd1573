import type { Db } from '#server/kernel/database.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { Settler } from '#server/payment/payments.ts';
import { giveBackPayment, isAwaited, settleMoney } from './trip-money.ts';
import { enterTripStatus, lockTrip } from './trip-status.ts';

/**
 * A trip that waits for its payment is paid by it, or fails. Money for one that does not wait any more (it was
 * canceled, ran out of time, or is paid) goes back.
 */
export const settleTrip: Settler = async (db, payment, now) => {
  const trip = await lockTrip(db, payment.trip_id ?? 0);
  return {
    paid: async () => {
      if (!isAwaited(trip)) return giveBackPayment(db, trip, payment, now);
      await settleMoney(db, trip, { method: 'digital_payment', isPaid: true }, now);
      return 'purpose';
    },
    notPaid: async () => {
      if (isAwaited(trip)) await enterTripStatus(db, trip, 'payment_failed', now);
    },
  };
};

/** Trips that were not paid in time fail: their vehicles are free again. */
export async function failUnpaidTrips(db: Db, now: Date): Promise<void> {
  const due = await db
    .selectFrom('trip')
    .select('id')
    .where('payment_due_at', '<=', now)
    .where('status', '=', 'pending')
    .execute();
  for (const { id } of due) {
    await inTransaction(db, `trip ${id}`, async (transaction) => {
      const trip = await lockTrip(transaction, id);
      const isLate = trip.payment_due_at !== null && trip.payment_due_at <= now;
      if (isLate && isAwaited(trip))
        await enterTripStatus(transaction, trip, 'payment_failed', now);
    });
  }
}
