import { afterAll, beforeAll, expect, test } from 'vitest';
import { cards, popularStores } from '#contract/catalogue.ts';
import { urlOf } from '#contract/endpoint.ts';
import { createApp } from '#server/app.ts';
import { createContext } from '#server/kernel/context.ts';
import { createTestApp, NOON, type TestServer } from '#tests/support/server.ts';
import { watchReading } from '#tests/support/tables-read.ts';

let server: TestServer;
beforeAll(async () => void (server = await createTestApp()));
afterAll(() => server.close());

type Listed = { readonly stores: readonly { readonly id: number; readonly distance: number }[] };
const call = urlOf(popularStores, { query: cards(1) });
const at = (latitude: number) => ({
  headers: { zoneId: '[1]', moduleId: '1', latitude: String(latitude), longitude: '-74' },
});

test('a list at another place of the zone has its own distances and reads no store again', async () => {
  const { db, statements } = watchReading(server.db);
  const context = await createContext({ db: server.db, machineNow: () => Date.parse(NOON) });
  const app = createApp({ ...context, db });
  const here = (await (await app.request(call, at(40.71))).json()) as Listed;
  statements.length = 0;

  const there = (await (await app.request(call, at(40.72))).json()) as Listed;

  expect(there.stores.map(({ id }) => id)).toEqual(here.stores.map(({ id }) => id));
  expect(there.stores[0]?.distance).not.toBe(here.stores[0]?.distance);
  expect(statements.filter((text) => text.includes('"store"'))).toEqual([]);
});

test('a list at another place shows a change since', async () => {
  const first = (await (await server.request(call, at(40.73))).json()) as Listed;
  const id = first.stores[0]?.id ?? 0;
  await server.db.updateTable('store').set({ name: 'Sandbank' }).where('id', '=', id).execute();

  const next = await (await server.request(call, at(40.74))).text();

  expect(next).toContain('Sandbank');
});
