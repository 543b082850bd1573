import { awaitsPayment, mayBePaid } from '#domain/payment/due.ts';
import { positionOf } from '#domain/rental/trip-payment.ts';
import type { TripStatus } from '#domain/rental/trip-status.ts';
import type { Db } from '#server/kernel/database.ts';
import { closePayments, type PaymentRow } from '#server/payment/payments.ts';
import * as paidAhead from '#server/wallet/paid-ahead.ts';

export type TripMoney = {
  readonly id: number;
  readonly customer_id: number | null;
  readonly status: TripStatus;
  /** Minor units. */
  readonly total: number;
  readonly payment_method: string;
  readonly payment_status: string;
  readonly payment_due_at: Date | null;
};

const dueOf = ({ status, payment_status, payment_due_at }: TripMoney) => ({
  ...{ position: positionOf(status), isPaid: payment_status === 'paid' },
  dueAt: payment_due_at?.getTime() ?? null,
});

export const isAwaited = (trip: TripMoney): boolean => awaitsPayment(dueOf(trip));
export const isPayable = (trip: TripMoney, now: Date): boolean =>
  mayBePaid(dueOf(trip), now.getTime());

/** True if paid before the trip: cash is paid to the provider, who also refunds it. */
export const isPaidAhead = ({ payment_method, payment_status }: TripMoney): boolean =>
  payment_status === 'paid' && payment_method !== 'cash_payment';

/** Records that the trip is paid or will be paid in cash, and cancels open payments. */
export async function settleMoney(
  db: Db,
  { id }: TripMoney,
  { method, isPaid }: { readonly method: string; readonly isPaid: boolean },
  now: Date,
): Promise<void> {
  await closePayments(db, 'trip_id', id, now);
  await db
    .updateTable('trip')
    .set({
      ...{ payment_method: method, payment_status: isPaid ? 'paid' : 'unpaid' },
      payment_due_at: null,
    })
    .where('id', '=', id)
    .execute();
}

const kind = 'trip';
export const giveBack = (db: Db, trip: TripMoney, now: Date) =>
  paidAhead.giveBack(db, { kind, ...trip }, now);
export const giveBackPayment = (db: Db, trip: TripMoney, payment: PaymentRow, now: Date) =>
  paidAhead.giveBackPayment(db, { kind, ...trip }, payment, now);
