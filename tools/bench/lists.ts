import { sql } from 'kysely';
import * as contract from '#contract/catalogue.ts';
import { queryText, urlOf } from '#contract/endpoint.ts';
import { quantile } from './median.ts';
import { ITEMS_PER_STORE, ZONES, type Town } from './town.ts';

const CALLS = 300;
/** A late page of a list. */
const DEEP = 50;

type Call = readonly [name: string, url: (call: number, town: Town) => string];

const page = (endpoint: { readonly path: string }, query: object, number = 1): string =>
  endpoint.path + queryText({ ...contract.cards(number), ...query });
const stores = (query: object, number = 1): string =>
  urlOf(contract.listStores, {
    params: { filter: 'all' },
    query: { ...contract.cards(number), ...query },
  });
/** An item with many sales, and one with few. */
const [COMMON, RARE] = [11, 60];
const storeOf = (call: number, { size }: Town) =>
  1 + ((call * 31) % Math.ceil(size / ITEMS_PER_STORE));

/** Lists as the app's pages request them. */
const LISTS: readonly Call[] = [
  ['home: modules', () => contract.listModules.path],
  ['home: banners', () => contract.listBanners.path],
  ['home: featured categories', () => `${contract.listCategories.path}?featured=1`],
  ['home: popular stores', () => page(contract.popularStores, {})],
  ['home: new stores', () => page(contract.latestStores, {})],
  ['home: recommended items', () => page(contract.recommendedItems, {})],
  ['home: the same, by interest', () => page(contract.recommendedItems, { interest: '11,12' })],
  ['home: reduced items', () => page(contract.discountedItems, {})],
  ['home: popular items', () => page(contract.popularItems, {})],
  ['home: campaigns', () => page(contract.campaignItems, {})],
  ['all categories', () => contract.listCategories.path],
  ['a store', (call, town) => urlOf(contract.getStore, { params: { id: storeOf(call, town) } })],
  [
    'a store: its menu',
    (call, town) => page(contract.latestItems, { store_id: storeOf(call, town), sections: 1 }),
  ],
  [
    'a store: its reviews',
    (call, town) =>
      contract.listStoreReviews.path +
      queryText({ store_id: storeOf(call, town), limit: 10, offset: 1 }),
  ],
  ['list: new items', () => page(contract.latestItems, {})],
  [`list: popular items, page ${DEEP}`, () => page(contract.popularItems, {}, DEEP)],
  ['list: vegetarian items', () => page(contract.popularItems, { type: 'veg' })],
  ['list: cheapest items', () => page(contract.popularItems, { sort: 'price_low' })],
  ['list: items of a common category', () => page(contract.popularItems, { category_id: COMMON })],
  ['list: items of a rare category', () => page(contract.popularItems, { category_id: RARE })],
  [
    'list: best rated of a category above others',
    () => page(contract.popularItems, { category_id: 2, sort: 'rating' }),
  ],
  [
    'list: reduced items of a category between two prices',
    () =>
      page(contract.popularItems, {
        ...{ category_id: COMMON, filter: '["discounted"]' },
        ...{ min_price: 5, max_price: 20 },
      }),
  ],
  ['list: best rated stores', () => stores({ store_type: 'top_rated' })],
  [`list: stores, page ${DEEP / 10}`, () => stores({ store_type: 'all' }, DEEP / 10)],
  ['list: stores of a common category', () => stores({ store_type: 'all', category_id: COMMON })],
  ['list: stores of a rare category', () => stores({ store_type: 'all', category_id: RARE })],
];

/**
 * Median and highest latency of each list without caches, in milliseconds, among few items and among many. The
 * towns alternate, so that other load on the machine affects all alike.
 */
export async function listRows(towns: readonly Town[]): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [name, url] of LISTS) {
    const times = towns.map(() => [] as number[]);
    for (let call = 0; call < CALLS; call += 1) {
      for (const [at, town] of towns.entries()) {
        // Invalidates the caches, as an order does.
        await sql`update catalogue_version set version = version + 1 where slot = 0`.execute(
          town.opened.db,
        );
        const began = performance.now();
        const answer = await town.app.request(url(call, town), {
          headers: { zoneId: `[${1 + (call % ZONES)}]`, moduleId: '1' },
        });
        if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
        await answer.json();
        times[at]?.push(performance.now() - began);
      }
    }
    const slowest = times.map((of) => quantile(of, 0.99));
    const growth = (slowest.at(-1) ?? 0) / (slowest[0] ?? 1);
    rows.push([
      name,
      ...times.flatMap((of, at) => [quantile(of, 0.5).toFixed(1), slowest[at]?.toFixed(1) ?? '']),
      growth.toFixed(1),
    ]);
  }
  return rows;
}

export const listColumns = (sizes: readonly number[]): readonly string[] => [
  ...sizes.flatMap((size) => [`of ${size.toLocaleString('en')}: p50 ms`, 'p99 ms']),
  'grown by',
];
