import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readProfile, signOut } from '#contract/account.ts';
import { getItem, getStore } from '#contract/catalogue.ts';
import { urlOf } from '#contract/endpoint.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { DESK_TOKEN } from '#tests/support/server.ts';
import { createApp } from './app.ts';
import { DESK_HEADER } from './desk/admission.ts';
import { openServer, type OpenServer } from './main.ts';

const postgres = await startPostgres();

describe.skipIf(!postgres)('two servers on one PostgreSQL', () => {
  let one: OpenServer;
  let two: OpenServer;

  /** Both start at once on an empty database, shared by all tests as filling it takes seconds. */
  beforeAll(async () => {
    const databaseUrl = (await postgres?.emptyDatabase()) ?? '';
    const options = {
      databaseUrl,
      dataFolder: '',
      desk: { token: DESK_TOKEN },
      exampleData: true,
      log: () => {},
    };
    [one, two] = await Promise.all([openServer(options), openServer(options)]);
  });
  afterAll(async () => {
    await one?.close();
    await two?.close();
    await postgres?.stop();
  });

  test('that start together on an empty database fill it once', async () => {
    const zones = await one.context.db.selectFrom('zone').select('id').execute();

    expect(zones).toHaveLength(6);
    expect(await two.context.db.selectFrom('zone').select('id').execute()).toEqual(zones);
  });

  test('leave an owner’s empty database empty', async () => {
    const databaseUrl = (await postgres?.emptyDatabase()) ?? '';
    const server = await openServer({
      ...{ databaseUrl, dataFolder: '', desk: null, exampleData: false, log: () => {} },
    });
    onTestFinished(server.close);

    expect(await server.context.db.selectFrom('zone').select('id').execute()).toEqual([]);
    expect(await server.context.db.selectFrom('customer').select('id').execute()).toEqual([]);
  });

  test('share sessions, and a sign-out counts at both', async () => {
    const [here, there] = [createApp(one.context), createApp(two.context)];
    const persona = await here.request('/desk/personas/asha', {
      method: 'POST',
      headers: { [DESK_HEADER]: DESK_TOKEN },
    });
    const { token } = (await persona.json()) as { token: string };
    const headers = { Authorization: `Bearer ${token}` };
    const profileThere = async () => (await there.request(readProfile.path, { headers })).status;

    expect(await profileThere()).toBe(200);
    await here.request(signOut.path, { method: 'POST', headers });
    expect(await profileThere()).toBe(401);
  });

  test('show the other’s acknowledged changes at once, despite their caches', async () => {
    const there = createApp(two.context);
    const headers = { zoneId: '[1]', moduleId: '1' };
    const shown = async (call: string, pick: (body: never) => unknown) =>
      pick((await (await there.request(call, { headers })).json()) as never);
    const price = () =>
      shown(urlOf(getItem, { params: { id: 1 } }), ({ price: now }: { price: number }) => now);
    const open = () =>
      shown(urlOf(getStore, { params: { id: 1 } }), ({ active }: { active: boolean }) => active);
    const { db } = one.context;

    for (let turn = 1; turn <= 40; turn += 1) {
      // Further readers, so that a version is always being read.
      const others = Array.from({ length: 8 }, price);
      await db
        .updateTable('item')
        .set({ price: turn * 100 })
        .where('id', '=', 1)
        .execute();
      const active = turn % 2 === 0;
      await db.updateTable('store').set({ active }).where('id', '=', 1).execute();
      expect(await Promise.all([price(), open()])).toEqual([turn, active]);
      await Promise.all(others);
    }
  });

  test('change public data concurrently without waiting', async () => {
    await one.context.db.transaction().execute(async (first) => {
      await first.updateTable('item').set({ stock: 5 }).where('id', '=', 1).execute();
      await two.context.db.transaction().execute(async (second) => {
        await second.updateTable('item').set({ stock: 5 }).where('id', '=', 2).execute();
      });
    });
    const stock = await one.context.db
      .selectFrom('item')
      .select('stock')
      .where('id', 'in', [1, 2])
      .execute();
    expect(stock).toEqual([{ stock: 5 }, { stock: 5 }]);
  });
});
