import { positionOf } from '#domain/ordering/order-payment.ts';
import type { OrderStatus } from '#domain/ordering/order-status.ts';
import { awaitsPayment, mayBePaid } from '#domain/payment/due.ts';
import type { Db } from '#server/kernel/database.ts';
import { closePayments, type PaymentRow } from '#server/payment/payments.ts';
import * as paidAhead from '#server/wallet/paid-ahead.ts';
import type { OrderRow } from './order-row.ts';

export type OrderMoney = {
  readonly id: number;
  readonly customer_id: number | null;
  readonly status: OrderStatus;
  /** Minor units. */
  readonly total: number;
  readonly payment_method: string;
  readonly payment_status: string;
  readonly payment_due_at: Date | null;
  /** Start of its half hour; null for as soon as possible. */
  readonly schedule_at: Date | null;
};

/** Payment deadline. A failed order has released its half hour, and takes none that has begun. */
export const dueOf = ({ status, payment_due_at: due, schedule_at: slot }: OrderMoney) =>
  due && slot && slot < due && positionOf(status) === 'failed' ? slot : due;

const atGateway = (order: OrderMoney) => ({
  ...{ position: positionOf(order.status), isPaid: order.payment_status === 'paid' },
  dueAt: dueOf(order)?.getTime() ?? null,
});

export const isAwaited = (order: OrderMoney): boolean => awaitsPayment(atGateway(order));
export const isPayable = (order: OrderMoney, now: Date): boolean =>
  mayBePaid(atGateway(order), now.getTime());

/** True if paid before delivery: cash is not refunded by us. */
export const isPaidAhead = ({ payment_method, payment_status }: OrderMoney): boolean =>
  payment_status === 'paid' && payment_method !== 'cash_on_delivery';

/** Cash from the receiver of a parcel is not refunded to the customer. */
export const hasPaidThemselves = (
  order: Pick<OrderRow, 'payment_status' | 'charge_payer'>,
): boolean => order.payment_status === 'paid' && order.charge_payer !== 'receiver';

/** Records that the order is paid or will be paid in cash, and cancels open payments. */
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

const kind = 'order';
export const giveBack = (db: Db, order: OrderMoney, now: Date) =>
  paidAhead.giveBack(db, { kind, ...order }, now);
export const giveBackPayment = (db: Db, order: OrderMoney, payment: PaymentRow, now: Date) =>
  paidAhead.giveBackPayment(db, { kind, ...order }, payment, now);

/** Marks a refund of a gateway payment: in the wallet, or by hand. */
export async function markRefund(db: Db, order: OrderMoney): Promise<void> {
  if (isPaidAhead(order)) await paidAhead.markRefund(db, { kind, ...order });
}
