import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { JSDOM } from 'jsdom';
import { createElement, StrictMode, useEffect, type ReactNode } from 'react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { createContext } from '#server/kernel/context.ts';
import { builtSite } from '#server/shell/site.ts';
import { pageAt } from '#application/kernel/page-at.ts';
import { paths } from '#application/kernel/path.ts';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import { isFull } from '#tests/support/full.ts';
import { ObserverByHand } from '#tests/support/comes-near.ts';
import { failOnConsole } from '#tests/support/console-fails.ts';
import { fakePlatform } from '#tests/support/fakes/platform.ts';
import { createTestApp, NOON, type TestServer } from '#tests/support/server.ts';
import { watchReading } from '#tests/support/tables-read.ts';

failOnConsole();

const PAGE =
  '<!doctype html><html lang="en" dir="ltr"><head><meta name="description" content="Goods"><title>Sundry</title></head><body><div id="root"></div></body></html>';
const NEAR = 'Bryant Park, <New> York';
const NOT_SIGNED_IN = { token: null };

/** Browser modules, imported once there is a window. */
const inBrowser = async () => ({
  ...(await import('react-dom/client')),
  ...(await import('#src/composition-root.ts')),
  ...(await import('#src/hydration.ts')),
  ...(await import('#infrastructure/kernel/prefetched-answers.ts')),
  ...(await import('#infrastructure/shell/storage.ts')),
  ...(await import('#ui/app.tsx')),
  ...(await import('#ui/design/theme/style-cache.ts')),
  ...(await import('#ui/kernel/load-messages.ts')),
  ...(await import('#ui/kernel/router.tsx')),
  ...(await import('#ui/shell/app-routes.ts')),
});

let server: TestServer;
let dist: string;
let app: ReturnType<typeof createApp>;
let token: string;
let window: JSDOM['window'];
beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'sundry-drawer-'));
  await writeFile(path.join(dist, 'index.html'), PAGE);
  // The build runs in its own process: this one resolves modules differently.
  const build = `import('#tools/build/drawer.ts').then((it) => it.buildDrawer(process.cwd(), ${JSON.stringify(dist)}))`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', build], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  server = await createTestApp();
  app = createApp(server.context, site());
  token = (await server.asCustomer()).token;
  // On a busy machine, loading the renderer for the first time takes longer than a page may.
  await vi.waitFor(
    async () => expect(await (await app.request('/')).text()).toContain('"rendered":'),
    // eslint-disable-next-line tests/no-time-limit -- `expect.poll` is for tests alone, and this runs before them
    { timeout: 200_000 },
  );
});
afterAll(async () => {
  await server.close();
  await rm(dist, { recursive: true });
});

const site = () => builtSite(dist, { apiBaseUrl: '', mapTilesUrl: '', googleMapsKey: '' });

type Visitor = {
  readonly module: readonly [id: number, type: string] | null;
  readonly language: 'en' | 'hi';
  readonly theme: 'light' | 'dark';
  readonly token: string | null;
  /** Storage that the server does not know: it may change a page after hydration. */
  readonly keeps?: 'nothing';
};

function cookiesOf({ module, language, theme }: Visitor): string {
  const [id, type] = module ?? [];
  const place = module ? `[1]|${id}|${language}|${type}` : `||${language}|`;
  const shown = `${theme}|${module ? `40.754,-73.983|${NEAR}` : ''}`;
  return `place=${encodeURIComponent(place)}; shown=${encodeURIComponent(shown)}`;
}

/**
 * Reads are cached per principal, and the library caches their first state for a whole process: each visit has
 * a new principal.
 */
let visits = 0;

/** Storage of this visitor's browser: more than its cookies carry. */
function memoryOf({ module, language, theme, token: held, keeps }: Visitor) {
  const store = memoryStore();
  store.write('language', language);
  store.write('theme', theme);
  visits += 1;
  store.write('guest_id', String(visits));
  if (keeps !== 'nothing') store.write('diet', 'veg');
  if (held !== null) store.write('token', `${held}${visits}`);
  if (module === null) return store;
  const [id, type] = module;
  store.write('zoneid', '[1]');
  store.write('location', NEAR);
  store.write('currentLatLng', JSON.stringify({ lat: 40.7536, lng: -73.9832 }));
  store.write('module', JSON.stringify({ id, module_type: type, module_name: 'Formerly' }));
  store.write('interests', JSON.stringify({ [id]: [3] }));
  return store;
}

