import type { Hono } from 'hono';
import * as providers from '#contract/rental-providers.ts';
import * as contract from '#contract/rental-vehicles.ts';
import { requestHeadersOf, requireModule, requireZones } from '#server/kernel/request-headers.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { BY_SCOPE } from '#server/kernel/response-cache.ts';
import { pageFacts } from '#server/kernel/paging.ts';
import { routerOn } from '#server/kernel/serve.ts';
import { bannersOf, brandsOf, categoriesOf } from './queries.ts';
import { toWireBanner, toWireBrand, toWireCategory } from './rental.wire.ts';

const tag = 'Rental home';
const MISSING_HEADER = { 403: 'The zoneId or moduleId header is missing, or a query is wrong' };

export function rentalHomeRoutes(context: ServerContext): Hono {
  const { db } = context;
  const { router, serve } = routerOn(context);

  serve(
    providers.listRentalBanners,
    {
      summary: 'The banners of the rental home',
      tag,
      refusals: MISSING_HEADER,
      cachedBy: BY_SCOPE,
    },
    async (c, { query: { featured = false } }) => {
      const shelf = { module: requireModule(c), zones: requireZones(c), featured };
      const rows = await bannersOf(db, shelf);
      return { banners: rows.map((row) => toWireBanner(row, requestHeadersOf(c).language)) };
    },
  );
  serve(
    contract.listVehicleCategories,
    {
      summary: 'Categories with their numbers of vehicles',
      tag,
      refusals: MISSING_HEADER,
      cachedBy: BY_SCOPE,
    },
    async (c, { query }) => {
      const of = { module: requireModule(c), zones: requireZones(c), search: query.search ?? '' };
      const { rows, total } = await categoriesOf(db, of, query);
      const { language } = requestHeadersOf(c);
      return {
        ...pageFacts(query, total),
        vehicles: rows.map((row) => toWireCategory(row, language)),
      };
    },
  );
  serve(
    contract.listVehicleBrands,
    { summary: 'Brands', tag, refusals: MISSING_HEADER, cachedBy: BY_SCOPE },
    async (c, { query }) => {
      const of = { module: requireModule(c), search: query.search ?? '' };
      const { rows, total } = await brandsOf(db, of, query);
      const { language } = requestHeadersOf(c);
      return { ...pageFacts(query, total), brands: rows.map((row) => toWireBrand(row, language)) };
    },
  );
  return router;
}
