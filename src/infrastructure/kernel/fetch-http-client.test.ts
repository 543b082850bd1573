import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { listModules } from '#contract/catalogue.ts';
import { endpoint } from '#contract/endpoint.ts';
import { UNKNOWN_GUEST } from '#contract/kernel.ts';
import { call } from './call.ts';
import { createHttpClient, type HttpClientDeps } from './fetch-http-client.ts';
import type { Request, RequestScope } from './http-client.ts';
import { failureOf } from './wire.ts';

const ada: RequestScope = {
  token: 'ada-1',
  guestId: '77',
  zones: '[1]',
  moduleId: 2,
  language: 'hi',
  point: { latitude: 40.7, longitude: -74 },
};
const unidentified: RequestScope = {
  token: null,
  guestId: null,
  zones: null,
  moduleId: null,
  language: 'en',
  point: null,
};
const greet = endpoint({
  method: 'GET',
  path: '/greeting',
  answer: v.object({ name: v.string() }),
});
const get: Request = { method: 'GET', path: listModules.path };

function aClient(answer: () => Promise<Response>, platform: Partial<HttpClientDeps> = {}) {
  const asked: { url: string; headers: Record<string, string>; body: unknown }[] = [];
  const signedOut: string[] = [];
  const client = createHttpClient({
    fetch: (url, init) => {
      const { headers = {}, body = null } = init ?? {};
      asked.push({ url: url as string, headers: headers as Record<string, string>, body });
      return answer();
    },
    baseUrl: 'https://shop.test',
    softwareId: '33571750',
    scope: () => ada,
    onSignedOut: (token) => void signedOut.push(token),
    renewGuest: () => Promise.resolve(null),
    isOnline: () => true,
    ...platform,
  });
  return { client, asked, signedOut };
}
const says =
  (text: string, status = 200) =>
  () =>
    Promise.resolve(new Response(text, { status }));
const noLine = () => Promise.reject(new TypeError('Failed to fetch'));

describe('every call', () => {
  test('says who asks, where and in which language (API-01)', async () => {
    const { client, asked } = aClient(says('{}'));

    await client.send({ ...get, body: { name: 'dosa' }, method: 'POST' });

    expect(asked).toEqual([
      {
        url: `https://shop.test${listModules.path}`,
        headers: {
          Accept: 'application/json',
          'Content-Type': 'application/json',
          'X-software-id': '33571750',
          'X-localization': 'hi',
          Authorization: 'Bearer ada-1',
          zoneId: '[1]',
          moduleId: '2',
          latitude: '40.7',
          longitude: '-74',
        },
        body: '{"name":"dosa"}',
      },
    ]);
  });

  test('leaves out what is not known (API-01)', async () => {
    const { client, asked } = aClient(says('{}'), { scope: () => unidentified });

    await client.send(get);

    expect(asked[0]?.headers).toEqual({
      Accept: 'application/json',
      'X-software-id': '33571750',
      'X-localization': 'en',
    });
  });

  test('leaves the module out when it is about all of them', async () => {
    const { client, asked } = aClient(says('{}'));

    await client.send({ ...get, withoutModule: true });

    expect(asked[0]?.headers).not.toHaveProperty('moduleId');
  });

  test.each([
    { scope: { ...ada, token: null }, query: '?offset=1&guest_id=77', who: 'a guest' },
    { scope: ada, query: '?offset=1', who: 'a customer' },
  ])('for $who carries $query (API-22)', async ({ scope, query }) => {
    const { client, asked } = aClient(says('{}'), { scope: () => scope });

    await client.send({ ...get, query: { offset: 1, name: null }, asGuest: true });

    expect(asked[0]?.url).toBe(`https://shop.test${listModules.path}${query}`);
  });
});

describe('what comes back', () => {
  test.each([
    { answer: says('<html>'), failure: 'broken', because: 'a page is no answer' },
    { answer: says('{"a":'), failure: 'broken', because: 'half an answer is none' },
    { answer: says('<html>', 502), failure: 'server', because: 'the app is down' },
    { answer: says('{}', 500), failure: 'server', because: 'the app has failed' },
    { answer: noLine, failure: 'server', because: 'no server answers' },
  ])('counts as "$failure" when $because (API-01, ERR-29)', async ({ answer, failure }) => {
    const { client } = aClient(answer);

    expect(failureOf(await client.send(get))).toEqual({ kind: 'unreachable', cause: failure });
  });

  test.each([
    { said: '2', milliseconds: 2_000 },
    { said: '0', milliseconds: 1_000 },
    { said: '86400', milliseconds: 60_000 },
  ])('tells after how long to ask again: Retry-After $said', async ({ said, milliseconds }) => {
    const { client } = aClient(async () =>
      Promise.resolve(new Response('{}', { status: 503, headers: { 'Retry-After': said } })),
    );

    expect(failureOf(await client.send(get))).toEqual({
      kind: 'unreachable',
      cause: 'server',
      retryAfter: milliseconds,
    });
  });

  test.each(['', 'soon', 'Wed, 21 Oct 2026 07:28:00 GMT'])(
    'says nothing of asking again when Retry-After is "%s"',
    async (said) => {
      const { client } = aClient(async () =>
        Promise.resolve(new Response('<html>', { status: 503, headers: { 'Retry-After': said } })),
      );

      const failure = failureOf(await client.send(get));

      expect(failure).toEqual({ kind: 'unreachable', cause: 'server' });
    },
  );

  test('counts as "offline" while the browser has no line (ERR-29)', async () => {
    const { client } = aClient(noLine, { isOnline: () => false });

    expect(await client.send(get)).toEqual({ kind: 'unreachable', cause: 'offline' });
  });

  test('is a refusal in the words of the app (API-01, ERR-29)', async () => {
    const { client } = aClient(says('{"errors":[{"code":"stock","message":"None left"}]}', 403));

    expect(failureOf(await client.send(get))).toEqual({
      kind: 'refused',
      status: 403,
      code: 'stock',
      message: 'None left',
    });
  });

  test('that does not fit what was agreed counts as broken', async () => {
    const { client } = aClient(says('{"name":7}'));

    expect(await call(client, greet, {})).toEqual({
      ok: false,
      failure: { kind: 'unreachable', cause: 'broken' },
    });
  });

  test('never comes for a call that was given up', async () => {
    const { client } = aClient(noLine);
    const giveUp = new AbortController();
    giveUp.abort();

    const first = await Promise.race([
      client.send({ ...get, signal: giveUp.signal }),
      new Promise((resolve) => setImmediate(() => resolve('nothing'))),
    ]);

    expect(first).toBe('nothing');
  });
});

