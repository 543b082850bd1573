import { countsStock, mayMixStores, type ModuleType } from '#domain/catalogue/module.ts';
import type { Db } from '#server/kernel/database.ts';
import { customerOwner, guestOwner } from '#server/kernel/principal.ts';
import { problem } from '#server/kernel/problem.ts';

/** What to do when the account already holds another store's goods (D-42). */
export type OnConflict = 'ask' | 'guest' | 'account';

/**
 * Moves what a guest put into the cart to the account that they sign in to. Where the two cannot stand
 * side by side, `ask` refuses with `cart_conflict`, `guest` lets the guest's cart replace the account's,
 * and `account` leaves both as they are. Nothing is moved twice.
 */
export async function mergeCarts(
  db: Db,
  guest: number,
  customer: number,
  onConflict: OnConflict,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const brought = await lockedLines(transaction, guestOwner(guest));
    if (brought.length === 0) return;
    const held = await lockedLines(transaction, customerOwner(customer));
    const conflicts = modulesInConflict(held, brought);
    if (conflicts.size > 0 && onConflict === 'ask') throw problem(409, 'cart_conflict', CONFLICT);
    const moving = brought.filter(
      ({ module_id }) => onConflict === 'guest' || !conflicts.has(module_id),
    );
    const replaced = held.filter(({ module_id }) => conflicts.has(module_id));
    if (onConflict === 'guest') await removeLines(transaction, replaced);
    const kept = onConflict === 'guest' ? held.filter((line) => !replaced.includes(line)) : held;
    for (const line of moving) await moveLine(transaction, line, kept, customerOwner(customer));
  });
}

type Line = Awaited<ReturnType<typeof lockedLines>>[number];

const lockedLines = (db: Db, owner: string) =>
  db
    .selectFrom('cart_line')
    .innerJoin('item', 'item.id', 'cart_line.item_id')
    .innerJoin('module', 'module.id', 'cart_line.module_id')
    .select([
      'cart_line.id',
      'cart_line.module_id',
      'cart_line.item_id',
      'cart_line.quantity',
      'cart_line.variation',
      'cart_line.add_ons',
      'item.store_id',
      'item.stock',
      'item.maximum',
      'item.goods_variations',
      'module.type',
    ])
    .where('owner', '=', owner)
    .orderBy('cart_line.id')
    .forUpdate('cart_line')
    .execute();

/** Outside food, a cart holds one store's goods. */
function modulesInConflict(held: readonly Line[], brought: readonly Line[]): ReadonlySet<number> {
  const disagreeing = brought.filter(
    (line) =>
      !mayMixStores(line.type as ModuleType) &&
      held.some((own) => own.module_id === line.module_id && own.store_id !== line.store_id),
  );
  return new Set(disagreeing.map(({ module_id }) => module_id));
}

async function moveLine(db: Db, line: Line, held: readonly Line[], owner: string): Promise<void> {
  const same = held.find((own) => own.module_id === line.module_id && choice(own) === choice(line));
  if (!same) {
    await db.updateTable('cart_line').set({ owner }).where('id', '=', line.id).execute();
    return;
  }
  const quantity = Math.max(same.quantity, Math.min(same.quantity + line.quantity, mostOf(line)));
  await db
    .updateTable('cart_line')
    .set({ quantity, add_ons: JSON.stringify(line.add_ons) })
    .where('id', '=', same.id)
    .execute();
  await removeLines(db, [line]);
}

async function removeLines(db: Db, lines: readonly Line[]): Promise<void> {
  const ids = lines.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('cart_line').where('id', 'in', ids).execute();
}

/** Same item and same variation, in whatever order it was picked; add-ons make no difference. */
function choice({ item_id, variation }: Line): string {
  const picked = (variation as ChosenVariation[]).map((one) =>
    'type' in one ? one.type : `${one.name}=${one.values.label.toSorted().join('+')}`,
  );
  return JSON.stringify([item_id, picked.toSorted()]);
}
type ChosenVariation =
  | { readonly type: string }
  | { readonly name: string; readonly values: { readonly label: string[] } };

function mostOf({ type, stock, maximum, goods_variations, variation }: Line): number {
  const chosen = (variation as ChosenVariation[]).find((one) => 'type' in one)?.type;
  const variationStock = goods_variations.find((one) => one.type === chosen)?.stock;
  const left = countsStock(type as ModuleType) ? (variationStock ?? stock) : Infinity;
  return Math.min(left, maximum ?? Infinity);
}

const CONFLICT = {
  en: 'Your account already has a cart from another store. Replace it with this one?',
  hi: 'आपके खाते में पहले से किसी दूसरे स्टोर का कार्ट है। क्या उसे इस कार्ट से बदलें?',
};
