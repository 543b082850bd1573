import type { Hono } from 'hono';
import * as contract from '#contract/catalogue.ts';
import { requestHeadersOf } from '#server/kernel/request-headers.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { BY_SCOPE } from '#server/kernel/response-cache.ts';
import { routerOn } from '#server/kernel/serve.ts';
import { toWireBanner, toWireCategories, toWireModule } from './catalogue.wire.ts';
import { bannersOf, categoriesOf, modulesOf } from './queries.ts';

const tag = 'Catalogue';

export function moduleRoutes(context: ServerContext): Hono {
  const { db } = context;
  const { router, serve } = routerOn(context);

  serve(
    contract.listModules,
    { summary: 'The modules, limited by the zoneId header', tag, cachedBy: BY_SCOPE },
    async (c) => {
      const { language, zones } = requestHeadersOf(c);
      const rows = await modulesOf(db, zones);
      return rows.map((row) => toWireModule(row, language));
    },
  );
  serve(
    contract.listCategories,
    { summary: 'Categories, searched or featured', tag, cachedBy: BY_SCOPE },
    async (c, { query: { search = '', featured = false } }) => {
      const { language, zones, module } = requestHeadersOf(c);
      const rows = await categoriesOf(db, { module, zones, search: search.trim(), featured });
      // Featured categories without items in these zones are left out.
      const leads = featured && zones.length > 0;
      const isSold = ({ item_count }: (typeof rows)[number]) => (item_count ?? 0) > 0;
      // In the full list, categories without items come last.
      const shown = leads
        ? rows.filter(isSold)
        : rows.toSorted((one, other) => Number(isSold(other)) - Number(isSold(one)));
      return toWireCategories(shown, language);
    },
  );
  serve(
    contract.listBanners,
    { summary: 'The banners of a home page', tag, cachedBy: BY_SCOPE },
    async (c) => {
      const { language, zones, module } = requestHeadersOf(c);
      const rows = await bannersOf(db, { module, zones });
      return { banners: rows.map((row) => toWireBanner(row, language)), campaigns: [] };
    },
  );
  return router;
}
