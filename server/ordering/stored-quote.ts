import type * as v from 'valibot';
import type { quoteRequest, quote as quoteContract } from '#contract/ordering.ts';
import type { ModuleId } from '#domain/catalogue/module.ts';
import { MINUTE, type Instant } from '#domain/kernel/instant.ts';
import type { Db } from '#server/kernel/database.ts';
import type { Principal } from '#server/kernel/principal.ts';
import { httpError } from '#server/kernel/http-error.ts';
import * as errorMessages from './error-messages.ts';

type WireQuote = v.InferInput<typeof quoteContract>;

/** Validity of a quote. */
export const QUOTE_LASTS = 15 * MINUTE;

export type Quoted = { readonly who: Principal; readonly module: ModuleId };

/** Stored with a quote beside its answer: the lines of a purchase; null for a cart. */
export type StoredQuote = { readonly bought: string | null };

/** Maximum of valid quotes by owner; a further one replaces the oldest. */
const MAX_QUOTES = 20;

export async function storeQuote(
  db: Db,
  { who: { owner }, module }: Quoted,
  { order_type, latitude, longitude }: v.InferOutput<typeof quoteRequest>,
  {
    quote,
    cartGoods,
    bought,
  }: StoredQuote & { readonly quote: WireQuote; readonly cartGoods: number },
): Promise<void> {
  await db
    .insertInto('quote')
    .values({
      id: quote.quote_id,
      owner,
      module_id: module,
      order_type,
      lat: latitude ?? null,
      lng: longitude ?? null,
      cart_subtotal: cartGoods,
      body: JSON.stringify({ ...quote, bought }),
      expires_at: quote.expires_at,
    })
    .execute();
  const newest = db
    .selectFrom('quote')
    .select('id')
    .where('owner', '=', owner)
    .orderBy('expires_at', 'desc')
    .orderBy('id')
    .limit(MAX_QUOTES);
  await db.deleteFrom('quote').where('owner', '=', owner).where('id', 'not in', newest).execute();
}

/**
 * Returns the quote if it is valid for exactly these goods. A quote that lacks a placed line counts as
 * expired.
 */
export async function requireQuote(
  db: Db,
  owner: string,
  { id, bought, lines }: StoredQuote & { readonly id: string; readonly lines: readonly number[] },
  now: Instant,
) {
  const quote = await db
    .selectFrom('quote')
    .select(['cart_subtotal', 'expires_at', 'module_id', 'body'])
    .where('id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirst();
  const stored: Partial<StoredQuote & Pick<WireQuote, 'stores'>> | undefined = quote?.body;
  const quoted =
    stored?.stores?.flatMap((store) => store.lines.map(({ cart_id }) => cart_id)) ?? [];
  const isOfThese =
    (stored?.bought ?? null) === bought && lines.every((line) => quoted.includes(line));
  if (!quote || quote.expires_at.getTime() <= now || !isOfThese) {
    throw httpError(409, 'quote_expired', errorMessages.QUOTE_EXPIRED);
  }
  return quote;
}
