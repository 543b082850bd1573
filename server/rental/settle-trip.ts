import type { Db } from '#server/kernel/database.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { Settler } from '#server/payment/payments.ts';
import { giveBackPayment, isAwaited, settleMoney } from './trip-money.ts';
import { enterTripStatus, lockTrip } from './trip-status.ts';

/**
 * Settles the payment of a trip that awaits it. Money for any other trip (canceled, expired or paid) is
 * refunded.
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

/** Fails trips past their payment deadline, which releases their vehicles. */
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
