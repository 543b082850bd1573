import type { Db } from '#server/kernel/database.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { Settler } from '#server/payment/payments.ts';
import { giveBackPayment, isAwaited, settleMoney } from './order-money.ts';
import { enterStatus, lockOrder } from './status.ts';

/**
 * Settles the payment of an order that awaits it. Money for any other order (canceled, expired or paid) is
 * refunded.
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

/** Fails orders past their payment deadline, which returns their goods to stock. */
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
