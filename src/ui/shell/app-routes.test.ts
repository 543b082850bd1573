import { Writable } from 'node:stream';
import { createElement, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { unstable_serialize as serialized } from 'swr';
import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { getConfig } from '#contract/shell.ts';
import { pageAt } from '#application/kernel/page-at.ts';
import { paths, type PageId } from '#application/kernel/path.ts';
import { principalOf } from '#application/account/session/selectors.ts';
import { createCatalogueQueries } from '#application/catalogue/catalogue.queries.ts';
import { createSearchQueries } from '#application/catalogue/search.queries.ts';
import { createLegalQueries } from '#application/shell/legal.queries.ts';
import { createParcelQueries } from '#application/parcel/parcel.queries.ts';
import { createRentalQueries } from '#application/rental/rental.queries.ts';
import type { ReadCache } from '#application/kernel/read-models.port.ts';
import { createLocationQueries } from '#application/location/location.queries.ts';
import type { Services } from '#application/shell/services.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { prefetchedAnswersIn } from '#infrastructure/kernel/prefetched-answers.ts';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import { persistedState } from '#infrastructure/shell/storage.ts';
import { compose } from '#src/composition-root.ts';
import { failOnConsole } from '#tests/support/console-fails.ts';
import { anItem } from '#tests/support/builders/item.ts';
import { aZone } from '#tests/support/builders/location.ts';
import { aStore } from '#tests/support/builders/store.ts';
import { catalogueByHand } from '#tests/support/fakes/catalogue-reader.ts';
import { fakePlatform } from '#tests/support/fakes/platform.ts';
import { searchByHand } from '#tests/support/fakes/search-reader.ts';
import { vehiclesByHand } from '#tests/support/fakes/vehicle-reader.ts';
import { savePlace } from '#tests/support/open-app.tsx';
import { App } from '#ui/app.tsx';
import type { Reads, ReadsFrom } from '#ui/kernel/page-reads.ts';
import type { Route } from '#ui/kernel/routes.ts';
import { appReads, frameReads } from './app-reads.ts';
import { appRoutes } from './app-routes.ts';
import { notFound } from './shell.routes.ts';

failOnConsole();

const pages = Object.entries(appRoutes) as [PageId, Route][];
const addressOf = (id: PageId): string => paths[id].pattern.replace(':id', '1');

type Facts = { readonly somewhere: boolean };

/** The app as on a server: open, and without a browser. */
async function anApp({ somewhere }: Facts) {
  const localStore = memoryStore();
  if (somewhere) savePlace(localStore);
  const place = somewhere ? { zones: '[1]', module: 1 } : { zones: null, module: null };
  const { platform } = fakePlatform({
    localStore,
    fetch: () => new Promise<never>(() => {}),
    prefetched: prefetchedAnswersIn(
      JSON.stringify({
        asked: { ...place, language: 'en' },
        answers: { [getConfig.path]: { business_name: 'Corner' } },
      }),
    ),
  });
  const app: Services = compose(platform, persistedState(platform));
  app.storefront.start();
  await waitFor(app.storefront, select.isOpen);
  return app;
}

/** The HTML of the page, with all lazily loaded code. */
function rendered(services: Services, address: string): Promise<string> {
  const Address = ({ children }: { readonly children: ReactNode }) =>
    createElement(StaticRouter, { location: address, children });
  const page = createElement(App, { services, language: 'en', messages: {}, Address });
  return new Promise((resolve, reject) => {
    let html = '';
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Infinity,
      onAllReady: () => void pipe(sink),
      onError: reject,
    });
    const sink = new Writable({
      write: (part: Buffer, _, next) => {
        html += part.toString();
        next();
      },
      final: () => resolve(html),
    });
  });
}

