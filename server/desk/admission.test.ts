import { request as ask } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen, type RunningServer } from '#server/main.ts';
import { createTestApp, DESK_TOKEN, type TestServer } from '#tests/support/server.ts';

let opened: TestServer;
let server: RunningServer;
beforeAll(async () => {
  opened = await createTestApp({ seeded: false, desk: true });
  const { context, close } = opened;
  server = await listen({ context, close }, { host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

type Headers = Readonly<Record<string, string>>;
type Answer = { readonly status: number; readonly headers: Readonly<Record<string, unknown>> };

/** Over the network with a Host header, which `fetch` would replace. */
const visit = (path: string, headers: Headers = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = ask(`${server.url}${path}`, { headers, method }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }));
    });
    sent.on('error', reject);
    sent.end();
  });
const withToken = { 'X-Desk-Token': DESK_TOKEN };
const cookieOf = ({ headers }: Answer) =>
  String((headers['set-cookie'] as readonly string[] | undefined)?.[0]);

describe('the desk opens only with the printed link', () => {
  test('a tester with the token is admitted', async () => {
    expect((await visit('/desk/state', withToken)).status).toBe(200);
  });

  test.each([
    { why: 'no token', headers: {} },
    { why: 'a guessed token', headers: { 'X-Desk-Token': 'a'.repeat(DESK_TOKEN.length) } },
    { why: 'the start of the token', headers: { 'X-Desk-Token': DESK_TOKEN.slice(0, -1) } },
    { why: 'a forwarded call', headers: { ...withToken, 'X-Forwarded-For': '203.0.113.9' } },
    { why: 'a forwarded host', headers: { ...withToken, 'X-Forwarded-Host': 'shop.example' } },
    { why: 'a call by way of a proxy', headers: { ...withToken, Via: '1.1 proxy' } },
    { why: 'a standard forwarded call', headers: { ...withToken, Forwarded: 'for=203.0.113.9' } },
    { why: 'another host', headers: { ...withToken, Host: 'shop.example' } },
    { why: 'another site', headers: { ...withToken, Origin: 'https://evil.example' } },
    { why: 'another port', headers: { ...withToken, 'Sec-Fetch-Site': 'same-site' } },
  ])('$why gets the answer of an unknown address', async ({ headers }) => {
    expect((await visit('/desk/state', headers)).status).toBe(404);
    expect((await visit('/desk', headers)).status).toBe(404);
    expect((await visit('/desk/reset', headers, 'POST')).status).toBe(404);
  });

  test('a call without a host gets no answer from the desk', async () => {
    const { port } = new URL(server.url);
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write(`GET /desk/state HTTP/1.0\r\nX-Desk-Token: ${DESK_TOKEN}\r\n\r\n`),
      );
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('close', () => resolve(text));
    });

    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  });
});

describe('the link that the server prints', () => {
  test.each(['/desk', '/charts'])(
    'to %s admits the browser and leaves the address bar',
    async (path) => {
      const arrived = await visit(`${path}?flow=shell%2Ftheme&desk-token=${DESK_TOKEN}`);

      expect(arrived.status).toBe(303);
      expect(arrived.headers['location']).toBe(`${path}?flow=shell%2Ftheme`);
      expect(cookieOf(arrived)).toMatch(/; Path=\/desk; HttpOnly; SameSite=Strict$/);
      const [cookie = ''] = cookieOf(arrived).split(';');
      expect((await visit('/desk', { Cookie: cookie })).status).toBe(200);
      expect((await visit('/desk/state', { Cookie: cookie })).status).toBe(200);
    },
  );

  test('gives nothing for a wrong token or through a proxy', async () => {
    const guessed = await visit('/charts?desk-token=guess');
    const forwarded = await visit(`/charts?desk-token=${DESK_TOKEN}`, { 'X-Forwarded-For': '::1' });

    expect([guessed, forwarded].map(({ headers }) => headers['set-cookie'])).toEqual([
      undefined,
      undefined,
    ]);
  });
});

test('the page of the desk runs only its own script and is not cached', async () => {
  const { headers } = await visit('/desk', withToken);

  expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['cache-control']).toBe('no-store');
});
