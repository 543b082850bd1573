import {
  goesOn,
  isCarriedOut,
  isMissed,
  mayCancel,
  nextStatus,
  type OrderStatus,
} from '#domain/ordering/order-status.ts';
import { instant } from '#domain/kernel/instant.ts';
import { waitsUntil } from '#domain/ordering/parcel-return.ts';
import { isCanceledBy, type Claim } from '#server/account/claim.ts';
import type { Db } from '#server/kernel/database.ts';
import { LAST_ROW_ID } from '#server/kernel/paging.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { variationIn } from './order.wire.ts';
import { GIVES_BACK } from './coupon-row.ts';
import { requireUseLeft } from './coupons.ts';
import { closePayments } from '#server/payment/payments.ts';
import { giveBack, hasPaidThemselves, isAwaited, isPaidAhead, markRefund } from './order-money.ts';
import { refundToWallet, rewardDelivery } from '#server/wallet/order-rewards.ts';
import { requireRoomAgain } from './slot-room.ts';
import { returnStock, takeStock } from './stock.ts';
import * as errorMessages from './error-messages.ts';

type OrderAtStake = Awaited<ReturnType<typeof lockOrder>>;

/** Sets the next status of an order; null after the last one. */
export const advanceOrder = (db: Db, id: number, now: Date): Promise<OrderStatus | null> =>
  inTransaction(db, `order ${id}`, async (transaction) => {
    const order = await lockOrder(transaction, id);
    await requireWaited(transaction, order, now);
    const next = nextStatus(order.status, order.type);
    if (next) await enterStatus(transaction, order, next, now);
    return next;
  });

/** A parcel goes back only after waiting for its receiver. */
async function requireWaited(db: Db, { id, status }: OrderAtStake, now: Date): Promise<void> {
  if (status !== 'receiver_absent') return;
  const { at } = await db
    .selectFrom('order_event')
    .select('at')
    .where('order_id', '=', id)
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
  const until = waitsUntil({ status, reached: { receiver_absent: instant(at.getTime()) } });
  if (until !== null && now.getTime() < until)
    throw httpError(409, 'order_status', errorMessages.COURIER_WAITS);
}

/** Sets any status of an order, as its store could. */
export const setOrderStatus = (
  db: Db,
  id: number,
  status: OrderStatus,
  now: Date,
): Promise<OrderStatus> =>
  inTransaction(db, `order ${id}`, async (transaction) => {
    await enterStatus(transaction, await lockOrder(transaction, id), status, now);
    return status;
  });

/** Cancels for the customer, until the store begins. Returns the goods to stock, once. */
export const cancelOrder = (
  db: Db,
  { claim, reason }: { readonly claim: Claim; readonly reason: string },
  now: Date,
): Promise<void> =>
  inTransaction(db, `order ${claim.id}`, async (transaction) => {
    const order = await lockOrder(transaction, claim.id);
    if (!isCanceledBy(order, claim)) throw httpError(404, 'order', errorMessages.NOT_FOUND);
    if (!mayCancel(order.status))
      throw httpError(403, 'order_status', errorMessages.TOO_LATE_TO_CANCEL);
    await enterStatus(transaction, order, 'canceled', now);
    await transaction
      .updateTable('orders')
      .set({ cancellation_reason: reason, payment_due_at: null })
      .where('id', '=', order.id)
      .execute();
  });

/** Locks the order: concurrent calls see the decision of the first. */
export async function lockOrder(db: Db, id: number) {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'owner', 'contact_phone', 'status', 'type', 'payment_status', 'stock_returned'])
    .select(['coupon_id', 'customer_id', 'total', 'payment_method', 'payment_due_at'])
    .select(['zone_id', 'module_id', 'store_id', 'schedule_at'])
    .select((from) =>
      from
        .selectFrom('parcel')
        .select('charge_payer')
        .whereRef('parcel.order_id', '=', 'orders.id')
        .as('charge_payer'),
    )
    .where('id', '=', Math.min(id, LAST_ROW_ID))
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw httpError(404, 'order', errorMessages.NOT_FOUND);
  return order;
}

/** Sets a status with all its consequences. */
export async function enterStatus(
  db: Db,
  order: OrderAtStake,
  status: OrderStatus,
  now: Date,
): Promise<void> {
  if (isMissed(status) && order.type !== 'parcel')
    throw httpError(409, 'order_status', errorMessages.ONLY_PARCELS_GO_BACK);
  await settleCoupon(db, order, status);
  const stock_returned = await settleStock(db, order, status);
  const payment_status = await settlePayment(db, order, status, now);
  await db
    .updateTable('orders')
    .set({ status, payment_status, stock_returned })
    .where('id', '=', order.id)
    .execute();
  await db
    .insertInto('order_event')
    .values({ order_id: order.id, status, at: now })
    .onConflict((conflict) => conflict.columns(['order_id', 'status']).doUpdateSet({ at: now }))
    .execute();
  if (status === 'delivered') await rewardDelivery(db, order, now);
  if (status === 'refunded') {
    if (hasPaidThemselves(order)) await refundToWallet(db, order, now);
    await markRefund(db, order);
  }
}

/** Refunds a prepaid order that is canceled or fails; refuses to advance an unpaid one. */
async function settlePayment(
  db: Db,
  order: OrderAtStake,
  status: OrderStatus,
  now: Date,
): Promise<string> {
  const { id, payment_method, payment_status } = order;
  if (RELEASES_STOCK.includes(status)) {
    await closePayments(db, 'order_id', id, now);
    if (!isPaidAhead(order)) return payment_status;
    await giveBack(db, order, now);
    return 'unpaid';
  }
  const isToBePaid = payment_method !== 'cash_on_delivery' && payment_status !== 'paid';
  if (isToBePaid && goesOn(status)) {
    const mayWait = isAwaited({ ...order, status });
    if (!mayWait) throw httpError(409, 'payment', notPaid(order));
  }
  return isCarriedOut(status) ? 'paid' : payment_status;
}

const notPaid = ({ payment_due_at }: OrderAtStake) =>
  payment_due_at === null ? errorMessages.GIVEN_BACK : errorMessages.NOT_PAID_YET;

/**
 * A canceled or failed order returns its goods to stock, once; a resumed one takes them and its delivery slot
 * again, or is refused. Returns whether the goods are in stock now.
 */
async function settleStock(db: Db, order: OrderAtStake, status: OrderStatus): Promise<boolean> {
  const { stock_returned: isReturned } = order;
  if (RELEASES_STOCK.includes(status)) {
    if (!isReturned) await returnStock(db, await piecesOf(db, order.id));
    return true;
  }
  if (!isReturned || !goesOn(status)) return isReturned;
  await takeStock(db, await piecesOf(db, order.id));
  await requireRoomAgain(db, order);
  return false;
}

const RELEASES_STOCK: readonly OrderStatus[] = ['canceled', 'failed'];

/** A canceled or failed order releases its coupon; a resumed one needs a use of it again. */
async function settleCoupon(db: Db, order: OrderAtStake, status: OrderStatus): Promise<void> {
  const goesOn = GIVES_BACK.includes(order.status) && !GIVES_BACK.includes(status);
  if (order.coupon_id !== null && goesOn) await requireUseLeft(db, order.coupon_id, order.owner);
}

async function piecesOf(db: Db, order: number) {
  const lines = await db
    .selectFrom('order_line')
    .select(['item_id', 'quantity', 'variation'])
    .where('order_id', '=', order)
    .execute();
  return lines.map(({ item_id: item, quantity, variation }) => ({
    ...{ item, quantity },
    variation: variation.map((chosen) => variationIn('en', chosen)),
  }));
}
