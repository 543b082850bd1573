import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type * as v from 'valibot';
import type { gatewayAnswer } from '#contract/wallet.ts';
import type { Money } from '#domain/kernel/money.ts';
import { afterAnswer, type TopUpAnswer } from '#domain/wallet/top-up.ts';
import type { Db } from '#server/kernel/database.ts';
import { problem } from '#server/kernel/problem.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { book } from './ledger.ts';
import * as words from './words.ts';

export type GatewayAnswer = v.InferOutput<typeof gatewayAnswer>;

type Wanted = { readonly customer: number; readonly amount: Money; readonly callback: string };

/** A payment that the gateway is asked for: nothing is added until it has answered. */
export async function beginTopUp(db: Db, wanted: Wanted, now: Date): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('top_up')
    .values({
      ...{ id, customer_id: wanted.customer, amount: wanted.amount.minor, status: 'open' },
      ...{ callback: wanted.callback, secret: randomBytes(32).toString('hex') },
      ...{ created_at: now, answered_at: null },
    })
    .execute();
  return id;
}

export const findTopUp = (db: Db, id: string) =>
  db.selectFrom('top_up').selectAll().where('id', '=', id).executeTakeFirst();
export type TopUpRow = NonNullable<Awaited<ReturnType<typeof findTopUp>>>;

/**
 * Takes what the gateway says of a payment. It may say so twice, late, or after the customer has left: the
 * money is added once. What is not signed by it, or is about another amount, changes nothing.
 */
export async function takeAnswer(db: Db, answer: GatewayAnswer, now: Date): Promise<TopUpRow> {
  const known = await findTopUp(db, answer.payment_id);
  if (!known) throw problem(404, 'payment', words.PAYMENT_UNKNOWN);
  if (!isSigned(answer, known.secret)) throw problem(403, 'signature', words.SIGNATURE_WRONG);
  if (answer.amount !== known.amount) throw problem(403, 'amount', words.AMOUNT_OTHER);
  return inTransaction(db, `payment ${known.id}`, async (transaction) => {
    const row = await transaction
      .selectFrom('top_up')
      .selectAll()
      .where('id', '=', known.id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw problem(404, 'payment', words.PAYMENT_UNKNOWN);
    const status = afterAnswer(row.status, answer.status);
    if (status === row.status) return row;
    if (status === 'paid') await addMoney(transaction, row, now);
    await transaction
      .updateTable('top_up')
      .set({ status, answered_at: now })
      .where('id', '=', row.id)
      .execute();
    return { ...row, status, answered_at: now };
  });
}

const addMoney = (db: Db, { id, customer_id, amount }: TopUpRow, at: Date) =>
  book(db, 'wallet', {
    ...{ customer: customer_id, kind: 'add_fund', change: amount, reference: id, at },
  });

type Signed = { readonly id: string; readonly amount: number; readonly status: TopUpAnswer };

/** What the gateway writes under an answer. */
export const signatureOf = ({ id, amount, status }: Signed, secret: string): string =>
  createHmac('sha256', secret).update(`${id}.${amount}.${status}`).digest('hex');

function isSigned({ payment_id, amount, status, signature }: GatewayAnswer, secret: string) {
  const right = signatureOf({ id: payment_id, amount, status }, secret);
  return timingSafeEqual(Buffer.from(right, 'hex'), Buffer.from(signature, 'hex'));
}
