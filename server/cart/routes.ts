import { Hono, type Context } from 'hono';
import * as contract from '#contract/cart.ts';
import { instant } from '#domain/kernel/instant.ts';
import { wallTime } from '#domain/kernel/wall-clock.ts';
import { callerOf } from '#server/kernel/caller.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { requirePrincipal, type Principal } from '#server/kernel/principal.ts';
import { describe, valid } from '#server/kernel/validate.ts';
import { toChoice, toWireLine } from './cart.wire.ts';
import { addToCart, removeFromCart, updateCart } from './change-cart.ts';
import { cartLines, clearCart } from './queries.ts';
import type { StoredLine } from './stored-line.ts';

const tag = 'Cart';
const answer = contract.cartList;
const REFUSED = 'The choice is refused; the code says why';
const WHO = 'Neither a token nor a guest_id';
const NOT_THERE = 'There is no such line in this cart';

/** Every call answers the whole cart, of the module in the header or, without one, of all. */
export function cartRoutes(context: ServerContext): Hono {
  const { db, currency } = context;
  const whose = async (c: Context) => {
    const who = await requirePrincipal(context, c);
    return { who, cart: { owner: who.owner, module: callerOf(c).module } };
  };
  const list = (c: Context, who: Principal, lines: readonly StoredLine[]) => {
    const { language } = callerOf(c);
    return c.json(lines.map((line) => toWireLine(line, who, language, currency)));
  };

  return new Hono()
    .get(
      '/api/v1/customer/cart/list',
      describe({ summary: 'The cart', tag, answer, refusals: { 401: WHO } }),
      valid('query', contract.cartQuery),
      async (c) => {
        const { who, cart } = await whose(c);
        return list(c, who, await cartLines(db, cart.owner, cart.module));
      },
    )
    .post(
      '/api/v1/customer/cart/add',
      describe({
        summary: 'Put an item into the cart; its price is worked out here',
        tag,
        answer,
        refusals: { 401: WHO, 403: REFUSED },
      }),
      valid('json', contract.addToCart),
      async (c) => {
        const { who, cart } = await whose(c);
        const asked = c.req.valid('json');
        const wish = { item: asked.item_id, choice: toChoice(asked) };
        return list(c, who, await addToCart(db, cart, wish, shelfOf(context, c)));
      },
    )
    .post(
      '/api/v1/customer/cart/update',
      describe({
        summary: 'Change a line; too much of a dish is brought down to its maximum',
        tag,
        answer,
        refusals: { 401: WHO, 403: REFUSED, 404: NOT_THERE },
      }),
      valid('json', contract.updateCart),
      async (c) => {
        const { who, cart } = await whose(c);
        const asked = c.req.valid('json');
        const wish = { line: asked.cart_id, item: asked.item_id, choice: toChoice(asked) };
        return list(c, who, await updateCart(db, cart, wish, shelfOf(context, c)));
      },
    )
    .delete(
      '/api/v1/customer/cart/remove-item',
      describe({
        summary: 'Take a line out',
        tag,
        answer,
        refusals: { 401: WHO, 404: NOT_THERE },
      }),
      valid('query', contract.removeFromCart),
      async (c) => {
        const { who, cart } = await whose(c);
        return list(c, who, await removeFromCart(db, cart, c.req.valid('query').cart_id));
      },
    )
    .delete(
      '/api/v1/customer/cart/remove',
      describe({ summary: 'Empty the cart', tag, answer, refusals: { 401: WHO } }),
      valid('query', contract.cartQuery),
      async (c) => {
        const { who, cart } = await whose(c);
        await clearCart(db, cart.owner, cart.module);
        return list(c, who, []);
      },
    );
}

function shelfOf({ now, currency, timeZone }: ServerContext, c: Context) {
  const moment = now();
  const at = wallTime(instant(moment.getTime()), timeZone);
  return { currency, at, now: moment, zones: callerOf(c).zones };
}