const answering = (app: Services): Services => ({
  ...app,
  queries: {
    catalogue: createCatalogueQueries(
      catalogueByHand({ details: { store: aStore(), categories: [] }, items: [anItem()] }),
    ),
    location: createLocationQueries(
      {
        zones: async () => ok([aZone()]),
        savedAddresses: async () => ok([]),
        cashLimits: async () => ok([]),
      },
      { streetMap: async () => refuse({ kind: 'unreachable', cause: 'offline' }) },
    ),
  },
});

const withLate = (queries: Services['queries']): ReadsFrom['queries'] => ({
  ...queries,
  search: createSearchQueries(searchByHand()),
  rental: createRentalQueries(vehiclesByHand()),
  legal: createLegalQueries({ text: async () => ok([]) }),
  parcel: createParcelQueries({
    categories: async () => ok([]),
    instructions: async () => ok([]),
  }),
});

const readsAt = (id: PageId): Reads<'store'> => appReads[id]?.reads ?? (() => []);

/** Fills the read cache with the answers to a page's first reads. */
async function answered({ storefront, queries, readCache }: Services, id: PageId) {
  const snapshot = storefront.getSnapshot();
  const scope = {
    principal: principalOf(select.session(snapshot).getSnapshot()).key,
    zones: select.zones(snapshot),
    moduleId: select.moduleId(snapshot),
    language: select.pageLanguage(snapshot),
  };
  const from = {
    queries: withLate(queries),
    scope,
    params: { id: '1' },
    query: new URLSearchParams(),
    timeZone: null,
    marksDiet: false,
  };
  for (const query of readsAt(id)(from)) {
    readCache.set(serialized(query.key), { data: await query.read() });
  }
  return from;
}

const watched = (cache: ReadCache, asked: Set<string>): ReadCache => ({
  get: (key) => (asked.add(key), cache.get(key)),
  set: (key, state) => cache.set(key, state),
  delete: (key) => cache.delete(key),
  keys: () => cache.keys(),
});

const headingIn = (html: string): string =>
  (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').replaceAll(/<[^>]*>/g, '').trim();

describe('every page of the app', () => {
  test('is rendered here without anything of a browser', () => {
    const browser = ['window', 'document', 'localStorage', 'sessionStorage', 'location', 'history'];

    expect(browser.filter((name) => name in globalThis)).toEqual([]);
  });

  test.each(pages)('%s is written by a server, with its heading', async (id, route) => {
    const html = await rendered(await anApp({ somewhere: false }), addressOf(id));

    expect(html).toMatch(/<main[^>]*id="page"/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(headingIn(html)).not.toBe('');
    if (route.needs !== 'nothing') expect(headingIn(html)).toBe(route.title.defaultMessage);
  });

  test.each(pages)('%s is written with what its route reads first', async (id, route) => {
    const app = answering(await anApp({ somewhere: route.needs !== 'nothing' }));
    const from = await answered(app, id);
    const asked = new Set<string>();
    await rendered({ ...app, readCache: watched(app.readCache, asked) }, addressOf(id));

    const named = [...frameReads(from), ...readsAt(id)(from)];
    expect([...asked]).toEqual(expect.arrayContaining(named.map(({ key }) => serialized(key))));
  });

  test('is for customers: no address leads to an administration [ROLE-12]', () => {
    const patterns = pages.map(([id]) => paths[id].pattern);

    expect(patterns.filter((pattern) => /admin|vendor|seller|deliveryman/i.test(pattern))).toEqual(
      [],
    );
    for (const path of ['/admin', '/admin/login', '/vendor-panel']) {
      expect(pageAt({ pathname: path, search: '' })).toBeNull();
    }
  });

  test('a store page that comes with its answers says which store it is', async () => {
    const app = answering(await anApp({ somewhere: true }));
    await answered(app, 'store');

    expect(headingIn(await rendered(app, addressOf('store')))).toBe('Dosa Corner');
  });

  test('an address that leads nowhere says so in its heading', async () => {
    const html = await rendered(await anApp({ somewhere: false }), '/nowhere');

    expect(headingIn(html)).toBe(notFound.title.defaultMessage);
  });
});
