import type { WalletKind } from '#domain/wallet/ledger.ts';
import type { Db } from '#server/kernel/database.ts';
import { readSettings } from '#server/kernel/settings.ts';
import type { PaymentRow, WentTo } from '#server/payment/payments.ts';
import { book } from './ledger.ts';

/** Prepaid records. */
type Kind = 'order' | 'trip';
type Payer = {
  readonly kind: Kind;
  readonly id: number;
  /** Null for a guest, who has no wallet. */
  readonly customer_id: number | null;
};
type Paid = {
  readonly kind: Kind;
  readonly id: number;
  readonly customer: number;
  /** Minor units. */
  readonly total: number;
};

const KINDS: Readonly<Record<Kind, { readonly place: WalletKind; readonly refund: WalletKind }>> = {
  order: { place: 'order_place', refund: 'order_refund' },
  trip: { place: 'trip_place', refund: 'trip_refund' },
};

/**
 * Pays an order or trip from the wallet; false if the balance is too low. Must run in the transaction that
 * places it.
 */
export async function payFromWallet(db: Db, { kind, id, customer, total }: Paid, at: Date) {
  if (total === 0) return true;
  const outcome = await book(db, 'wallet', {
    ...{ customer, kind: KINDS[kind].place, change: -total, reference: String(id), at },
  });
  return outcome !== 'short';
}

/** Refunds a prepaid order or trip, once: to the wallet, or marked for a manual refund for guests. */
export async function giveBack(
  db: Db,
  it: Payer & { readonly total: number; readonly payment_method: string },
  at: Date,
): Promise<void> {
  const { kind, id, customer_id: customer, total } = it;
  const isOfWallet = it.payment_method === 'wallet' || (await whereTo(db, it)) === 'wallet';
  if (customer !== null && isOfWallet && total > 0) {
    const entry = { customer, kind: KINDS[kind].refund, change: total, reference: String(id), at };
    await book(db, 'wallet', entry);
  }
  await markRefund(db, it);
}

/** Marks gateway payments as returned to the wallet or for a manual refund. */
export async function markRefund(db: Db, it: Payer): Promise<void> {
  await db
    .updateTable('payment')
    .set({ went_to: await whereTo(db, it) })
    .where(`${it.kind}_id`, '=', it.id)
    .where('went_to', '=', 'purpose')
    .execute();
}

/** Refunds money for a record that is already paid or canceled. */
export async function giveBackPayment(
  db: Db,
  it: Payer,
  { id, amount }: PaymentRow,
  at: Date,
): Promise<WentTo> {
  const { kind, customer_id: customer } = it;
  const wentTo = await whereTo(db, it);
  if (wentTo === 'wallet' && customer !== null) {
    const reference = `${it.id}/${id}`;
    await book(db, 'wallet', { customer, kind: KINDS[kind].refund, change: amount, reference, at });
  }
  return wentTo;
}

async function whereTo(db: Db, { customer_id }: Payer): Promise<'wallet' | 'to_refund'> {
  if (customer_id === null) return 'to_refund';
  return (await readSettings(db)).rewards.wallet ? 'wallet' : 'to_refund';
}
