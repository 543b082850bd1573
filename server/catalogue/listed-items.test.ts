import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as contract from '#contract/catalogue.ts';
import { queryText } from '#contract/endpoint.ts';
import { isOpen } from '#domain/catalogue/store.ts';
import { instant } from '#domain/kernel/instant.ts';
import { isoDate, timeZone, wallTime } from '#domain/kernel/wall-clock.ts';
import { aTown, ELSEWHERE, FOOD, GROCERY, HERE, type Rows } from '#tests/support/builders/rows.ts';
import { createTestApp, type TestServer } from '#tests/support/server.ts';
import { isOpenNow } from './open-now.ts';
import { hoursOf, storeRows } from './store-row.ts';

let server: TestServer;
let rows: Rows;

beforeAll(async () => {
  server = await createTestApp({ seeded: false });
});
beforeEach(async () => {
  rows = await aTown(server.db);
});
afterAll(() => server.close());

const query = async (text: string) => (await sql.raw(text).execute(server.db)).rows;

/** Two stores, one with a discount; items in a category, in its subcategory, in both and in none. */
async function aShelf() {
  await rows.category({ id: 50, name: 'Noodles' });
  await rows.category({ id: 51, name: 'Ramen', parent_id: 50 });
  await rows.category({ id: 52, name: 'Bread' });
  await rows.store({ id: 10 });
  await rows.store({ id: 11, discount_rate: 100_000 });
  await rows.item({ id: 20, store_id: 10, recommended: true });
  await rows.item({ id: 21, store_id: 10, veg: false, discount: 100_000 });
  await rows.item({ id: 22, store_id: 11, veg: null });
  await rows.item({ id: 23, store_id: 11 });
  await rows.inCategory(20, 50);
  await rows.inCategory(20, 51);
  await rows.inCategory(21, 51);
  await rows.inCategory(22, 52);
}

describe('the stored columns and totals of lists', () => {
  test.each([
    ['an item comes', `select 1`],
    ['one goes', `delete from item where id = 20`],
    ['one is no longer sold', `update item set active = false where id in (20, 22)`],
    ['one is in a campaign', `update item set campaign_from = '2026-01-01' where id = 21`],
    ['one is of another diet', `update item set veg = not coalesce(veg, true)`],
    ['one is recommended', `update item set recommended = not recommended`],
    ['one is reduced', `update item set discount = 1, discount_type = 'amount' where id = 20`],
    ['one costs less', `update item set price = 333 where id = 22`],
    ['one moves to another store', `update item set store_id = 11 where id = 20`],
    ['one is of another category', `insert into item_category values (23, 51)`],
    ['one is of a category less', `delete from item_category where item_id = 20`],
    [
      'many are of another category',
      `insert into item_category select id, 52 from item where id <> 22`,
    ],
    ['a category moves', `update category set parent_id = 52 where id = 51`],
    ['a category goes', `delete from category where id = 50`],
    ['a store moves', `update store set zone_id = ${ELSEWHERE} where id = 11`],
    ['a store is of another module', `update store set module_id = ${GROCERY} where id = 10`],
    ['a store is switched off', `update store set active = false where id = 10`],
    ['a store reduces nothing any longer', `update store set discount_rate = 0`],
    ['a store delivers for nothing', `update store set free_delivery = true where id = 10`],
    ['a store goes', `delete from store where id = 11`],
    ['a module goes', `delete from module where id = ${FOOD}`],
    ['everything goes', `truncate item cascade`],
  ])('stay correct when %s', async (_, change) => {
    await aShelf();
    await query(change);

    expect(await query(COUNTED)).toEqual(await query(LISTED));
    expect(await query(COUNTED_OF_STORES)).toEqual(await query(LISTED_OF_STORES));
    expect(await query(WRONGLY_PLACED)).toEqual([]);
  });

  test('stay correct after two concurrent changes', async () => {
    await aShelf();
    await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        query(`update item set recommended = not recommended where id = ${20 + (turn % 4)}`),
      ),
    );
    expect(await query(COUNTED)).toEqual(await query(LISTED));
  });
});

const HELD = `
  select item.*, held.id as held from item
    join item_category on item_category.item_id = item.id
    join category on category.id = item_category.category_id
    join category as held on held.id in (category.id, category.parent_id)`;