/** A slow machine may exceed the time limit, which the server logs: slow, not wrong. */
const failuresOf = ({ logged }: { readonly logged: readonly string[] }) =>
  logged.filter((line) => !line.includes('It took longer than'));

const renderedFor = async (address: string, visitor: Visitor): Promise<string> =>
  (await app.request(address, { headers: { Cookie: cookiesOf(visitor) } })).text();

const OPTIONS = { url: 'http://shop.test/', pretendToBeVisual: true } as const;

/** Window globals that browser code needs, and no more: this process serves the pages as well. */
const OF_WINDOW = [
  ...['document', 'location', 'history', 'HTMLElement', 'Element', 'Node', 'MutationObserver'],
  ...['addEventListener', 'removeEventListener', 'getComputedStyle', 'requestAnimationFrame'],
  ...['cancelAnimationFrame', 'scrollTo', 'scrollX', 'scrollY'],
];
function opensWindow(): void {
  window ??= new JSDOM(PAGE, OPTIONS).window;
  vi.stubGlobal('window', window);
  for (const name of OF_WINDOW) {
    const found = Reflect.get(window, name) as unknown;
    const isPlain = typeof found === 'function' && /^[a-z]/.test(name);
    vi.stubGlobal(name, isPlain ? (found.bind(window) as unknown) : found);
  }
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('IntersectionObserver', ObserverByHand);
  vi.stubGlobal('ResizeObserver', ObserverByHand);
}

/** Hydrates the page by hand, and returns whether it stayed the same. */
async function alive(
  html: string,
  address: string,
  visitor: Visitor,
  onShown: (page: HTMLElement) => void = () => {},
) {
  opensWindow();
  const { document, history } = window;
  const rendered = new window.DOMParser().parseFromString(html, 'text/html');
  history.replaceState(null, '', address);
  document.head.innerHTML = rendered.head.innerHTML;
  document.body.innerHTML = rendered.body.innerHTML;
  const here = await inBrowser();
  const root = document.getElementById('root') as HTMLElement;
  const heading = root.querySelector('h1');
  const { platform } = fakePlatform({
    localStore: memoryOf(visitor),
    now: () => Date.parse(NOON) + 5_000,
    currentUrl: () => new URL(window.location.href),
    fetch: () => new Promise<never>(() => {}),
    ...here.firstScreenIn(document.getElementById('first-screen')?.textContent),
  });
  const persisted = here.persistedState(platform);
  const services = here.compose(platform, persisted);
  services.storefront.start();
  const problems: unknown[] = [];
  const snapshots = await here.serverSnapshots(services, platform, persisted);
  await here.fetchPageAt(window.location, services);
  const messages = await here.loadMessages(visitor.language);
  const shown = vi.fn(() => onShown(root));
  const left = vi.fn();
  const page = here.hydrateRoot(
    root,
    createElement(
      StrictMode,
      null,
      createElement(
        Watched,
        { left },
        createElement(here.App, {
          services,
          language: visitor.language,
          messages,
          Address: here.addressBar(() => {}),
          styles: here.stylesIn(document.head),
          onShown: shown,
          rendered: snapshots,
        }),
      ),
    ),
    {
      onRecoverableError: (problem) => void problems.push(problem),
      onUncaughtError: (problem) => void problems.push(problem),
    },
  );
  await expect.poll(() => [shown.mock.calls.length > 0, lifelessIn(root)]).toEqual([true, []]);
  const isKept = heading !== null && heading === root.querySelector('h1');
  left.mockClear();
  page.unmount();
  services.storefront.stop();
  await expect.poll(() => left).toHaveBeenCalled();
  // eslint-disable-next-line tests/no-sleep -- no event marks the end of React's later work
  await new Promise((resolve) => setTimeout(resolve, 50));
  return { isTakenOver: snapshots !== null, isKept, problems };
}

/** Reports when its page unmounts, with everything that it started. */
function Watched({ left, children }: { readonly left: () => void; readonly children?: ReactNode }) {
  useEffect(() => left, [left]);
  return children;
}

/** Elements that React does not own: markup that was not hydrated. */
const lifelessIn = (root: Element): readonly string[] =>
  [...root.querySelectorAll('*')]
    .filter((part) => !isAlive(part) && !isWritten(part.parentElement))
    .map((part) => part.outerHTML.slice(0, 80));