describe('a token that the server refuses', () => {
  test.each([
    { scope: ada, quiet: false, named: [ada.token], because: 'its holder is signed out' },
    { scope: ada, quiet: true, named: [], because: 'the call was quiet about it' },
    { scope: unidentified, quiet: false, named: [], because: 'there was none' },
  ])('is named: $named, since $because (ERR-29)', async ({ scope, quiet, named }) => {
    const { client, signedOut } = aClient(says('{"errors":[]}', 401), { scope: () => scope });

    await client.send({ ...get, quiet });

    expect(signedOut).toEqual(named);
  });

  test('is the one that was sent, not the one that is held when the answer comes (ERR-29)', async () => {
    let scope = ada;
    const { client, signedOut } = aClient(says('{"errors":[]}', 401), { scope: () => scope });

    const answer = client.send(get);
    scope = { ...ada, token: 'newer' };
    await answer;

    expect(signedOut).toEqual([ada.token]);
  });
});

describe('a guest id that the server does not know', () => {
  const guest = { ...unidentified, guestId: '77' };
  const refusingOld = (asked: readonly { readonly url: string }[]) => () =>
    asked.at(-1)?.url.includes('guest_id=77')
      ? says(`{"errors":[{"code":"${UNKNOWN_GUEST}","message":"Who?"}]}`, 401)()
      : says('{"name":"Ada"}')();

  test('has the call sent again with the one that the session was given since [D-110]', async () => {
    let scope: RequestScope = guest;
    const renewed: string[] = [];
    const { client, asked } = aClient(() => refusingOld(asked)(), {
      scope: () => scope,
      renewGuest: (refused) => {
        renewed.push(refused);
        return Promise.resolve(null);
      },
    });

    const late = call(client, greet, { asGuest: true });
    scope = { ...guest, guestId: '78' };

    expect(await late).toEqual({ ok: true, value: { name: 'Ada' } });
    expect(asked.map(({ url }) => new URL(url).search)).toEqual(['?guest_id=77', '?guest_id=78']);
    expect(renewed).toEqual([]);
  });

  test('is replaced first where the session still holds it [D-110]', async () => {
    const { client, asked } = aClient(() => refusingOld(asked)(), {
      scope: () => guest,
      renewGuest: () => Promise.resolve('78'),
    });

    expect(await call(client, greet, { asGuest: true })).toEqual({
      ok: true,
      value: { name: 'Ada' },
    });
    expect(asked.map(({ url }) => new URL(url).search)).toEqual(['?guest_id=77', '?guest_id=78']);
  });
});

describe('a call that revalidates', () => {
  const tagged = (text: string, etag: string) => () =>
    Promise.resolve(new Response(text, { headers: { ETag: etag } }));
  const unchanged = () => Promise.resolve(new Response(null, { status: 304 }));
  const poll: Request = { ...get, revalidates: true };

  test('gets the last answer again while the server says that it is unchanged', async () => {
    const answers = [
      tagged('{"step":1}', '"a"'),
      unchanged,
      unchanged,
      tagged('{"step":2}', '"b"'),
    ];
    const { client, asked } = aClient(async () => (answers.shift() ?? noLine)());
    const steps: unknown[] = [];
    for (let time = 0; time < 4; time += 1) steps.push(await client.send(poll));

    expect(steps).toEqual(
      [1, 1, 1, 2].map((step) => ({ kind: 'answered', status: 200, body: { step } })),
    );
    expect(asked.map(({ headers }) => headers['If-None-Match'])).toEqual([
      undefined,
      '"a"',
      '"a"',
      '"a"',
    ]);
  });

  test('sends no tag for another address or principal, nor after a refusal', async () => {
    let scope = ada;
    const answers = [
      tagged('{}', '"a"'),
      tagged('{}', '"b"'),
      says('{}', 404),
      tagged('{}', '"c"'),
    ];
    const { client, asked } = aClient(async () => (answers.shift() ?? noLine)(), {
      scope: () => scope,
    });
    await client.send(poll);
    scope = unidentified;
    await client.send(poll);
    await client.send({ ...poll, path: '/other' });
    await client.send({ ...poll, path: '/other' });

    expect(asked.map(({ headers }) => headers['If-None-Match'])).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('is sent without a tag by calls that do not', async () => {
    const { client, asked } = aClient(tagged('{}', '"a"'));
    await client.send(get);
    await client.send(get);

    expect(asked.map(({ headers }) => headers['If-None-Match'])).toEqual([undefined, undefined]);
  });
});
