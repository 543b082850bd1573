import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { requestGuestId } from '#contract/account.ts';
import { getConfig } from '#contract/shell.ts';
import { restoreBareDatabase } from '#tests/support/test-database.ts';
import { enterDataFolder } from './kernel/data-folder.ts';
import { listen, openServer, type OpenServer } from './main.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sundry-start-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the start script as `npm start` does, until it exits. */
async function start(env: Readonly<Record<string, string>>) {
  const child = spawn(path.join(ROOT, 'node_modules/.bin/node'), ['tools/setup/start.ts'], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], PORT: '0', SUNDRY_DATA_DIR: folder, ...env },
  });
  let output = '';
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, output };
}

/** One sentence, one line, no stack. */
const ONE_SENTENCE = /^[A-Z][^\n]*\.\n$/;

/** On existing tables, as creating them takes seconds. */
async function open(): Promise<OpenServer> {
  const database = path.join(folder, 'database');
  if (!existsSync(database)) await restoreBareDatabase(database);
  return openServer({
    databaseUrl: null,
    dataFolder: folder,
    desk: null,
    exampleData: false,
    log: () => {},
  });
}

describe('a start that cannot succeed says why in one sentence and ends with 1', () => {
  test.each([
    { because: 'a port that is none', env: { PORT: 'http' }, names: 'PORT' },
    {
      because: 'the desk on an open host',
      env: { HOST: '0.0.0.0', SUNDRY_DESK: '1' },
      names: 'SUNDRY_DESK',
    },
    {
      because: 'a database of another kind',
      env: { DATABASE_URL: 'mysql://x' },
      names: 'DATABASE_URL',
    },
    {
      because: 'a PostgreSQL that is not there',
      env: { DATABASE_URL: 'postgres://shop:secret@127.0.0.1:9/shop' },
      names: 'DATABASE_URL',
    },
    { because: 'an address of another machine', env: { HOST: '203.0.113.7' }, names: 'HOST' },
    {
      because: 'a data folder inside a file',
      env: { SUNDRY_DATA_DIR: '/dev/null/x' },
      names: 'SUNDRY_DATA_DIR',
    },
    {
      because: 'a data folder that may not be made',
      env: { SUNDRY_DATA_DIR: '/proc/shop' },
      names: 'SUNDRY_DATA_DIR',
    },
  ])('$because', async ({ env, names }) => {
    const { code, output } = await start(env);

    expect(output).toMatch(ONE_SENTENCE);
    expect(output).toContain(names);
    expect(output).not.toContain('secret');
    expect(code).toBe(1);
  });

  test('a port in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;

    const { code, output } = await start({ PORT: String(port) });
    other.close();

    expect(output).toBe(
      `Port ${port} on 127.0.0.1 is in use: stop what is using it, or choose another one with PORT.\n`,
    );
    expect(code).toBe(1);
  });

  test('a second server on the same folder, while the first goes on', async () => {
    const server = await open();

    const { code, output } = await start({});

    expect(output).toMatch(ONE_SENTENCE);
    expect(output).toContain(`process ${process.pid}`);
    expect(code).toBe(1);
    expect(await server.context.settings()).toHaveProperty('business');
    await server.close();
  });
});

test('a database of a newer version stays unchanged, with a message of one sentence', async () => {
  const server = await open();
  await sql`insert into kysely_migration (name, timestamp) values ('9999-newer', '2026-01-01T00:00:00Z')`.execute(
    server.context.db,
  );
  await server.close();

  const { code, output } = await start({});

  expect(output).toMatch(ONE_SENTENCE);
  expect(output).toContain('newer version');
  expect(code).toBe(1);
});

test('a database of an unreleased version stays unchanged, with a message of one sentence', async () => {
  const server = await open();
  await sql`delete from kysely_migration where name <> '0001-baseline'`.execute(server.context.db);
  await sql`update kysely_migration set name = '0001-shop'`.execute(server.context.db);
  await server.close();

  const { code, output } = await start({});

  expect(output).toMatch(ONE_SENTENCE);
  expect(output).toContain('delete the data folder');
  expect(code).toBe(1);
});

describe('the data folder', () => {
  test('is free after its server has left', async () => {
    await (await enterDataFolder(folder)).leave();

    await (await enterDataFolder(folder)).leave();
  });

  test.each([
    { left: JSON.stringify({ pid: 2 ** 22 + 1, began: null, token: 'x' }), because: 'is gone' },
    {
      left: JSON.stringify({ pid: 1, began: '-1', token: 'x' }),
      because: 'had a number used again',
    },
    { left: 'half a lo', because: 'was cut off while writing' },
  ])('is taken over from a server that $because', async ({ left }) => {
    await writeFile(path.join(folder, 'server.lock'), left);

    const entered = await enterDataFolder(folder);

    await expect(enterDataFolder(folder)).rejects.toThrow(`process ${process.pid}`);
    await entered.leave();
  });

  test('of a dead server goes to one of two that start at once', async () => {
    await writeFile(path.join(folder, 'server.lock'), 'half a lo');

    const both = await Promise.allSettled([enterDataFolder(folder), enterDataFolder(folder)]);

    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

test('orders survive a restart', async () => {
  const first = await open();
  const now = new Date('2026-11-21T12:00:00Z');
  await first.context.db
    .insertInto('guest')
    .values({ id: 2 ** 52 + 1, created_at: now })
    .execute();
  await first.close();

  const second = await open();
  const guests = await second.context.db.selectFrom('guest').selectAll().execute();
  await second.close();

  expect(guests).toEqual([{ id: 2 ** 52 + 1, created_at: now }]);
});

/** A call in progress: the server awaits the body, which the test sends later. */
async function aBegunCall(url: string) {
  const headers = { 'Content-Type': 'application/json', Expect: '100-continue' };
  const call = request(url, { method: 'POST', headers });
  const isBegun = once(call, 'continue');
  call.flushHeaders();
  await isBegun;
  return async (body: string) => {
    const answers = once(call, 'response') as Promise<[IncomingMessage]>;
    call.end(body);
    const [response] = await answers;
    response.resume();
    return response.statusCode;
  };
}

test('a closing server answers its running call', async () => {
  const server = await listen(await open(), { host: '127.0.0.1', port: 0 });
  const finish = await aBegunCall(`${server.url}${requestGuestId.path}`);

  const isClosed = server.close();

  expect(await finish('{}')).toBe(200);
  await isClosed;
  await expect(fetch(`${server.url}${getConfig.path}`)).rejects.toThrow();
});
