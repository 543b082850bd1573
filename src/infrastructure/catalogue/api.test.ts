import { describe, expect, test } from 'vitest';
import {
  latestItems,
  popularItems,
  latestStores,
  listCategories,
  listReviews,
  listStores,
  popularStores,
  campaignItems,
  recommendedItems,
} from '#contract/catalogue.ts';
import { pathOf } from '#contract/endpoint.ts';
import { ALL_STORES } from '#application/catalogue/catalogue.queries.ts';
import { NO_GOODS_FILTERS, type GoodsFilters } from '#domain/catalogue/goods-search.ts';
import { id } from '#domain/kernel/id.ts';
import { rateOfPercent } from '#domain/kernel/rate.ts';
import { ok } from '#domain/kernel/result.ts';
import { aModule, groceryModule } from '#tests/support/builders/module.ts';
import { cents, dollars, USD } from '#tests/support/builders/money.ts';
import { aWireItem, aWireModule, aWireReview, aWireStore } from '#tests/support/builders/wire.ts';
import { httpClientByHand } from '#tests/support/fakes/http-client.ts';
import { createCatalogueReader } from './api.ts';

const everything = { category: null, diet: 'all', name: '' } as const;

function aReader(body: unknown, status = 200) {
  const http = httpClientByHand(body, status);
  const reported: string[] = [];
  const reader = createCatalogueReader({
    http,
    currency: () => USD,
    report: (problem) => void reported.push(problem),
  });
  const query = () =>
    new URLSearchParams(
      Object.entries(http.asked[0]?.query ?? {}).flatMap(([key, value]) =>
        value == null ? [] : [[key, String(value)]],
      ),
    ).toString();
  return { reader, http, reported, asked: () => `${http.asked[0]?.path}?${query()}` };
}

const page = (list: string, ...rows: readonly unknown[]) => ({
  total_size: 40,
  limit: '12',
  offset: '1',
  [list]: rows,
});

