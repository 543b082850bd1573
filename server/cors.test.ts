import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_ROOT } from '#contract/endpoint.ts';
import { readProfile } from '#contract/account.ts';
import { placeOrder } from '#contract/ordering.ts';
import { getConfig } from '#contract/shell.ts';
import { createTestApp, type TestServer } from '#tests/support/server.ts';
import { createApp } from './app.ts';

const OURS = 'https://shop.example';
const ALSO_OURS = 'https://app.example:8443';
const FOREIGN = 'https://evil.example';

let server: TestServer;
let app: Hono;
beforeAll(async () => {
  server = await createTestApp({ seeded: false });
  app = createApp({ ...server.context, corsOrigins: [OURS, ALSO_OURS] });
});
afterAll(() => server.close());

const requestFrom = async (
  Origin: string,
  path: string = getConfig.path,
  init: RequestInit = {},
) => {
  const { status, headers } = await app.request(path, {
    ...init,
    headers: { Origin, ...(init.headers as Record<string, string>) },
  });
  return { status, of: (name: string) => headers.get(`Access-Control-${name}`), headers };
};
const preflight = (Origin: string, method: string, requestHeaders: string) =>
  requestFrom(Origin, placeOrder.path, {
    method: 'OPTIONS',
    headers: {
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': requestHeaders,
    },
  });
const listed = (text: string | null) => (text ?? '').toLowerCase().split(/,\s*/);

describe('a page of another origin', () => {
  test.each([OURS, ALSO_OURS])(
    'may read answers if the owner has allowed it: %s',
    async (origin) => {
      const { status, of, headers } = await requestFrom(origin);

      expect([status, of('Allow-Origin')]).toEqual([200, origin]);
      // No cookies across origins, and caches separate the origins.
      expect(of('Allow-Credentials')).toBeNull();
      expect(listed(headers.get('Vary'))).toContain('origin');
    },
  );

  test('may not unless it is allowed, and none is by default', async () => {
    expect((await requestFrom(FOREIGN)).of('Allow-Origin')).toBeNull();
    expect((await preflight(FOREIGN, 'POST', 'zoneid')).of('Allow-Origin')).toBeNull();
    const closed = await server.get(getConfig.path, { headers: { Origin: OURS } });
    expect(closed.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  test.each(['GET', 'POST', 'PUT', 'DELETE'])(
    'may send a %s with all headers of our own pages',
    async (method) => {
      const names = [
        ...['authorization', 'content-type', 'idempotency-key', 'x-localization', 'x-software-id'],
        ...['zoneid', 'moduleid', 'latitude', 'longitude'],
      ];

      const { status, of } = await preflight(OURS, method, names.join(','));

      expect([status, of('Allow-Origin')]).toEqual([204, OURS]);
      expect(listed(of('Allow-Methods'))).toContain(method.toLowerCase());
      expect(listed(of('Allow-Headers'))).toEqual(expect.arrayContaining(names));
    },
  );

  test('may read the wait and the request id of refusals too', async () => {
    for (const [path, expected] of [
      [getConfig.path, 200],
      [readProfile.path, 401],
      [`${API_ROOT}/v1/nothing`, 404],
    ] as const) {
      const { status, of, headers } = await requestFrom(OURS, path);

      expect([status, of('Allow-Origin')]).toEqual([expected, OURS]);
      expect(listed(of('Expose-Headers'))).toEqual(['etag', 'retry-after', 'x-request-id']);
      expect(headers.get('X-Request-Id')).not.toBeNull();
    }
  });

  test('may read that its body was too large', async () => {
    const { status, of } = await requestFrom(OURS, placeOrder.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': '200000' },
      body: ' '.repeat(200_000),
    });

    expect([status, of('Allow-Origin')]).toEqual([413, OURS]);
  });
});
