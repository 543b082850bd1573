import type { Context, Hono } from 'hono';
import * as contract from '#contract/ordering-again.ts';
import { money, toDecimal } from '#domain/kernel/money.ts';
import { claimOf } from '#server/account/claim.ts';
import { cartLines, clearCart, insertLine, lockCarts } from '#server/cart/queries.ts';
import { otherStoreIn, type SaleContext } from '#server/cart/rules.ts';
import { saleContextOf } from '#server/cart/sale-context.ts';
import { requestHeadersOf, requireModule, requireZones } from '#server/kernel/request-headers.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import {
  customerOf,
  guestOf,
  requireCustomer,
  requirePrincipal,
} from '#server/kernel/principal.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { routerOn } from '#server/kernel/serve.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { nameIn, localize } from '#server/kernel/localized-text.ts';
import { orderedAgain, seenAs, toWireOrderAgain } from './order-again.ts';
import type { OrderRow } from './order-row.ts';
import { pastOrders } from './past-orders.ts';
import { trackedOrder } from './track-order.ts';
import * as errorMessages from './error-messages.ts';

const tag = 'Ordering';
const NOT_FOUND = {
  404: 'Unknown order, or another customer’s',
  429: 'Too many wrong guesses; Retry-After says when to retry',
};

/** Reorder (D-14): a preview first, then the cart. */
export function againRoutes(context: ServerContext): Hono {
  const { router, serve } = routerOn(context);
  const orderOf = async (c: Context, given: Parameters<typeof claimOf>[2]) =>
    trackedOrder(context, c, await claimOf(context, c, given));

  serve(
    contract.checkReorder,
    {
      summary: 'The availability of a past order’s lines',
      tag,
      refusals: { ...NOT_FOUND, 403: 'The order has no store' },
    },
    async (c, { query: { order_id: id, ...known } }) => {
      const order = await orderOf(c, { id, ...known });
      const who = (await customerOf(context, c)) ?? (await guestOf(c));
      const held = who ? await cartLines(context.db, who.owner, order.module_id) : [];
      const sale = saleContextOf(context, c);
      const again = await orderedAgain(context.db, order, held, sale);
      return toWireOrderAgain(again, requestHeadersOf(c).language, sale);
    },
  );
  serve(
    contract.reorder,
    {
      summary: 'Add the available lines of a past order to the cart',
      tag,
      refusals: {
        ...NOT_FOUND,
        401: 'Neither a token nor a guest_id',
        403: 'The cart holds another store’s goods (different_stores), nothing is available (nothing_left), or the order has no store',
        409: 'The preview has changed; read it again',
      },
    },
    async (c, { body: { order_id: id, seen, replace, ...known } }) => {
      const { owner } = await requirePrincipal(context, c);
      const order = await orderOf(c, { id, ...known });
      await putAgain(context, { order, owner, seen, replace }, saleContextOf(context, c));
      return { message: localize(requestHeadersOf(c).language, errorMessages.IN_CART_AGAIN) };
    },
  );
  serve(
    contract.listOrdersToHaveAgain,
    {
      summary: 'Past orders from stores that deliver here, without repetitions',
      tag,
      refusals: { 401: 'No token', 403: 'The zoneId or moduleId header is missing' },
    },
    async (c) => {
      const { owner } = await requireCustomer(context, c);
      const scope = { owner, module: requireModule(c), zones: requireZones(c) };
      const rows = await pastOrders(context.db, scope);
      const { language } = requestHeadersOf(c);
      return {
        orders: rows.map((row) => ({
          id: row.id,
          store: { name: nameIn(language, row), logo_full_url: row.logo },
          item_names: row.lines.slice(0, 3).map((line) => nameIn(language, line)),
          details_count: row.lines.length,
          order_amount: toDecimal(money(row.total, context.currency)),
          created_at: row.created_at.toISOString(),
        })),
      };
    },
  );
  return router;
}

type Request = {
  readonly order: OrderRow;
  readonly owner: string;
  readonly seen: string;
  readonly replace: boolean;
};

/** Atomic. Of two concurrent calls the second sees the first in the cart, and adds nothing twice. */
const putAgain = (
  { db }: ServerContext,
  { order, owner, seen, replace }: Request,
  sale: SaleContext & { readonly now: Date },
): Promise<void> =>
  inTransaction(db, `cart ${owner}`, async (transaction) => {
    await lockCarts(transaction, owner);
    const held = await cartLines(transaction, owner, order.module_id);
    const again = await orderedAgain(transaction, order, held, sale);
    if (seenAs(again, sale.currency) !== seen)
      throw httpError(409, 'changed', errorMessages.AGAIN_CHANGED);
    if (again.lines.every(({ addition }) => addition === null)) {
      throw httpError(403, 'nothing_left', errorMessages.NOTHING_LEFT);
    }
    if (again.replaces) {
      const { code, message } = otherStoreIn(held, errorMessages.otherStoreInCart);
      if (!replace) throw httpError(403, code, message);
      await clearCart(transaction, owner, order.module_id);
    }
    for (const { addition } of again.lines) {
      if (!addition) continue;
      const line = { ...addition.choice, owner, module: order.module_id, item: addition.item.id };
      await insertLine(transaction, line, sale.now);
    }
  });
