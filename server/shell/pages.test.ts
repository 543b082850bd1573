import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listModules } from '#contract/catalogue.ts';
import { addRule, forgetRules } from '#contract/desk.ts';
import { callName } from '#contract/endpoint.ts';
import type { PageRequest, PageHtml } from '#contract/first-screen.ts';
import { getConfig } from '#contract/shell.ts';
import { createApp } from '#server/app.ts';
import { createTestApp, NOON, type TestServer } from '#tests/support/server.ts';
import type { Site } from './site.ts';

const SHELL =
  '<!doctype html><html lang="en"><head><title>Sundry</title><script type="module" src="/app.js"></script></head><body><div id="root"></div></body></html>';

let server: TestServer;
let app: ReturnType<typeof createApp>;
/** Requests to the renderer in this test. */
let renderings: PageRequest[] = [];
let shell = SHELL;
let renders = true;
/** Failures of the next renderings, in order. */
let failures: Error[] = [];
/** Differs per test, so that cached pages of other tests do not match. */
let moment = Date.parse(NOON);
beforeAll(async () => {
  server = await createTestApp({ desk: true });
  const site: Site = {
    page: async () => shell,
    assets: async () => null,
    policy: () => null,
    embedsAnswers: true,
    render: async (request) => {
      renderings.push(request);
      const failure = failures.shift();
      if (failure) throw failure;
      return renders ? renderedPage(request) : null;
    },
  };
  app = createApp(server.context, site);
});
afterAll(() => server.close());
beforeEach(() => {
  renderings = [];
  shell = SHELL;
  renders = true;
  moment += 600_000;
  server.setNow(new Date(moment).toISOString());
});

/** A rendered page with the place's name and the modules' names. */
function renderedPage({ address, at, near, theme, answers }: PageRequest): PageHtml {
  const words = near?.split('|')[1] ?? 'nowhere';
  const names = JSON.stringify(answers[listModules.path] ?? null);
  return {
    isFound: !address.startsWith('/no'),
    panels: '<template data-early="item"></template>',
    code: '<link rel="modulepreload" href="/page.js">',
    body: `<a title="${words}">Near ${words}</a><i>${names}</i>`,
    head: '',
    title: 'Home',
    description: 'Home',
    direction: 'ltr',
    rendered: { address, at, near, theme: theme ?? 'light', config: null, reads: [] },
  };
}

type Visit = {
  readonly address?: string;
  readonly near?: string;
  readonly place?: string;
  readonly theme?: string;
  /** Id of the request. */
  readonly request?: string;
};

function cookieAt({ near, place, theme = 'light' }: Visit = {}): string {
  const shown = `${theme}|${near ?? '40.754,-73.983|Bryant Park'}`;
  return `place=${encodeURIComponent(place ?? '[1]|1|en|food')}; shown=${encodeURIComponent(shown)}`;
}

const visit = async ({ address = '/home', request = '', ...facts }: Visit = {}) =>
  app.request(address, { headers: { Cookie: cookieAt(facts), 'X-Request-Id': request } });
const pageOf = async (facts?: Visit) => (await visit(facts)).text();

function dataIn(html: string) {
  const data = /<script type="application\/json" id="first-screen">(.*?)<\/script>/s.exec(html);
  return JSON.parse(data?.[1] ?? '{}') as {
    readonly answers: Readonly<Record<string, { readonly server_time?: number }>>;
    readonly rendered?: { readonly near: string | null; readonly at: number };
  };
}

