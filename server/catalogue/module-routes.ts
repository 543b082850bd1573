import { Hono } from 'hono';
import { banners, categories, categoriesQuery, modules } from '#contract/catalogue.ts';
import { callerOf } from '#server/kernel/caller.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { describe, valid } from '#server/kernel/validate.ts';
import { toWireBanner, toWireCategories, toWireModule } from './catalogue.wire.ts';
import { bannersOf, categoriesOf, modulesOf } from './queries.ts';

const tag = 'Catalogue';

/** What a customer sees before any store: modules, their categories and banners. */
export const moduleRoutes = ({ db }: ServerContext) =>
  new Hono()
    .get(
      '/api/v1/module',
      describe({ summary: 'The modules, limited by the zoneId header', tag, answer: modules }),
      async (c) => {
        const { language, zones } = callerOf(c);
        const rows = await modulesOf(db, zones);
        return c.json(rows.map((row) => toWireModule(row, language)));
      },
    )
    .get(
      '/api/v1/categories',
      describe({ summary: 'Categories, searched or featured', tag, answer: categories }),
      valid('query', categoriesQuery),
      async (c) => {
        const { language, zones, module } = callerOf(c);
        const { search = '', featured = false } = c.req.valid('query');
        const rows = await categoriesOf(db, { module, zones, search: search.trim(), featured });
        // What is put first leads somewhere: a category of which nothing is sold here is left out.
        const leads = featured && zones.length > 0;
        const shown = leads ? rows.filter(({ item_count }) => (item_count ?? 0) > 0) : rows;
        return c.json(toWireCategories(shown, language));
      },
    )
    .get(
      '/api/v1/banners',
      describe({ summary: 'The banners of a home page', tag, answer: banners }),
      async (c) => {
        const { language, zones, module } = callerOf(c);
        const rows = await bannersOf(db, { module, zones });
        return c.json({ banners: rows.map((row) => toWireBanner(row, language)), campaigns: [] });
      },
    );