const DIMENSIONS = `coalesce(item.veg::text, '') as veg, item.discount > 0 or store.discount_rate > 0 as discounted,
  recommended, store.active as store_active`;
const LISTED = `
  select held as category_id, store.module_id, store.zone_id, ${DIMENSIONS}, count(distinct item.id)::int as items
  from (${HELD} union all select item.*, 0 from item) as item join store on store.id = item.store_id
  where item.active and campaign_from is null group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7`;
const COUNTED = `select category_id, module_id, zone_id, veg, discounted, recommended, store_active, items
  from item_count where items <> 0 order by 1, 2, 3, 4, 5, 6, 7`;
const LISTED_OF_STORES = `
  select held as category_id, store_id, store.module_id, store.zone_id, count(distinct item.id)::int as items
  from (${HELD}) as item join store on store.id = item.store_id
  where item.active and campaign_from is null group by 1, 2, 3, 4 order by 1, 2`;
const COUNTED_OF_STORES = `select category_id, store_id, module_id, zone_id, items
  from store_category where items <> 0 order by 1, 2`;
const WRONGLY_PLACED = `
  select item.id from item join store on store.id = item.store_id
  where (item.module_id, item.zone_id, item.store_active, item.free_delivery, item.discounted, item.card_price)
    is distinct from (store.module_id, store.zone_id, store.active, store.free_delivery,
      item.discount > 0 or store.discount_rate > 0,
      card_price(item.price, item.discount, item.discount_type, store.discount_rate))`;

describe('a list of several places', () => {
  test('has one order across pages, and each item on one page only', async () => {
    const near = await rows.store();
    const far = await rows.store({ zone_id: ELSEWHERE });
    for (let turn = 0; turn < 9; turn += 1) {
      const store_id = turn % 3 === 0 ? far.id : near.id;
      await rows.item({ store_id, name: `Dish ${turn}`, order_count: turn % 4 });
    }
    const page = async (offset: number) => {
      const path = contract.popularItems.path + queryText({ limit: 4, offset });
      const { body } = await server.get(path, { zones: [HERE, ELSEWHERE, HERE], module: FOOD });
      expect(body.total_size).toBe(9);
      return body.products.map(({ name }: { name: string }) => Number(name.slice(-1)));
    };
    expect([await page(1), await page(2), await page(3), await page(4)]).toEqual([
      [3, 7, 2, 6],
      [1, 5, 0, 4],
      [8],
      [],
    ]);
  });
});

/** Names on one page, and the total. */
async function pageOf(
  endpoint: { readonly path: string },
  query: Parameters<typeof queryText>[0],
): Promise<{ readonly names: readonly string[]; readonly total: number }> {
  const path = endpoint.path + queryText({ limit: 4, offset: 1, ...query });
  const { body } = await server.get(path, { zones: [HERE], module: FOOD });
  const listed = (body.products ?? body.stores) as readonly { readonly name: string }[];
  return { names: listed.map(({ name }) => name), total: body.total_size };
}

describe('the first rank of a list', () => {
  test('is followed by the rest, page by page: a customer’s interests before other recommendations', async () => {
    const { id: store_id } = await rows.store();
    await rows.category({ id: 50 });
    for (let turn = 0; turn < 7; turn += 1) {
      const name = `Dish ${turn}`;
      const item = await rows.item({ store_id, name, recommended: true, rating: 5 - turn / 2 });
      if (turn > 3) await rows.inCategory(item.id, 50);
    }
    const page = async (offset: number) =>
      (await pageOf(contract.recommendedItems, { offset, interest: '50' })).names.map((name) =>
        Number(name.slice(-1)),
      );
    expect([await page(1), await page(2), await page(3)]).toEqual([[4, 5, 6, 0], [1, 2, 3], []]);
  });

  test('is followed by the rest, page by page: open stores before closed ones', async () => {
    for (let turn = 0; turn < 7; turn += 1) {
      const facts = { name: `Store ${turn}`, order_count: 9 - turn };
      await rows.store({ ...facts, hours: turn > 3 ? [0, 0] : null });
    }
    const page = async (offset: number) =>
      (await pageOf(contract.popularStores, { offset })).names.map((name) =>
        Number(name.slice(-1)),
      );
    expect([await page(1), await page(2), await page(3)]).toEqual([[4, 5, 6, 0], [1, 2, 3], []]);
  });
});