const isAlive = (part: Element): boolean =>
  Object.keys(part).some((key) => key.startsWith('__reactFiber$'));

/** True where React treats the content as text. */
function isWritten(part: Element | null): boolean {
  if (part === null) return false;
  const props = Object.entries(part).find(([key]) => key.startsWith('__reactProps$'))?.[1] as
    | { readonly dangerouslySetInnerHTML?: unknown }
    | undefined;
  return props ? props.dangerouslySetInnerHTML !== undefined : isWritten(part.parentElement);
}

const FOOD = [1, 'food'] as const;
const RENTAL = [6, 'rental'] as const;
const storeIn = (id: number, moduleId: number) =>
  paths.store({
    ...{ id, moduleId, moduleType: 'food', zoneId: 1 },
    point: { latitude: 40.754, longitude: -73.983 },
  });
const STORE = storeIn(1, 1);
const PAGES = [
  { page: paths.landing(), module: null },
  { page: '/no/such/page', module: null },
  { page: '/no/such/page', module: FOOD },
  { page: paths.home(), module: FOOD },
  { page: paths.home(), module: [2, 'grocery'] },
  { page: paths.home(), module: [3, 'pharmacy'] },
  { page: paths.home(), module: [4, 'ecommerce'] },
  { page: `${paths.home()}?item=1`, module: FOOD },
  { page: STORE, module: FOOD },
  { page: `${STORE}&item=1`, module: FOOD },
  { page: paths.categories(), module: FOOD },
  { page: `${paths.categories()}?q=pi`, module: FOOD },
  { page: paths.category({ id: 1, name: 'Pizza' }), module: FOOD },
  { page: `${paths.category({ id: 1, name: 'Pizza' })}&tab=stores&sort=topRated`, module: FOOD },
  { page: `${paths.category({ id: 1, name: 'Pizza' })}&diet=veg&sort=priceUp`, module: FOOD },
  { page: paths.latestStores(), module: FOOD },
  { page: paths.popularStores(), module: [2, 'grocery'] },
  { page: `${paths.popularStores(1)}&sort=newest&diet=veg&offers=open`, module: FOOD },
  { page: paths.search('rice'), module: FOOD },
  { page: `${paths.search('pizza')}&tab=stores&sort=rating`, module: FOOD },
  { page: `${paths.search('sedan')}&sort=priceUp`, module: RENTAL },
  { page: paths.search(), module: RENTAL },
  { page: paths.search(), module: FOOD },
  { page: paths.home(), module: RENTAL },
  { page: paths.vehicleSearch(), module: RENTAL },
  { page: `${paths.vehicleSearch(1)}&sort=priceUp&view=list`, module: RENTAL },
  { page: paths.vehicle({ id: 1, from: 'home' }), module: RENTAL },
  { page: paths.provider(1), module: RENTAL },
  { page: paths.providers(), module: RENTAL },
  { page: paths.latestStores(), module: RENTAL },
  { page: `${paths.popularStores()}?page=2`, module: RENTAL },
  { page: paths.home(), module: [5, 'parcel'] },
  { page: paths.interests(), module: FOOD },
  { page: '/help-and-support', module: null },
  { page: '/help-and-support', module: FOOD },
  { page: '/help-and-support/privacy-policy', module: RENTAL },
  { page: '/help-and-support/no-such-text', module: FOOD },
] as const;
const VISITORS = [
  { language: 'en', theme: 'light', signedIn: false },
  { language: 'hi', theme: 'dark', signedIn: true },
  { language: 'hi', theme: 'light', signedIn: false },
  { language: 'en', theme: 'dark', signedIn: true },
] as const;
/** Every page for one of the first two visitors in turn; in the full run for all. */
const ROWS = PAGES.flatMap((page, at) =>
  (isFull ? VISITORS : VISITORS.slice(at % 2, (at % 2) + 1)).map((visitor) => ({
    ...page,
    ...visitor,
  })),
);

