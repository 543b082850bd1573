import type { ModuleId } from '#domain/catalogue/module.ts';
import type { Db } from '#server/kernel/database.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { inTransaction, inTurn } from '#server/kernel/transaction.ts';
import { UNAVAILABLE } from '#server/kernel/unavailable.ts';
import type { Choice } from './choice.ts';
import { cartLines, changeLine, lockCarts, removeLines } from './queries.ts';
import { changedLine, lineToAdd, type SaleContext } from './rules.ts';
import { insertLineBeside, seenCart, type Carts, type SeenCart } from './seen-cart.ts';
import type { StoredLine } from './stored-line.ts';
import * as errorMessages from './error-messages.ts';

export type Cart = { readonly owner: string; readonly module: ModuleId | null };
type Lines = Promise<readonly StoredLine[]>;

/** Each retry means that a concurrent call of the same owner was faster: two run here at once, and few elsewhere. */
const MAX_TRIES = 20;

type Addition = { readonly item: number; readonly choice: Choice };

/**
 * Adds a choice of an item as a new line, and returns the whole cart. It is checked without a lock and written only
 * if the cart is unchanged since, else checked again.
 */
export const addToCart = (
  carts: Carts,
  cart: Cart,
  request: Addition,
  sale: SaleContext & { readonly now: Date },
): Lines =>
  inTurn(carts.db, `cart ${cart.owner}`, async () => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const lines = await addedTo(
        await seenCart(carts, cart, request.item),
        carts,
        cart,
        request,
        sale,
      );
      if (lines) return lines;
    }
    throw httpError(503, 'unavailable', UNAVAILABLE);
  });

async function addedTo(
  seen: SeenCart,
  carts: Carts,
  { owner, module: requested }: Cart,
  { choice: wanted }: Addition,
  sale: SaleContext & { readonly now: Date },
): Promise<readonly StoredLine[] | null> {
  const { item: row } = seen;
  if (!row?.active) throw httpError(403, 'item_gone', errorMessages.ITEM_GONE);
  const module = row.module_id;
  if (requested !== null && requested !== module)
    throw httpError(403, 'moduleId', errorMessages.OTHER_MODULE);
  const held = seen.lines.filter((line) => line.module === module);
  const choice = lineToAdd(row, wanted, held, sale);
  const line = { ...choice, owner, module, item: row.id };
  const id = await insertLineBeside(carts, held, line, sale.now);
  return id === null ? null : [...held, { ...choice, id, row }];
}

/** Changes the choice of a line. Another owner's line is not found. */
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
    if (line.row.id !== request.item) throw httpError(403, 'item_id', errorMessages.OTHER_ITEM);
    if (!line.row.active) throw httpError(403, 'item_gone', errorMessages.ITEM_GONE);
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
  if (!line) throw httpError(404, 'cart_id', errorMessages.LINE_GONE);
  return line;
}

const ofModule = (held: readonly StoredLine[], { row }: StoredLine): readonly StoredLine[] =>
  held.filter((one) => one.row.module_id === row.module_id);
