import { awaitsPayment, mayBePaid } from '#domain/ordering/order-payment.ts';
import type { OrderStatus } from '#domain/ordering/order-status.ts';
import type { Db } from '#server/kernel/database.ts';
import { readSettings } from '#server/kernel/settings.ts';
import { closePayments, type PaymentRow, type WentTo } from '#server/payment/payments.ts';
import { book } from '#server/wallet/ledger.ts';
import { giveBackToWallet } from '#server/wallet/order-payment.ts';

/** What is known of the money of an order. */
export type OrderMoney = {
  readonly id: number;
  readonly customer_id: number | null;
  readonly status: OrderStatus;
  /** Minor units. */
  readonly total: number;
  readonly payment_method: string;
  readonly payment_status: string;
  readonly payment_due_at: Date | null;
};

const atGateway = ({ status, payment_status, payment_due_at }: OrderMoney) => ({
  ...{ status, isPaid: payment_status === 'paid' },
  dueAt: payment_due_at?.getTime() ?? null,
});

export const isAwaited = (order: OrderMoney): boolean => awaitsPayment(atGateway(order));
export const isPayable = (order: OrderMoney, now: Date): boolean =>
  mayBePaid(atGateway(order), now.getTime());

/** Whether it was paid before it was brought: cash is not given back by us. */
export const isPaidAhead = ({ payment_method, payment_status }: OrderMoney): boolean =>
  payment_status === 'paid' && payment_method !== 'cash_on_delivery';

/** The order is paid, or will be in cash: nothing is asked for at the gateway any more. */
export async function settleMoney(
  db: Db,
  { id }: OrderMoney,
  { method, isPaid }: { readonly method: string; readonly isPaid: boolean },
  now: Date,
): Promise<void> {
  await closePayments(db, 'order_id', id, now);
  await db
    .updateTable('orders')
    .set({
      ...{ payment_method: method, payment_status: isPaid ? 'paid' : 'unpaid' },
      payment_due_at: null,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * What was paid for an order that has come to nothing goes into the wallet, once. Guests have none: what they
 * paid is marked as to be given back by hand.
 */
export async function giveBack(db: Db, order: OrderMoney, now: Date): Promise<void> {
  const { id, customer_id: customer, total, payment_method } = order;
  const isOfWallet = payment_method === 'wallet' || (await whereTo(db, order)) === 'wallet';
  if (customer !== null && isOfWallet) await giveBackToWallet(db, { id, customer, total }, now);
  await noteRefund(db, order);
}

/** A refund of what was paid at the gateway is in the wallet, or is given back by hand. */
export async function noteRefund(db: Db, order: OrderMoney): Promise<void> {
  if (!isPaidAhead(order)) return;
  await db
    .updateTable('payment')
    .set({ went_to: await whereTo(db, order) })
    .where('order_id', '=', order.id)
    .where('went_to', '=', 'purpose')
    .execute();
}

/** Money that came for an order that is paid already, or that has come to nothing. */
export async function giveBackPayment(
  db: Db,
  order: OrderMoney,
  { id, amount }: PaymentRow,
  at: Date,
): Promise<WentTo> {
  const { customer_id: customer } = order;
  const wentTo = await whereTo(db, order);
  if (wentTo === 'wallet' && customer !== null) {
    const kind = 'order_refund';
    await book(db, 'wallet', { customer, kind, change: amount, reference: id, at });
  }
  return wentTo;
}

async function whereTo(db: Db, { customer_id }: OrderMoney): Promise<'wallet' | 'to_refund'> {
  if (customer_id === null) return 'to_refund';
  return (await readSettings(db)).rewards.wallet ? 'wallet' : 'to_refund';
}
