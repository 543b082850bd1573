import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aTown, FOOD, type Rows } from '#tests/support/builders/rows.ts';
import { createTestApp, type TestServer } from '#tests/support/server.ts';
import { purge } from './purge.ts';

const NOW = new Date('2026-11-21T17:30:00Z');
const LONG_AGO = new Date('2026-01-01T00:00:00Z');
const LATER = new Date('2026-11-21T17:31:00Z');

let shop: TestServer;
let rows: Rows;
beforeAll(async () => {
  shop = await createTestApp({ seeded: false });
});
beforeEach(async () => {
  rows = await aTown(shop.db);
});
afterAll(() => shop.close());

test('quotes and guests that have expired are forgotten, those that are valid or have a cart stay', async () => {
  const { db } = shop;
  const dish = await rows.item({ store_id: (await rows.store()).id });
  for (const [id, created_at] of [
    [1, LONG_AGO],
    [2, LONG_AGO],
    [3, NOW],
  ] as const) {
    await db.insertInto('guest').values({ id, created_at }).execute();
  }
  const line = { module_id: FOOD, item_id: dish.id, quantity: 1, variation: '[]', add_ons: '[]' };
  await db
    .insertInto('cart_line')
    .values({ owner: 'guest:2', ...line, created_at: LONG_AGO })
    .execute();
  const quote = { owner: 'guest:3', module_id: FOOD, order_type: 'delivery', cart_subtotal: 0 };
  for (const [id, expires_at] of [
    ['over', NOW],
    ['valid', LATER],
  ] as const) {
    await db
      .insertInto('quote')
      .values({ id, ...quote, body: '{}', expires_at })
      .execute();
  }
  const placement = { owner: 'guest:3', request_hash: '', status: 200, answer: '{}' };
  for (const [key, created_at] of [
    ['old', LONG_AGO],
    ['new', NOW],
  ] as const) {
    await db
      .insertInto('placement')
      .values({ key, ...placement, created_at })
      .execute();
  }

  await Promise.all([purge(db, NOW), purge(db, NOW)]);

  const guests = await db.selectFrom('guest').select('id').orderBy('id').execute();
  expect(guests.map(({ id }) => id)).toEqual([2, 3]);
  expect(await db.selectFrom('quote').select('id').execute()).toEqual([{ id: 'valid' }]);
  expect(await db.selectFrom('placement').select('key').execute()).toEqual([{ key: 'new' }]);
});