describe('what is asked', () => {
  const general = pathOf(listStores, { filter: 'all' });
  test.each([
    { list: 'popular', page: 1, url: `${popularStores.path}?type=all&offset=1&limit=12` },
    { list: 'latest', page: 3, url: `${latestStores.path}?type=all&offset=3&limit=12` },
    { list: 'all', page: 1, url: `${general}?store_type=all&type=all&offset=1&limit=12` },
    {
      list: 'popular',
      page: 2,
      category: id<'Category'>(5),
      url: `${general}?store_type=popular&type=all&offset=2&limit=12&category_id=5`,
    },
  ] as const)(
    'page $page of $list stores is asked for by 12, of a category or as such in the words of the general list [API-09, API-10, API-11, CAT-19, CONST-06, CONST-08]',
    async ({ list, page: number, url, ...narrow }) => {
      const { reader, asked } = aReader(page('stores'));
      await reader.stores(list, number, { ...ALL_STORES, ...narrow });
      expect(asked()).toBe(url);
    },
  );

  test.each([
    { list: 'latest', category: null, path: latestStores.path, asks: 'type=all&offset=1&limit=12' },
    {
      list: 'topRated',
      category: id<'Category'>(5),
      path: pathOf(listStores, { filter: 'all' }),
      asks: 'store_type=top_rated&type=all&offset=1&limit=12&category_id=5',
    },
  ] as const)('$list stores are narrowed in the words of a search (D-63)', async (asks) => {
    const { reader, asked } = aReader(page('stores'));
    const filters: GoodsFilters = {
      ...NO_GOODS_FILTERS,
      diet: 'veg',
      offers: ['open'],
      rating: 4.5,
    };
    await reader.stores(asks.list, 1, { category: asks.category, filters });
    const words = new URLSearchParams({ filter: '["veg","available_now"]', rating_count: '4.5' });
    expect(asked()).toBe(`${asks.path}?${asks.asks}&${words.toString()}`);
  });

  test('featured categories come from the categories call (API-08, CAT-22)', async () => {
    const { reader, asked } = aReader([]);
    await reader.categories({ featured: true, query: '', module: null });
    expect(asked()).toBe(`${listCategories.path}?featured=1`);
  });

  test.each([
    { query: '', url: `${listCategories.path}?` },
    { query: 'fish & chips', url: `${listCategories.path}?search=fish+%26+chips` },
  ])('all categories, or those with "$query", come from it as well (CAT-21)', async (asks) => {
    const { reader, asked } = aReader([]);
    await reader.categories({ featured: false, query: asks.query, module: null });
    expect(asked()).toBe(asks.url);
  });

  test.each([
    { sort: 'popular', url: `${popularItems.path}?category_id=3&type=all&offset=2&limit=12` },
    { sort: 'newest', url: `${latestItems.path}?category_id=3&type=all&offset=2&limit=12` },
    {
      sort: 'priceUp',
      url: `${popularItems.path}?category_id=3&type=all&offset=2&limit=12&sort=price_low`,
    },
    {
      sort: 'priceDown',
      url: `${popularItems.path}?category_id=3&type=all&offset=2&limit=12&sort=price_high`,
    },
    {
      sort: 'topRated',
      url: `${popularItems.path}?category_id=3&type=all&offset=2&limit=12&sort=rating`,
    },
  ] as const)('the items of a category are asked for by $sort (D-62, D-68)', async (asks) => {
    const { reader, asked } = aReader(page('products'));
    const filters = NO_GOODS_FILTERS;
    await reader.categoryItems(id(3), { diet: 'all', sort: asks.sort, filters }, 2);
    expect(asked()).toBe(asks.url);
  });

  test('the items of a category are narrowed as what a search finds [D-62]', async () => {
    const { reader, asked } = aReader(page('products'));
    const price = { min: 450, max: null };
    const filters = {
      ...NO_GOODS_FILTERS,
      offers: ['discounted', 'open'],
      rating: 4,
      price,
    } as const;
    await reader.categoryItems(id(3), { diet: 'veg', sort: 'priceUp', filters }, 1);
    expect(asked()).toBe(
      `${popularItems.path}?category_id=3&type=veg&offset=1&limit=12&sort=price_low` +
        '&filter=%5B%22discounted%22%2C%22available_now%22%5D&rating_count=4&min_price=4.5',
    );
  });

  test.each([
    { interest: 'own', asks: '&interest=own' },
    { interest: [id<'Category'>(3), id<'Category'>(5)], asks: '&interest=3%2C5' },
    { interest: [], asks: '' },
  ] as const)('what is recommended begins with $interest (D-57)', async ({ interest, asks }) => {
    const { reader, asked } = aReader(page('products'));
    await reader.items('recommended', interest);
    expect(asked()).toBe(`${recommendedItems.path}?type=all&offset=1&limit=12${asks}`);
  });

  test('campaigns are asked for by themselves (D-61)', async () => {
    const { reader, asked } = aReader(page('products'));
    await reader.items('campaign', []);
    expect(asked()).toBe(`${campaignItems.path}?type=all&offset=1&limit=12`);
  });

  test('categories may be those of a module that is not chosen yet', async () => {
    const { reader, http } = aReader([]);
    await reader.categories({ featured: true, query: '', module: 4 });
    expect(http.asked[0]).toMatchObject({ path: listCategories.path, moduleId: 4 });
  });

  test("a store's menu is asked for at once, the first items of each section [D-60]", async () => {
    const { reader, asked } = aReader(page('products'));
    await reader.menu(id(7), 'veg');
    expect(asked()).toBe(`${latestItems.path}?store_id=7&sections=1&type=veg&offset=1&limit=12`);
  });

  test('what is of no category is a section of its own', async () => {
    const { reader, asked } = aReader(page('products'));
    await reader.storeItems(id(7), { ...everything, category: 'none' }, 1);
    expect(asked()).toContain('store_id=7&category_id=0&section_id=0&');
  });

  test("a store's items are filtered by category, diet and words", async () => {
    const { reader, asked } = aReader(page('products'));
    await reader.storeItems(id(7), { category: id(3), diet: 'veg', name: 'dosa & chai' }, 2);
    expect(asked()).toBe(
      `${latestItems.path}?store_id=7&category_id=3&section_id=3&type=veg&offset=2&limit=12&name=dosa+%26+chai`,
    );
  });

  test.each([
    { page: 1, offset: 0 },
    { page: 2, offset: 2 },
  ])(
    'page $page of the reviews is asked for with offset $offset (REV-08, API-30, CONST-30, CONST-42, ENT-25)',
    async ({ page: number, offset }) => {
      const { reader, asked } = aReader(page('reviews'));
      await reader.reviews({ kind: 'item', id: id(9), count: 1 }, number);
      expect(asked()).toBe(`${pathOf(listReviews, { id: 9 })}?limit=10&offset=${offset}`);
    },
  );
});

