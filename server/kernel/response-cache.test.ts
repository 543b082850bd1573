import { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readProfile } from '#contract/account.ts';
import * as catalogue from '#contract/catalogue.ts';
import {
  combinedData,
  rentalSearchSuggestions,
  searchSuggestions,
} from '#contract/catalogue-search.ts';
import { urlOf } from '#contract/endpoint.ts';
import { updateInterest } from '#contract/interests.ts';
import { listParcelCategories } from '#contract/parcel.ts';
import * as providers from '#contract/rental-providers.ts';
import * as vehicles from '#contract/rental-vehicles.ts';
import { createApp } from '#server/app.ts';
import { createTestApp, NOON, type TestServer } from '#tests/support/server.ts';
import { watchReading } from '#tests/support/tables-read.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { createContext } from './context.ts';
import { versionCaches } from './version-cache.ts';
import { createResponseCache } from './response-cache.ts';

const FOOD = { zoneId: '[1,2,3,4,5,6]', moduleId: '1' };
const RENTAL = { zoneId: '[1,2,3,4,5,6]', moduleId: '6' };
const PARCEL = { zoneId: '[1,2,3,4,5,6]', moduleId: '5' };
const PLACE = { ...FOOD, latitude: '40.7128', longitude: '-74.006' };
const page = { limit: 12, offset: 1 };

/** All cached calls, with values of the example data. */
const CALLS: readonly (readonly [call: string, headers: Readonly<Record<string, string>>])[] = [
  [urlOf(catalogue.listModules), FOOD],
  [urlOf(catalogue.listCategories), FOOD],
  [urlOf(catalogue.listCategories, { query: { featured: '1' } }), FOOD],
  [urlOf(catalogue.listBanners), FOOD],
  [urlOf(catalogue.listStores, { params: { filter: 'all' }, query: page }), PLACE],
  [urlOf(catalogue.latestStores, { query: page }), PLACE],
  [urlOf(catalogue.popularStores, { query: page }), PLACE],
  [urlOf(catalogue.popularStores, { query: page }), { ...PLACE, 'X-localization': 'hi' }],
  [urlOf(catalogue.getStore, { params: { id: 1 } }), PLACE],
  [urlOf(catalogue.listStoreReviews, { query: { store_id: 1 } }), PLACE],
  [urlOf(catalogue.latestItems, { query: { ...page, store_id: 1 } }), FOOD],
  [urlOf(catalogue.latestItems, { query: { ...page, store_id: 1, sections: '1' } }), FOOD],
  [urlOf(catalogue.popularItems, { query: page }), FOOD],
  [urlOf(catalogue.discountedItems, { query: page }), FOOD],
  [urlOf(catalogue.recommendedItems, { query: page }), FOOD],
  [urlOf(catalogue.campaignItems, { query: page }), FOOD],
  [urlOf(catalogue.getItem, { params: { id: 1 } }), FOOD],
  [urlOf(catalogue.listReviews, { params: { id: 1 } }), FOOD],
  [urlOf(searchSuggestions, { query: { name: 'sa' } }), FOOD],
  [urlOf(combinedData, { query: { ...page, name: 'sa', list_type: 'item' } }), PLACE],
  [urlOf(combinedData, { query: { ...page, name: 'sa', list_type: 'store' } }), PLACE],
  [urlOf(listParcelCategories), PARCEL],
  [urlOf(providers.listRentalBanners), RENTAL],
  [urlOf(vehicles.listVehicleCategories, { query: page }), RENTAL],
  [urlOf(vehicles.listVehicleBrands, { query: page }), RENTAL],
  [urlOf(vehicles.searchVehicles, { query: page }), RENTAL],
  [urlOf(vehicles.topRatedVehicles, { query: page }), RENTAL],
  [urlOf(vehicles.suggestVehicles, { query: { name: 'a' } }), RENTAL],
  [urlOf(rentalSearchSuggestions, { query: { name: 'a' } }), RENTAL],
  [urlOf(vehicles.getVehicle, { params: { id: 1 } }), RENTAL],
  [urlOf(vehicles.listVehicleReviews, { params: { id: 1 }, query: page }), RENTAL],
  [urlOf(vehicles.listProviderVehicles, { query: { ...page, provider_id: 1 } }), RENTAL],
  [urlOf(providers.listProviders, { query: page }), RENTAL],
  [urlOf(providers.latestProviders, { query: page }), RENTAL],
  [urlOf(providers.popularProviders, { query: page }), RENTAL],
  [urlOf(providers.getProvider, { params: { id: 1 } }), RENTAL],
  [urlOf(providers.listProviderReviews, { params: { id: 1 }, query: page }), RENTAL],
  [urlOf(providers.listProviderBanners, { params: { id: 1 } }), RENTAL],
];

