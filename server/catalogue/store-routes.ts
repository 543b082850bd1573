import { Hono, type Context } from 'hono';
import { storeDetails, storeFilter, storePage, storesQuery } from '#contract/catalogue.ts';
import { instant } from '#domain/kernel/instant.ts';
import { wallTime } from '#domain/kernel/wall-clock.ts';
import { parseId } from '#domain/kernel/id.ts';
import { callerOf, requireModule, requireZones } from '#server/kernel/caller.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { pageFacts, type PageQuery } from '#server/kernel/paging.ts';
import { problem } from '#server/kernel/problem.ts';
import { describe, valid } from '#server/kernel/validate.ts';
import { nameIn } from '#server/kernel/words.ts';
import { listStores, storeOf, type StoreFilter } from './list-stores.ts';
import { categoriesOfStore } from './queries.ts';
import { toWireStore, type StoreView } from './store.wire.ts';

const tag = 'Stores';
const MISSING_HEADER = { 403: 'The zoneId or moduleId header is missing, or a query is wrong' };

export function storeRoutes(context: ServerContext) {
  const { db } = context;
  const page = async (c: Context, filter: Omit<StoreFilter, 'zones' | 'at'>, query: PageQuery) => {
    const view = await viewOf(context, c);
    const asked = { ...filter, zones: requireZones(c), at: view.at };
    const { rows, total } = await listStores(db, asked, query);
    return c.json({
      ...pageFacts(query, total),
      stores: rows.map((row) => toWireStore(row, view)),
    });
  };

  return new Hono()
    .get(
      '/api/v1/stores/get-stores/:filter',
      describe({ summary: 'Stores of the zone', tag, answer: storePage, refusals: MISSING_HEADER }),
      valid('param', storeFilter),
      valid('query', storesQuery),
      (c) => {
        const query = c.req.valid('query');
        const { module } = callerOf(c);
        const { filter: fulfilment } = c.req.valid('param');
        const order = ORDERS_ASKED_FOR[query.store_type] ?? 'relevance';
        const category = query.category_id || null;
        return page(c, { module, fulfilment, order, category }, query);
      },
    )
    .get(
      '/api/v1/stores/latest',
      describe({ summary: 'Newest first', tag, answer: storePage, refusals: MISSING_HEADER }),
      valid('query', storesQuery),
      (c) => {
        const query = c.req.valid('query');
        return page(c, { ...ofModule(c, query.type), order: 'newest' }, query);
      },
    )
    .get(
      '/api/v1/stores/popular',
      describe({
        summary: 'Open ones first; among them, most ordered from first, then best rated',
        tag,
        answer: storePage,
        refusals: MISSING_HEADER,
      }),
      valid('query', storesQuery),
      (c) => {
        const query = c.req.valid('query');
        return page(c, { ...ofModule(c, query.type), order: 'popular' }, query);
      },
    )
    .get(
      '/api/v1/stores/details/:id',
      describe({
        summary: 'One store',
        tag,
        answer: storeDetails,
        refusals: { 404: 'There is no such store' },
      }),
      async (c) => {
        const id = parseId<'Store'>(c.req.param('id'));
        const row = id === null ? undefined : await storeOf(db, id);
        if (!row) throw problem(404, 'store', STORE_UNKNOWN);
        const view = await viewOf(context, c);
        const categories = await categoriesOfStore(db, row.id);
        return c.json({
          ...toWireStore(row, view),
          category_details: categories.map((category) => ({
            id: category.id,
            name: nameIn(view.language, category),
            image_full_url: category.image,
          })),
        });
      },
    );
}

/** What other clients of this family call the orders of the list; any other word means relevance. */
const ORDERS_ASKED_FOR: Readonly<Record<string, StoreFilter['order']>> = {
  newly_joined: 'newest',
  latest: 'newest',
  popular: 'popular',
  top_rated: 'bestRated',
};

const ofModule = (c: Context, type: string): Omit<StoreFilter, 'zones' | 'order' | 'at'> => ({
  module: requireModule(c),
  fulfilment: type === 'delivery' || type === 'take_away' ? type : 'all',
  category: null,
});

async function viewOf(context: ServerContext, c: Context): Promise<StoreView> {
  const { now, timeZone, currency } = context;
  const { language, point, zones } = callerOf(c);
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
