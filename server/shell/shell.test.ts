import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_ROOT, callName, pathOf } from '#contract/endpoint.ts';
import { getStore, listBanners, listModules, popularStores } from '#contract/catalogue.ts';
import { listRentalBanners } from '#contract/rental-providers.ts';
import { RENTAL_PATH } from '#contract/rental-terms.ts';
import type { FirstScreen } from '#contract/first-screen.ts';
import { config, getConfig } from '#contract/shell.ts';
import { createApp } from '#server/app.ts';
import {
  aModuleRow,
  anItemRow,
  aStoreRow,
  aZoneModuleRow,
  aZoneRow,
} from '#tests/support/builders/table-rows.ts';
import { createTestApp, NOON, type TestServer } from '#tests/support/server.ts';
import { firstPicture, firstScreenOf, placeIn } from './first-screen.ts';
import { pageWith } from './html.ts';
import { builtSite } from './site.ts';

const NO_OTHERS = { apiBaseUrl: '', mapTilesUrl: '', googleMapsKey: '' };
const HOSTILE = '</script><script>alert(1)</script> $& \u2028 <!--';

let server: TestServer;
let dist: string;

beforeAll(async () => {
  server = await createTestApp({ seeded: false, desk: true });
  await server.db.insertInto('zone').values(aZoneRow()).execute();
  await server.db.insertInto('module').values(aModuleRow()).execute();
  await server.db.insertInto('zone_module').values(aZoneModuleRow()).execute();
  await server.db
    .insertInto('store')
    .values(aStoreRow({ name: HOSTILE }))
    .execute();
  await server.db
    .insertInto('item')
    .values(anItemRow({ name: HOSTILE }))
    .execute();
  dist = await mkdtemp(path.join(tmpdir(), 'sundry-dist-'));
  await mkdir(path.join(dist, 'assets'));
  await writeFile(
    path.join(dist, 'index.html'),
    '<!doctype html><html lang="en"><head><title>Sundry</title></head><body><div id="root"></div></body></html>',
  );
  await writeFile(path.join(dist, 'assets/main-abc123.js'), 'plain');
  await writeFile(path.join(dist, 'assets/main-abc123.js.br'), 'brotli');
  await writeFile(path.join(dist, 'assets/main-abc123.js.gz'), 'gzip');
  await writeFile(path.join(dist, '.made-from'), 'secret');
  await writeFile(path.join(dist, 'logo.svg'), '<svg/>');
});
afterAll(async () => {
  await server.close();
  await rm(dist, { recursive: true });
});

const at = (address: string) => new URL(address, 'http://shop.test');

const visit = (url: string, headers: Record<string, string> = {}) =>
  createApp(server.context, builtSite(dist, NO_OTHERS)).request(url, { headers });
const COOKIE = { Cookie: `place=${encodeURIComponent('[1]|1|hi')}` };

/** The first screen's data as the client's script reads them. */
async function screenIn(response: Response): Promise<FirstScreen> {
  const html = await response.text();
  const data = /<script type="application\/json" id="first-screen">(.*?)<\/script>/s.exec(
    html,
  )?.[1];
  return JSON.parse(data ?? '{}') as FirstScreen;
}

const answersIn = async (response: Response) => (await screenIn(response)).answers;

describe('the configuration', () => {
  test('has the shape of the contract and the server’s time (ENT-21)', async () => {
    const { status, body } = await server.get(getConfig.path);

    expect(status).toBe(200);
    expect(v.parse(config, body)).toEqual(body);
    expect(body).toMatchObject({
      currency_code: 'USD',
      free_delivery_over: 50,
      guest_checkout_status: 1,
      server_time: Date.parse(NOON),
      base_urls: { item_image_url: '/pictures' },
    });
  });

  test('follows the owner’s changes at once', async () => {
    const value = JSON.stringify({ guestCheckout: false });
    await server.db.insertInto('setting').values({ key: 'ordering', value }).execute();

    expect((await server.get(getConfig.path)).body.guest_checkout_status).toBe(0);

    await server.db.deleteFrom('setting').execute();
  });
});

