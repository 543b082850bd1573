import { Hono, type Context } from 'hono';
import type * as v from 'valibot';
import { message } from '#contract/kernel.ts';
import * as contract from '#contract/ordering.ts';
import { languageOf } from '#server/kernel/caller.ts';
import { mayCancel } from '#domain/ordering/order-status.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { pageFacts, rowsBefore } from '#server/kernel/paging.ts';
import {
  customerOf,
  guestOf,
  guestOwner,
  requireCustomer,
  requirePrincipal,
} from '#server/kernel/principal.ts';
import { describe, valid } from '#server/kernel/validate.ts';
import { nameIn, wordsIn } from '#server/kernel/words.ts';
import { isCanceledBy, ordersOf, type Claim } from './find-order.ts';
import { orderLinesOf } from './order-row.ts';
import { toWireOrder, toWireOrderLine } from './order.wire.ts';
import { cancelOrder } from './status.ts';
import { trackedOrder } from './track-order.ts';
import * as words from './words.ts';

const tag = 'Ordering';
const NOT_FOUND = { 404: 'No such order, or none of yours: the answer is the same' };
const TRACKED = { ...NOT_FOUND, 429: 'Too many wrong guesses; Retry-After says when to try again' };

export const orderRoutes = (context: ServerContext) =>
  new Hono()
    .route('/', trackRoutes(context))
    .route('/', listRoutes(context))
    .put(
      '/api/v1/customer/order/cancel',
      describe({
        summary: 'Cancel an order that the store has not begun',
        tag,
        answer: message,
        refusals: { ...TRACKED, 403: 'It is too late' },
      }),
      valid('json', contract.cancelOrder),
      async (c) => {
        const asked = c.req.valid('json');
        if (!asked.contact_number) await requirePrincipal(context, c);
        const claim = await claimOf(context, c, asked);
        await trackedOrder(context, c, claim);
        await cancelOrder(context.db, { claim, reason: asked.reason }, context.now());
        return c.json({ message: wordsIn(languageOf(c), words.CANCELED) });
      },
    )
    .get(
      '/api/v1/customer/order/cancellation-reasons',
      describe({ summary: 'Why orders are canceled', tag, answer: contract.cancellationReasons }),
      valid('query', contract.ordersQuery),
      (c) => {
        const page = c.req.valid('query');
        const from = rowsBefore(page);
        const reasons = words.CANCELLATION_REASONS.slice(from, from + page.limit).map((reason) => ({
          id: reason.id,
          reason: nameIn(languageOf(c), reason),
        }));
        return c.json({ ...pageFacts(page, words.CANCELLATION_REASONS.length), reasons });
      },
    );

/** Following one order: its owner by token or guest_id, anybody else by the phone number given with it. */
function trackRoutes(context: ServerContext) {
  const { db, currency } = context;
  return new Hono()
    .get(
      '/api/v1/customer/order/track',
      describe({ summary: 'Follow an order', tag, answer: contract.order, refusals: TRACKED }),
      valid('query', contract.trackQuery),
      async (c) => {
        const claim = await claimOf(context, c, c.req.valid('query'));
        const order = await trackedOrder(context, c, claim);
        const can_cancel = mayCancel(order.status) && isCanceledBy(order, claim);
        return c.json({ ...toWireOrder(order, languageOf(c), currency), can_cancel });
      },
    )
    .get(
      '/api/v1/customer/order/details',
      describe({
        summary: 'The lines of an order, as they were ordered',
        tag,
        answer: contract.orderDetails,
        refusals: TRACKED,
      }),
      valid('query', contract.trackQuery),
      async (c) => {
        const { id } = await trackedOrder(
          context,
          c,
          await claimOf(context, c, c.req.valid('query')),
        );
        const lines = await orderLinesOf(db, id);
        return c.json(lines.map((line) => toWireOrderLine(line, languageOf(c), currency)));
      },
    );
}

type Asked = {
  readonly order_id: number;
  readonly guest_id?: number | null | undefined;
  readonly contact_number?: string | null | undefined;
};

async function claimOf(
  context: ServerContext,
  c: Context,
  { order_id: id, guest_id, contact_number }: Asked,
): Promise<Claim> {
  const customer = await customerOf(context, c);
  const guest = guest_id ?? (await guestOf(c))?.id;
  return {
    id,
    customer: customer?.owner ?? null,
    guest: guest === undefined ? null : guestOwner(guest),
    phone: contact_number || null,
  };
}

function listRoutes(context: ServerContext) {
  const { db, currency } = context;
  const list = async (c: Context, which: 'running' | 'history', page: PageAsked) => {
    const { owner } = await requireCustomer(context, c);
    const { rows, total } = await ordersOf(db, owner, which, page);
    const language = languageOf(c);
    const orders = rows.map((row) => toWireOrder(row, language, currency));
    return c.json({ ...pageFacts(page, total), orders });
  };
  return new Hono()
    .get(
      '/api/v1/customer/order/running-orders',
      describe({ summary: 'Orders on their way', tag, answer: contract.orderPage }),
      valid('query', contract.ordersQuery),
      (c) => list(c, 'running', c.req.valid('query')),
    )
    .get(
      '/api/v1/customer/order/list',
      describe({ summary: 'Orders that are over', tag, answer: contract.orderPage }),
      valid('query', contract.ordersQuery),
      (c) => list(c, 'history', c.req.valid('query')),
    );
}

type PageAsked = v.InferOutput<typeof contract.ordersQuery>;
