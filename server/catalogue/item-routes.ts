import { Hono, type Context } from 'hono';
import type * as v from 'valibot';
import { item, itemPage, itemsQuery, reviewPage, reviewsQuery } from '#contract/catalogue.ts';
import { parseId } from '#domain/kernel/id.ts';
import { instant } from '#domain/kernel/instant.ts';
import { wallTime } from '#domain/kernel/wall-clock.ts';
import { callerOf, requireModule, requireZones } from '#server/kernel/caller.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { pageFacts } from '#server/kernel/paging.ts';
import { problem } from '#server/kernel/problem.ts';
import { describe, valid } from '#server/kernel/validate.ts';
import { toWireReview } from './catalogue.wire.ts';
import { storeOpening, type ItemRowWithHours } from './item-store-hours.ts';
import { toWireItem, type WireItem } from './item.wire.ts';
import { itemOf, listItems, type ItemFilter } from './list-items.ts';
import { reviewsOf } from './queries.ts';

const tag = 'Items';
const MISSING_HEADER = { 403: 'The zoneId or moduleId header is missing, or a query is wrong' };
const UNKNOWN = { 404: 'There is no such item' };

export const itemRoutes = (context: ServerContext) =>
  new Hono()
    .route('/', itemListRoutes(context))
    .get(
      '/api/v1/items/details/:id',
      describe({ summary: 'One item', tag, answer: item, refusals: UNKNOWN }),
      async (c) => {
        const row = await requireItem(context, c);
        return c.json(toListedItem(row, c, context));
      },
    )
    .get(
      '/api/v1/items/reviews/:id',
      describe({ summary: 'Reviews of an item', tag, answer: reviewPage, refusals: UNKNOWN }),
      valid('query', reviewsQuery),
      async (c) => {
        const { id } = await requireItem(context, c);
        const { limit, offset } = c.req.valid('query');
        const isPaged = limit !== undefined || offset !== undefined;
        const page = isPaged ? { limit: limit ?? 10, offset: offset ?? 1 } : null;
        const { rows, total } = await reviewsOf(context.db, id, page);
        const facts = page
          ? pageFacts(page, total)
          : { total_size: total, limit: null, offset: null };
        return c.json({ ...facts, reviews: rows.map(toWireReview) });
      },
    );

const LISTS = {
  latest: 'newest',
  popular: 'popular',
  discounted: 'discounted',
  recommended: 'recommended',
} as const satisfies Readonly<Record<string, ItemFilter['which']>>;

const SUMMARIES = {
  latest: "A store's items, or the module's newest",
  popular: 'Most ordered first',
  discounted: 'Reduced by the item or by its store',
  recommended: 'Recommended, best rated first',
} as const satisfies Readonly<Record<keyof typeof LISTS, string>>;

function itemListRoutes(context: ServerContext) {
  const routes = new Hono();
  for (const list of Object.keys(LISTS) as (keyof typeof LISTS)[]) {
    const summary = SUMMARIES[list];
    routes.get(
      `/api/v1/items/${list}`,
      describe({ summary, tag, answer: itemPage, refusals: MISSING_HEADER }),
      valid('query', itemsQuery),
      async (c) => {
        const query = c.req.valid('query');
        const filter = { ...filterOf(c, query), which: LISTS[list] };
        const { rows, total } = await listItems(context.db, filter, query);
        const products = rows.map((row) => toListedItem(row, c, context));
        return c.json({ ...pageFacts(query, total), products });
      },
    );
  }
  return routes;
}

/** An item of the shelf, with what its store does at the moment. */
const toListedItem = (row: ItemRowWithHours, c: Context, context: ServerContext): WireItem => ({
  ...toWireItem(row, callerOf(c).language, context.currency),
  ...storeOpening(row, wallTime(instant(context.now().getTime()), context.timeZone)),
});

/** A store may be looked at from anywhere; without one, zone and module limit the list. */
function filterOf(c: Context, query: v.InferOutput<typeof itemsQuery>): Omit<ItemFilter, 'which'> {
  const of = { module: requireModule(c), zones: requireZones(c) };
  return {
    of: query.store_id === undefined ? of : { store: query.store_id },
    category: query.category_id || null,
    type: query.type,
    name: query.name?.trim() ?? '',
  };
}

async function requireItem({ db }: ServerContext, c: Context): Promise<ItemRowWithHours> {
  const id = parseId<'Item'>(c.req.param('id'));
  const row = id === null ? null : await itemOf(db, id);
  if (!row?.active) throw problem(404, 'item', ITEM_UNKNOWN);
  return row;
}

const ITEM_UNKNOWN = { en: 'This item is no longer sold', hi: 'यह आइटम अब नहीं बिकता' };