describe('a page', () => {
  test('contains the configuration, at any address', async () => {
    const response = await visit('/profile?page=my-orders');

    expect(response.status).toBe(200);
    expect(Object.keys(await answersIn(response))).toEqual([getConfig.path]);
  });

  test('contains the answers for its first screen, in the language of the cookie', async () => {
    const answers = await answersIn(await visit('/home', COOKIE));

    expect(Object.keys(answers)).toEqual(
      firstScreenOf(at('/home'), placeIn('[1]|1|hi|food')).calls,
    );
    const direct = await server.get(`${popularStores.path}?type=all&offset=1&limit=12`, {
      zones: [1],
      module: 1,
      language: 'hi',
    });
    expect(answers[`${popularStores.path}?type=all&offset=1&limit=12`]).toEqual(direct.body);
  });

  test.each([
    { headers: COOKIE, asked: { zones: '[1]', module: 1, language: 'hi' } },
    { headers: {}, asked: { zones: null, module: null, language: 'en' } },
  ])('names the scope of its answers: $asked', async ({ headers, asked }) => {
    expect((await screenIn(await visit('/home', headers))).asked).toEqual(asked);
  });

  test('has its language and preloads its first picture', async () => {
    const html = await (await visit('/store/1', COOKIE)).text();

    expect(html).toContain('<html lang="hi">');
    expect(html).toContain('<link rel="preload" as="image" fetchpriority="high"');
    expect(html).toContain('/pictures/cover-800.webp 800w');
  });

  test('escapes all texts of the server', async () => {
    const response = await visit('/store/1', COOKIE);
    const html = await response.clone().text();
    const answers = await answersIn(response);

    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toContain('alert(1)</script>');
    expect(answers[pathOf(getStore, { id: 1 })]).toMatchObject({ name: HOSTILE });
  });

  test.each(['%5B1%5D%7C999%7Cxx', 'rubbish', '%', '%5B%22%E0%A4%AE%22%2C1%5D%7C1%7Chi', '%00'])(
    'is shown with any cookie: %s',
    async (value) => {
      const response = await visit('/home', { Cookie: `place=${value}` });

      expect(response.status).toBe(200);
      expect(await answersIn(response)).toHaveProperty([getConfig.path]);
    },
  );

  test('leaves out failed answers: the client repeats the call and gets the error', async () => {
    const answers = await answersIn(await visit('/store/999', COOKIE));

    expect(answers).toHaveProperty([getConfig.path]);
    expect(answers).not.toHaveProperty([pathOf(getStore, { id: 999 })]);
  });

  test('leaves out calls with rules of the desk', async () => {
    await server.post('/desk/rules', { call: callName(listBanners), action: { fail: 500 } });

    expect(await answersIn(await visit('/home', COOKIE))).not.toHaveProperty([listBanners.path]);

    await server.delete('/desk/rules');
  });

  test('runs only our script files and cannot be framed', async () => {
    const { headers } = await visit('/');
    const policy = headers.get('Content-Security-Policy') ?? '';

    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+')*;/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
  });

  test('of another back end contains none of our answers and may call that one', async () => {
    const site = builtSite(dist, { ...NO_OTHERS, apiBaseUrl: 'https://api.example/v2' });
    const response = await createApp(server.context, site).request('/home');

    expect(await response.clone().text()).not.toContain('first-screen');
    expect(response.headers.get('Content-Security-Policy')).toContain(
      "connect-src 'self' https://api.example",
    );
  });
});

describe('a file of the app', () => {
  test.each([
    { accepts: 'gzip, deflate, br', encoding: 'br', body: 'brotli' },
    { accepts: 'gzip', encoding: 'gzip', body: 'gzip' },
    { accepts: 'identity', encoding: null, body: 'plain' },
  ])(
    'has the encoding $body for a browser that accepts $accepts',
    async ({ accepts, encoding, body }) => {
      const response = await visit('/assets/main-abc123.js', { 'Accept-Encoding': accepts });

      expect(response.headers.get('Content-Encoding')).toBe(encoding);
      expect(await response.text()).toBe(body);
      expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    },
  );

  test('is not resent to a browser that has it', async () => {
    const tag = (await visit('/logo.svg')).headers.get('ETag') ?? '';

    const again = await visit('/logo.svg', { 'If-None-Match': tag });

    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test.each([
    '/..%2f..%2fetc%2fpasswd.txt',
    '/.made-from',
    '/assets/%00.js',
    '/%E0%A4%A.js',
    '/assets/gone.js',
  ])('outside the app is not served: %s', async (url) => {
    const response = await visit(url);

    expect(await response.text()).not.toMatch(/secret|root:/);
    if (/\.(js|txt)$/.test(url)) expect(response.status).toBe(404);
  });
});

test('an unknown call gets an error, not a page', async () => {
  const response = await visit(`${API_ROOT}/v1/unknown`);

  expect(response.status).toBe(404);
  expect(response.headers.get('Content-Type')).toContain('application/json');
});

describe('the prefetched answers', () => {
  const callsAt = (address: string, cookie: string) =>
    firstScreenOf(at(address), placeIn(cookie)).calls;
  const ofRental = (calls: readonly string[]) =>
    calls.filter((call) => call.startsWith(RENTAL_PATH)).length;

  test('are about vehicles on the rental’s home, and not about stores [RENT-VEH-01]', () => {
    const calls = callsAt('/home', '[1]|6|en|rental');

    const about = calls.filter((call) => call !== getConfig.path && call !== listModules.path);
    expect(about).toContain(listRentalBanners.path);
    expect(about.every((call) => call.startsWith(RENTAL_PATH))).toBe(true);
    expect(about).toHaveLength(5);
  });

  test.each(['[1]|1|en|food', '[1]|1|en|', '[1]|1|en'])(
    'are about stores on every other home: %s',
    (cookie) => {
      const calls = callsAt('/home', cookie);

      expect(calls).toContain(listBanners.path);
      expect(ofRental(calls)).toBe(0);
    },
  );

  test.each([
    { address: '/rental/vehicle-search', calls: 3 },
    { address: '/rental/vehicle-search?trip=distance_wise', calls: 2 },
    { address: '/rental/vehicle-details/7?from=search', calls: 2 },
    { address: '/rental/provider-details/7', calls: 5 },
    { address: '/rental/provider-details', calls: 1 },
    { address: '/rental/cart', calls: 0 },
    { address: '/rental/checkout', calls: 0 },
    { address: '/track-trip', calls: 0 },
  ])('of $address are $calls answers about vehicles', ({ address, calls }) => {
    expect(ofRental(callsAt(address, '[1]|6|en|rental'))).toBe(calls);
    expect(ofRental(callsAt(address, '[1]|1|en|food'))).toBe(0);
  });
});

test('the address of a picture cannot break out of the preload', () => {
  const asked = placeIn('[1]|1|en');
  const home = firstScreenOf(at('/home'), asked);
  const picture = firstPicture(home, {
    [listBanners.path]: { banners: [{ image_full_url: '/x"><script>.webp' }] },
  });
  const html = pageWith('<head></head><body></body>', { screen: { asked, answers: {} }, picture });

  expect(html).toContain('href="/x&quot;>&lt;script>.webp"');
});
