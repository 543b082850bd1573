import { sql } from 'kysely';
import * as v from 'valibot';
import { buyNowCart } from '#contract/ordering.ts';
import { toChoice } from '#server/cart/cart.wire.ts';
import { cartLines, lockCarts } from '#server/cart/queries.ts';
import { readLine, type ReadLine } from '#server/cart/stored-line.ts';
import { ITEM_GONE } from '#server/cart/words.ts';
import { itemsOf } from '#server/catalogue/list-items.ts';
import type { Db } from '#server/kernel/database.ts';
import { problem } from '#server/kernel/problem.ts';
import type { OrderStore } from './order-store.ts';
import type { OrderingRules } from './rules.ts';
import { lockItems } from './stock.ts';
import * as words from './words.ts';

/** What is to be ordered of one store, and the whole cart that it is part of. Both stand locked. */
export type Basket = { readonly lines: readonly ReadLine[]; readonly cart: readonly ReadLine[] };

/** The store's lines of the cart, and the cart that they are in. */
export async function basketFromCart(
  db: Db,
  owner: string,
  store: OrderStore,
  { currency }: OrderingRules,
): Promise<Basket> {
  await lockCarts(db, owner);
  await sql`select id from item where store_id = ${store.id}
    and id in (select item_id from cart_line where owner = ${owner})
    order by id for update`.execute(db);
  const cart = (await cartLines(db, owner, store.module_id)).map((line) =>
    readLine(line, 'en', currency),
  );
  const lines = cart.filter(({ item }) => item.storeId === store.id);
  if (lines.length === 0) throw problem(403, 'cart_empty', words.CART_EMPTY);
  return { lines, cart };
}

/** What the request itself carries; the cart is left alone. */
export async function basketToBuyNow(
  db: Db,
  text: string | null | undefined,
  store: OrderStore,
  { currency }: OrderingRules,
): Promise<Basket> {
  const requests = requestedLines(text);
  if (requests.length === 0) throw problem(403, 'cart_empty', words.CART_EMPTY);
  const ids = requests.map(({ item_id }) => item_id);
  await lockItems(db, ids);
  const rows = await itemsOf(db, ids);
  const lines = requests.map((request, index) => {
    const row = rows.find(({ id, store_id }) => id === request.item_id && store_id === store.id);
    if (!row) throw problem(403, 'item_gone', ITEM_GONE);
    return readLine({ ...toChoice(request), id: index + 1, row, shownPrice: null }, 'en', currency);
  });
  return { lines, cart: lines };
}

function requestedLines(text: string | null | undefined) {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), buyNowCart), text ?? '[]');
  if (!parsed.success) throw problem(403, 'cart', words.NOT_A_CART);
  return parsed.output;
}
