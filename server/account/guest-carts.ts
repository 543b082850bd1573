import { mergeGuestCart, type OnConflict } from '#server/cart/merge.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import type { Db } from '#server/kernel/database.ts';
import { customerOwner } from '#server/kernel/principal.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { claimPrescriptions } from '#server/ordering/prescriptions.ts';
import { mergeTripCart } from '#server/rental/merge-trip-cart.ts';

/** Moves a guest's carts and prescriptions to the account at sign-in, atomically. */
export const bringCarts = (
  db: Db,
  people: { readonly guest: number; readonly customer: number },
  onConflict: OnConflict,
  { currency, now }: Pick<ServerContext, 'currency' | 'now'>,
): Promise<void> =>
  inTransaction(db, `cart ${customerOwner(people.customer)}`, async (transaction) => {
    await mergeGuestCart(transaction, people, onConflict, currency);
    await mergeTripCart(transaction, people, onConflict, currency);
    await claimPrescriptions(transaction, people, now());
  });
