import type { Context, Hono } from 'hono';
import * as contract from '#contract/cart.ts';
import { createItemCache } from '#server/catalogue/item-cache.ts';
import { requestHeadersOf } from '#server/kernel/request-headers.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { requirePrincipal, type Principal } from '#server/kernel/principal.ts';
import { routerOn } from '#server/kernel/serve.ts';
import { toChoice, toWireLine } from './cart.wire.ts';
import { addToCart, removeFromCart, updateCart } from './change-cart.ts';
import { clearCart } from './queries.ts';
import { saleContextOf } from './sale-context.ts';
import { seenCart } from './seen-cart.ts';
import type { StoredLine } from './stored-line.ts';

const tag = 'Cart';
const REFUSED = 'The choice is refused; the code says why';
const WHO = 'Neither a token nor a guest_id';
const NOT_THERE = 'There is no such line in this cart';

/** Every call returns the whole cart, of the module in the header or, without one, of all. */
export function cartRoutes(context: ServerContext): Hono {
  const { db, currency } = context;
  const carts = { db, items: createItemCache(db) };
  const { router, serve } = routerOn(context);
  const whose = async (c: Context) => {
    const who = await requirePrincipal(context, c);
    return { who, cart: { owner: who.owner, module: requestHeadersOf(c).module } };
  };
  const list = (c: Context, who: Principal, lines: readonly StoredLine[]) => {
    const { language } = requestHeadersOf(c);
    return lines.map((line) => toWireLine(line, who, language, currency));
  };

  serve(contract.listCart, { summary: 'The cart', tag, refusals: { 401: WHO } }, async (c) => {
    const { who, cart } = await whose(c);
    const { lines } = await seenCart(carts, cart);
    return list(c, who, lines);
  });
  serve(
    contract.addToCart,
    {
      summary: 'Add an item to the cart; the server sets the price',
      tag,
      refusals: { 401: WHO, 403: REFUSED },
    },
    async (c, { body }) => {
      const { who, cart } = await whose(c);
      const request = { item: body.item_id, choice: toChoice(body) };
      return list(c, who, await addToCart(carts, cart, request, saleContextOf(context, c)));
    },
  );
  serve(
    contract.updateCart,
    {
      summary: 'Change a line; a dish’s quantity is limited to its maximum',
      tag,
      refusals: { 401: WHO, 403: REFUSED, 404: NOT_THERE },
    },
    async (c, { body }) => {
      const { who, cart } = await whose(c);
      const request = { line: body.cart_id, item: body.item_id, choice: toChoice(body) };
      return list(c, who, await updateCart(db, cart, request, saleContextOf(context, c)));
    },
  );
  serve(
    contract.removeFromCart,
    { summary: 'Remove a line', tag, refusals: { 401: WHO, 404: NOT_THERE } },
    async (c, { query }) => {
      const { who, cart } = await whose(c);
      return list(c, who, await removeFromCart(db, cart, query.cart_id));
    },
  );
  serve(
    contract.clearCart,
    { summary: 'Empty the cart', tag, refusals: { 401: WHO } },
    async (c) => {
      const { who, cart } = await whose(c);
      await clearCart(db, cart.owner, cart.module);
      return list(c, who, []);
    },
  );
  return router;
}