/** Fields that are missing when a back end sends a store's id only. */
const UNKNOWN = { moduleId: null, moduleType: null, zoneId: null, point: null };

describe('what is understood', () => {
  test.each([
    { row: { store_id: 4 }, target: { kind: 'store', store: { id: 4, ...UNKNOWN } } },
    {
      row: {
        store: {
          ...{ id: 4, module_id: 2, module_type: 'grocery', zone_id: 3 },
          ...{ latitude: '40.7', longitude: '-74' },
        },
        link: null,
      },
      target: {
        kind: 'store',
        store: {
          ...{ id: 4, moduleId: 2, moduleType: 'grocery', zoneId: 3 },
          point: { latitude: 40.7, longitude: -74 },
        },
      },
    },
    { row: { link: '/store/4' }, target: { kind: 'store', store: { id: 4, ...UNKNOWN } } },
    { row: { item: { id: 7 } }, target: { kind: 'item', id: 7 } },
    { row: { link: '/store/latest?q=1' }, target: { kind: 'page', path: '/store/latest?q=1' } },
    {
      row: { link: 'https://example.com/offer' },
      target: { kind: 'site', address: 'https://example.com/offer' },
    },
    { row: { link: '//example.com' }, target: { kind: 'site', address: 'https://example.com/' } },
    { row: { link: 'javascript:alert(1)' }, target: null },
    { row: { link: 'offer' }, target: null },
    { row: {}, target: null },
  ])('a banner with $row leads to $target', async ({ row, target }) => {
    const banner = { id: 1, title: 'Lunch', image_full_url: '/b.webp', ...row };
    const { reader } = aReader({ banners: [banner] });
    expect(await reader.banners()).toMatchObject({ ok: true, value: [{ target }] });
  });

  test('a store is read with its hours, its minutes, its fees and its place', async () => {
    const { reader } = aReader(
      page(
        'stores',
        aWireStore({
          minimum_order: '15',
          tax: '8.875',
          delivery_time: '25-40 min',
          free_delivery: '1',
          delivery_fee: '2.49',
          discount: { discount: 10 },
          avg_rating: 4.5,
          rating_count: 12,
          schedules: [
            { day: '0', opening_time: '09:00:00', closing_time: '22:00:00' },
            { day: 9, opening_time: '09:00', closing_time: '22:00' },
            { day: 1, opening_time: 'noon', closing_time: '22:00' },
          ],
        }),
      ),
    );
    const answer = await reader.stores('popular', 1, ALL_STORES);
    expect(answer).toEqual({
      ok: true,
      value: {
        total: 40,
        rows: [
          {
            id: 1,
            moduleId: 1,
            moduleType: null,
            zoneId: 1,
            name: 'Dosa Corner',
            address: '12 Mott Street',
            point: { latitude: 40.7151, longitude: -73.9987 },
            logo: '/pictures/dosa-corner-logo-320.webp',
            cover: '/pictures/dosa-corner-320.webp',
            hours: [{ weekday: 0, window: { opens: 540, closes: 1320 } }],
            closedDates: [],
            active: true,
            minimumOrder: dollars(15),
            freeDelivery: true,
            deliveryFee: cents(249),
            taxRate: rateOfPercent(8.875),
            delivers: true,
            offersTakeAway: false,
            deliveryMinutes: { from: 25, to: 40 },
            rating: 4.5,
            ratingCount: 12,
            discount: rateOfPercent(10),
            vegetarian: true,
            nonVegetarian: true,
            halalTagShown: false,
          },
        ],
      },
    });
  });

  test.each([
    { text: '30 min', is: { from: 30, to: 30 } },
    { text: '1-2 hours', is: { from: 60, to: 120 } },
    { text: '40-25 min', is: { from: 25, to: 40 } },
    { text: 'soon', is: { from: 0, to: 0 } },
  ])('"$text" to the door is read as minutes', async ({ text, is }) => {
    const { reader } = aReader(page('stores', aWireStore({ delivery_time: text })));
    const answer = await reader.stores('popular', 1, ALL_STORES);
    expect(answer.ok && answer.value.rows[0]?.deliveryMinutes).toEqual(is);
  });

  test.each([
    { facts: { customer_name: 'Asha R.' }, author: 'Asha R.' },
    { facts: { customer: { f_name: 'Asha', l_name: 'Rao' } }, author: 'Asha Rao' },
    { facts: { customer: { f_name: 'Asha', l_name: null } }, author: 'Asha' },
    { facts: { customer: null }, author: '' },
    { facts: { customer_name: null, customer: null }, author: '' },
    { facts: { customer: { f_name: null, l_name: null } }, author: '' },
  ])('a review is by "$author" (REV-02, ENT-09)', async ({ facts, author }) => {
    const { reader } = aReader(page('reviews', aWireReview(facts)));
    const answer = await reader.reviews({ kind: 'item', id: id(1), count: 1 }, 1);
    expect(answer.ok && answer.value.rows[0]?.author).toBe(author);
  });

  test("a review carries rating, comment, the store's reply, pictures and its day (REV-03, REV-05, REV-06, REV-07)", async () => {
    const wire = aWireReview({
      rating: 9,
      reply: 'Thank you!',
      attachment_full_url: ['/pictures/review-320.webp'],
      updated_at: '2026-05-02 10:00:00',
    });
    const { reader } = aReader(page('reviews', wire));
    const answer = await reader.reviews({ kind: 'item', id: id(1), count: 1 }, 1);
    expect(answer.ok && answer.value.rows).toEqual([
      {
        id: 1,
        author: '',
        rating: 5,
        comment: 'Just like at home.',
        reply: 'Thank you!',
        pictures: ['/pictures/review-320.webp'],
        at: '2026-05-02T10:00:00Z',
      },
    ]);
  });
});

