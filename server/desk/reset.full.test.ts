import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aZoneRow } from '#tests/support/builders/table-rows.ts';
import { createTestApp, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestApp({ desk: true });
});
afterAll(() => server.close());

test('a reset deletes what customers did and restores the first day', async () => {
  const count = async (table: 'item' | 'guest' | 'desk_rule' | 'customer') =>
    (await server.db.selectFrom(table).select('id').execute()).length;
  const [items, customers] = [await count('item'), await count('customer')];
  await server.db.updateTable('item').set({ stock: 0 }).execute();
  await server.asGuest();
  await server.asCustomer();
  await server.post('/desk/clock', { advance: 86_400_000 });

  expect((await server.post('/desk/reset')).status).toBe(200);

  expect(items).toBeGreaterThan(0);
  expect([await count('item'), await count('customer')]).toEqual([items, customers]);
  expect([await count('guest'), await count('desk_rule')]).toEqual([0, 0]);
  const stocked = server.db.selectFrom('item').select('id').where('stock', '>', 0);
  expect((await stocked.execute()).length).toBeGreaterThan(0);
  expect((await server.asCustomer()).token).toEqual(expect.any(String));
});

test('a reset leaves the tables of another application alone', async () => {
  await sql`create table letter (id integer)`.execute(server.db);
  await sql`insert into letter values (1)`.execute(server.db);

  expect((await server.post('/desk/reset')).status).toBe(200);

  const { rows } = await sql`select id from letter`.execute(server.db);
  expect(rows).toEqual([{ id: 1 }]);
});

test('a database without example data is never reset', async () => {
  const own = await createTestApp({ seeded: false, desk: true });
  await own.db.insertInto('zone').values(aZoneRow()).execute();

  const { status, body } = await own.post('/desk/reset');
  const zones = await own.db.selectFrom('zone').select('name').execute();
  await own.close();

  expect(status).toBe(409);
  expect(body.message).toMatch(/^This database .*\.$/);
  expect(zones).toHaveLength(1);
});
