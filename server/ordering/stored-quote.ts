import { sql } from 'kysely';
import type * as v from 'valibot';
import type { quoteRequest, quote as quoteContract } from '#contract/ordering.ts';
import type { ModuleId } from '#domain/catalogue/module.ts';
import { MINUTE, type Instant } from '#domain/kernel/instant.ts';
import { compiled } from '#server/kernel/compiled.ts';
import type { Db } from '#server/kernel/database.ts';
import type { Principal } from '#server/kernel/principal.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { LAST_ROW_ID } from '#server/kernel/paging.ts';
import { orderStores } from './order-store.ts';
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
  const others = db
    .selectFrom('quote')
    .select('id')
    .where('owner', '=', owner)
    .orderBy('expires_at', 'desc')
    .orderBy('id')
    .offset(MAX_QUOTES - 1);
  const row = {
    id: quote.quote_id,
    owner,
    module_id: module,
    order_type,
    lat: latitude ?? null,
    lng: longitude ?? null,
    cart_subtotal: cartGoods,
    body: JSON.stringify({ ...quote, bought }),
    expires_at: quote.expires_at,
  };
  await db
    .with('added', (own) => own.insertInto('quote').values(row))
    .deleteFrom('quote')
    .where('id', 'in', others)
    .execute();
}

/** Goods that the owner has ordered in the module since the quote. */
const orderedSince = sql<number>`(
  select coalesce(sum(orders.subtotal), 0) from orders
  where orders.owner = quote.owner and orders.module_id = quote.module_id
    and orders.created_at >= quote.expires_at - ${QUOTE_LASTS} * interval '1 millisecond'
    and orders.status not in ('canceled', 'failed')
)`;

/** A store to order from, with the owner's quote; its columns are null without one. */
export async function storeWithQuote(
  db: Db,
  store: number,
  { id, owner }: { readonly id: string | null; readonly owner: string },
): Promise<QuotedStore | undefined> {
  const [row] = await quotedStores(db, Math.min(store, LAST_ROW_ID), id, owner);
  return row;
}
const quotedStores = compiled((db, store: number, id: string | null, owner: string) =>
  orderStores(db)
    .leftJoin('quote', (join) => join.on('quote.id', '=', id).on('quote.owner', '=', owner))
    .select([
      'quote.cart_subtotal as quote_subtotal',
      'quote.expires_at as quote_expires_at',
      'quote.body as quote_body',
      orderedSince.as('quote_ordered'),
    ])
    .where('store.id', '=', store),
);
type QuotedStore = Awaited<ReturnType<typeof quotedStores>>[number];

/**
 * Returns the quoted goods of the whole cart, and those ordered since, if the quote is valid for exactly these goods. A
 * quote that lacks a placed line counts as expired.
 */
export function requireQuote(
  { quote_subtotal, quote_expires_at, quote_body, quote_ordered }: QuotedStore,
  { bought, lines }: StoredQuote & { readonly lines: readonly number[] },
  now: Instant,
): { readonly subtotal: number; readonly ordered: number } {
  const stored: Partial<StoredQuote & Pick<WireQuote, 'stores'>> | null = quote_body;
  const quoted =
    stored?.stores?.flatMap((store) => store.lines.map(({ cart_id }) => cart_id)) ?? [];
  const isOfThese =
    (stored?.bought ?? null) === bought && lines.every((line) => quoted.includes(line));
  const isValid = quote_expires_at !== null && quote_expires_at.getTime() > now;
  if (!isValid || quote_subtotal === null || !isOfThese) {
    throw httpError(409, 'quote_expired', errorMessages.QUOTE_EXPIRED);
  }
  return { subtotal: quote_subtotal, ordered: quote_ordered };
}