describe('what is odd', () => {
  test.each([
    { row: null, because: 'nothing at all' },
    { row: 'dosa', because: 'a word' },
    { row: { ...aWireItem(), name: undefined }, because: 'an item without a name' },
    { row: aWireItem({ module_type: 'spaceship' as 'food' }), because: 'an unknown module' },
    { row: aWireItem({ id: 0 }), because: 'an id that names nothing' },
    { row: aWireItem({ price: -3 }), because: 'a negative price' },
    {
      row: aWireItem({
        food_variations: [{ name: 'Size', type: 'triple' as 'single', values: [] }],
      }),
      because: 'an unknown kind of choice',
    },
  ])('$because is left out of a list, reported, and hides no other row', async ({ row }) => {
    const { reader, reported } = aReader(page('products', row, aWireItem({ id: 2 })));
    const answer = await reader.items('popular', []);
    expect(answer.ok && answer.value.rows.map((item) => item.id)).toEqual([2]);
    expect(reported).toHaveLength(1);
  });

  test('a store that is nowhere on Earth is left out', async () => {
    const { reader, reported } = aReader(page('stores', aWireStore({ latitude: '999' })));
    expect(await reader.stores('popular', 1, ALL_STORES)).toEqual({
      ok: true,
      value: { rows: [], total: 40 },
    });
    expect(reported).toEqual(['Store 1 is nowhere: 999, -73.9987']);
  });

  test.each([
    { body: null, because: 'empty' },
    { body: '<html>', because: 'a page' },
    { body: { products: 'none' }, because: 'no list' },
  ])('an answer that is $because is a failure to retry', async ({ body }) => {
    const broken = { ok: false, failure: { kind: 'unreachable', cause: 'broken' } };
    expect(await aReader(body).reader.items('popular', [])).toEqual(broken);
    expect(await aReader(body).reader.item(id(1))).toEqual(broken);
    expect(await aReader(body).reader.store(id(1))).toEqual(broken);
    expect(await aReader(body).reader.modules()).toEqual(broken);
  });

  test('an item with an impossible price is a broken answer, and reported', async () => {
    const { reader, reported } = aReader(aWireItem({ price: -3 }));
    expect(await reader.item(id(1))).toEqual({
      ok: false,
      failure: { kind: 'unreachable', cause: 'broken' },
    });
    expect(reported).toEqual(['An item cannot cost -3']);
  });
});