describe('cached answers', () => {
  let server: TestServer;
  beforeAll(async () => void (server = await createTestApp()));
  afterAll(() => server.close());

  const cached = async ([call, headers]: (typeof CALLS)[number]) =>
    (await server.request(call, { headers })).text();
  /** Response of a fresh server with an empty cache. */
  const anew = async () => {
    const { db, context } = server;
    const app = createApp(await createContext({ db, machineNow: () => context.now().getTime() }));
    return Promise.all(
      CALLS.map(async ([call, headers]) => (await app.request(call, { headers })).text()),
    );
  };

  test('are those of all public calls, each with an ETag', async () => {
    const { db, responseCache } = server.context;
    const own = await createContext({ db });
    let places = 0;
    createApp({ ...own, responseCache: (who) => ((places += 1), responseCache(who)) });
    const paths = new Set(CALLS.map(([call]) => call.split('?')[0]));
    expect(paths.size).toBe(places);
    for (const [call, headers] of CALLS) {
      const answer = await server.request(call, { headers });
      expect([answer.status, answer.headers.get('ETag') !== null], call).toEqual([200, true]);
    }
  });

  test('read no table that is not part of the version', async () => {
    const { db, tables, unmoving } = watchReading(server.db);
    const app = createApp(await createContext({ db }));
    for (const [call, headers] of CALLS) await app.request(call, { headers });
    expect((await tables()).length).toBeGreaterThan(20);
    expect(await unmoving()).toEqual([]);
  });

  test.each([
    ['a price', `update item set price = price + 100 where store_id = 1`],
    ['stock', `update item set stock = 3 where id = 1`],
    ['an order', `update store set order_count = order_count + 1000 where id = 2`],
    ['a name', `update store set name = 'Sandbank' where id = 1`],
    ['a discount', `update store set discount_rate = 310000 where id = 1`],
    ['a rating', `update item set rating = 1.25, rating_count = 900 where id = 1`],
    ['a review', `update review set comment = 'Salty' where item_id = 1`],
    [
      'a new review',
      `insert into review (item_id, customer_name, rating, comment, created_at)
       values (1, 'Ada', 4, 'Fine', now())`,
    ],
    [
      'a translation',
      `update translation set text = 'नाम' where entity = 'store' and entity_id = 1`,
    ],
    ['hours', `update store_hours set closes = 721 where store_id = 1`],
    ['no hours', `delete from store_hours where store_id = 2`],
    ['a closed day', `update store set closed_dates = '["2026-11-21"]' where id = 3`],
    ['a zone', `update store set zone_id = 2 where id = 1`],
    ['what a delivery costs', `update zone_module set minimum_fee = minimum_fee + 50`],
    [
      'a setting',
      `update setting set value = value || '{"homeDelivery": false}' where key = 'ordering'`,
    ],
    ['a category', `update category set name = 'Salads' where id = 1`],
    ['of which category an item is', `delete from item_category where item_id = 1`],
    ['an add-on', `update add_on set price = price + 10`],
    ['a variation', `update food_variation set name = 'Sort'`],
    ['a value of it', `update food_variation_value set price = price + 100`],
    ['a banner', `update banner set title = 'Now'`],
    ['a module', `update module set position = 9 where id = 2`],
    [
      'a wish',
      `insert into wishlist_item (customer_id, item_id, created_at)
       select min(id), 1, now() from customer`,
    ],
    ['an item off the shelf', `update item set active = false where id = 2`],
    ['a campaign', `update item set campaign_from = '2026-11-21', campaign_to = null where id = 3`],
    ['what can be sent', `update parcel_category set name = 'Box'`],
    ['a vehicle', `update vehicle set hourly_price = 4200 where hourly_price is not null`],
    ['a brand', `update vehicle_brand set name = 'Brand'`],
    ['a kind of vehicle', `update vehicle_category set name = 'Sort'`],
    ['where it is handed over', `delete from pickup_zone where provider_id = 1`],
    ['a provider', `update rental_provider set name = 'Wheels' where id = 1`],
    ['its hours', `delete from rental_provider_hours where provider_id = 1`],
    ['its reviews', `update vehicle_review set comment = 'Quick'`],
    ['its banners', `update rental_banner set title = 'Go'`],
    ['all words of the search', `truncate search_entry`],
    ['all words of the rental', `truncate rental_search_entry`],
  ])('are outdated once %s has changed', async (_, change) => {
    const before = await Promise.all(CALLS.map(cached));
    await sql.raw(change).execute(server.db);
    const after = await Promise.all(CALLS.map(cached));
    expect(after).not.toEqual(before);
    expect(after).toEqual(await anew());
  });

  test('never show a change that its transaction reverts', async () => {
    const before = await Promise.all(CALLS.map(cached));
    await server.db
      .transaction()
      .execute(async (transaction) => {
        await sql`update item set price = 1`.execute(transaction);
        throw new Error('taken back');
      })
      .catch(() => {});
    expect(await Promise.all(CALLS.map(cached))).toEqual(before);
  });

  test('expire with the minute, as a store may open', async () => {
    const [call = ''] = [urlOf(catalogue.getStore, { params: { id: 5 } })];
    await sql`update store set active = true, closed_dates = '[]' where id = 5`.execute(server.db);
    await sql`delete from store_hours where store_id = 5`.execute(server.db);
    await sql`insert into store_hours values (5, 6, 751, 900)`.execute(server.db);
    const isOpen = async () => (await server.get(call, { headers: PLACE })).body.open as boolean;
    expect(await isOpen()).toBe(false);
    server.advance(60_000);
    expect(await isOpen()).toBe(true);
    server.setNow(NOON);
    expect(await isOpen()).toBe(false);
  });

  test('are separate for each language, zone, module and place', async () => {
    const call = urlOf(catalogue.popularStores, { query: page });
    const etagOf = async (headers: Readonly<Record<string, string>>) =>
      (await server.request(call, { headers: { ...PLACE, ...headers } })).headers.get('ETag');
    const tags = await Promise.all(
      [
        {},
        { 'X-localization': 'hi' },
        { zoneId: '[2]' },
        { moduleId: '2' },
        { latitude: '40.75' },
      ].map(etagOf),
    );
    expect(new Set(tags).size).toBe(5);
    expect(await etagOf({})).toBe(tags[0]);
  });

  test('are not resent to a client that has them, and are private', async () => {
    const call = urlOf(catalogue.popularItems, { query: page });
    const request = (etag = '') =>
      server.request(call, { headers: { ...FOOD, 'If-None-Match': etag } });
    const first = await request();
    const tag = first.headers.get('ETag') ?? '';
    expect(first.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(first.headers.get('Vary')).toContain('zoneId');
    for (const known of [tag, `W/${tag}`, `"x", ${tag}`]) {
      const again = await request(known);
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('ETag')).toBe(tag);
    }
    // Cached responses are logged like all others.
    for (const answer of [first, await request(), await request(tag)]) {
      expect(answer.headers.get('X-Request-Id')).toMatch(/./);
    }
    await sql`update item set price = price + 1`.execute(server.db);
    expect((await request(tag)).status).toBe(200);
  });

  test('exclude refusals', async () => {
    const call = urlOf(catalogue.getItem, { params: { id: 4 } });
    const { db } = server;
    await sql`update item set active = false where id = 4`.execute(db);
    const gone = await server.request(call, { headers: FOOD });
    expect([gone.status, gone.headers.get('ETag')]).toEqual([404, null]);
    expect(gone.headers.get('Cache-Control')).toBe('no-store');
    await sql`update item set active = true where id = 4`.execute(db);
    expect((await server.request(call, { headers: FOOD })).status).toBe(200);
  });

  test('exclude personal answers', async () => {
    const ada = await server.asCustomer();
    const ben = await server.asCustomer();
    const scope = { zones: [1, 2, 3, 4, 5, 6], module: 1 };
    const { rows } = await sql<{ id: number }>`
      select category_id as id from item join item_category on item_id = item.id
      where recommended and active group by 1 order by count(*), 1`.execute(server.db);
    const [one, other] = [rows[0]?.id, rows[1]?.id];
    await ada.post(updateInterest.path, { interest: [one] }, scope);
    await ben.post(updateInterest.path, { interest: [other] }, scope);
    const own = urlOf(catalogue.recommendedItems, { query: { ...page, interest: 'own' } });
    const lists = await Promise.all([ada, ben].map((who) => who.get(own, scope)));
    const [hers, his] = lists.map(({ body }) => body.products.map(({ id }: { id: number }) => id));
    expect(hers).not.toEqual(his);
    for (const { headers } of [...lists, await ada.get(readProfile.path)]) {
      expect([headers.get('ETag'), headers.get('Cache-Control')]).toEqual([null, 'no-store']);
    }
  });
});

describe('a cached call', () => {
  test('gets no personal headers, and concurrent requests share one execution', async () => {
    const opened = await openTestDatabase(false, new Date(NOON));
    const cached = createResponseCache(versionCaches(opened.db, () => new Date(NOON)));
    let made = 0;
    const app = new Hono().get('/x', cached({ headers: ['zoneId'] }), (c) => {
      made += 1;
      return c.json([c.req.header('Authorization') ?? null, c.req.header('zoneId') ?? null]);
    });
    const request = async (token: string, zoneId = '[1]') =>
      (await app.request('/x', { headers: { Authorization: token, zoneId } })).json();
    // Another request is reading the version, so these share the next read.
    const other = request('Bearer z', '[2]');
    expect(
      await Promise.all(['Bearer a', 'Bearer b', 'Bearer c'].map((one) => request(one))),
    ).toEqual(Array.from({ length: 3 }, () => [null, '[1]']));
    expect([await other, made]).toEqual([[null, '[2]'], 2]);
    await opened.close();
  });
});