/** Names of the query parameters of each link, by target page. */
function linksIn(
  html: string,
  address: string,
): readonly (readonly [page: string, carries: string])[] {
  opensWindow();
  const rendered = new window.DOMParser().parseFromString(html, 'text/html');
  const at = (href: string) => new URL(href, 'http://shop.test');
  const here = pageAt(at(address))?.id;
  return [...rendered.querySelectorAll('a[href^="/"]')].flatMap((link) => {
    const url = at(link.getAttribute('href') ?? '');
    const to = pageAt(url)?.id;
    const carries = [...url.searchParams.keys()].toSorted().join(' ');
    return to === undefined || to === here ? [] : [[to, carries] as const];
  });
}

test('every link to a store, on whichever page, says its module and its zone, and where it is if that is known [NAV-10, NAV-11]', async () => {
  const guest = { language: 'en', theme: 'light', ...NOT_SIGNED_IN } as const;
  const carried = new Map<string, Set<string>>();
  for (const { page, module } of PAGES)
    for (const [to, carries] of linksIn(await renderedFor(page, { module, ...guest }), page))
      carried.set(to, (carried.get(to) ?? new Set<string>()).add(carries));

  const whole = 'id lat lng module_id module_type store_zone_id';
  expect(carried.get('store')).toContain(whole);
  const withoutPoint = 'id module_id module_type store_zone_id';
  for (const carries of carried.get('store') ?? [])
    expect([whole, withoutPoint]).toContain(carries);
  for (const to of ['categories', 'category', 'vehicle', 'provider', 'popularStores'])
    expect([to, carried.get(to)?.size]).toEqual([to, 1]);
});

