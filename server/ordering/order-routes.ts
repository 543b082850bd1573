import type { Context, Hono } from 'hono';
import * as contract from '#contract/ordering.ts';
import { claimOf, isCanceledBy, isKnownBy, type Claim } from '#server/account/claim.ts';
import { languageOf } from '#server/kernel/request-headers.ts';
import { mayAskForRefund, mayCancel } from '#domain/ordering/order-status.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { pageFacts, rowsBefore, type PageQuery } from '#server/kernel/paging.ts';
import { requireCustomer, requirePrincipal } from '#server/kernel/principal.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { routerOn, type Serve, type ServePolled } from '#server/kernel/serve.ts';
import { nameIn, localize } from '#server/kernel/localized-text.ts';
import { ordersOf } from './find-order.ts';
import { hasPaidThemselves } from './order-money.ts';
import { createOrderMarks } from './order-mark.ts';
import { orderLinesOf, orderOf } from './order-row.ts';
import { toWireOrder, toWireOrderLine } from './order.wire.ts';
import { prescriptionsOf } from './prescriptions.ts';
import { cancelOrder } from './status.ts';
import { claimedOrder, trackedOrder } from './track-order.ts';
import * as errorMessages from './error-messages.ts';

const tag = 'Ordering';
const NOT_FOUND = { 404: 'Unknown order, or another customer’s' };
const SIGNED_IN = { 401: 'Not signed in' };
const TRACKED = { ...NOT_FOUND, 429: 'Too many wrong guesses; Retry-After says when to retry' };

export function orderRoutes(context: ServerContext): Hono {
  const { router, serve, servePolled } = routerOn(context);
  serveTracking(servePolled, context);
  serveLines(serve, context);
  serveLists(serve, context);
  serveCancelling(serve, context);
  return router;
}

/** One order: for its owner by token or guest_id, for others by its phone number. */
function serveTracking(servePolled: ServePolled, context: ServerContext): void {
  const { db, currency } = context;
  const markOf = createOrderMarks(db);
  servePolled(
    contract.trackOrder,
    {
      summary: 'Track an order; with If-None-Match 304 while nothing is new',
      tag,
      refusals: TRACKED,
    },
    async (c, { query }) => {
      const claim = await claimOn(context, c, query);
      const { id, mark, ...order } = await claimedOrder(context, c, claim, markOf);
      const key = JSON.stringify([
        id,
        isOf(order, claim),
        isCanceledBy(order, claim),
        languageOf(c),
      ]);
      return { id, claim, key, mark };
    },
    async (c, { id, claim }) => {
      const order = await orderOf(db, id);
      // It may have got another owner since.
      if (!order || !isKnownBy(order, claim))
        throw httpError(404, 'order', errorMessages.NOT_FOUND);
      const isTheirs = isCanceledBy(order, claim);
      const can_cancel = mayCancel(order.status) && isTheirs;
      const can_refund = mayAskForRefund(order.status, hasPaidThemselves(order)) && isTheirs;
      const isOwn = isOf(order, claim);
      const order_attachment = isOwn ? [...(await prescriptionsOf(db, order.id))] : [];
      const follow_token = isOwn ? order.follow_token : null;
      const may = { can_cancel, can_refund, order_attachment, follow_token };
      return { ...toWireOrder(order, languageOf(c), currency), ...may };
    },
  );
}

const isOf = ({ owner }: { readonly owner: string }, { customer, guest }: Claim): boolean =>
  [customer, guest].includes(owner);

function serveLines(serve: Serve, context: ServerContext): void {
  const { db, currency } = context;
  serve(
    contract.listOrderLines,
    {
      summary: 'The lines of an order as ordered; for a parcel the order itself',
      tag,
      refusals: TRACKED,
    },
    async (c, { query }) => {
      const order = await trackedOrder(context, c, await claimOn(context, c, query));
      if (order.type === 'parcel') return toWireOrder(order, languageOf(c), currency);
      const lines = await orderLinesOf(db, order.id);
      return lines.map((line) => toWireOrderLine(line, languageOf(c), currency));
    },
  );
}

function serveCancelling(serve: Serve, context: ServerContext): void {
  serve(
    contract.cancelOrder,
    {
      summary: 'Cancel an order before the store begins',
      tag,
      refusals: { ...TRACKED, 403: 'It is too late' },
    },
    async (c, { body }) => {
      if (!body.contact_number) await requirePrincipal(context, c);
      const claim = await claimOn(context, c, body);
      await trackedOrder(context, c, claim);
      await cancelOrder(context.db, { claim, reason: body.reason }, context.now());
      return { message: localize(languageOf(c), errorMessages.CANCELED) };
    },
  );
  serve(
    contract.listCancellationReasons,
    { summary: 'Reasons for a cancellation', tag },
    (c, { query }) => {
      const from = rowsBefore(query);
      const reasons = errorMessages.CANCELLATION_REASONS.slice(from, from + query.limit).map(
        (reason) => ({
          id: reason.id,
          reason: nameIn(languageOf(c), reason),
        }),
      );
      return { ...pageFacts(query, errorMessages.CANCELLATION_REASONS.length), reasons };
    },
  );
}

function serveLists(serve: Serve, context: ServerContext): void {
  const { db, currency } = context;
  const list = async (c: Context, which: 'running' | 'history', page: PageQuery) => {
    const { owner } = await requireCustomer(context, c);
    const { rows, total } = await ordersOf(db, owner, which, page);
    const orders = rows.map((row) => toWireOrder(row, languageOf(c), currency));
    return { ...pageFacts(page, total), orders };
  };
  serve(
    contract.listRunningOrders,
    { summary: 'Running orders', tag, refusals: SIGNED_IN },
    (c, { query }) => list(c, 'running', query),
  );
  serve(
    contract.listPastOrders,
    { summary: 'Past orders', tag, refusals: SIGNED_IN },
    (c, { query }) => list(c, 'history', query),
  );
}

type OrderQuery = Omit<Parameters<typeof claimOf>[2], 'id'> & { readonly order_id: number };

const claimOn = (context: ServerContext, c: Context, { order_id: id, ...known }: OrderQuery) =>
  claimOf(context, c, { id, ...known });