/** Few items are scanned, many are filtered along the whole list. */
describe.each([3, 700])('of a category with %d items', (count) => {
  beforeEach(async () => {
    await rows.category({ id: 50 });
    await rows.category({ id: 51, parent_id: 50 });
    await rows.store({ id: 1_000, name: 'None of it' });
    for (const [id, turn] of [
      [1_001, 1],
      [1_002, count],
    ] as const) {
      await rows.store({ id, order_count: turn });
      await rows.item({ id, store_id: id, name: 'None of it' });
    }
    await query(`insert into store
      select (jsonb_populate_record(store, jsonb_build_object('id', 2000 + n, 'name', 'Store ' || n, 'order_count', 1000 - n))).*
      from store, generate_series(1, ${count}) n where store.id = 1001`);
    await query(`insert into item
      select (jsonb_populate_record(item, jsonb_build_object('id', 2000 + n, 'name', 'Dish ' || n,
        'store_id', 2000 + n, 'order_count', 1000 - n, 'price', 1000 + n))).*
      from item, generate_series(1, ${count}) n where item.id = 1001`);
    await query(`insert into item_category select id, 51 from item where id > 2000`);
  });

  test('its items are listed, and all of them counted', async () => {
    const listed = (query: object) => pageOf(contract.popularItems, { category_id: 50, ...query });
    expect(await listed({ limit: 2 })).toEqual({ names: ['Dish 1', 'Dish 2'], total: count });
    expect(await listed({ limit: 2, min_price: 10.02, max_price: 10.03 })).toEqual({
      names: ['Dish 2', 'Dish 3'],
      total: 2,
    });
    expect(await listed({ limit: 1, sort: 'price_high' })).toEqual({
      names: [`Dish ${count}`],
      total: count,
    });
  });

  test('its stores are listed, and all of them counted', async () => {
    const path = contract.listStores.path.replace(':filter', 'all');
    const listed = (query: object) =>
      pageOf({ path }, { store_type: 'popular', category_id: 51, limit: 2, ...query });
    expect(await listed({})).toEqual({ names: ['Store 1', 'Store 2'], total: count });
    expect(await listed({ filter: '["veg"]' })).toEqual({
      names: ['Store 1', 'Store 2'],
      total: count,
    });
  });
});

describe('a store is open', () => {
  const MINUTES = [0, 1, 119, 120, 539, 540, 720, 1_319, 1_320, 1_439];

  test.each([
    ['by day', [540, 1_320]],
    ['past midnight', [1_080, 120]],
    ['until midnight', [540, 1_440]],
    ['all day', [0, 1_440]],
    ['all day, said otherwise', [0, 0]],
    ['for a minute', [119, 120]],
    ['never', null],
  ] as const)('when the domain says so: %s', async (_, hours) => {
    const { id } = await rows.store({ hours: hours && [...hours], closed_dates: ['2026-02-04'] });
    // No opening hours on Wednesdays.
    await query(`delete from store_hours where weekday = 3`);
    const row = await storeRows(server.db).where('store.id', '=', id).executeTakeFirstOrThrow();
    const zone = timeZone('UTC');
    const answers: boolean[] = [];
    const expected: boolean[] = [];
    for (let day = 1; day <= 8; day += 1) {
      for (const minute of MINUTES) {
        const at = wallTime(instant(Date.UTC(2026, 1, day, 0, minute)), zone);
        const { rows: found } = await sql<{ open: boolean }>`
          select ${isOpenNow(at)} as open from store where id = ${id}`.execute(server.db);
        answers.push(found[0]?.open ?? false);
        expected.push(isOpen(hoursOf(row), at, isoDate));
      }
    }
    expect(answers).toEqual(expected);
  });

  test('by its current hours', async () => {
    const { id } = await rows.store({ hours: [540, 1_320] });
    const open = () => query(`select open_minutes @> 600 as open from store where id = ${id}`);
    await query(`update store_hours set opens = 660 where weekday = 0`);
    expect(await open()).toEqual([{ open: false }]);
    await query(`insert into store_hours values (${id}, 0, 540, 610)`);
    expect(await open()).toEqual([{ open: true }]);
    await query(`delete from store_hours`);
    expect(await open()).toEqual([{ open: false }]);
  });
});
