import { MAX_TRIP_LINES } from '#domain/rental/trip-cart.ts';
import type { Currency } from '#domain/kernel/money.ts';
import { isAnyOf } from '#server/catalogue/listed.ts';
import type { OnConflict } from '#server/cart/merge.ts';
import type { Db } from '#server/kernel/database.ts';
import { customerOwner, guestOwner } from '#server/kernel/principal.ts';
import { httpError } from '#server/kernel/http-error.ts';
import {
  changeTripLine,
  clearTripCart,
  lockTripCart,
  tripCartOf,
  type StoredTripCart,
} from './stored-trip-cart.ts';

/**
 * Moves a guest's trip cart to the account at sign-in (D-42). Carts of one provider and one type of trip
 * merge, with the guest's newer trip details. Other carts conflict: `ask` refuses, `guest` replaces the
 * account's cart, `account` leaves both unchanged. Must run in a transaction.
 */
export async function mergeTripCart(
  db: Db,
  people: { readonly guest: number; readonly customer: number },
  onConflict: OnConflict,
  currency: Currency,
): Promise<void> {
  const [guest, customer] = [guestOwner(people.guest), customerOwner(people.customer)];
  for (const owner of [guest, customer].toSorted()) await lockTripCart(db, owner);
  const brought = await tripCartOf(db, guest);
  if (!brought) return;
  const held = await tripCartOf(db, customer);
  const isDisputed = held !== null && isInConflict(held, brought);
  if (isDisputed && onConflict === 'ask') throw httpError(409, 'cart_conflict', CONFLICT);
  if (isDisputed && onConflict === 'account') return;
  if (held && !isDisputed) await join(db, held, brought, currency);
  await clearTripCart(db, customer);
  await db.updateTable('trip_cart').set({ owner: customer }).where('id', '=', brought.id).execute();
}

const isInConflict = (held: StoredTripCart, brought: StoredTripCart): boolean =>
  held.details.type !== brought.details.type ||
  held.lines[0]?.row.provider_id !== brought.lines[0]?.row.provider_id;

/** Adds the account's vehicles, the same vehicle once, up to the existing number. */
async function join(
  db: Db,
  held: StoredTripCart,
  brought: StoredTripCart,
  currency: Currency,
): Promise<void> {
  const { details } = brought;
  const twinOf = (line: StoredTripCart['lines'][number]) =>
    brought.lines.find(({ row }) => row.id === line.row.id);
  for (const line of held.lines) {
    const twin = twinOf(line);
    if (!twin) continue;
    const together = Math.min(twin.quantity + line.quantity, twin.row.total_count);
    await changeTripLine(db, twin, Math.max(twin.quantity, together), { details, currency });
  }
  const room = MAX_TRIP_LINES - brought.lines.length;
  const others = held.lines.filter((line) => !twinOf(line)).slice(0, room);
  await db
    .updateTable('trip_cart_line')
    .set({ cart_id: brought.id })
    .where(
      isAnyOf(
        'id',
        others.map(({ id }) => id),
      ),
    )
    .execute();
}

const CONFLICT = {
  en: 'Your account already has a trip cart of another provider or type of trip. Replace it with this one?',
  hi: 'आपके खाते में पहले से किसी दूसरे प्रदाता या दूसरी तरह की ट्रिप का कार्ट है। क्या उसे इस कार्ट से बदलें?',
};
