import { randomBytes, randomUUID } from 'node:crypto';
import { afterAnswer, type GatewayAnswer } from '#domain/payment/payment.ts';
import type { Db } from '#server/kernel/database.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { isSigned, type SignedAnswer } from './signature.ts';
import * as errorMessages from './error-messages.ts';

/** Purpose of a payment, by its column. */
export type Purpose =
  | { readonly customer_id: number }
  | { readonly order_id: number }
  | { readonly trip_id: number };
type PurposeName = 'customer_id' | 'order_id' | 'trip_id';

export const findPayment = (db: Db, id: string) =>
  db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst();
export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>;
export type WentTo = NonNullable<PaymentRow['went_to']>;

/** Consequences of the gateway's answer. */
export type Settling = {
  /** Settles received money and returns its destination. */
  readonly paid: () => Promise<WentTo>;
  readonly notPaid: () => Promise<void>;
};
/** Locks the purpose of a payment and returns the consequences. Lock order: purpose, then payment. */
export type Settler = (db: Db, payment: PaymentRow, now: Date) => Promise<Settling>;
export type Settlers = Readonly<Record<PurposeName, Settler>>;

type Wanted = {
  readonly purpose: Purpose;
  /** Minor units. */
  readonly amount: number;
  readonly callback: string;
};

/** Creates an open payment. */
export async function beginPayment(db: Db, wanted: Wanted, now: Date): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('payment')
    .values({
      ...{ id, ...wanted.purpose, amount: wanted.amount, status: 'open' },
      ...{ callback: wanted.callback, secret: randomBytes(32).toString('hex') },
      ...{ created_at: now, answered_at: null },
    })
    .execute();
  return id;
}

/**
 * Returns the open payment of an order or trip, or creates one, so that a customer never has two to pay. The
 * order or trip must be locked.
 */
export async function paymentAt(db: Db, wanted: Wanted, now: Date): Promise<string> {
  const [[name, id] = []] = Object.entries(wanted.purpose);
  const open = await db
    .selectFrom('payment')
    .select('id')
    .where(name as PurposeName, '=', id ?? 0)
    .where('status', '=', 'open')
    .where('amount', '=', wanted.amount)
    .executeTakeFirst();
  if (!open) return beginPayment(db, wanted, now);
  const { callback } = wanted;
  await db.updateTable('payment').set({ callback }).where('id', '=', open.id).execute();
  return open.id;
}

/** Payments of an order or trip, oldest first. */
export const paymentsFor = (
  db: Db,
  name: Exclude<PurposeName, 'customer_id'>,
  id: number,
): Promise<readonly PaymentRow[]> =>
  db.selectFrom('payment').selectAll().where(name, '=', id).orderBy('number').execute();

/** Cancels open payments. A late answer from the gateway still counts. */
export const closePayments = (
  db: Db,
  name: Exclude<PurposeName, 'customer_id'>,
  id: number,
  now: Date,
) =>
  db
    .updateTable('payment')
    .set({ status: 'canceled', answered_at: now })
    .where(name, '=', id)
    .where('status', '=', 'open')
    .execute();

/**
 * Processes an answer from the gateway. It may arrive twice, late, or after the customer has left; money
 * counts once. Answers with a wrong signature or amount are refused.
 */
export async function takeAnswer(
  db: Db,
  settlers: Settlers,
  answer: SignedAnswer,
  now: Date,
): Promise<PaymentRow> {
  const known = await findPayment(db, answer.payment_id);
  if (!known) throw httpError(404, 'payment', errorMessages.PAYMENT_UNKNOWN);
  if (!isSigned(answer, known.secret))
    throw httpError(403, 'signature', errorMessages.SIGNATURE_WRONG);
  if (answer.amount !== known.amount) throw httpError(403, 'amount', errorMessages.AMOUNT_OTHER);
  return inTransaction(db, `payment ${known.id}`, (transaction) =>
    settle(transaction, { settlers, known, answer: answer.status }, now),
  );
}

async function settle(
  db: Db,
  {
    settlers,
    known,
    answer,
  }: {
    readonly settlers: Settlers;
    readonly known: PaymentRow;
    readonly answer: GatewayAnswer;
  },
  now: Date,
): Promise<PaymentRow> {
  const settling = await settlers[purposeOf(known)](db, known, now);
  const row = await db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', known.id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw httpError(404, 'payment', errorMessages.PAYMENT_UNKNOWN);
  const status = afterAnswer(row.status, answer);
  if (status === row.status) return row;
  const answered = { status, answered_at: now } as const;
  if (status !== 'paid') {
    await settling.notPaid();
    return update(db, row, answered);
  }
  return update(db, row, { ...answered, went_to: await settling.paid() });
}

async function update(
  db: Db,
  row: PaymentRow,
  change: Partial<Pick<PaymentRow, 'status' | 'answered_at' | 'went_to'>>,
): Promise<PaymentRow> {
  await db.updateTable('payment').set(change).where('id', '=', row.id).execute();
  return { ...row, ...change };
}

/** A payment without a purpose was for the wallet of a deleted account. */
const purposeOf = ({ order_id, trip_id }: PaymentRow): PurposeName =>
  order_id !== null ? 'order_id' : trip_id !== null ? 'trip_id' : 'customer_id';