describe('a rendered page', () => {
  test('is rendered once for a neighbourhood, concurrent requests included, each with its own place name', async () => {
    const near = (words: string) => ({ near: `40.754,-73.983|${words}` });
    const hostile = `Ben's <b>"$&" & | Co`;
    const pages = await Promise.all([near('Bryant Park'), near(hostile)].map(pageOf));
    pages.push(await pageOf(near('5th Avenue')));

    expect(renderings).toHaveLength(1);
    expect(pages.map((html) => dataIn(html).rendered?.near)).toEqual(
      ['Bryant Park', hostile, '5th Avenue'].map((words) => near(words).near),
    );
    expect(pages[0]).toContain('<a title="Bryant Park">Near Bryant Park</a>');
    expect(pages[1]).toContain(
      '<a title="Ben&#x27;s &lt;b&gt;&quot;$&amp;&quot; &amp; | Co">Near Ben&#x27;s &lt;b&gt;',
    );
    expect(pages[2]).not.toContain('Bryant Park');
    // The renderer never gets the name of a browser's place.
    expect(JSON.stringify(renderings)).not.toMatch(/Bryant Park|Ben's|5th Avenue/);
  });

  test('waits for its app: the scripts stand in a template after the page and its panels', async () => {
    const html = await pageOf();

    expect(html).not.toMatch(/<head>.*<script type="module".*<\/head>/s);
    expect(html).toContain(
      '<template id="app-files"><script type="module" src="/app.js"></script><link rel="modulepreload" href="/page.js"></template>',
    );
    expect(html.indexOf('<template data-early="item">')).toBeGreaterThan(html.indexOf('<a title='));
  });

  test('fetches its app at once where the browser renders it', async () => {
    renders = false;
    const html = await pageOf();

    expect(html).toMatch(/<head>.*<script type="module" src="\/app.js"><\/script>.*<\/head>/s);
    expect(html).not.toContain('app-files');
  });

  test('is apart from the contents of the panel at its address, which are sent alone', async () => {
    const panelOf = (address: string) =>
      app.request(address, { headers: { Cookie: cookieAt(), 'X-Early-Panel': '1' } });
    const page = await pageOf({ address: '/home?item=1' });
    const panel = await panelOf('/home?item=1');

    expect(renderings.map(({ part }) => part)).toEqual(['page', 'panel']);
    expect(panel.headers.get('Vary')).toMatch(/x-early-panel/i);
    const html = await panel.text();
    expect(html).toMatch(/^<a title="Bryant Park">Near/);
    expect(html).not.toContain('first-screen');
    expect(page).toContain('first-screen');
    renders = false;
    const none = await panelOf('/home?item=2');
    expect([none.status, await none.text()]).toEqual([404, '']);
  });

  test.each<[string, Visit]>([
    ['address', { address: '/home?item=1' }],
    ['place', { near: '40.755,-73.983|Bryant Park' }],
    ['place, which is none', { near: '' }],
    ['zones', { place: '[1,2]|1|en|food' }],
    ['module', { place: '[1]|2|en|grocery' }],
    ['language', { place: '[1]|1|hi|food' }],
    ['theme', { theme: 'dark' }],
  ])('is a separate one by %s', async (_, facts) => {
    const [one, other] = [await pageOf(), await pageOf(facts)];
    expect(renderings).toHaveLength(2);
    expect(other).not.toBe(one);
    expect([await pageOf(), await pageOf(facts)]).toEqual([one, other]);
    expect(renderings).toHaveLength(2);
  });

  test('is compressed with its own place name, and the same for all with that name in a second', async () => {
    const gzipped = async (near: string, milliseconds: number) => {
      server.setNow(new Date(moment + milliseconds).toISOString());
      const shown = encodeURIComponent(`light|40.754,-73.983|${near}`);
      const Cookie = `place=${encodeURIComponent('[1]|1|en|food')}; shown=${shown}`;
      const headers = { Cookie, 'Accept-Encoding': 'gzip, deflate, br' };
      const answer = await app.request('/home', { headers });
      expect(answer.headers.get('Content-Encoding')).toBe('gzip');
      expect(answer.headers.get('Vary')).toBe('Cookie, Accept-Encoding, x-early-panel');
      return Buffer.from(await answer.arrayBuffer());
    };
    const [first, sameSecond, nextSecond, elsewhere] = [
      await gzipped('Bryant Park', 0),
      await gzipped('Bryant Park', 400),
      await gzipped('Bryant Park', 1_000),
      await gzipped('5th Avenue', 400),
    ].map((bytes) => ({ bytes, html: gunzipSync(bytes).toString() }));

    expect(sameSecond?.bytes.equals(first?.bytes ?? Buffer.alloc(0))).toBe(true);
    expect(dataIn(nextSecond?.html ?? '').answers[getConfig.path]?.server_time).toBe(
      moment + 1_000,
    );
    expect(first?.html).toContain('Near Bryant Park');
    expect(elsewhere?.html).toContain('Near 5th Avenue');
    expect(elsewhere?.html).not.toContain('Bryant Park');
  });

  test('has the time of its rendering, and current settings', async () => {
    await pageOf();
    server.advance(20_000);
    const { rendered, answers } = dataIn(await pageOf());
    expect(renderings).toHaveLength(1);
    expect([rendered?.at, answers[getConfig.path]?.server_time]).toEqual([moment, moment + 20_000]);
  });

  test.each<[string, () => unknown]>([
    [
      'something that it shows has changed',
      () => sql`update module set name = 'Grub' where id = 1`.execute(server.db),
    ],
    [
      'a setting has changed',
      () => sql`update setting set value = value where key = 'ordering'`.execute(server.db),
    ],
    ['the minute is over, in which a store may have opened', () => server.advance(60_000)],
    ['the app was built anew', () => (shell = SHELL.replace('Sundry', 'Sundry 2'))],
  ])('is rendered again once %s', async (_, change) => {
    await pageOf();
    await change();
    const page = await pageOf();
    const cached = await pageOf();
    expect(renderings).toHaveLength(2);
    expect(cached).toBe(page);
  });

  test('is not cached while the desk changes answers', async () => {
    await server.post(addRule.path, { call: callName(listModules), action: { latency: 1 } });
    const pages = [await pageOf(), await pageOf()];
    expect(renderings).toHaveLength(2);
    expect(pages[0]).toContain('<i>null</i>');
    await server.delete(forgetRules.path);
    expect(await pageOf()).not.toContain('<i>null</i>');
  });

  test('stays 404 for an unknown address', async () => {
    const answers = [await visit({ address: '/nowhere' }), await visit({ address: '/nowhere' })];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(renderings).toHaveLength(1);
  });

  test('that fails is left to the browser, and the log has each kind of failure with its request', async () => {
    failures = [new TypeError('One'), new RangeError('Other')];
    const answers = [
      await visit({ address: '/fails', request: 'balancer-1' }),
      await visit({ address: '/fails', request: 'balancer-2' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(server.logged.join('\n')).toMatch(
      /^A page could not be rendered \(request balancer-1\): TypeError: One$/m,
    );
    expect(server.logged.join('\n')).toMatch(
      /^A page could not be rendered \(request balancer-2\): RangeError: Other$/m,
    );
  });

  test('is rendered by the browser if the server did not, with the answers included', async () => {
    renders = false;
    const pages = [await pageOf({ address: '/left' }), await pageOf({ address: '/left' })];
    expect(renderings).toHaveLength(2);
    for (const page of pages) {
      expect(Object.keys(dataIn(page).answers)).toContain(listModules.path);
      expect(page).toContain('<div id="root"></div>');
    }
  });
});
