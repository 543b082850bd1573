import type { Context, Hono } from 'hono';
import type * as v from 'valibot';
import * as contract from '#contract/messaging.ts';
import { SUPPORT, type Partner } from '#domain/messaging/partner.ts';
import { addressOf } from '#server/kernel/address.ts';
import { languageOf } from '#server/kernel/request-headers.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { spend } from '#server/kernel/limits.ts';
import { idempotencyKeyOf } from '#server/kernel/idempotency.ts';
import { pageFacts, type PageQuery } from '#server/kernel/paging.ts';
import { requireCustomer } from '#server/kernel/principal.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { readPicturedForm } from '#server/kernel/read-pictured-form.ts';
import { routerOn, type Serve } from '#server/kernel/serve.ts';
import { forbidScripts } from '#server/kernel/forbid-scripts.ts';
import { conversationsOf } from './conversations.ts';
import { messageImage } from './message-images.ts';
import { toWireConversation, toWireThread } from './messaging.wire.ts';
import { sendLimits, sendMessage } from './send-message.ts';
import { readThread, type ThreadName } from './threads.ts';
import * as errorMessages from './error-messages.ts';

const tag = 'Messaging';
const SIGNED_IN = 'Not signed in';
const WRONG = 'A field is wrong';
const NOT_FOUND = 'No such conversation, or none of yours: the answer is the same';

/** Messages between customers and stores, providers, couriers or support. Guests have none. */
export function messagingRoutes(context: ServerContext): Hono {
  const { router, serve, serveFile } = routerOn(context);
  serveLists(serve, context);
  serveThreads(serve, context);
  serveFile(
    contract.readMessageImage,
    {
      summary: 'A picture of a message',
      tag,
      refusals: {
        401: SIGNED_IN,
        404: 'Unknown picture, or another customer’s',
      },
    },
    async (c, { params: { id } }) => {
      const who = await requireCustomer(context, c);
      forbidScripts(c);
      return messageImage(context, who.id, id);
    },
  );
  return router;
}

function serveLists(serve: Serve, context: ServerContext): void {
  const list = async (c: Context, query: PageQuery & Parameters<typeof conversationsOf>[2]) => {
    const { id } = await requireCustomer(context, c);
    const { rows, total } = await conversationsOf(context.db, id, query, query);
    const language = languageOf(c);
    return {
      ...pageFacts(query, total),
      conversations: rows.map((row) => toWireConversation(row, language)),
    };
  };
  const refusals = { 401: SIGNED_IN, 403: WRONG };
  serve(
    contract.listConversations,
    { summary: 'The conversations of a customer, newest first', tag, refusals },
    (c, { query }) => list(c, query),
  );
  serve(
    contract.searchConversations,
    { summary: 'Conversations with partners of this name', tag, refusals },
    (c, { query }) => list(c, query),
  );
}

function serveThreads(serve: Serve, context: ServerContext): void {
  const { db, now } = context;
  const answer = async (c: Context, customer: number, name: ThreadName, page: PageQuery) =>
    toWireThread(await readThread(db, customer, name, { page, now: now() }), page, languageOf(c));
  serve(
    contract.readThread,
    {
      summary: 'The messages of a conversation, newest first; marks them as seen',
      tag,
      refusals: { 401: SIGNED_IN, 403: 'No conversation given', 404: NOT_FOUND },
    },
    async (c, { query }) => {
      const { id } = await requireCustomer(context, c);
      return answer(c, id, threadIn(query), query);
    },
  );
  serve(
    contract.sendMessage,
    {
      summary:
        'Send a message, once per Idempotency-Key: text, up to three pictures of 2 MB, or both',
      tag,
      refusals: {
        401: SIGNED_IN,
        403: 'The message is empty or too long, a picture is invalid, or the order has no courier',
        404: NOT_FOUND,
        409: 'The first request with this key is still running',
        413: 'More than 2 MB',
        422: 'The Idempotency-Key was used for another message',
        429: 'Too many messages in a short time; Retry-After says when to retry',
      },
    },
    async (c) => {
      const who = await requireCustomer(context, c);
      await spend(context, sendLimits(who.owner, addressOf(c, context)));
      const { fields, files } = await readPicturedForm(c.req.raw, contract.sendMessage.form);
      const id = await sendMessage(context, who, {
        to: threadInForm(fields),
        text: fields.message,
        images: files,
        order: fields.order_id ?? null,
        key: idempotencyKeyOf(c),
      });
      return answer(c, who.id, { id }, NEWEST);
    },
  );
}

type Query = v.InferOutput<typeof contract.readThread.query>;

function threadIn(query: Query): ThreadName {
  if (query.conversation_id !== undefined) return { id: query.conversation_id };
  if (query.vendor_id !== undefined) return withVendor(query.vendor_type, query.vendor_id);
  if (query.delivery_man_id !== undefined) return withCourier(query.delivery_man_id);
  if (query.admin_id !== undefined) return { with: SUPPORT };
  throw httpError(403, 'conversation_id', errorMessages.NONE_NAMED);
}

type Fields = v.InferOutput<typeof contract.sendMessage.form.fields>;

function threadInForm(fields: Fields): ThreadName {
  const { receiver_id, receiver_type } = fields;
  if (fields.conversation_id !== undefined) return { id: fields.conversation_id };
  if (receiver_type === 'admin') return { with: SUPPORT };
  if (receiver_id === undefined || receiver_type === undefined || receiver_id === 0) {
    throw httpError(403, 'conversation_id', errorMessages.NONE_NAMED);
  }
  return receiver_type === 'vendor'
    ? withVendor(fields.vendor_type, receiver_id)
    : withCourier(receiver_id);
}

const withVendor = (kind: 'store' | 'provider', id: number): ThreadName => ({
  with: { kind, id } as Partner,
});
const withCourier = (id: number): ThreadName => ({ with: { kind: 'courier', id } as Partner });

const NEWEST: PageQuery = { limit: 12, offset: 1 };
