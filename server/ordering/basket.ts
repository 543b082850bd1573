import { sql, type RawBuilder } from 'kysely';
import * as v from 'valibot';
import { buyNowCart } from '#contract/ordering.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { Currency } from '#domain/kernel/money.ts';
import { toChoice } from '#server/cart/cart.wire.ts';
import { cartLines } from '#server/cart/queries.ts';
import { readLine, type ReadLine } from '#server/cart/stored-line.ts';
import { ITEM_GONE } from '#server/cart/error-messages.ts';
import { itemsOf } from '#server/catalogue/list-items.ts';
import type { Db } from '#server/kernel/database.ts';
import { LAST_ROW_ID } from '#server/kernel/paging.ts';
import type { Principal } from '#server/kernel/principal.ts';
import { httpError } from '#server/kernel/http-error.ts';
import type { OrderStore } from './order-store.ts';
import type { OrderingRules } from './rules.ts';
import { lockItems } from './stock.ts';
import * as errorMessages from './error-messages.ts';

/** Lines to order of one store, and their whole cart, both locked. */
export type Basket = { readonly lines: readonly ReadLine[]; readonly cart: readonly ReadLine[] };

/** Locks the owner's carts, and then their items of this store. */
export const cartLocks = (owner: string, store: number): RawBuilder<boolean> =>
  sql<boolean>`lock_cart_items(${owner}, ${Math.min(store, LAST_ROW_ID)})`;

/** The store's lines of the cart, and the whole cart, locked by `cartLocks`. */
export async function basketFromCart(
  db: Db,
  owner: string,
  store: OrderStore,
  { currency }: OrderingRules,
): Promise<Basket> {
  const cart = (await cartLines(db, owner, store.module_id)).map((line) =>
    readLine(line, 'en', currency),
  );
  const lines = cart.filter(({ item }) => item.storeId === store.id);
  if (lines.length === 0) throw httpError(403, 'cart_empty', errorMessages.CART_EMPTY);
  return { lines, cart };
}

/** Lines of the request itself; the cart stays unchanged. */
export async function basketToBuyNow(
  db: Db,
  text: string | null | undefined,
  store: OrderStore,
  { currency }: OrderingRules,
): Promise<Basket> {
  const requests = requestedLines(text);
  await lockItems(
    db,
    requests.map(({ item_id }) => item_id),
  );
  const lines = await boughtLines(db, requests, 'en', currency);
  if (lines.some(({ item }) => item.storeId !== store.id))
    throw httpError(403, 'item_gone', ITEM_GONE);
  return { lines, cart: lines };
}

type Requests = v.InferOutput<typeof buyNowCart>;

export function requestedLines(text: string | null | undefined): Requests {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), buyNowCart), text ?? '[]');
  if (!parsed.success) throw httpError(403, 'cart', errorMessages.NOT_A_CART);
  if (parsed.output.length === 0) throw httpError(403, 'cart_empty', errorMessages.CART_EMPTY);
  return parsed.output;
}

/** The same lines with their current items, numbered in their order. */
export async function boughtLines(
  db: Db,
  requests: Requests,
  language: Language,
  currency: Currency,
): Promise<readonly ReadLine[]> {
  const ids = requests.map(({ item_id }) => Math.min(item_id, LAST_ROW_ID));
  const rows = await itemsOf(db, ids);
  return requests.map((request, index) => {
    const row = rows.find(({ id }) => id === request.item_id);
    if (!row) throw httpError(403, 'item_gone', ITEM_GONE);
    const line = { ...toChoice(request), id: index + 1, row, shownPrice: null };
    return readLine(line, language, currency);
  });
}

/** Campaigns require an account. */
export function requireSignInForCampaigns(who: Principal, lines: readonly ReadLine[]): void {
  if (who.kind === 'guest' && lines.some(({ item }) => item.campaign !== null)) {
    throw httpError(401, 'unauthorized', errorMessages.SIGN_IN_TO_ORDER);
  }
}

/** Canonical text of the lines, to compare an order with its quote. */
export const spelledLines = (lines: readonly ReadLine[]): string =>
  JSON.stringify(
    lines.map(({ stored: { row, quantity, variation, addOns } }) => [
      row.id,
      quantity,
      variation.map((one) => ('type' in one ? one.type : [one.name, one.values.label])),
      addOns.map(({ id, quantity: pieces }) => [id, pieces]),
    ]),
  );
