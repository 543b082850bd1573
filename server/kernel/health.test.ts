import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { getHealth, getReadiness } from '#contract/operations.ts';
import { API_ROOT } from '#contract/endpoint.ts';
import { getConfig } from '#contract/shell.ts';
import { createApp } from '#server/app.ts';
import { createTestApp, type TestServer } from '#tests/support/server.ts';
import { openDatabase } from './database.ts';
import type { RequestEntry } from './request-log.ts';

let server: TestServer;
let recorded: RequestEntry[];
beforeAll(async () => {
  server = await createTestApp({ seeded: false });
});
beforeEach(() => void (recorded = []));
afterAll(() => server.close());

const app = (facts: Partial<TestServer['context']> = {}) =>
  createApp({ ...server.context, record: (entry) => void recorded.push(entry), ...facts });

describe('the operator sees', () => {
  test('that the server is alive and ready', async () => {
    const answers = [await app().request(getHealth.path), await app().request(getReadiness.path)];

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ headers }) => headers.get('Cache-Control'))).toEqual([
      'no-store',
      'no-store',
    ]);
  });

  test('that it is alive but not ready while its database is unreachable', async () => {
    const { db, close } = await openDatabase({
      kind: 'postgres',
      url: 'postgres://x@127.0.0.1:9/x',
    });
    onTestFinished(close);

    expect((await app({ db }).request(getHealth.path)).status).toBe(200);
    const ready = await app({ db }).request(getReadiness.path);
    expect([ready.status, ready.headers.get('Retry-After')]).toEqual([503, '2']);
  });

  test('that it is not ready while its disk is full, and why', async () => {
    const lines: string[] = [];
    const probeWrites = () => Promise.reject(new Error('ENOSPC: no space left on device, write'));

    const full = app({ probeWrites, log: (line) => void lines.push(line) });

    expect((await full.request(getHealth.path)).status).toBe(200);
    const ready = await full.request(getReadiness.path, { headers: { 'X-Request-Id': 'probe-1' } });
    expect([ready.status, ready.headers.get('Retry-After')]).toEqual([503, '2']);
    expect(lines).toEqual([
      expect.stringMatching(/^The server cannot write \(request probe-1\): Error: ENOSPC/),
    ]);
  });

  test('that it is not ready while tables are missing', async () => {
    await sql`alter table kysely_migration rename to kysely_migration_gone`.execute(server.db);
    onTestFinished(async () => {
      await sql`alter table kysely_migration_gone rename to kysely_migration`.execute(server.db);
    });

    const ready = await app().request(getReadiness.path);

    expect([ready.status, ready.headers.get('Retry-After')]).toEqual([503, '2']);
  });
});

describe('each request', () => {
  test('has one log entry, under the id that it came with', async () => {
    const headers = { 'X-Request-Id': 'balancer-7' };

    const answer = await app().request(`${getConfig.path}?phone=%2B12125550123`, { headers });

    expect(answer.headers.get('X-Request-Id')).toBe('balancer-7');
    expect(recorded).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        id: 'balancer-7',
        method: 'GET',
        path: getConfig.path,
        status: 200,
        milliseconds: expect.any(Number) as number,
      },
    ]);
  });

  test.each(['', 'a'.repeat(300), '<script>'])(
    'gets an id if it comes without a usable one',
    async (id) => {
      const headers = { 'X-Request-Id': id };

      const answer = await app().request(`${API_ROOT}/v1/nothing`, { headers });

      expect(answer.headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/);
      expect(recorded[0]).toMatchObject({ id: answer.headers.get('X-Request-Id'), status: 404 });
    },
  );

  test.each([
    `${API_ROOT}/v1/orders/+12125550123`,
    `${API_ROOT}/v1/orders/12125550123`,
    '/ada@example.com',
    `${API_ROOT}/Zm9vYmFyLXRva2VuLXRoYXQtaXMtbG9uZy1lbm91Z2gtMTIzNDU2Nzg5MA`,
  ])('is logged without anything that identifies the caller: %s', async (path) => {
    await app().request(path);

    expect(recorded[0]?.path).toMatch(/…$/);
    expect(JSON.stringify(recorded)).not.toMatch(/12125550123|ada@|Zm9v/);
  });

  test('that fails for an unforeseen reason can be found in the log by its id', async () => {
    const lines: string[] = [];
    const broken = () => Promise.reject(new Error('Unforeseen'));
    const failing = app({ settings: broken, log: (line) => void lines.push(line) });

    await failing.request(getConfig.path, { headers: { 'X-Request-Id': 'balancer-8' } });

    expect(lines.join('\n')).toContain('(request balancer-8)');
  });
});
