import type { Db } from '#server/kernel/database.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { Settler } from '#server/payment/payments.ts';
import { giveBackPayment, isAwaited, settleMoney } from './order-money.ts';
import { enterStatus, lockOrder } from './status.ts';

/**
 * An order that waits for its payment is paid by it, or fails. Money for one that does not wait any more (it was
 * canceled, ran out of time, or is paid) goes back.
 */
export const settleOrder: Settler = async (db, payment, now) => {
  const order = await lockOrder(db, payment.order_id ?? 0);
  return {
    paid: async () => {
      if (!isAwaited(order)) return giveBackPayment(db, order, payment, now);
      await settleMoney(db, order, { method: 'digital_payment', isPaid: true }, now);
      return 'purpose';
    },
    notPaid: async () => {
      if (isAwaited(order)) await enterStatus(db, order, 'failed', now);
    },
  };
};

/** Orders that were not paid in time fail: their goods go back on the shelf. */
export async function failUnpaidOrders(db: Db, now: Date): Promise<void> {
  const due = await db
    .selectFrom('orders')
    .select('id')
    .where('payment_due_at', '<=', now)
    .where('status', '=', 'pending')
    .execute();
  for (const { id } of due) {
    await inTransaction(db, `order ${id}`, async (transaction) => {
      const order = await lockOrder(transaction, id);
      const isLate = order.payment_due_at !== null && order.payment_due_at <= now;
      if (isLate && isAwaited(order)) await enterStatus(transaction, order, 'failed', now);
    });
  }
}