describe('a page that the server draws', () => {
  test.each(ROWS)(
    '$page of $module in $language, $theme, signed in: $signedIn, comes to life as it was rendered',
    async ({ page, signedIn, ...facts }) => {
      const visitor = { ...facts, ...(signedIn ? { token } : NOT_SIGNED_IN) };
      const html = await renderedFor(page, visitor);
      expect(failuresOf(server)).toEqual([]);
      expect(html).toContain('"rendered":');
      // No placeholder remains.
      expect(html).not.toContain('aria-busy="true"');
      const { isTakenOver, isKept, problems } = await alive(html, page, visitor);

      expect(isTakenOver).toBe(true);
      expect(problems).toEqual([]);
      expect(isKept).toBe(true);
    },
  );

  test.each([
    { page: paths.home(), module: FOOD, of: 'items and stores' },
    { page: STORE, module: FOOD, of: 'items' },
    { page: paths.popularStores(), module: FOOD, of: 'stores' },
    { page: paths.vehicleSearch(), module: RENTAL, of: 'vehicles' },
    { page: paths.providers(), module: RENTAL, of: 'providers' },
  ] as const)(
    '$page answers before its cards of $of have come to life, and the cards that are pressed then do at once',
    async ({ page, module }) => {
      const guest = { language: 'en', theme: 'light', ...NOT_SIGNED_IN, keeps: 'nothing' } as const;
      const visitor = { module, ...guest };
      const html = await renderedFor(page, visitor);
      const seen: boolean[] = [];
      const { problems } = await alive(html, page, visitor, (root) => {
        const card = root.querySelector('article') as HTMLElement;
        seen.push(isAlive(card));
        // Within its own work React hydrates nothing else.
        queueMicrotask(() => {
          card.click();
          seen.push(isAlive(card));
        });
      });
      expect(problems).toEqual([]);
      // Strict mode reports twice.
      expect(seen.at(0)).toBe(false);
      expect(seen.at(-1)).toBe(true);
    },
  );

  test.each([
    { item: 1, comes: true },
    { item: 999_999, comes: false },
  ])(
    'comes with the item $item that its address opens over it, if there is one: $comes',
    async ({ item, comes }) => {
      const visitor = { module: FOOD, language: 'en', theme: 'light', ...NOT_SIGNED_IN } as const;
      const html = await renderedFor(`${paths.home()}?item=${item}`, visitor);

      expect(html).toContain('"rendered":');
      expect(html.includes(`\\"item\\",${item},`)).toBe(comes);
    },
  );

  test.each(['en', 'hi'] as const)(
    'sends the choices of an item alone, for a press before the app has come, in %s',
    async (language) => {
      const visitor = { module: FOOD, language, theme: 'light', ...NOT_SIGNED_IN } as const;
      const headers = { Cookie: cookiesOf(visitor), 'X-Early-Panel': '1' };
      const panelOf = (item: number) => app.request(`${paths.home()}?item=${item}`, { headers });
      const answer = await panelOf(1);
      const { window: sent } = new JSDOM(await answer.text(), OPTIONS);
      const dialog = sent.document.querySelector('[data-form=item] > [role=dialog]');
      const page = await renderedFor(paths.home(), visitor);

      expect(answer.status).toBe(200);
      expect(dialog?.getAttribute('aria-label')).not.toBe('');
      expect(dialog?.querySelector('[data-key=submit], [data-foot]')).not.toBeNull();
      expect(sent.document.querySelector('script, #root, #first-screen')).toBeNull();
      expect(page).toContain('<template data-early="item" data-early-content="">');
      expect((await panelOf(999_999)).status).toBe(404);
      expect(failuresOf(server)).toEqual([]);
    },
  );

  test.each([
    { page: paths.home(), module: null, because: 'no place is known' },
    { page: `${paths.home()}?drawer=menu`, module: FOOD, because: 'the drawer would move it' },
    { page: paths.sendParcel(), module: FOOD, because: 'the form is what the customer knows' },
    { page: paths.profile(), module: FOOD, because: 'it is for customers' },
    { page: '/charts', module: FOOD, because: 'some builds have the inspector there' },
    { page: `${paths.popularStores()}?page=2`, module: FOOD, because: 'it was read page by page' },
    {
      page: `${paths.category({ id: 1, name: '' })}&category=2`,
      module: FOOD,
      because: 'only an answer says what that is',
    },
    { page: `${paths.home()}?module=2`, module: FOOD, because: 'another module is asked for' },
    { page: storeIn(1, 2), module: FOOD, because: 'it is of another module' },
    { page: storeIn(999_999, 1), module: FOOD, because: 'there is none' },
    { page: paths.vehicleSearch(), module: FOOD, because: 'the module has to be changed' },
    {
      page: `${paths.vehicleSearch()}?hours=3`,
      module: RENTAL,
      because: 'a trip is settled first',
    },
  ] as const)('$page of $module is left to browsers: $because', async ({ page, module }) => {
    const visitor = { module, language: 'en', theme: 'light', ...NOT_SIGNED_IN } as const;
    const html = await renderedFor(page, visitor);

    expect(html).toContain('<div id="root"></div>');
    expect(failuresOf(server)).toEqual([]);
  });

  test('is answered as not found where its address leads nowhere, rendered all the same', async () => {
    const visitor = { module: FOOD, language: 'en', theme: 'light', ...NOT_SIGNED_IN } as const;
    const statusOf = async (address: string) =>
      (await app.request(address, { headers: { Cookie: cookiesOf(visitor) } })).status;

    expect(await statusOf('/no/such/page')).toBe(404);
    expect(await statusOf(paths.home())).toBe(200);
    // Client-only pages know their status only in the browser.
    expect(await statusOf(paths.profile())).toBe(200);
  });

  test('two that are rendered at the same moment for different visitors are as if rendered alone', async () => {
    const visitors = [
      { module: null, language: 'en', theme: 'light', ...NOT_SIGNED_IN },
      { module: [1, 'food'], language: 'hi', theme: 'dark', ...NOT_SIGNED_IN },
      { module: [2, 'grocery'], language: 'en', theme: 'dark', ...NOT_SIGNED_IN },
    ] as const;
    const visits = visitors.map(
      (visitor) => [visitor.module ? paths.home() : paths.landing(), visitor] as const,
    );
    const alone: string[] = [];
    for (const visit of visits) alone.push(await renderedFor(...visit));

    const together = await Promise.all(visits.map((visit) => renderedFor(...visit)));

    expect(new Set(alone).size).toBe(visits.length);
    expect(together.every((html) => html.includes('"rendered":'))).toBe(true);
    expect(together).toEqual(alone);
  });

  test('reads no table whose changes would not have it rendered anew', async () => {
    const { db, tables, unmoving } = watchReading(server.db);
    const machineNow = () => Date.parse(NOON);
    const watched = createApp(await createContext({ db, machineNow }), site());
    for (const { page, module } of PAGES) {
      const visitor = { module, language: 'hi', theme: 'light', ...NOT_SIGNED_IN } as const;
      const answer = await watched.request(page, { headers: { Cookie: cookiesOf(visitor) } });
      expect(await answer.text(), page).toContain('"rendered":');
    }
    expect((await tables()).length).toBeGreaterThan(20);
    expect(await unmoving()).toEqual([]);
  });
});
