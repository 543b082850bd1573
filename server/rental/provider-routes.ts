import type { Context, Hono } from 'hono';
import * as contract from '#contract/rental-providers.ts';
import { parseId } from '#domain/kernel/id.ts';
import { instant } from '#domain/kernel/instant.ts';
import { wallTime } from '#domain/kernel/wall-clock.ts';
import { requestHeadersOf, requireModule, requireZones } from '#server/kernel/request-headers.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { BY_PLACE } from '#server/kernel/response-cache.ts';
import { pageFacts, type PageQuery } from '#server/kernel/paging.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { routerOn } from '#server/kernel/serve.ts';
import { searchByText, type TextSearch } from './text-search.ts';
import { listProviders, providerOf, starsOfProvider, type ProviderFilter } from './provider-row.ts';
import { toWireProvider, type ProviderView } from './provider.wire.ts';
import { bannersOfProvider, reviewsOfProvider } from './queries.ts';
import { toWireBanner, toWireReview } from './rental.wire.ts';

const tag = 'Rental providers';
const MISSING_HEADER = { 403: 'The zoneId or moduleId header is missing, or a query is wrong' };
const UNKNOWN = { 404: 'Unknown provider' };

export function providerRoutes(context: ServerContext): Hono {
  const { db } = context;
  const { router, serve } = routerOn(context);
  type Query = PageQuery & { readonly name?: string | undefined };
  const page = async (c: Context, order: ProviderFilter['order'], query: Query) => {
    const view = viewOf(context, c);
    const filter = { module: requireModule(c), zones: requireZones(c), order, at: view.at };
    const list = (search: TextSearch | null) => listProviders(db, { ...filter, search }, query);
    const { rows, total } = query.name
      ? (await searchByText(db, query.name, filter, list, (found) => found.total > 0)).found
      : await list(null);
    return { ...pageFacts(query, total), stores: rows.map((row) => toWireProvider(row, view)) };
  };
  const requireProvider = async (named: unknown) => {
    const id = parseId<'Provider'>(named);
    const row = id === null ? undefined : await providerOf(db, id);
    if (!row) throw httpError(404, 'provider', PROVIDER_UNKNOWN);
    return row;
  };

  serve(
    contract.listProviders,
    {
      summary: 'Popular ones, open ones first; or the newest first',
      tag,
      refusals: MISSING_HEADER,
      cachedBy: BY_PLACE,
    },
    (c, { query }) => page(c, query.type === 'latest' ? 'newest' : 'popular', query),
  );
  serve(
    contract.latestProviders,
    { summary: 'Newest first', tag, refusals: MISSING_HEADER, cachedBy: BY_PLACE },
    (c, { query }) => page(c, 'newest', query),
  );
  serve(
    contract.popularProviders,
    {
      summary: 'Open ones first, then by number of trips and rating',
      tag,
      refusals: MISSING_HEADER,
      cachedBy: BY_PLACE,
    },
    (c, { query }) => page(c, 'popular', query),
  );
  serve(
    contract.getProvider,
    { summary: 'One provider', tag, refusals: UNKNOWN, cachedBy: BY_PLACE },
    async (c, { params }) => {
      const row = await requireProvider(params.id);
      const ratings = await starsOfProvider(db, row.id);
      return { ...toWireProvider(row, viewOf(context, c)), ratings };
    },
  );
  serve(
    contract.listProviderReviews,
    {
      summary: "Reviews of a provider's vehicles, newest first",
      tag,
      refusals: UNKNOWN,
      cachedBy: BY_PLACE,
    },
    async (c, { params, query }) => {
      const { id } = await requireProvider(params.id);
      const { rows, total } = await reviewsOfProvider(db, id, query.search ?? '', query);
      const { language } = requestHeadersOf(c);
      return {
        ...pageFacts(query, total),
        reviews: rows.map((row) => toWireReview(row, language)),
      };
    },
  );
  serve(
    contract.listProviderBanners,
    { summary: 'The banners of a provider', tag, cachedBy: BY_PLACE },
    async (c, { params }) => {
      const id = parseId<'Provider'>(params.id);
      const rows = id === null ? [] : await bannersOfProvider(db, id);
      return rows.map((row) => toWireBanner(row, requestHeadersOf(c).language));
    },
  );
  return router;
}

function viewOf({ now, timeZone, currency }: ServerContext, c: Context): ProviderView {
  const { language, point } = requestHeadersOf(c);
  return { language, point, currency, at: wallTime(instant(now().getTime()), timeZone) };
}

const PROVIDER_UNKNOWN = {
  en: 'This provider does not exist',
  hi: 'यह प्रदाता मौजूद नहीं है',
};
