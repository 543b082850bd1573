import { PAYMENT_WAITS } from '#domain/payment/due.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { Db } from '#server/kernel/database.ts';
import { payFromWallet } from './paid-ahead.ts';

type Placed = {
  /** The number of the order. */
  readonly id: number;
  /** Who pays, where that is from a wallet. */
  readonly customer: number;
  readonly method: 'cash_on_delivery' | 'digital_payment' | 'wallet';
  readonly total: Money;
};

/**
 * Pays an order in the transaction that places it: the wallet covers all of it, or this answers false. What is to
 * be paid at the gateway waits for it, unless it costs nothing; cash is paid when it comes.
 */
export async function payPlaced(
  db: Db,
  { id, customer, method, total: { minor: total } }: Placed,
  at: Date,
): Promise<boolean> {
  if (method === 'cash_on_delivery') return true;
  if (method === 'wallet' && !(await payFromWallet(db, { kind: 'order', id, customer, total }, at)))
    return false;
  const waits = method === 'digital_payment' && total > 0;
  await db
    .updateTable('orders')
    .set(
      waits
        ? { payment_due_at: new Date(at.getTime() + PAYMENT_WAITS) }
        : { payment_status: 'paid' },
    )
    .where('id', '=', id)
    .execute();
  return true;
}
