import { conflictingStore, isSameChoice } from '#domain/cart/cart.ts';
import { MAX_ADD_ONS } from '#domain/cart/selection.ts';
import { stockOf } from '#domain/cart/selection-check.ts';
import type { Currency } from '#domain/kernel/money.ts';
import type { Db } from '#server/kernel/database.ts';
import { customerOwner, guestOwner } from '#server/kernel/principal.ts';
import { httpError } from '#server/kernel/http-error.ts';
import type { ChosenAddOn } from './choice.ts';
import { cartLines, changeLine, giveLines, lockCarts, removeLines } from './queries.ts';
import { cartOf } from './rules.ts';
import { readLine, type StoredLine } from './stored-line.ts';

/** Resolution if the account's cart already holds another store's goods (D-42). */
export type OnConflict = 'ask' | 'guest' | 'account';

/**
 * Moves a guest's cart to the account at sign-in, module by module. On a conflict `ask` refuses with `cart_conflict`
 * and moves nothing, `guest` replaces the account's cart, and `account` leaves both unchanged. Must run inside a
 * transaction.
 */
export async function mergeGuestCart(
  transaction: Db,
  people: { readonly guest: number; readonly customer: number },
  onConflict: OnConflict,
  currency: Currency,
): Promise<void> {
  const [guest, customer] = [guestOwner(people.guest), customerOwner(people.customer)];
  for (const owner of [guest, customer].toSorted()) await lockCarts(transaction, owner);
  const brought = await cartLines(transaction, guest, null);
  if (brought.length === 0) return;
  const held = await cartLines(transaction, customer, null);
  const disputed = modulesInConflict(held, brought, currency);
  if (disputed.size > 0 && onConflict === 'ask') throw httpError(409, 'cart_conflict', CONFLICT);
  const isDisputed = ({ row }: StoredLine) => disputed.has(row.module_id);
  const replaced = onConflict === 'guest' ? held.filter(isDisputed) : [];
  const moving = onConflict === 'guest' ? brought : brought.filter((line) => !isDisputed(line));
  const remaining = held.filter((line) => !replaced.includes(line));
  const twins = moving.map((line) => ({ line, twin: twinOf(line, remaining, currency) }));
  for (const { line, twin } of twins) {
    if (twin) await changeLine(transaction, twin.id, together(twin, line, currency));
  }
  const joined = twins.filter(({ twin }) => twin).map(({ line }) => line);
  await removeLines(transaction, [...replaced, ...joined].map(idOf));
  await giveLines(transaction, moving.filter((line) => !joined.includes(line)).map(idOf), customer);
}

const idOf = ({ id }: StoredLine): number => id;

/** Outside food, a cart holds one store's goods. */
function modulesInConflict(
  held: readonly StoredLine[],
  brought: readonly StoredLine[],
  currency: Currency,
): ReadonlySet<number> {
  const disputed = brought.filter((line) => {
    const beside = held.filter(({ row }) => row.module_id === line.row.module_id);
    return conflictingStore(cartOf(beside, currency), readLine(line, 'en', currency).item) !== null;
  });
  return new Set(disputed.map(({ row }) => row.module_id));
}

function twinOf(
  line: StoredLine,
  lines: readonly StoredLine[],
  currency: Currency,
): StoredLine | undefined {
  const { item, selection, stands } = readLine(line, 'en', currency);
  return lines.find((other) => {
    const known = readLine(other, 'en', currency);
    return stands && known.stands && isSameChoice(known, item, selection);
  });
}

/** Merges two lines of one choice, up to stock and maximum. */
function together(twin: StoredLine, line: StoredLine, currency: Currency) {
  const { item, selection } = readLine(twin, 'en', currency);
  const maximum = Math.min(stockOf(item, selection) ?? Infinity, item.maximum ?? Infinity);
  const wanted = Math.min(twin.quantity + line.quantity, maximum);
  return {
    variation: twin.variation,
    quantity: Math.max(twin.quantity, wanted),
    addOns: addOnsTogether(twin.addOns, line.addOns),
  };
}

function addOnsTogether(
  some: readonly ChosenAddOn[],
  more: readonly ChosenAddOn[],
): readonly ChosenAddOn[] {
  const pieces = new Map<number, number>();
  for (const { id, quantity } of [...some, ...more]) {
    pieces.set(id, Math.min(MAX_ADD_ONS, (pieces.get(id) ?? 0) + quantity));
  }
  return [...pieces].map(([id, quantity]) => ({ id, quantity }));
}

const CONFLICT = {
  en: 'Your account already has a cart from another store. Replace it with this one?',
  hi: 'आपके खाते में पहले से किसी दूसरे स्टोर का कार्ट है। क्या उसे इस कार्ट से बदलें?',
};