describe('a menu', () => {
  const sections = [
    { id: 5, name: 'Dosas', total_size: 9, product_ids: [1, 2] },
    { id: 0, name: '', total_size: 1, product_ids: [3] },
  ];
  const names = (menu: Awaited<ReturnType<ReturnType<typeof aReader>['reader']['menu']>>) =>
    menu.ok &&
    menu.value.map(({ items, ...section }) => ({
      ...section,
      items: items.map(({ name }) => name),
    }));

  test('has its items in their sections; one that cannot be understood is not counted [D-60]', async () => {
    const rows = [
      aWireItem({ id: 3, name: 'Card' }),
      aWireItem({ id: 1, name: 'Dosa' }),
      aWireItem({ id: 2, price: -1 }),
    ];
    const { reader, reported } = aReader({ ...page('products', ...rows), sections });
    expect(names(await reader.menu(id(7), 'all'))).toEqual([
      { id: 5, name: 'Dosas', total: 8, items: ['Dosa'] },
      { id: null, name: '', total: 1, items: ['Card'] },
    ]);
    expect(reported).toHaveLength(1);
  });

  test('of a back end that knows no sections is one, of which more is to come [D-60]', async () => {
    const { reader } = aReader(page('products', aWireItem({ name: 'Dosa' })));
    expect(names(await reader.menu(id(7), 'all'))).toEqual([
      { id: null, name: '', total: 40, items: ['Dosa'] },
    ]);
    const nothing = aReader({ ...page('products'), total_size: 0 });
    expect(names(await nothing.reader.menu(id(7), 'all'))).toEqual([]);
  });
});

describe('a module', () => {
  test.each([
    { zones: [1, '3'], read: [1, 3], because: 'as ids' },
    { zones: [{ id: 1 }, { id: 3, name: 'Brooklyn' }], read: [1, 3], because: 'as rows' },
    { zones: undefined, read: [], because: 'not at all' },
    { zones: null, read: [], because: 'as nothing' },
  ])('says where it is offered $because (D-81)', async ({ zones, read }) => {
    const { reader, reported } = aReader([{ ...aWireModule(), zones }]);

    const answer = await reader.modules();

    expect(answer).toEqual(ok([aModule({ zones: read.map((zone) => id(zone)) })]));
    expect(reported).toEqual([]);
  });

  test('that is switched off is not offered (D-81)', async () => {
    const { reader } = aReader([
      aWireModule({ status: '0' }),
      aWireModule({ id: 2, module_name: 'Grocery', module_type: 'grocery', status: '1' }),
    ]);

    expect(await reader.modules()).toEqual(ok([groceryModule()]));
  });
});
