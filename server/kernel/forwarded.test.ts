import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { addressOf } from './address.ts';
import { sendCookie } from './cookies.ts';
import { isSecure } from './forwarded.ts';

type Call = { readonly proxies: number; readonly headers: Record<string, string> };

/** Result of a server behind so many proxies for a call from 10.0.0.1. */
async function heard({ proxies, headers }: Call) {
  const trusted = { trustedProxies: proxies };
  const app = new Hono().get('/', (c) => {
    sendCookie(c, trusted, { name: 'device', value: 'x' }, { path: '/', sameSite: 'Lax' });
    return c.json([addressOf(c, trusted), isSecure(c, trusted)]);
  });
  const incoming = { socket: { remoteAddress: '10.0.0.1' } };
  const answer = await app.request('http://shop.test/', { headers }, { incoming });
  const [address, secure] = (await answer.json()) as [string, boolean];
  return { address, secure, cookie: answer.headers.get('Set-Cookie') ?? '' };
}

describe('the address of a call', () => {
  const headers = { 'X-Forwarded-For': '203.0.113.9, 198.51.100.7 , 10.0.0.3' };

  test.each([
    { proxies: 0, address: '10.0.0.1' },
    { proxies: 1, address: '10.0.0.3' },
    { proxies: 2, address: '198.51.100.7' },
    { proxies: 3, address: '203.0.113.9' },
    // Fewer entries than trusted proxies.
    { proxies: 4, address: '203.0.113.9' },
  ])('behind $proxies proxies is $address', async ({ proxies, address }) => {
    expect((await heard({ proxies, headers })).address).toBe(address);
  });

  test.each([{}, { 'X-Forwarded-For': ' , ' }])(
    'is that of the connection if no proxy has added one',
    async (none: Record<string, string>) => {
      expect((await heard({ proxies: 2, headers: none })).address).toBe('10.0.0.1');
    },
  );
});

describe('a cookie', () => {
  test.each([
    { proxies: 1, proto: 'https', secure: true },
    { proxies: 2, proto: 'https', secure: true },
    { proxies: 2, proto: 'https, http', secure: true },
    { proxies: 1, proto: 'https, http', secure: false },
    { proxies: 1, proto: 'http', secure: false },
    // Headers of untrusted senders are ignored.
    { proxies: 0, proto: 'https', secure: false },
  ])(
    'is Secure: $secure, behind $proxies proxies that say "$proto"',
    async ({ proxies, proto, secure }) => {
      const { cookie, ...call } = await heard({ proxies, headers: { 'X-Forwarded-Proto': proto } });

      expect(call.secure).toBe(secure);
      expect(cookie).toBe(`device=x; Path=/; HttpOnly;${secure ? ' Secure;' : ''} SameSite=Lax`);
    },
  );
});
