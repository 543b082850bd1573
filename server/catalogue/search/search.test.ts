import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { popularItems } from '#contract/catalogue.ts';
import * as contract from '#contract/catalogue-search.ts';
import { queryText } from '#contract/endpoint.ts';
import { toDecimal } from '#domain/kernel/money.ts';
import { unitAmountOf } from '#domain/pricing/line-price.ts';
import { toItem } from '#server/catalogue/item-row.ts';
import { itemOf } from '#server/catalogue/list-items.ts';
import {
  aTown,
  ELSEWHERE,
  FOOD,
  GROCERY,
  HERE,
  type ItemFacts,
  type Rows,
  type StoreFacts,
} from '#tests/support/builders/rows.ts';
import { createTestApp, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let rows: Rows;

beforeAll(async () => {
  server = await createTestApp({ seeded: false });
});
beforeEach(async () => {
  rows = await aTown(server.db);
});
afterAll(() => server.close());

const suggest = async (name: string, options: object = { zones: [HERE] }) => {
  const { body } = await server.get(contract.searchSuggestions.path + queryText({ name }), options);
  const { items, stores } = v.parse(contract.suggestions, body);
  return { items: items.map((one) => one.name), stores: stores.map((one) => one.name) };
};
type Query = Parameters<typeof queryText>[0];
const pageOf = async (query: Query, options: object = { zones: [HERE] }) => {
  const wholeQuery = { list_type: 'item', ...query };
  const { status, body } = await server.get(
    contract.combinedData.path + queryText(wholeQuery),
    options,
  );
  if (status === 200) v.parse(contract.combinedPage, body);
  return { status, body };
};
const found = async (name: string, query: Query = {}, options: object = { zones: [HERE] }) => {
  const { body } = await pageOf({ name, ...query }, options);
  return (body.products ?? body.stores).map((one: { name: string }) => one.name);
};

describe('suggestions', () => {
  test('are items and stores of all modules in the zone, with the facts for cards [API-04] [CAT-23] [ENT-15]', async () => {
    const { id: kitchen } = await rows.store({ name: 'Rice House' });
    const { id: grocer } = await rows.store({ name: 'Green Grocer', module_id: GROCERY });
    const { id: far } = await rows.store({ name: 'Rice Palace', zone_id: ELSEWHERE });
    await rows.item({ store_id: kitchen, name: 'Fried Rice', price: 1250, discount: 200_000 });
    await rows.item({ store_id: grocer, name: 'Basmati Rice' });
    await rows.item({ store_id: far, name: 'Rice Far Away' });

    const { body } = await server.get(`${contract.searchSuggestions.path}?name=rice`, {
      zones: [HERE],
    });

    expect(body.items).toHaveLength(2);
    expect(body.items).toContainEqual({
      ...{ id: expect.any(Number), name: 'Fried Rice', store_name: 'Rice House', price: 12.5 },
      ...{ image_full_url: '/pictures/dosa-320.webp', module_id: FOOD, module_type: 'food' },
      ...{ discount: 20, discount_type: 'percent', store_discount: 0 },
    });
    expect(body.stores).toEqual([
      {
        ...{ id: kitchen, name: 'Rice House', logo_full_url: '/pictures/logo-320.webp' },
        ...{ module_id: FOOD, module_type: 'food' },
      },
    ]);
  });

  test.each(['', '   ', '%00', '‏', "'", "' or 1=1 --"])(
    'do not exist for a text that cannot be a name: %j [CAT-16]',
    async (name) => {
      await rows.item({ store_id: (await rows.store()).id });
      expect(await suggest(name)).toEqual({ items: [], stores: [] });
    },
  );

  test('require a zone, and refuse a name of 10,000 characters', async () => {
    const { path } = contract.searchSuggestions;
    expect((await server.get(`${path}?name=rice`)).body.errors[0].code).toBe('zoneId');
    const long = await server.get(`${path}?name=${'x'.repeat(10_000)}`, { zones: [HERE] });
    expect([long.status, long.body.errors[0].code]).toEqual([403, 'name']);
  });

  test('are exact matches only if one of the two lists has some', async () => {
    const { id: store_id } = await rows.store({ name: 'Rise Bakery' });
    await rows.item({ store_id, name: 'Rice' });
    expect(await suggest('rice')).toEqual({ items: ['Rice'], stores: [] });
  });
});

describe('an entry is found by', () => {
  beforeEach(async () => {
    const { id: store_id } = await rows.store({ name: "Joe's Café", name_hi: 'जो का कैफ़े' });
    const category = await rows.category({ name: 'Desserts', name_hi: 'मिठाइयाँ' });
    const item = await rows.item({ store_id, name: 'Crème Brûlée', name_hi: 'क़ुल्फ़ी क्रीम' });
    await rows.item({ store_id, name: 'Chicken Biryani', generic_names: ['Dum 65'] });
    await server.db
      .insertInto('item_category')
      .values({ item_id: item.id, category_id: category.id })
      .execute();
  });

  test.each([
    ['its beginning', 'cr', ['Crème Brûlée']],
    ['any of its words', 'bir', ['Chicken Biryani']],
    ['words in any order', 'biryani chick', ['Chicken Biryani']],
    ['no accents', 'creme brulee', ['Crème Brûlée']],
    ['accents where there are none', 'bìryaní', ['Chicken Biryani']],
    ['capitals', 'CRÈME', ['Crème Brûlée']],
    ['its Hindi name', 'क्रीम', ['Crème Brûlée']],
    ['its Hindi name without the dot', 'कुल्फी', ['Crème Brûlée']],
    ['its category', 'dessert', ['Crème Brûlée']],
    ['its category in Hindi', 'मिठाइयां', ['Crème Brûlée']],
    ['another name of it', 'dum 65', ['Chicken Biryani']],
    ['marks that are not seen', '\u200fbiryani\u202e', ['Chicken Biryani']],
    ['a part from the middle of a word', 'yani', []],
    ['a word more than it has', 'biryani lamb', []],
    ['a wildcard', '%', []],
    ['an underscore', '_', []],
    ['wildcards about a name', '%biryani_', ['Chicken Biryani']],
    ['operators', "biryani:* & !chicken | 'x' <-> \\", []],
    ['an operator on a name', 'biryani:*', ['Chicken Biryani']],
    ['a picture', '🍕', []],
  ])('%s: %j', async (_, name, names) => expect(await found(name)).toEqual(names));

  test('the name of its store, with or without the apostrophe', async () => {
    for (const name of ["joe's", 'joe’s', 'joes', 'cafe']) {
      expect((await found(name)).toSorted()).toEqual(['Chicken Biryani', 'Crème Brûlée']);
      expect(await found(name, { list_type: 'store' })).toEqual(["Joe's Café"]);
    }
    expect(await found('कैफे', { list_type: 'store' })).toEqual(["Joe's Café"]);
  });

  test.each([
    ['a letter left out', 'biryni', 'biryani'],
    ['a letter too many', 'chiccken', 'chicken'],
    ['letters swapped', 'chikcen biryani', 'chicken biryani'],
    ['only begun', 'chiken bir', 'chicken bir'],
    ['two letters of a long word', 'chikkin', 'chicken'],
  ])(
    'a mistyped word, %s: %s is corrected to %s, and the answer says so',
    async (_, name, corrected) => {
      const { body } = await pageOf({ name });
      expect(body.products.map((one: { name: string }) => one.name)).toEqual(['Chicken Biryani']);
      expect(body.corrected).toBe(corrected);
      expect((await suggest(name)).items).toEqual(['Chicken Biryani']);
    },
  );

  test('a mistyped word in Hindi', async () => {
    expect((await pageOf({ name: 'क्रिम' })).body).toMatchObject({ total_size: 1 });
  });

  test('no text without a similar word [ERR-27]', async () => {
    const { body } = await pageOf({ name: 'xylophone' });
    expect(body).toMatchObject({ total_size: 0, products: [], corrected: null, has_more: false });
  });

  test('a name of two hundred characters, but not of ten thousand', async () => {
    expect((await pageOf({ name: 'biryani '.repeat(25) })).body.total_size).toBe(1);
    expect((await pageOf({ name: 'x'.repeat(10_000) })).status).toBe(403);
  });
});

describe('a change affects the search at once', () => {
  test('after renaming, deactivating, activating, a new description, a new category and deletion', async () => {
    const { db } = server;
    const { id: store_id } = await rows.store({ name: 'Corner' });
    const { id } = await rows.item({ store_id, name: 'Soup', name_hi: 'शोरबा' });
    const change = (facts: object) =>
      db.updateTable('item').set(facts).where('id', '=', id).execute();
    expect(await found('soup')).toEqual(['Soup']);

    await change({ name: 'Broth' });
    expect([await found('soup'), await found('broth')]).toEqual([[], ['Broth']]);
    await change({ active: false });
    expect(await found('broth')).toEqual([]);
    await change({ active: true, campaign_from: '2026-01-01' });
    expect(await found('broth')).toEqual([]);
    await change({ campaign_from: null });
    await db.updateTable('translation').set({ text: 'रस' }).where('entity_id', '=', id).execute();
    expect([await found('शोरबा'), await found('रस')]).toEqual([[], ['Broth']]);

    const category = await rows.category({ name: 'Starters' });
    await db
      .insertInto('item_category')
      .values({ item_id: id, category_id: category.id })
      .execute();
    expect(await found('starters')).toEqual(['Broth']);
    await db.updateTable('category').set({ name: 'Firsts' }).execute();
    expect([await found('starters'), await found('firsts')]).toEqual([[], ['Broth']]);
    await db.deleteFrom('item_category').execute();
    expect(await found('firsts')).toEqual([]);

    await db.updateTable('store').set({ name: 'Harbour', zone_id: ELSEWHERE }).execute();
    expect(await found('harbour')).toEqual([]);
    expect(await found('harbour', {}, { zones: [ELSEWHERE] })).toEqual(['Broth']);
    expect((await found('harbour', {}, { zones: [HERE, ELSEWHERE] })).length).toBe(1);

    await db.deleteFrom('item').execute();
    expect(await found('broth', {}, { zones: [ELSEWHERE] })).toEqual([]);
    await db.deleteFrom('store').execute();
    // Words without an entry are no candidates for mistyped ones.
    expect(await db.selectFrom('search_word').select('word').execute()).toEqual([]);
  });

  test('a module that is switched off is not searched', async () => {
    await rows.item({ store_id: (await rows.store()).id, name: 'Soup' });
    await server.db.updateTable('module').set({ active: false }).where('id', '=', FOOD).execute();
    expect(await found('soup')).toEqual([]);
    expect(await suggest('dosa')).toEqual({ items: [], stores: [] });
  });
});

describe('the order of results', () => {
  test('the exact name first, then names that begin with it, then names that contain it, then other fields', async () => {
    const { id: store_id } = await rows.store({ name: 'Rice House' });
    const add = (name: string, order_count = 0) => rows.item({ store_id, name, order_count });
    await add('Noodles', 900);
    await add('Fried Rice', 500);
    await add('Rice Bowl', 9);
    await add('Rice');
    await add('Rice Pudding', 20);

    expect(await found('rice')).toEqual([
      ...['Rice', 'Rice Pudding', 'Rice Bowl', 'Fried Rice', 'Noodles'],
    ]);
  });

  test('open stores before closed ones, whatever the match; by price, only the price', async () => {
    const open = await rows.store({ name: 'Soup Kitchen' });
    const closed = await rows.store({ name: 'Soup', hours: null });
    await rows.item({ store_id: open.id, name: 'Soup of the Day', price: 900 });
    await rows.item({ store_id: closed.id, name: 'Soup', price: 500 });

    expect(await found('soup')).toEqual(['Soup of the Day', 'Soup']);
    expect(await found('soup', { list_type: 'store' })).toEqual(['Soup Kitchen', 'Soup']);
    expect(await found('soup', { sort_by: 'price_low' })).toEqual(['Soup', 'Soup of the Day']);
    expect(await found('soup', { filter: '["available_now"]' })).toEqual(['Soup of the Day']);
    expect((await pageOf({ name: 'soup', filter: '["available_now"]' })).body.total_size).toBe(1);
  });

  test('the best rated, the most ordered, the cheapest and the dearest, by discounted price', async () => {
    const { id: store_id } = await rows.store();
    await rows.item({ store_id, name: 'Tea A', price: 300, rating: 4, order_count: 5 });
    await rows.item({ store_id, name: 'Tea B', price: 500, rating: 3, order_count: 9 });
    await rows.item({
      ...{ store_id, name: 'Tea C', price: 600, rating: 5, order_count: 1 },
      ...{ discount_type: 'amount', discount: 350 },
    });

    expect(await found('tea', { sort_by: 'rating' })).toEqual(['Tea C', 'Tea A', 'Tea B']);
    expect(await found('tea', { sort_by: 'popular' })).toEqual(['Tea B', 'Tea A', 'Tea C']);
    expect(await found('tea', { sort_by: 'price_low' })).toEqual(['Tea C', 'Tea A', 'Tea B']);
    expect(await found('tea', { sort_by: 'price_high' })).toEqual(['Tea B', 'Tea A', 'Tea C']);
    await server.db
      .updateTable('item')
      .set({ order_count: 40 })
      .where('name', '=', 'Tea C')
      .execute();
    expect(await found('tea', { sort_by: 'popular' })).toEqual(['Tea C', 'Tea B', 'Tea A']);
  });
});

describe('an item with half a cent in its price', () => {
  test.each<[string, ItemFacts, StoreFacts, number]>([
    ['half of 1.01', { price: 101, discount: 500_000 }, {}, 0.51],
    ['half of 0.99', { price: 99, discount: 500_000 }, {}, 0.5],
    ['a third off 9.99', { price: 999, discount: 333_333 }, {}, 6.66],
    ['an eighth off 0.60, by the store', { price: 60 }, { discount_rate: 125_000 }, 0.53],
    ['more off than it costs', { price: 60, discount: 90, discount_type: 'amount' }, {}, 0],
  ])('costs the same on its card, in lists and in searches: %s', async (_, facts, store, price) => {
    const { id: store_id } = await rows.store(store);
    const { id } = await rows.item({ store_id, name: 'Tea Leaf', ...facts });
    const row = await itemOf(server.db, id);
    const item = row && toItem(row, 'en', server.context.currency);
    expect(item && toDecimal(unitAmountOf({ unitPrice: item.price, ...item }))).toBe(price);

    const exactly = { min_price: price, max_price: price };
    const query = queryText({ limit: 10, offset: 1, ...exactly });
    const list = await server.get(popularItems.path + query, { zones: [HERE], module: FOOD });
    expect(list.body.products).toHaveLength(1);
    expect(await found('tea', exactly)).toEqual(['Tea Leaf']);
  });
});

describe('filters and pages (D-63)', () => {
  beforeEach(async () => {
    const plain = await rows.store({ name: 'Tea Room' });
    const cheap = await rows.store({
      ...{ name: 'Tea Stall', discount_rate: 100_000, free_delivery: true, non_veg: false },
      ...{ rating: 4.6 },
    });
    const add = (facts: object) => rows.item({ store_id: plain.id, ...facts });
    await add({ name: 'Tea Black', price: 200, veg: true, rating: 4.5 });
    await add({ name: 'Tea Bone', price: 800, veg: false, rating: 2 });
    await add({ name: 'Tea Cup', price: 500, veg: null, discount: 100_000, rating: 4 });
    await rows.item({ store_id: cheap.id, name: 'Tea Pot', price: 1000, veg: true });
  });

  test.each<[string, Query, readonly string[]]>([
    ['nothing', {}, ['Tea Black', 'Tea Bone', 'Tea Cup', 'Tea Pot']],
    ['what is vegetarian', { filter: '["veg"]' }, ['Tea Black', 'Tea Pot']],
    ['what is not', { filter: '["non_veg"]' }, ['Tea Bone']],
    [
      'what is reduced, by itself or by its store',
      { filter: '["discounted"]' },
      ['Tea Cup', 'Tea Pot'],
    ],
    ['free delivery', { filter: '["free_delivery"]' }, ['Tea Pot']],
    ['stars', { rating_count: 4 }, ['Tea Black', 'Tea Cup']],
    ['a lowest price', { min_price: 4.5 }, ['Tea Bone', 'Tea Cup', 'Tea Pot']],
    ['a highest price', { max_price: 4.5 }, ['Tea Black', 'Tea Cup']],
    ['prices that leave nothing', { min_price: 5, max_price: 4 }, []],
    ['two filters', { filter: '["veg","discounted"]' }, ['Tea Pot']],
    [
      'a filter that is none',
      { filter: '["blue"]' },
      ['Tea Black', 'Tea Bone', 'Tea Cup', 'Tea Pot'],
    ],
    ['stores with meat', { list_type: 'store', filter: '["non_veg"]' }, ['Tea Room']],
    ['stores by stars', { list_type: 'store', rating_count: 4.5 }, ['Tea Stall']],
  ])('by %s', async (_, query, names) =>
    expect((await found('tea', query)).toSorted()).toEqual(names),
  );

  test('each page continues the previous one, and a page beyond the last is empty', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((offset) => pageOf({ name: 'tea', limit: 3, offset, sort_by: 'price_low' })),
    );
    expect(pages.map(({ body }) => body.products.length)).toEqual([3, 1, 0]);
    expect(pages.map(({ body }) => body.total_size)).toEqual([4, 4, 4]);
    const names = pages.flatMap(({ body }) =>
      body.products.map((one: { name: string }) => one.name),
    );
    expect(names).toEqual(['Tea Black', 'Tea Cup', 'Tea Bone', 'Tea Pot']);
  });

  test.each([
    ['filter', { filter: 'veg' }],
    ['filter', { filter: '{"a":1}' }],
    ['rating_count', { rating_count: 6 }],
    ['min_price', { min_price: -1 }],
    ['list_type', { list_type: 'rider' }],
    ['sort_by', { sort_by: 'id; drop table item' }],
  ])('a %s that makes no sense is refused', async (code, query) => {
    const { status, body } = await pageOf({ name: 'tea', ...query });
    expect([status, body.errors[0].code]).toEqual([403, code]);
  });
});
