import { PAYMENT_WAITS } from '#domain/payment/due.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { Db } from '#server/kernel/database.ts';
import { payFromWallet } from './paid-ahead.ts';

type Placed = {
  /** Id of the order. */
  readonly id: number;
  /** Customer of the wallet, if the wallet pays. */
  readonly customer: number;
  readonly method: 'cash_on_delivery' | 'digital_payment' | 'wallet';
  readonly total: Money;
};

/**
 * Pays an order in the transaction that places it; false if the wallet cannot cover all of it. Payment at the
 * gateway stays due unless the total is 0; cash is paid on delivery.
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
