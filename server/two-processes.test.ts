import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { readProfile, signOut } from '#contract/account.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { DESK_TOKEN } from '#tests/support/server.ts';
import { createApp } from './app.ts';
import { DESK_HEADER } from './desk/admission.ts';
import { openServer, type OpenServer } from './main.ts';

const postgres = await startPostgres();

describe.skipIf(!postgres)('two servers on one PostgreSQL', () => {
  const opened: OpenServer[] = [];
  afterEach(async () => {
    for (const server of opened.splice(0)) await server.close();
  });
  afterAll(() => postgres?.stop());

  const openTwo = async (): Promise<readonly [OpenServer, OpenServer]> => {
    const databaseUrl = (await postgres?.emptyDatabase()) ?? '';
    const options = {
      databaseUrl,
      dataFolder: '',
      desk: { token: DESK_TOKEN },
      exampleData: true,
      log: () => {},
    };
    const apps = await Promise.all([openServer(options), openServer(options)]);
    opened.push(...apps);
    return apps;
  };

  test('start together on an empty database, and it is filled once', async () => {
    const [one, two] = await openTwo();

    const zones = await one.context.db.selectFrom('zone').select('id').execute();

    expect(zones).toHaveLength(6);
    expect(await two.context.db.selectFrom('zone').select('id').execute()).toEqual(zones);
  });

  test('a database of an owner stays empty until its owner fills it', async () => {
    const databaseUrl = (await postgres?.emptyDatabase()) ?? '';
    const server = await openServer({
      ...{ databaseUrl, dataFolder: '', desk: null, exampleData: false, log: () => {} },
    });
    opened.push(server);

    expect(await server.context.db.selectFrom('zone').select('id').execute()).toEqual([]);
    expect(await server.context.db.selectFrom('customer').select('id').execute()).toEqual([]);
  });

  test('know the same sessions, and a logout at one counts at the other', async () => {
    const [one, two] = await openTwo();
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
});
