import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAssets } from './assets.ts';

const SIZE = 3_000_000;
const PICTURE = 'big.webp';

let dist: string;
let app: Hono;
let server: Server;
let url: string;

beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'sundry-assets-'));
  await writeFile(path.join(dist, PICTURE), Buffer.alloc(SIZE, 7));
  const assets = createAssets(dist);
  app = new Hono().get('*', async (c) => (await assets(c)) ?? c.notFound());
  server = createServer((request, response) => {
    void getRequestListener(app.fetch)(request, response);
  });
  // A busy process may reuse a keep-alive connection late, when the server would already have closed it.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${PICTURE}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(dist, { recursive: true });
});

/** Number of the process's open handles of the picture, from Linux. */
async function openFiles(): Promise<number> {
  const names = await readdir('/proc/self/fd');
  const targets = await Promise.all(
    names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')),
  );
  return targets.filter((target) => target.endsWith(PICTURE)).length;
}

const many = <Value>(work: () => Promise<Value>) => Promise.all(Array.from({ length: 40 }, work));

test('a picture is sent completely', async () => {
  const answer = await fetch(url);

  expect(answer.headers.get('Content-Length')).toBe(String(SIZE));
  const arrived = Buffer.from(await answer.arrayBuffer());
  expect(arrived.equals(await readFile(path.join(dist, PICTURE)))).toBe(true);
});

test('a HEAD request for a picture returns its size', async () => {
  const answer = await fetch(url, { method: 'HEAD' });

  expect([answer.status, answer.headers.get('Content-Length')]).toEqual([200, String(SIZE)]);
});

describe.runIf(existsSync('/proc/self/fd'))('no file stays open', () => {
  test('after HEAD requests', async () => {
    await many(() => fetch(url, { method: 'HEAD' }));

    await expect.poll(openFiles).toBe(0);
  });

  test('when the body is discarded before it is read', async () => {
    await many(async () => app.request(`/${PICTURE}`));

    await expect.poll(openFiles).toBe(0);
  });

  test('when it has not changed', async () => {
    const tag = (await fetch(url, { method: 'HEAD' })).headers.get('ETag') ?? '';

    const answers = await many(() => fetch(url, { headers: { 'If-None-Match': tag } }));

    expect(answers.every(({ status }) => status === 304)).toBe(true);
    await expect.poll(openFiles).toBe(0);
  });

  test('when the client disconnects in the middle', async () => {
    await many(async () => {
      const leaving = new AbortController();
      const answer = await fetch(url, { signal: leaving.signal });
      await answer.body?.getReader().read();
      leaving.abort();
    });

    await expect.poll(openFiles).toBe(0);
  });
});
