import type { Context, Hono } from 'hono';
import type * as v from 'valibot';
import * as contract from '#contract/catalogue.ts';
import { instant } from '#domain/kernel/instant.ts';
import { wallTime } from '#domain/kernel/wall-clock.ts';
import { parseId } from '#domain/kernel/id.ts';
import { requestHeadersOf, requireModule, requireZones } from '#server/kernel/request-headers.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { BY_PLACE, BY_SCOPE } from '#server/kernel/response-cache.ts';
import { pageFacts, type PageQuery } from '#server/kernel/paging.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { routerOn } from '#server/kernel/serve.ts';
import { nameIn } from '#server/kernel/localized-text.ts';
import type { Listed } from './listed.ts';
import { listStores, storeOf, storesIn, type StoreFilter } from './list-stores.ts';
import { narrowingOf } from './narrowing.ts';
import { toWireReview } from './catalogue.wire.ts';
import { categoriesOfStore, reviewsOf } from './queries.ts';
import type { StoreRow } from './store-row.ts';
import { toWireStore, type StoreView } from './store.wire.ts';

const tag = 'Stores';
const MISSING_HEADER = { 403: 'The zoneId or moduleId header is missing, or a query is wrong' };

export function storeRoutes(context: ServerContext): Hono {
  const { db } = context;
  const { router, serve } = routerOn(context);
  // The rows are the same at every point of a zone: only distances and fees differ.
  const lists = context.createCache<Listed<StoreRow>>({
    maximum: MAXIMUM,
    maximumEntry: MAXIMUM_ENTRY,
    sizeOf: ({ rows }) => rows.length * ROW_SIZE,
  });
  const page = async (c: Context, filter: Omit<StoreFilter, 'zones' | 'at'>, query: PageQuery) => {
    const view = await storeViewOf(context, c);
    const filterHere = { ...filter, zones: requireZones(c), at: view.at };
    const { limit, offset } = query;
    const list = () => listStores(db, filterHere, { limit, offset });
    const listed = await lists(JSON.stringify([filterHere, limit, offset]), list);
    const { rows, total } = listed ?? (await list());
    return { ...pageFacts(query, total), stores: rows.map((row) => toWireStore(row, view)) };
  };

  serve(
    contract.listStores,
    { summary: 'Stores of the zone', tag, refusals: MISSING_HEADER, cachedBy: BY_PLACE },
    (c, { params, query }) => {
      const { module } = requestHeadersOf(c);
      const order = ORDERS_ASKED_FOR[query.store_type] ?? 'relevance';
      const category = query.category_id || null;
      const narrowing = narrowingOf(query);
      return page(c, { module, fulfilment: params.filter, order, category, narrowing }, query);
    },
  );
  serve(
    contract.latestStores,
    { summary: 'Newest first', tag, refusals: MISSING_HEADER, cachedBy: BY_PLACE },
    (c, { query }) => page(c, { ...ofModule(c, query), order: 'newest' }, query),
  );
  serve(
    contract.popularStores,
    {
      summary: 'Open ones first, then by number of orders and rating',
      tag,
      refusals: MISSING_HEADER,
      cachedBy: BY_PLACE,
    },
    (c, { query }) => page(c, { ...ofModule(c, query), order: 'popular' }, query),
  );
  serve(
    contract.storesByIds,
    { summary: 'Stores by their ids, if available here', tag, refusals: MISSING_HEADER },
    async (c, { query: { ids } }) => {
      const here = { module: requireModule(c), zones: requireZones(c) };
      const view = await storeViewOf(context, c);
      return { stores: (await storesIn(db, ids, here)).map((row) => toWireStore(row, view)) };
    },
  );
  serve(
    contract.listStoreReviews,
    {
      summary: 'Reviews of all items of a store; paged with limit and offset',
      tag,
      refusals: { 404: 'Unknown store' },
      cachedBy: BY_SCOPE,
    },
    async (c, { query: { store_id: id, limit, offset } }) => {
      if (!(await storeOf(db, id))) throw httpError(404, 'store', STORE_UNKNOWN);
      const isPaged = limit !== undefined || offset !== undefined;
      const page = isPaged ? { limit: limit ?? 10, offset: offset ?? 1 } : null;
      const { rows } = await reviewsOf(db, { 'item.store_id': id }, page);
      return rows.map((row) => toWireReview(row, requestHeadersOf(c).language));
    },
  );
  serve(
    contract.getStore,
    { summary: 'One store', tag, refusals: { 404: 'Unknown store' }, cachedBy: BY_PLACE },
    async (c, { params }) => {
      const id = parseId<'Store'>(params.id);
      const row = id === null ? undefined : await storeOf(db, id);
      if (!row) throw httpError(404, 'store', STORE_UNKNOWN);
      const view = await storeViewOf(context, c);
      const categories = await categoriesOfStore(db, row.id);
      return {
        ...toWireStore(row, view),
        category_details: categories.map((category) => ({
          id: category.id,
          name: nameIn(view.language, category),
          image_full_url: category.image,
        })),
      };
    },
  );
  return router;
}

/** Characters of cached lists in a process and of one list; a row has some two thousand. */
const MAXIMUM = 16_000_000;
const MAXIMUM_ENTRY = 400_000;
const ROW_SIZE = 2_000;

/** Names that other clients of this protocol use for the orders; all others mean relevance. */
const ORDERS_ASKED_FOR: Readonly<Record<string, StoreFilter['order']>> = {
  newly_joined: 'newest',
  latest: 'newest',
  popular: 'popular',
  top_rated: 'bestRated',
};

const ofModule = (
  c: Context,
  query: v.InferOutput<typeof contract.storesQuery>,
): Omit<StoreFilter, 'zones' | 'order' | 'at'> => ({
  module: requireModule(c),
  fulfilment: query.type === 'delivery' || query.type === 'take_away' ? query.type : 'all',
  category: null,
  narrowing: narrowingOf(query),
});

export async function storeViewOf(context: ServerContext, c: Context): Promise<StoreView> {
  const { now, timeZone, currency } = context;
  const { language, point, zones } = requestHeadersOf(c);
  const settings = await context.settings();
  return {
    language,
    point,
    zones,
    settings,
    currency,
    at: wallTime(instant(now().getTime()), timeZone),
  };
}

const STORE_UNKNOWN = { en: 'This store does not exist', hi: 'यह स्टोर मौजूद नहीं है' };
