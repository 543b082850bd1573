import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestServer } from '#tests/support/server.ts';

let shop: TestServer;
beforeAll(async () => {
  shop = await createTestApp({ desk: true });
});
afterAll(() => shop.close());

test('a reset forgets what customers did and has the shop as on its first day', async () => {
  const count = async (table: 'item' | 'guest' | 'desk_rule' | 'customer') =>
    (await shop.db.selectFrom(table).select('id').execute()).length;
  const [items, customers] = [await count('item'), await count('customer')];
  await shop.db.updateTable('item').set({ stock: 0 }).execute();
  await shop.asGuest();
  await shop.asCustomer();
  await shop.post('/desk/clock', { advance: 86_400_000 });

  expect((await shop.post('/desk/reset')).status).toBe(200);

  expect(items).toBeGreaterThan(0);
  expect([await count('item'), await count('customer')]).toEqual([items, customers]);
  expect([await count('guest'), await count('desk_rule')]).toEqual([0, 0]);
  const stocked = shop.db.selectFrom('item').select('id').where('stock', '>', 0);
  expect((await stocked.execute()).length).toBeGreaterThan(0);
  expect((await shop.asCustomer()).token).toEqual(expect.any(String));
});
