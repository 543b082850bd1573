import { afterEach, describe, expect, test } from 'vitest';
import { createPostgresDatabase } from '#tests/support/test-database.ts';
import { createApp } from './app.ts';
import { openShop, type OpenShop } from './main.ts';

const server = process.env['SUNDRY_TEST_DATABASE_URL'] ?? '';

describe.skipIf(server === '')('two servers on one PostgreSQL', () => {
  const opened: { close: () => Promise<void> }[] = [];
  afterEach(async () => {
    for (const one of opened.splice(0).toReversed()) await one.close();
  });

  const openTwo = async (): Promise<readonly [OpenShop, OpenShop]> => {
    const database = await createPostgresDatabase(server);
    opened.push({ close: database.drop });
    const options = { databaseUrl: database.url, dataFolder: '', desk: true, log: () => {} };
    const shops = await Promise.all([openShop(options), openShop(options)]);
    opened.push(...shops);
    return shops;
  };

  test('start together on an empty database, and it is filled once', async () => {
    const [one, two] = await openTwo();

    const zones = await one.context.db.selectFrom('zone').select('id').execute();

    expect(zones).toHaveLength(6);
    expect(await two.context.db.selectFrom('zone').select('id').execute()).toEqual(zones);
  });

  test('know the same sessions, and a logout at one counts at the other', async () => {
    const [one, two] = (await openTwo()).map(({ context }) => createApp(context));
    const persona = await one?.request('/desk/personas/asha', { method: 'POST' });
    const { token } = (await persona?.json()) as { token: string };
    const headers = { Authorization: `Bearer ${token}` };
    const profileAtTwo = async () => (await two?.request('/api/profile', { headers }))?.status;

    expect(await profileAtTwo()).toBe(200);
    await one?.request('/api/v1/auth/logout', { method: 'POST', headers });
    expect(await profileAtTwo()).toBe(401);
  });
});
