import type { Db } from '#server/kernel/database.ts';
import { book } from './ledger.ts';

type Paid = {
  readonly id: number;
  readonly customer: number;
  /** Minor units. */
  readonly total: number;
};

/**
 * Takes what an order costs out of the wallet, or answers false where that is more than there is. Call it in
 * the transaction that places the order: both are done, or neither.
 */
export async function payFromWallet(db: Db, { id, customer, total }: Paid, at: Date) {
  if (total === 0) return true;
  const outcome = await book(db, 'wallet', {
    ...{ customer, kind: 'order_place', change: -total, reference: String(id), at },
  });
  return outcome !== 'short';
}

/** What was taken for an order that has come to nothing is in the wallet again, once. */
export async function giveBackToWallet(db: Db, { id, customer, total }: Paid, at: Date) {
  if (total === 0) return;
  await book(db, 'wallet', {
    ...{ customer, kind: 'order_refund', change: total, reference: String(id), at },
  });
}
