import type { Context, Hono } from 'hono';
import type * as v from 'valibot';
import * as contract from '#contract/catalogue.ts';
import { parseId } from '#domain/kernel/id.ts';
import { instant } from '#domain/kernel/instant.ts';
import { wallTime } from '#domain/kernel/wall-clock.ts';
import { languageOf, requireModule, requireZones } from '#server/kernel/request-headers.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { BY_SCOPE, type CachePolicy } from '#server/kernel/response-cache.ts';
import { pageFacts, type PageQuery } from '#server/kernel/paging.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { routerOn, type Serve } from '#server/kernel/serve.ts';
import { requestedInterests } from './interest-routes.ts';
import { toWireReview } from './catalogue.wire.ts';
import { storeOpening, type ItemRowWithHours } from './item-store-hours.ts';
import { toWireItem, type WireItem } from './item.wire.ts';
import { forbidScripts } from '#server/kernel/forbid-scripts.ts';
import { nameIn } from '#server/kernel/localized-text.ts';
import { menuOf } from './menu.ts';
import { isOnShelf, itemOf, itemsSoldIn, listItems, type ItemFilter } from './list-items.ts';
import { itemNarrowingOf } from './narrowing.ts';
import { reviewsOf } from './queries.ts';
import { reviewImage } from './review-images.ts';

const tag = 'Items';
const MISSING_HEADER = { 403: 'The zoneId or moduleId header is missing, or a query is wrong' };
const UNKNOWN = { 404: 'Unknown item' };

export function itemRoutes(context: ServerContext): Hono {
  const { router, serve, serveFile } = routerOn(context);
  serveLists(serve, context);
  serve(
    contract.getItem,
    { summary: 'One item', tag, refusals: UNKNOWN, cachedBy: BY_SCOPE },
    async (c, { params }) => toListedItem(c, context)(await requireItem(context, params.id)),
  );
  serve(
    contract.itemsByIds,
    { summary: 'Items by their ids, if sold here', tag, refusals: MISSING_HEADER },
    async (c, { query: { ids } }) => {
      const here = { module: requireModule(c), zones: requireZones(c) };
      const rows = await itemsSoldIn(context.db, ids, here);
      return { products: rows.map(toListedItem(c, context)) };
    },
  );
  serve(
    contract.listReviews,
    { summary: 'Reviews of an item', tag, refusals: UNKNOWN, cachedBy: BY_SCOPE },
    async (c, { params, query: { limit, offset } }) => {
      const id = parseId<'Item'>(params.id);
      if (id === null || !(await isOnShelf(context.db, id))) throw unsold();
      const isPaged = limit !== undefined || offset !== undefined;
      const page = isPaged ? { limit: limit ?? 10, offset: offset ?? 1 } : null;
      const { rows, total } = await reviewsOf(context.db, { 'item.id': id }, page);
      const facts = page
        ? pageFacts(page, total)
        : { total_size: total, limit: null, offset: null };
      return { ...facts, reviews: rows.map((row) => toWireReview(row, languageOf(c))) };
    },
  );
  serveFile(
    contract.readReviewImage,
    {
      summary: 'A picture of a review, of an item or a vehicle',
      tag,
      refusals: { 404: 'No review has this picture' },
    },
    async (c, { params: { name } }) => {
      forbidScripts(c);
      c.header('Cache-Control', 'public, max-age=31536000, immutable');
      return reviewImage(context, name);
    },
  );
  return router;
}

const LISTS = [
  {
    call: contract.latestItems,
    which: 'newest',
    summary: "A store's items, or the module's newest",
  },
  { call: contract.popularItems, which: 'popular', summary: 'Most ordered first' },
  {
    call: contract.discountedItems,
    which: 'discounted',
    summary: 'Discounted by the item or its store',
  },
  {
    call: contract.recommendedItems,
    which: 'recommended',
    summary: 'Recommended, best rated first',
  },
  {
    call: contract.campaignItems,
    which: 'campaigns',
    summary: 'In campaigns that run today, those that end first first',
  },
] as const satisfies readonly { which: ItemFilter['which']; [fact: string]: unknown }[];

/** Recommendations by a customer's own interests are personal. */
const ITEMS_KEPT: CachePolicy = {
  ...BY_SCOPE,
  isPersonal: (c) => c.req.query('interest') === 'own',
};

function serveLists(serve: Serve, context: ServerContext): void {
  for (const { call, which, summary } of LISTS) {
    serve(
      call,
      { summary, tag, refusals: MISSING_HEADER, cachedBy: ITEMS_KEPT },
      async (c, { query }) => {
        if (query.sections && query.store_id !== undefined) {
          return menuFor(c, context, { ...query, store: query.store_id });
        }
        const interests = await requestedInterests(context, c, query.interest);
        const narrowing = itemNarrowingOf(query, context.currency);
        const at = wallTimeNow(context);
        const filter = { ...filterOf(c, query), which, interests, narrowing, at };
        const { rows, total } = await listItems(context.db, filter, query);
        const products = rows.map(toListedItem(c, context));
        return { ...pageFacts(query, total), products };
      },
    );
  }
}

async function menuFor(
  c: Context,
  context: ServerContext,
  menuQuery: PageQuery & Parameters<typeof menuOf>[1],
) {
  const language = languageOf(c);
  const sections = await menuOf(context.db, menuQuery);
  return {
    ...pageFacts(
      { ...menuQuery, offset: 1 },
      sections.reduce((sum, { total }) => sum + total, 0),
    ),
    products: sections.flatMap(({ items }) => items).map(toListedItem(c, context)),
    sections: sections.map(({ items, total, ...section }) => ({
      id: section.id ?? 0,
      name: nameIn(language, section),
      total_size: total,
      product_ids: items.map(({ id }) => id),
    })),
  };
}

/** Converts items for the request's language, with the current opening hours of their stores. */
export function toListedItem(
  c: Context,
  context: ServerContext,
): (row: ItemRowWithHours) => WireItem {
  const language = languageOf(c);
  const at = wallTimeNow(context);
  return (row) => ({ ...toWireItem(row, language, context.currency), ...storeOpening(row, at) });
}

const wallTimeNow = ({ now, timeZone }: ServerContext) =>
  wallTime(instant(now().getTime()), timeZone);

/** A store is visible from anywhere; without a store, zone and module limit the list. */
function filterOf(
  c: Context,
  query: v.InferOutput<typeof contract.itemsQuery>,
): Omit<ItemFilter, 'which' | 'interests' | 'narrowing' | 'at'> {
  const of = { module: requireModule(c), zones: requireZones(c) };
  return {
    of: query.store_id === undefined ? of : { store: query.store_id },
    category: query.category_id || null,
    section: query.store_id === undefined ? null : (query.section_id ?? null),
    type: query.type,
    name: query.name?.trim() ?? '',
    sort: query.sort ?? null,
  };
}

async function requireItem({ db }: ServerContext, named: unknown): Promise<ItemRowWithHours> {
  const id = parseId<'Item'>(named);
  const row = id === null ? null : await itemOf(db, id);
  if (!row?.active) throw unsold();
  return row;
}

const unsold = () => httpError(404, 'item', ITEM_UNKNOWN);
const ITEM_UNKNOWN = { en: 'This item is no longer sold', hi: 'यह आइटम अब नहीं बिकता' };
