import type { Context, Hono } from 'hono';
import type * as v from 'valibot';
import * as contract from '#contract/catalogue-search.ts';
import { parseSearchTerm } from '#domain/catalogue/search-term.ts';
import { instant } from '#domain/kernel/instant.ts';
import { money, toDecimal } from '#domain/kernel/money.ts';
import { wallTime } from '#domain/kernel/wall-clock.ts';
import { languageOf, requireZones } from '#server/kernel/request-headers.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { BY_PLACE, BY_SCOPE } from '#server/kernel/response-cache.ts';
import { pageFacts } from '#server/kernel/paging.ts';
import { routerOn } from '#server/kernel/serve.ts';
import { nameIn } from '#server/kernel/localized-text.ts';
import { toListedItem } from '../item-routes.ts';
import { discountFacts } from '../item.wire.ts';
import { itemsOf } from '../list-items.ts';
import { storesOf } from '../list-stores.ts';
import { inOrder } from '../listed.ts';
import { itemNarrowingOf } from '../narrowing.ts';
import { storeViewOf } from '../store-routes.ts';
import { toWireStore } from '../store.wire.ts';
import { NO_FILTER, type EntrySearch } from './find-entries.ts';
import { search } from './search.ts';
import { suggestedItems, suggestedStores } from './suggested.ts';

const tag = 'Search';
const MISSING_ZONE = { 403: 'The zoneId header is missing, or a query is wrong' };

/**
 * Number of the best entries that are sorted by opening hours: enough for a few suggestions, or for many
 * pages.
 */
const MAX_CONSIDERED = { suggestions: 100, pages: 1_000 };
const MAX_ITEMS = 8;
const MAX_STORES = 4;

export function searchRoutes(context: ServerContext): Hono {
  const { db } = context;
  const { router, serve } = routerOn(context);
  serve(
    contract.searchSuggestions,
    {
      summary: 'Items and stores of every module, best first',
      tag,
      refusals: MISSING_ZONE,
      cachedBy: BY_SCOPE,
    },
    async (c, { query }) => {
      const base = searchOf(context, c, query.name);
      const [items, stores] = await search(
        db,
        ['i', 's'],
        { ...base, filter: NO_FILTER, order: 'relevance', maximum: MAX_CONSIDERED.suggestions },
        (kind) => ({ limit: kind === 'i' ? MAX_ITEMS : MAX_STORES, offset: 1 }),
      );
      const language = languageOf(c);
      const [itemRows, storeRows] = await Promise.all([
        suggestedItems(db, items.ids),
        suggestedStores(db, stores.ids),
      ]);
      return {
        corrected: items.corrected ?? stores.corrected,
        items: itemRows.map((row) => ({
          id: row.id,
          name: nameIn(language, row),
          store_name: nameIn(language, {
            name: row.store_name,
            translations: row.store_translations,
          }),
          image_full_url: row.image,
          price: toDecimal(money(row.price, context.currency)),
          ...discountFacts(row, context.currency),
          module_id: row.module_id,
          module_type: row.module_type,
        })),
        stores: storeRows.map((row) => ({
          id: row.id,
          name: nameIn(language, row),
          logo_full_url: row.logo,
          module_id: row.module_id,
          module_type: row.module_type,
        })),
      };
    },
  );
  serve(
    contract.combinedData,
    {
      summary: 'One page of matching items or stores',
      tag,
      refusals: MISSING_ZONE,
      cachedBy: BY_PLACE,
    },
    async (c, { query }) => {
      const filter = itemNarrowingOf(query, context.currency);
      const order = ORDERS[query.sort_by];
      const maximum = MAX_CONSIDERED.pages;
      const criteria = { ...searchOf(context, c, query.name), filter, order, maximum };
      const kind = query.list_type === 'item' ? 'i' : 's';
      const [found] = await search(db, [kind], criteria, () => query);
      const facts = {
        ...pageFacts(query, found.total),
        ...{ has_more: found.isCut, corrected: found.corrected },
      };
      if (kind === 'i') {
        const rows = inOrder(found.ids, await itemsOf(db, found.ids));
        return { ...facts, products: rows.map(toListedItem(c, context)) };
      }
      const view = await storeViewOf(context, c);
      const rows = inOrder(found.ids, await storesOf(db, found.ids));
      return { ...facts, stores: rows.map((row) => toWireStore(row, view)) };
    },
  );
  return router;
}

type BaseSearch = Pick<EntrySearch, 'zones' | 'at'> & {
  readonly term: string | null;
};

const searchOf = ({ now, timeZone }: ServerContext, c: Context, name: string): BaseSearch => ({
  term: parseSearchTerm(name),
  zones: requireZones(c),
  at: wallTime(instant(now().getTime()), timeZone),
});

type Query = v.InferOutput<typeof contract.combinedQuery>;

const ORDERS = {
  ...({ relevance: 'relevance', popular: 'popular', rating: 'rating' } as const),
  ...({ price_low: 'cheapest', price_high: 'dearest' } as const),
} satisfies Record<Query['sort_by'], EntrySearch['order']>;
