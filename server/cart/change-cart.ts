import type { ModuleId } from '#domain/catalogue/module.ts';
import { itemOf } from '#server/catalogue/list-items.ts';
import type { Db } from '#server/kernel/database.ts';
import { problem } from '#server/kernel/problem.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { Choice } from './choice.ts';
import { cartLines, changeLine, insertLine, lockCarts, removeLines } from './queries.ts';
import { changedLine, lineToAdd, type SaleContext } from './rules.ts';
import type { StoredLine } from './stored-line.ts';
import * as words from './words.ts';

export type Cart = { readonly owner: string; readonly module: ModuleId | null };
type Lines = Promise<readonly StoredLine[]>;

/** Puts a choice of an item into the cart, as a new line. Answers the whole cart. */
export const addToCart = (
  db: Db,
  cart: Cart,
  request: { readonly item: number; readonly choice: Choice },
  sale: SaleContext & { readonly now: Date },
): Lines =>
  inTransaction(db, `cart ${cart.owner}`, async (transaction) => {
    await lockCarts(transaction, cart.owner);
    const row = await itemOf(transaction, request.item);
    if (!row?.active) throw problem(403, 'item_gone', words.ITEM_GONE);
    const module = row.module_id;
    if (cart.module !== null && cart.module !== module) {
      throw problem(403, 'moduleId', words.OTHER_MODULE);
    }
    const held = await cartLines(transaction, cart.owner, module);
    const choice = lineToAdd(row, request.choice, held, sale);
    const { owner } = cart;
    const id = await insertLine(transaction, { ...choice, owner, module, item: row.id }, sale.now);
    return [...held, { ...choice, id, row }];
  });

/** Changes what is chosen in a line. Another owner's line is as unknown as one that never was. */
export const updateCart = (
  db: Db,
  cart: Cart,
  request: { readonly line: number; readonly item: number; readonly choice: Choice },
  sale: SaleContext,
): Lines =>
  inTransaction(db, `cart ${cart.owner}`, async (transaction) => {
    await lockCarts(transaction, cart.owner);
    const held = await cartLines(transaction, cart.owner, cart.module);
    const line = requireLine(held, request.line);
    if (line.row.id !== request.item) throw problem(403, 'item_id', words.OTHER_ITEM);
    if (!line.row.active) throw problem(403, 'item_gone', words.ITEM_GONE);
    const choice = changedLine(line, request.choice, ofModule(held, line), sale);
    await changeLine(transaction, line.id, choice);
    return held.map((one) => (one.id === line.id ? { ...one, ...choice } : one));
  });

export const removeFromCart = (db: Db, cart: Cart, line: number): Lines =>
  inTransaction(db, `cart ${cart.owner}`, async (transaction) => {
    await lockCarts(transaction, cart.owner);
    const held = await cartLines(transaction, cart.owner, cart.module);
    const { id } = requireLine(held, line);
    await removeLines(transaction, [id]);
    return held.filter((one) => one.id !== id);
  });

function requireLine(held: readonly StoredLine[], id: number): StoredLine {
  const line = held.find((one) => one.id === id);
  if (!line) throw problem(404, 'cart_id', words.LINE_GONE);
  return line;
}

const ofModule = (held: readonly StoredLine[], { row }: StoredLine): readonly StoredLine[] =>
  held.filter((one) => one.row.module_id === row.module_id);
