import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { placeOrder } from '#contract/ordering.ts';
import { DAY } from '#domain/kernel/instant.ts';
import { aTown, FOOD, HERE, type Rows } from '#tests/support/builders/rows.ts';
import { createTestApp, type TestServer } from '#tests/support/server.ts';
import { hashToken } from './kernel/principal.ts';
import { purge } from './purge.ts';
import { tableNames } from './kernel/schema.ts';

const NOW = new Date('2026-11-21T17:30:00Z');
const LONG_AGO = new Date('2026-01-01T00:00:00Z');
const LATER = new Date('2026-11-21T17:31:00Z');

let server: TestServer;
let rows: Rows;
beforeAll(async () => {
  server = await createTestApp({ seeded: false });
});
beforeEach(async () => {
  rows = await aTown(server.db);
});
afterAll(() => server.close());

const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY);

test('expired quotes are deleted, valid ones stay', async () => {
  const quote = { owner: 'guest:3', module_id: FOOD, order_type: 'delivery', cart_subtotal: 0 };
  for (const [id, expires_at] of [
    ['over', NOW],
    ['valid', LATER],
  ] as const) {
    const row = { id, ...quote, body: '{}', expires_at };
    await server.db.insertInto('quote').values(row).execute();
  }

  await purge(server.context, NOW);

  expect(await server.db.selectFrom('quote').select('id').execute()).toEqual([{ id: 'valid' }]);
});

test('a guest with an order or a cart stays, whatever the age', async () => {
  const { db } = server;
  const dish = await rows.item({ store_id: (await rows.store()).id });
  const [buyer, visitor, gone] = [
    await server.asGuest(),
    await server.asGuest(),
    await server.asGuest(),
  ];
  await rows.cartLine({ owner: `guest:${visitor.guestId}`, item_id: dish.id });
  const order = {
    ...{ order_amount: 10, payment_method: 'cash_on_delivery', order_type: 'take_away' },
    ...{ contact_person_name: 'Grace Hopper', contact_person_number: '+12125550177' },
    ...{ contact_person_email: 'grace@example.com', store_id: dish.store_id, is_buy_now: 1 },
    cart: JSON.stringify([{ model: 'Item', item_id: dish.id, quantity: 1 }]),
  };
  const placed = await buyer.post(placeOrder.path, order, {
    zones: [HERE],
    module: FOOD,
  });
  expect(placed.status).toBe(200);
  await db
    .updateTable('guest')
    .set({ created_at: daysAgo(91) })
    .execute();
  const recent = await server.asGuest();

  await purge(server.context, NOW);

  const remaining = await db.selectFrom('guest').select('id').execute();
  expect(new Set(remaining.map(({ id }) => id))).toEqual(
    new Set([buyer.guestId, visitor.guestId, recent.guestId]),
  );
  expect(remaining.map(({ id }) => id)).not.toContain(gone.guestId);
});

test('expired sessions are deleted, and devices are known for a year', async () => {
  const { db } = server;
  const { id: customer_id, token } = await rows.customer();
  const session = { customer_id, created_at: LONG_AGO, used_at: LONG_AGO };
  await db
    .insertInto('session')
    .values({ ...session, token_hash: 'expired', expires_at: NOW })
    .execute();
  for (const [token_hash, used_at] of [
    ['old', daysAgo(366)],
    ['used', daysAgo(364)],
  ] as const) {
    await db.insertInto('known_device').values({ token_hash, customer_id, used_at }).execute();
  }

  await purge(server.context, NOW);

  const sessions = await db.selectFrom('session').select('token_hash').execute();
  expect(sessions).toEqual([{ token_hash: hashToken(token) }]);
  const devices = await db.selectFrom('known_device').select('token_hash').execute();
  expect(devices).toEqual([{ token_hash: 'used' }]);
});

test('attempts and failed sign-ins are deleted after a day, idempotency keys after 30', async () => {
  const { db } = server;
  for (const [name, at, sentAt] of [
    ['old', daysAgo(1), daysAgo(30)],
    ['new', new Date(daysAgo(1).getTime() + 1), new Date(daysAgo(30).getTime() + 1)],
  ] as const) {
    const attempt = { subject: name, began: LONG_AGO, ends: at, count: 1 };
    await db.insertInto('attempt').values(attempt).execute();
    await db.insertInto('login_failure').values({ login: name, at }).execute();
    const placement = { owner: 'guest:3', request_hash: '', status: 200, answer: '{}' };
    await db
      .insertInto('placement')
      .values({ key: name, ...placement, created_at: sentAt })
      .execute();
  }

  await purge(server.context, NOW);

  const attempts = await db.selectFrom('attempt').select('subject').execute();
  expect(attempts.map(({ subject }) => subject)).toContain('new');
  expect(attempts.map(({ subject }) => subject)).not.toContain('old');
  const failures = await db.selectFrom('login_failure').select('login').execute();
  expect(failures).toEqual([{ login: 'new' }]);
  expect(await db.selectFrom('placement').select('key').execute()).toEqual([{ key: 'new' }]);
});

test('a purge without expired rows deletes nothing', async () => {
  const { db } = server;
  await rows.customer();
  await server.asGuest();
  const count = async () =>
    Promise.all(
      tableNames.map(async (table) => [
        table,
        (
          await db
            .selectFrom(table)
            .select(sql`1`.as('one'))
            .execute()
        ).length,
      ]),
    );
  const before = await count();

  await purge(server.context, LONG_AGO);

  expect(await count()).toEqual(before);
});

test.each([
  ['quote', 'expires_at'],
  ['quote', 'owner'],
  ['session', 'expires_at'],
  ['attempt', 'ends'],
  ['login_failure', 'at'],
  ['placement', 'created_at'],
  ['known_device', 'used_at'],
  ['guest', 'created_at'],
  ['cart_line', 'owner'],
  ['orders', 'owner'],
])('an index finds rows of %s by %s, so that the purge scans no table', async (table, column) => {
  const { rows: found } = await sql`
    select from pg_index
    join pg_attribute on attrelid = indrelid and attnum = indkey[0]
    where indrelid = ${table}::regclass and attname = ${column}`.execute(server.db);

  expect(found).not.toEqual([]);
});
