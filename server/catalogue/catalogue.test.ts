import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pathOf } from '#contract/endpoint.ts';
import * as contract from '#contract/catalogue.ts';
import {
  aSizeGroup,
  aTown,
  DOORSTEP,
  ELSEWHERE,
  FOOD,
  GROCERY,
  HERE,
} from '#tests/support/builders/rows.ts';
import type { Rows } from '#tests/support/builders/rows.ts';
import { createTestApp, NOON, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let rows: Rows;
const inFood = { zones: [HERE], module: FOOD };

beforeAll(async () => {
  server = await createTestApp({ seeded: false });
});
beforeEach(async () => {
  server.setNow(NOON);
  rows = await aTown(server.db);
});
afterAll(() => server.close());

const namesIn = async (path: string, options: object = inFood) => {
  const { body } = await server.get(path, options);
  const list = body.stores ?? body.products ?? body.banners ?? body;
  return list.map((one: { name?: string; title?: string }) => one.name ?? one.title);
};

describe('modules', () => {
  test('are those of the zone, with the number of stores there (API-05, ENT-18)', async () => {
    await rows.module({ id: 9, type: 'pharmacy', name: 'Nowhere yet' });
    await rows.store({ zone_id: HERE });
    await rows.store({ zone_id: ELSEWHERE });

    const { body } = await server.get(contract.listModules.path, { zones: [HERE] });

    expect(v.is(contract.modules, body)).toBe(true);
    expect(
      body.map(({ module_name, stores_count }: Record<string, unknown>) => [
        module_name,
        stores_count,
      ]),
    ).toEqual([
      ['Food', 1],
      ['Grocery', 0],
    ]);
  });

  test('list the zones that offer them (D-81)', async () => {
    await server.db
      .deleteFrom('zone_module')
      .where('zone_id', '=', ELSEWHERE)
      .where('module_id', '=', GROCERY)
      .execute();

    const { body } = await server.get(contract.listModules.path, { zones: [HERE] });

    const zones = v.parse(contract.modules, body).map((one) => [one.module_name, one.zones]);
    expect(zones).toEqual([
      ['Food', [{ id: HERE }, { id: ELSEWHERE }]],
      ['Grocery', [{ id: HERE }]],
    ]);
  });

  test('without a zone are all active ones (API-05)', async () => {
    await rows.module({ id: 9, name: 'Off', active: false });
    const { body } = await server.get(contract.listModules.path, { language: 'hi' });
    expect(body.map((one: { module_name: string }) => one.module_name)).toEqual([
      'खाना',
      'Grocery',
    ]);
  });
});

describe('categories', () => {
  test('contain their subcategories and are limited to the module (API-07)', async () => {
    const parent = await rows.category({ name: 'Mains' });
    await rows.category({ name: 'Noodles', parent_id: parent.id });
    await rows.category({ name: 'Fruit', module_id: GROCERY });

    const { body } = await server.get(contract.listCategories.path, { module: FOOD });

    expect(v.is(contract.categories, body)).toBe(true);
    expect(body).toHaveLength(1);
    expect(body[0].childes[0].name).toBe('Noodles');
  });

  test('without items in the zone are not featured there', async () => {
    const { id: here } = await rows.store({ zone_id: HERE });
    const { id: elsewhere } = await rows.store({ zone_id: ELSEWHERE });
    for (const [name, store_id] of [
      ['Pizza', here],
      ['Sushi', elsewhere],
    ] as const) {
      const { id: category_id } = await rows.category({ name, featured: true });
      const { id: item_id } = await rows.item({ store_id });
      await server.db.insertInto('item_category').values({ item_id, category_id }).execute();
    }

    expect(await namesIn(`${contract.listCategories.path}?featured=1`)).toEqual(['Pizza']);
    expect(await namesIn(`${contract.listCategories.path}?featured=1`, { module: FOOD })).toEqual([
      'Pizza',
      'Sushi',
    ]);
    expect(await namesIn(contract.listCategories.path)).toEqual(['Pizza', 'Sushi']);
  });

  test('count the items of active stores, subcategories included', async () => {
    const { id: open } = await rows.store();
    const { id: off } = await rows.store({ active: false });
    const mains = await rows.category({ name: 'Mains', featured: true });
    const curries = await rows.category({ name: 'Curries', parent_id: mains.id });
    const closed = await rows.category({ name: 'Closed down', featured: true });
    const [curry, gone] = [await rows.item({ store_id: open }), await rows.item({ store_id: off })];
    await rows.inCategory(curry.id, curries.id);
    await rows.inCategory(gone.id, closed.id);

    expect(await namesIn(`${contract.listCategories.path}?featured=1`)).toEqual(['Mains']);
    const { body } = await server.get(`${contract.listCategories.path}?featured=1`, inFood);
    expect(body[0].products_count).toBe(1);
    const stores = await server.get(
      `${pathOf(contract.listStores, { filter: 'all' })}?category_id=${mains.id}`,
      inFood,
    );
    expect(stores.body.stores.map(({ id }: { id: number }) => id)).toEqual([open]);
    const items = `${contract.popularItems.path}?category_id=${mains.id}`;
    expect(await namesIn(items)).toEqual(['Masala Dosa']);
  });

  test('are found by a part of the name, whatever its case (CAT-21, API-07)', async () => {
    await rows.category({ name: 'Rice bowls' });
    await rows.category({ name: '100% juice', name_hi: 'रस' });
    await rows.category({ name: 'Bread' });

    expect(await namesIn(`${contract.listCategories.path}?search=RICE`)).toEqual(['Rice bowls']);
    expect(await namesIn(`${contract.listCategories.path}?search=%25`)).toEqual(['100% juice']);
    expect(await namesIn(`${contract.listCategories.path}?search=%E0%A4%B0%E0%A4%B8`)).toEqual([
      '100% juice',
    ]);
    expect(await namesIn(`${contract.listCategories.path}?search=_`)).toEqual([]);
  });

  test('without items at the place come last (D-62)', async () => {
    await rows.category({ name: 'Sold elsewhere' });
    const noodles = await rows.category({ name: 'Noodles' });
    const { id: store_id } = await rows.store();
    await rows.inCategory((await rows.item({ store_id })).id, noodles.id);

    expect(await namesIn(contract.listCategories.path)).toEqual(['Noodles', 'Sold elsewhere']);
  });

  test('that are featured come from the same call (CAT-22, API-08)', async () => {
    await rows.category({ name: 'Noodles' });
    await rows.category({ name: 'Today', featured: true });
    expect(await namesIn(`${contract.listCategories.path}?featured=1`, { module: FOOD })).toEqual([
      'Today',
    ]);
  });
});

describe('stores', () => {
  test('are those of the zone and the module (CAT-01, API-11)', async () => {
    await rows.store({ name: 'Ours' });
    await rows.store({ name: 'Far away', zone_id: ELSEWHERE });
    await rows.store({ name: 'Grocer', module_id: GROCERY });

    const { status, body } = await server.get(
      pathOf(contract.listStores, { filter: 'all' }),
      inFood,
    );

    expect(status).toBe(200);
    expect(v.is(contract.storePage, body)).toBe(true);
    expect(body).toMatchObject({ total_size: 1, limit: 12, offset: 1 });
    expect(body.stores.map(({ name }: { name: string }) => name)).toEqual(['Ours']);
  });

  test('without a zone are not listed (API-11)', async () => {
    const { status, body } = await server.get(pathOf(contract.listStores, { filter: 'all' }), {
      module: FOOD,
    });
    expect(status).toBe(403);
    expect(body.errors[0].code).toBe('zoneId');
  });

  test('need a module for the newest and the popular (API-09, API-10)', async () => {
    for (const list of ['latest', 'popular']) {
      const { status, body } = await server.get(`${contract.STORES_PATH}/${list}`, {
        zones: [HERE],
      });
      expect([status, body.errors[0].code]).toEqual([403, 'moduleId']);
    }
  });

  test('are paged, offset 0 being the first page, and end with an empty one (CAT-18, CAT-19)', async () => {
    for (const name of ['a', 'b', 'c']) await rows.store({ name });
    const page = (offset: number) =>
      namesIn(`${contract.latestStores.path}?type=all&limit=2&offset=${offset}`);

    expect(await page(0)).toEqual(['c', 'b']);
    expect(await page(1)).toEqual(['c', 'b']);
    expect(await page(2)).toEqual(['a']);
    expect(await page(3)).toEqual([]);
    const beyond = await server.get(`${contract.latestStores.path}?limit=2&offset=3`, inFood);
    expect(beyond.body.total_size).toBe(3);
  });

  test('are listed newest first, or most ordered and best rated first (CAT-03, CAT-04)', async () => {
    await rows.store({ name: 'Old', created_at: '2025-01-01', order_count: 9, rating: 3 });
    await rows.store({ name: 'New', created_at: '2026-06-01', order_count: 9, rating: 4 });
    await rows.store({ name: 'Middle', created_at: '2026-01-01', order_count: 20 });

    expect(await namesIn(contract.latestStores.path)).toEqual(['New', 'Middle', 'Old']);
    expect(await namesIn(`${contract.popularStores.path}?type=all&offset=1&limit=12`)).toEqual([
      'Middle',
      'New',
      'Old',
    ]);
  });

  test('that are open come first among the popular ones, at any hour of the week (CAT-04, D-30)', async () => {
    await rows.store({ name: 'Lunch', hours: [12 * 60, 14 * 60], order_count: 9 });
    await rows.store({ name: 'Night', hours: [22 * 60, 2 * 60], order_count: 8 });
    await rows.store({ name: 'Always', hours: [0, 1440], order_count: 7 });
    await rows.store({ name: 'Weekdays', closed_dates: ['2026-11-21'], order_count: 6 });
    await rows.store({ name: 'Off', active: false, order_count: 99 });
    const orders = new Set<string>();

    for (let hour = 0; hour < 48; hour += 1) {
      server.setNow(new Date(Date.UTC(2026, 10, 21, hour, 30)).toISOString());
      const { body } = await server.get(`${contract.popularStores.path}?type=all&limit=12`, inFood);
      const open = body.stores.map((store: { open: boolean }) => store.open);
      expect(open, `at hour ${hour}`).toEqual([...open].sort((a, b) => Number(b) - Number(a)));
      orders.add(body.stores.map((store: { name: string }) => store.name).join(', '));
    }

    expect(orders).toContain('Lunch, Always, Off, Night, Weekdays');
    expect(orders).toContain('Night, Always, Off, Lunch, Weekdays');
    expect(orders).toContain('Always, Weekdays, Off, Lunch, Night');
  });

  test('can be filtered by delivery and take-away (API-11)', async () => {
    await rows.store({ name: 'Brings', take_away: false });
    await rows.store({ name: 'Hands over', delivers: false });

    expect(await namesIn(pathOf(contract.listStores, { filter: 'take_away' }))).toEqual([
      'Hands over',
    ]);
    expect(await namesIn(pathOf(contract.listStores, { filter: 'delivery' }))).toEqual(['Brings']);
    expect(
      (await server.get(pathOf(contract.listStores, { filter: 'pigeon' }), inFood)).status,
    ).toBe(403);
  });

  test('show the delivery fee to the customer’s place (CAT-03)', async () => {
    await rows.store({ name: 'Near' });
    await rows.store({ name: 'Generous', free_delivery: true });
    await rows.store({ name: 'Counter only', delivers: false });
    const fees = async (headers: Readonly<Record<string, string>>) => {
      const { body } = await server.get(contract.latestStores.path, { ...inFood, headers });
      return body.stores.map((store: Record<string, unknown>) => [store.name, store.delivery_fee]);
    };
    const point = {
      latitude: String(DOORSTEP.latitude),
      longitude: String(DOORSTEP.longitude),
    };

    const [counter, generous, [name, fee]] = await fees(point);

    expect([counter, generous]).toEqual([
      ['Counter only', null],
      ['Generous', 0],
    ]);
    expect(name).toBe('Near');
    expect(fee).toBeGreaterThan(2);
    expect((await fees({})).map(([, none]: unknown[]) => none)).toEqual([null, null, null]);
  });

  test('show no fee without delivery', async () => {
    const { id } = await rows.store({ zone_id: ELSEWHERE });
    const { body } = await server.get(pathOf(contract.getStore, { id }), {
      ...inFood,
      headers: { latitude: String(DOORSTEP.latitude), longitude: String(DOORSTEP.longitude) },
    });
    expect(body.delivery_fee).toBeNull();
  });

  test('are open by the hours of the server’s own time zone (D-30, D-60)', async () => {
    await rows.store({ name: 'Lunch', hours: [12 * 60, 14 * 60] });
    await rows.store({ name: 'Night', hours: [22 * 60, 2 * 60] });
    await rows.store({ name: 'Holiday', closed_dates: ['2026-11-21'] });
    await rows.store({ name: 'Off', active: false });
    const open = async () => {
      const { body } = await server.get(contract.latestStores.path, inFood);
      return body.stores
        .filter((store: { open: boolean }) => store.open)
        .map((store: { name: string }) => store.name);
    };

    expect(await open()).toEqual(['Lunch']);
    server.setNow('2026-11-22T06:30:00Z');
    expect(await open()).toEqual(['Holiday', 'Night']);
  });

  test('show the distance to the caller’s place', async () => {
    await rows.store();
    const headers = { latitude: '40.724', longitude: '-74.0' };
    const { body } = await server.get(contract.latestStores.path, { ...inFood, headers });
    expect(body.stores[0].distance).toBeGreaterThan(1300);
    expect(body.stores[0].distance).toBeLessThan(1600);
  });

  test('can be filtered by category', async () => {
    const noodles = await rows.category();
    const store = await rows.store({ name: 'Ramen' });
    await rows.inCategory((await rows.item({ store_id: store.id })).id, noodles.id);
    await rows.store({ name: 'Bakery' });

    expect(
      await namesIn(`${pathOf(contract.listStores, { filter: 'all' })}?category_id=${noodles.id}`),
    ).toEqual(['Ramen']);
  });

  test('are shown singly with the categories of their items; an unknown one is not found', async () => {
    const noodles = await rows.category({ name: 'Noodles', name_hi: 'नूडल्स' });
    await rows.category({ name: 'Not sold here' });
    const store = await rows.store({ name_hi: 'डोसा कॉर्नर', tax_rate: 88_750 });
    await rows.inCategory((await rows.item({ store_id: store.id })).id, noodles.id);

    const { body } = await server.get(pathOf(contract.getStore, { id: store.id }), {
      language: 'hi',
    });

    expect(v.is(contract.storeDetails, body)).toBe(true);
    expect(body).toMatchObject({ name: 'डोसा कॉर्नर', tax: 8.875, open: true });
    expect(body.category_details.map(({ name }: { name: string }) => name)).toEqual(['नूडल्स']);
    for (const unknown of ['999', 'abc', '0', '-1', '99999999999999']) {
      expect((await server.get(pathOf(contract.getStore, { id: unknown }))).status).toBe(404);
    }
  });
});

describe('items', () => {
  test('carry all details (ENT-02, ENT-03, ENT-04, ENT-05)', async () => {
    const store = await rows.store({ halal_tag: true, discount_rate: 100_000 });
    await rows.addOn({ store_id: store.id, name: 'Chutney', name_hi: 'चटनी', price: 150 });
    const { id } = await rows.item({
      store_id: store.id,
      name_hi: 'मसाला डोसा',
      price: 1250,
      discount_type: 'amount',
      discount: 50,
      halal: true,
      opens: 7 * 60,
      closes: 24 * 60,
      food_variations: [aSizeGroup()],
      maximum: 5,
    });

    const { body } = await server.get(pathOf(contract.getItem, { id }), {
      ...inFood,
      language: 'hi',
    });

    expect(v.is(contract.item, body)).toBe(true);
    expect(body).toMatchObject({
      name: 'मसाला डोसा',
      price: 12.5,
      discount: 0.5,
      discount_type: 'amount',
      store_discount: 10,
      available_time_starts: '07:00:00',
      available_time_ends: '00:00:00',
      maximum_cart_quantity: 5,
      add_ons: [{ name: 'चटनी', price: 1.5 }],
      food_variations: [
        {
          name: 'आकार',
          required: 'on',
          values: [{ label: 'छोटा' }, { label: 'बड़ा', optionPrice: 5 }],
        },
      ],
    });
  });

  test.each([
    { hours: [0, 0] as const, is: { store_open: true, store_opens_at: null } },
    {
      hours: [9 * 60, 12 * 60] as const,
      is: { store_open: false, store_opens_at: '2026-11-22 09:00:00' },
    },
    {
      hours: [18 * 60, 2 * 60] as const,
      is: { store_open: false, store_opens_at: '2026-11-21 18:00:00' },
    },
    { hours: null, is: { store_open: false, store_opens_at: null } },
  ])('say whether their store is open, and when it opens next: $is', async ({ hours, is }) => {
    const store = await rows.store({ hours });
    const { id } = await rows.item({ store_id: store.id });

    const list = await server.get(contract.popularItems.path, inFood);
    const one = await server.get(pathOf(contract.getItem, { id }), inFood);

    expect(v.is(contract.itemPage, list.body)).toBe(true);
    expect(list.body.products[0]).toMatchObject(is);
    expect(one.body).toMatchObject(is);
  });

  test('reveal nothing of another store’s add-ons (CAT-27)', async () => {
    const [own, other] = [await rows.store(), await rows.store()];
    const { id } = await rows.item({ store_id: own.id });
    const second = await rows.item({ store_id: own.id });
    await rows.addOn({ store_id: other.id, name: 'Theirs' });
    await rows.addOn({ store_id: own.id, item_id: second.id, name: 'For another dish' });
    await rows.addOn({ store_id: own.id, active: false, name: 'Off' });
    await rows.addOn({ store_id: own.id, item_id: id, name: 'Ours' });

    const { body } = await server.get(pathOf(contract.getItem, { id }), inFood);
    expect(body.add_ons.map(({ name }: { name: string }) => name)).toEqual(['Ours']);
  });

  test('of a store can be searched and filtered by category and diet (CAT-02, D-60, D-67)', async () => {
    const noodles = await rows.category();
    const { id: store_id } = await rows.store();
    const ramen = await rows.item({ store_id, name: 'Ramen', veg: false });
    await rows.inCategory(ramen.id, noodles.id);
    await rows.item({ store_id, name: 'Dosa', name_hi: 'डोसा' });
    await rows.item({ store_id, name: 'Gone', active: false });
    await rows.item({ store_id, name: 'Campaign', campaign_from: '2026-11-01' });
    await rows.item({ store_id: (await rows.store()).id, name: 'Of another store' });
    const list = (query: string) =>
      namesIn(`${contract.latestItems.path}?store_id=${store_id}${query}`);

    expect(await list('')).toEqual(['Dosa', 'Ramen']);
    expect(await list(`&category_id=${noodles.id}`)).toEqual(['Ramen']);
    expect(await list('&category_id=0&type=veg')).toEqual(['Dosa']);
    expect(await list('&type=non_veg')).toEqual(['Ramen']);
    expect(await list('&name=RAM')).toEqual(['Ramen']);
    expect(await list('&name=%E0%A4%A1%E0%A5%8B')).toEqual(['Dosa']);
    expect(await list('&limit=1&offset=2')).toEqual(['Ramen']);
  });

  describe('of a store, as its menu', () => {
    const menuOf = async (store: number, query = '') => {
      const path = `${contract.latestItems.path}?store_id=${store}&sections=1${query}`;
      const { body } = await server.get(path, inFood);
      const { sections, products, total_size } = v.parse(contract.itemPage, body);
      const nameOf = (id: number) => products.find((item) => item.id === id)?.name;
      return {
        total_size,
        sections: sections?.map(({ name, total_size: total, product_ids }) => [
          name,
          total,
          product_ids.map(nameOf),
        ]),
      };
    };

    test('come in sections by category, each with the requested number [D-60]', async () => {
      const drinks = await rows.category({ name: 'Drinks', position: 9 });
      const pizza = await rows.category({ name: 'Pizza', position: 1 });
      const offers = await rows.category({ name: 'Of two minds', position: 5 });
      const { id: store_id } = await rows.store();
      const of = async (name: string, order_count: number, ...held: readonly { id: number }[]) => {
        const { id } = await rows.item({ store_id, name, order_count });
        for (const category of held) await rows.inCategory(id, category.id);
      };
      await of('Chai', 1, drinks);
      await of('Margherita', 5, pizza, offers);
      await of('Funghi', 7, pizza);
      await of('Bianca', 6, pizza);
      await of('Gift card', 0);
      await rows.item({ store_id, name: 'Gone', active: false });
      await rows.item({ store_id, name: 'Campaign', campaign_from: '2026-11-01' });

      expect(await menuOf(store_id, '&limit=2')).toEqual({
        total_size: 5,
        sections: [
          ['Pizza', 3, ['Funghi', 'Bianca']],
          ['Drinks', 1, ['Chai']],
          ['', 1, ['Gift card']],
        ],
      });
    });

    test('continue section by section, in the same order [D-60, CONST-07]', async () => {
      const pizza = await rows.category({ name: 'Pizza' });
      const { id: store_id } = await rows.store();
      for (const [name, order_count] of [
        ['Margherita', 5],
        ['Funghi', 7],
        ['Bianca', 6],
      ] as const) {
        const { id } = await rows.item({ store_id, name, order_count });
        await rows.inCategory(id, pizza.id);
      }
      await rows.item({ store_id, name: 'Gift card' });
      const section = (id: number, page: number) =>
        namesIn(
          `${contract.latestItems.path}?store_id=${store_id}&section_id=${id}&limit=2&offset=${page}`,
        );

      expect(await section(pizza.id, 1)).toEqual(['Funghi', 'Bianca']);
      expect(await section(pizza.id, 2)).toEqual(['Margherita']);
      expect(await section(0, 1)).toEqual(['Gift card']);
      expect(await section(999_999, 1)).toEqual([]);
    });

    test('omit a section without items of the requested diet [CAT-24]', async () => {
      const grill = await rows.category({ name: 'Grill' });
      const { id: store_id } = await rows.store();
      const kebab = await rows.item({ store_id, name: 'Kebab', veg: false });
      await rows.inCategory(kebab.id, grill.id);
      await rows.item({ store_id, name: 'Dosa', veg: true });

      expect(await menuOf(store_id, '&type=veg')).toEqual({
        total_size: 1,
        sections: [['', 1, ['Dosa']]],
      });
    });

    test('never exceed a page: the last sections then only say how many items they have', async () => {
      const { id: store_id } = await rows.store();
      for (const position of [1, 2, 3, 4]) {
        const { id } = await rows.category({ name: `Shelf ${position}`, position });
        for (let index = 0; index < 80; index += 1) {
          const item = await rows.item({ store_id, name: `${position}-${index}` });
          await rows.inCategory(item.id, id);
        }
      }
      const { sections = [] } = await menuOf(store_id, '&limit=100');
      expect(
        sections.map(([name, total, items]) => [name, total, Array.isArray(items) && items.length]),
      ).toEqual([
        ['Shelf 1', 80, 80],
        ['Shelf 2', 80, 80],
        ['Shelf 3', 80, 80],
        ['Shelf 4', 80, 0],
      ]);
    });

    test('of an unknown or empty store have no sections', async () => {
      const { id: store_id } = await rows.store();
      expect(await menuOf(store_id)).toEqual({ total_size: 0, sections: [] });
      expect((await menuOf(999_999_999)).sections).toEqual([]);
      const anywhere = await server.get(`${contract.latestItems.path}?sections=1`, inFood);
      expect(anywhere.body.sections).toBeUndefined();
    });
  });

  test('of one category are sorted by discounted price or by rating; ties by id (D-62, D-68)', async () => {
    const noodles = await rows.category({ name: 'Noodles' });
    const ramen = await rows.category({ name: 'Ramen', parent_id: noodles.id });
    const { id: store_id } = await rows.store();
    const sale = await rows.store({ discount_rate: 500_000 });
    const of = async (category: number, facts: Parameters<Rows['item']>[0]) =>
      rows.inCategory((await rows.item(facts)).id, category);
    await of(noodles.id, { store_id, name: 'Plain', price: 900, rating: 3 });
    await of(ramen.id, { store_id, name: 'Reduced', price: 1_000, discount: 200_000, rating: 5 });
    await of(ramen.id, { store_id: sale.id, name: 'Half', price: 1_400, discount: 100_000 });
    await of(noodles.id, { store_id, name: 'As plain', price: 900, rating: 4 });
    await rows.item({ store_id, name: 'No noodles', price: 100 });
    const sorted = (sort: string) =>
      namesIn(`${contract.popularItems.path}?category_id=${noodles.id}&sort=${sort}`);

    expect(await sorted('price_low')).toEqual(['Half', 'Reduced', 'Plain', 'As plain']);
    expect(await sorted('price_high')).toEqual(['As plain', 'Plain', 'Reduced', 'Half']);
    expect(await sorted('rating')).toEqual(['Reduced', 'As plain', 'Plain', 'Half']);
  });

  test.each([
    ['offers', 'filter=["discounted"]', ['Reduced', 'On sale']],
    ['free delivery', 'filter=["free_delivery"]', ['Free']],
    ['being open now', 'filter=["available_now"]', ['Free', 'Plain', 'Reduced']],
    ['stars', 'rating_count=4', ['Free', 'On sale']],
    ['a lowest price', 'min_price=10', ['Free', 'Plain']],
    ['a highest price', 'max_price=9', ['Reduced', 'On sale']],
    ['two filters', 'filter=["discounted"]&rating_count=4', ['On sale']],
  ] as const)('of a category are filtered by %s [D-62, CAT-24]', async (_, query, names) => {
    const noodles = await rows.category();
    const open = await rows.store();
    const closed = await rows.store({ discount_rate: 200_000, active: false });
    const free = await rows.store({ free_delivery: true });
    for (const facts of [
      { store_id: free.id, name: 'Free', price: 1000, rating: 4.5 },
      { store_id: open.id, name: 'Plain', price: 1000, rating: 3 },
      { store_id: open.id, name: 'Reduced', price: 1000, discount: 100_000, rating: 3 },
      { store_id: closed.id, name: 'On sale', price: 1000, rating: 4 },
    ]) {
      const { id } = await rows.item(facts);
      await rows.inCategory(id, noodles.id);
    }
    const path = `${contract.popularItems.path}?category_id=${noodles.id}&${encodeURI(query)}`;
    expect([...(await namesIn(path))].toSorted()).toEqual([...names].toSorted());
  });

  test.each(['filter={"a":1}', 'rating_count=6', 'min_price=-1'])(
    'are refused if %s makes no sense',
    async (query) => {
      const path = `${contract.popularItems.path}?${encodeURI(query)}`;
      expect((await server.get(path, inFood)).status).toBe(403);
    },
  );

  test('are listed as popular, discounted and recommended (D-61)', async () => {
    const { id: store_id } = await rows.store();
    const sale = await rows.store({ discount_rate: 100_000 });
    await rows.item({ store_id, name: 'Popular', order_count: 9 });
    await rows.item({ store_id, name: 'Reduced', discount: 50_000, order_count: 5 });
    await rows.item({ store_id: sale.id, name: 'On sale', order_count: 3 });
    await rows.item({ store_id, name: 'Favourite', recommended: true });

    expect((await namesIn(contract.popularItems.path))[0]).toBe('Popular');
    expect(await namesIn(contract.discountedItems.path)).toEqual(['Reduced', 'On sale']);
    expect(await namesIn(contract.recommendedItems.path)).toEqual(['Favourite']);
  });

  test('of campaigns have a list of their own, on both end days too [D-61, ITEM-31]', async () => {
    const { id: store_id } = await rows.store();
    const campaign = (
      name: string,
      campaign_from: string,
      campaign_to: string | null,
      facts = {},
    ) => rows.item({ store_id, name, campaign_from, campaign_to, ...facts });
    await campaign('Without end', '2026-11-01', null);
    await campaign('For two weeks', '2026-11-20', '2026-12-04');
    await campaign('First and last day', '2026-11-21', '2026-11-21');
    await campaign('Over', '2026-11-01', '2026-11-20');
    await campaign('To come', '2026-11-22', '2026-11-30');
    await campaign('Gone', '2026-11-01', null, { active: false });
    const far = await rows.store({ zone_id: ELSEWHERE });
    await rows.item({ store_id: far.id, name: 'Elsewhere', campaign_from: '2026-11-01' });
    await rows.item({ store_id, name: 'Every day' });

    expect(await namesIn(contract.campaignItems.path)).toEqual([
      'First and last day',
      'For two weeks',
      'Without end',
    ]);
    expect(await namesIn(contract.popularItems.path)).toEqual(['Every day']);
  });

  test('with hostile names are sent unharmed and break no search (CAT-02)', async () => {
    const { id: store_id } = await rows.store();
    const name = `<img src=x onerror=alert(1)> ‮drah 🥘 '; drop table item; --${'x'.repeat(250)}`;
    await rows.item({ store_id, name });

    expect(await namesIn(contract.latestItems.path)).toEqual([name]);
    const long = await server.get(
      `${contract.latestItems.path}?name=${'x'.repeat(10_000)}`,
      inFood,
    );
    expect(long.status).toBe(403);
    expect(
      await namesIn(`${contract.latestItems.path}?name=${encodeURIComponent("'; drop")}`),
    ).toEqual([name]);
    const nul = await server.get(`${contract.latestItems.path}?name=%00`, inFood);
    expect(nul.status).toBe(200);
  });

  test('are found by ids if they are sold here; so are stores', async () => {
    const store = await rows.store();
    const far = await rows.store({ zone_id: ELSEWHERE, name: 'Far' });
    const grocer = await rows.store({ module_id: GROCERY, name: 'Grocer' });
    const dosa = await rows.item({ store_id: store.id, name: 'Dosa' });
    const others = [
      await rows.item({ store_id: store.id, active: false }),
      await rows.item({ store_id: far.id }),
      await rows.item({ store_id: grocer.id }),
    ];
    const idsOf = (some: readonly { id: number }[]) => some.map(({ id }) => id).join(',');
    const itemsNamed = (ids: string) => `${contract.itemsByIds.path}?ids=${ids}`;
    const storesNamed = (ids: string) => `${contract.storesByIds.path}?ids=${ids}`;

    expect(await namesIn(itemsNamed(`999999999,${idsOf([dosa, ...others])}`))).toEqual(['Dosa']);
    expect(await namesIn(storesNamed(idsOf([store, far, grocer])))).toEqual([store.name]);
    for (const ids of ['', '1;drop', '1.5', '-1', Array(25).fill(1).join(), '1,,2', '1e9']) {
      const [items, stores] = [itemsNamed(ids), storesNamed(ids)];
      expect([ids, (await server.get(items, inFood)).status]).toEqual([ids, 403]);
      expect([ids, (await server.get(stores, inFood)).status]).toEqual([ids, 403]);
    }
    expect((await server.get(itemsNamed('1'), { zones: [HERE] })).status).toBe(403);
  });

  test('that are deleted are not found', async () => {
    const { id: store_id } = await rows.store();
    const gone = await rows.item({ store_id, active: false });
    for (const id of [gone.id, 999, 'abc']) {
      const { status, body } = await server.get(pathOf(contract.getItem, { id }), inFood);
      expect([status, body.errors[0].code]).toEqual([404, 'item']);
    }
  });
});

test('an item shows its store’s discount under both names, its module and its wishes (ENT-02)', async () => {
  const { id: store_id } = await rows.store({ discount_rate: 100_000 });
  const { id } = await rows.item({ store_id });

  const { body } = await server.get(pathOf(contract.getItem, { id }), inFood);

  expect(body).toMatchObject({
    store_discount: 10,
    restaurant_discount: 10,
    wishlist_count: 0,
    module: { module_type: 'food' },
  });
});

test('reviews come newest first, page by page; offsets 0 and 1 are the same page (API-30, D-113)', async () => {
  const { id: store_id } = await rows.store();
  const { id: item_id } = await rows.item({ store_id });
  for (const [comment, created_at] of [
    ['First', '2026-01-01T00:00:00Z'],
    ['Last', '2026-03-01T00:00:00Z'],
    ['Middle', '2026-02-01T00:00:00Z'],
  ]) {
    await rows.review({ item_id, comment: comment ?? '', created_at: created_at ?? '' });
  }
  const read = async (query: string) => {
    const { body } = await server.get(
      `${pathOf(contract.listReviews, { id: item_id })}${query}`,
      inFood,
    );
    expect(v.is(contract.reviewPage, body)).toBe(true);
    return [body.reviews.map(({ comment }: { comment: string }) => comment), body.total_size];
  };

  expect(await read('?limit=2&offset=0')).toEqual([['Last', 'Middle'], 3]);
  expect(await read('?limit=2&offset=1')).toEqual([['Last', 'Middle'], 3]);
  expect(await read('?limit=2&offset=2')).toEqual([['First'], 3]);
  expect(await read('')).toEqual([['Last', 'Middle', 'First'], 3]);
  expect(
    (await server.get(`${pathOf(contract.listReviews, { id: 999 })}?limit=10&offset=0`)).status,
  ).toBe(404);
});

test('banners are those of the module, for all zones or this one (D-61)', async () => {
  await rows.banner({ title: 'Everywhere', title_hi: 'हर जगह' });
  await rows.banner({ title: 'There', zone_id: ELSEWHERE });
  await rows.banner({ title: 'Grocers', module_id: GROCERY });

  expect(await namesIn(contract.listBanners.path)).toEqual(['Everywhere']);
  expect(await namesIn(contract.listBanners.path, { ...inFood, language: 'hi' })).toEqual([
    'हर जगह',
  ]);
});

test('a banner links to a store, an item, an address or nothing (D-61)', async () => {
  const store = await rows.store();
  const item = await rows.item({ store_id: store.id });
  await rows.banner({ store_id: store.id, position: 1 });
  await rows.banner({ item_id: item.id, position: 2 });
  await rows.banner({ link: '/store/latest', position: 3 });
  await rows.banner({ position: 4 });

  const { body } = await server.get(contract.listBanners.path, inFood);

  const targets = body.banners.map(({ store_id, item, link }: Record<string, unknown>) => ({
    ...{ store_id, item, link },
  }));
  expect(targets).toEqual([
    { store_id: store.id, item: null, link: null },
    { store_id: null, item: { id: item.id }, link: null },
    { store_id: null, item: null, link: '/store/latest' },
    { store_id: null, item: null, link: null },
  ]);
  await expect(rows.banner({ store_id: store.id, item_id: item.id })).rejects.toThrow(
    /banner_leads_to_one/,
  );
});

describe('a list of stores', () => {
  const rated = (name: string, order_count: number, rest: object = {}) =>
    rows.store({ zone_id: HERE, name, order_count, rating: 3, ...rest });
  const lists = [
    contract.latestStores.path,
    contract.popularStores.path,
    pathOf(contract.listStores, { filter: 'all' }),
  ];

  test.each(lists)('%s has the filters of a search (D-63)', async (path) => {
    await rated('Plain', 1, { non_veg: true, veg: false });
    await rated('Generous', 2, { free_delivery: true, discount_rate: 100_000 });
    await rated('Loved', 3, { rating: 4.5, veg: true, non_veg: false });
    await rated('Gone', 4, { active: false });
    const narrowed = async (query: Record<string, string>) =>
      (await namesIn(`${path}?${new URLSearchParams(query).toString()}`)).toSorted();

    expect(await narrowed({ filter: '["free_delivery"]' })).toEqual(['Generous']);
    expect(await narrowed({ filter: '["discounted"]' })).toEqual(['Generous']);
    expect(await narrowed({ rating_count: '4' })).toEqual(['Loved']);
    expect(await narrowed({ filter: '["veg"]', rating_count: '4' })).toEqual(['Loved']);
    expect(await narrowed({ filter: '["non_veg"]' })).not.toContain('Loved');
    expect(await narrowed({ filter: '["available_now"]' })).not.toContain('Gone');
    expect(await narrowed({ filter: '["unheard of"]' })).toContain('Gone');
    expect(await narrowed({ filter: '["free_delivery"]', rating_count: '4' })).toEqual([]);
  });

  test.each(lists)('%s refuses an unknown filter', async (path) => {
    for (const query of ['filter=veg', 'rating_count=6', "rating_count=1'--"]) {
      expect((await server.get(`${path}?${query}`, inFood)).status).toBe(403);
    }
  });
});
