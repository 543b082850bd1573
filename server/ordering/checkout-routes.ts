import { Hono } from 'hono';
import type * as v from 'valibot';
import * as contract from '#contract/ordering.ts';
import { parsePhone } from '#domain/account/contact.ts';
import { MINUTE } from '#domain/kernel/instant.ts';
import { addressOf } from '#server/kernel/address.ts';
import { callerOf, languageOf, requireModule } from '#server/kernel/caller.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { spend, type Limit } from '#server/kernel/limits.ts';
import { requirePrincipal } from '#server/kernel/principal.ts';
import { problem } from '#server/kernel/problem.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { describe, valid } from '#server/kernel/validate.ts';
import { wordsIn } from '#server/kernel/words.ts';
import { once } from './once.ts';
import { placeOrder } from './place-order.ts';
import { houseOf, takeQuote } from './quote.ts';
import * as words from './words.ts';

const tag = 'Ordering';
const WHO = 'Neither a token nor a guest_id';
const LONGEST_KEY = 200;

export const checkoutRoutes = (context: ServerContext) =>
  new Hono()
    .post(
      '/api/v1/customer/order/quote',
      describe({
        summary: 'What the whole cart costs, store by store, and what stands in the way',
        tag,
        ours: true,
        answer: contract.quote,
        refusals: { 401: WHO, 403: 'The cart is empty, or a delivery names no point' },
      }),
      valid('json', contract.quoteRequest),
      async (c) => {
        const { owner } = await requirePrincipal(context, c);
        const cart = { owner, module: requireModule(c) };
        const { language } = callerOf(c);
        return c.json(await takeQuote(context, cart, c.req.valid('json'), language));
      },
    )
    .post(
      '/api/v1/customer/order/place',
      describe({
        summary: "Place one store's order; repeat safely with the header Idempotency-Key",
        tag,
        answer: contract.orderPlaced,
        refusals: {
          401: WHO,
          403: 'A rule stands in the way; each entry of errors names one',
          409: 'The total is not the one that was seen, the quote has run out, or the first request with this key is still running',
          422: 'The key was used for another order',
          429: 'Too many orders in a short time; Retry-After says when to try again',
        },
      }),
      valid('json', contract.placeOrder),
      async (c) => {
        const who = await requirePrincipal(context, c);
        const request = c.req.valid('json');
        await spend(context, limitsOn(who.owner, request, addressOf(c, context)));
        const house = await houseOf(context);
        const key = keyOf(c.req.header('Idempotency-Key'));
        const about = `store ${request.store_id}`;
        const placed =
          key === null
            ? await inTransaction(context.db, about, (db) => placeOrder(db, who, request, house))
            : await once(context.db, { who, key, request, about }, context.now(), (db) =>
                placeOrder(db, who, request, house),
              );
        return c.json({ message: wordsIn(languageOf(c), words.PLACED), ...placed });
      },
    );

/** More orders than anyone eats: by customer or guest, by phone, and by address. */
function limitsOn(
  owner: string,
  { contact_person_number: phone }: v.InferOutput<typeof contract.placeOrder>,
  address: string | null,
): readonly Limit[] {
  // Calls from inside the process are our own.
  if (address === null) return [];
  const within = 15 * MINUTE;
  return [
    { subject: `orders placed by ${owner}`, maximum: 60, within },
    { subject: `orders placed from ${address}`, maximum: 240, within },
    ...(phone
      ? [{ subject: `orders placed for ${parsePhone(phone) ?? phone}`, maximum: 60, within }]
      : []),
  ];
}

/** Other clients of this family send none: each of their requests is an attempt of its own. */
function keyOf(header: string | undefined): string | null {
  const key = header?.trim() ?? '';
  if (key.length > LONGEST_KEY) throw problem(403, 'idempotency_key', words.KEY_TOO_LONG);
  return key === '' ? null : key;
}
