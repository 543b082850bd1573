import { listModules } from '#contract/catalogue.ts';
import { urlOf } from '#contract/endpoint.ts';
import { searchVehicles } from '#contract/rental-vehicles.ts';
import { geoPoint } from '#domain/location/geo-point.ts';
import { nearText } from '#infrastructure/kernel/place-cookie.ts';
import { withBarePage } from './bare-page.ts';
import type { Chromium } from './devtools.ts';
import { measure, median, type PageFigures } from './pages.ts';
import type { Visit } from './phone.ts';

export const PAGE_COLUMNS = [
  'FCP ms',
  'of bare',
  'LCP ms',
  'of bare',
  'TBT ms',
  'app ms',
  'CLS',
  'script kB: first screen',
  'until the app',
  'in all',
  'requests: first screen',
  'in all',
];
const RUNS = 5;

/** Limits of each page; times of the first screen as multiples of the bare page's. */
const BUDGET = {
  FCP: 2.2,
  LCP: 2.6,
  TBT: 40,
  CLS: 0,
  'script of the first screen': 10,
  'script until the app': 150,
  'script in all': 190,
  'requests of the first screen': 25,
} as const;

type Headers = Readonly<Record<string, string>>;
type Module = { readonly id: number; readonly module_type: string };
type Address = { readonly path: string; readonly module: Module };
type Visited = Address & { readonly name: string };

/**
 * The cost of each page for a returning visitor, with the page's module selected; of one type of module, if
 * given. Pages are loaded in turn, each round after a bare page. Also what exceeds the budget.
 */
export async function pageRows(
  chromium: Chromium,
  url: string,
  headers: Headers,
  guest: number,
  type?: string,
): Promise<{ readonly rows: string[][]; readonly exceeding: string[] }> {
  const all = await visitedPages(url, headers);
  const visits = all
    .filter(({ module }) => !type || module.module_type === type)
    .map((visited) => ({ name: visited.name, visit: visitOf(url, guest, visited) }));
  return withBarePage(async (bareUrl) => {
    const bare = { name: BARE, visit: { url: bareUrl, saved: {}, cookies: {} } };
    const runs = new Map<string, PageFigures[]>();
    for (let run = 0; run < RUNS; run += 1) {
      for (const { name, visit } of [bare, ...visits]) {
        runs.set(name, [...(runs.get(name) ?? []), await measure(chromium, visit)]);
      }
    }
    const figures = [...runs].map(([name, of]) => ({ name, figures: median(of) }));
    const [{ figures: least } = { figures: median([]) }] = figures;
    return {
      rows: figures.map(({ name, figures: of }) => [name, ...row(of, least)]),
      exceeding: figures.slice(1).flatMap(({ name, figures: of }) => beyond(name, of, least)),
    };
  });
}

const BARE = 'a bare page with one heading';

const FOOD = { id: 1, module_type: 'food' };

/** The pages on which presses are timed. */
export const pressed = (url: string, guest: number) => ({
  home: visitOf(url, guest, { path: '/home', module: FOOD }),
  search: visitOf(url, guest, { path: '/search', module: FOOD }),
  // This store has more items that one press adds than there are runs.
  store: visitOf(url, guest, { path: storeAt(4), module: FOOD }),
});
const storeAt = (id: number) => `/store/${id}?module_id=1&module_type=food&store_zone_id=1`;

async function visitedPages(url: string, headers: Headers): Promise<readonly Visited[]> {
  const read = async (path: string, module: number): Promise<unknown> =>
    (await fetch(url + path, { headers: { ...headers, moduleid: String(module) } })).json();
  const modules = (await read(urlOf(listModules), 1)) as Module[];
  const orders = [
    { name: 'home, location set', path: '/home', module: FOOD },
    {
      name: 'a store',
      path: storeAt(1),
      module: FOOD,
    },
    { name: 'all categories', path: '/categories', module: FOOD },
    { name: 'a category', path: '/category?id=1&name=Pizza', module: FOOD },
    { name: 'results of a search', path: '/search?search=pizza', module: FOOD },
    { name: 'help', path: '/help-and-support', module: FOOD },
  ];
  const module = modules.find(({ module_type: type }) => type === 'rental');
  if (!module) return orders;
  const first = urlOf(searchVehicles, { query: { limit: 1, offset: 1 } });
  const { vehicles } = (await read(first, module.id)) as { vehicles: { id: number }[] };
  const rentals = [
    { name: 'home of the rentals', path: '/home', module },
    { name: 'vehicles', path: '/rental/vehicle-search', module },
    ...vehicles.map(({ id }) => ({
      name: 'a vehicle',
      path: `/rental/vehicle-details/${id}`,
      module,
    })),
  ];
  return [...orders, ...rentals];
}

/** A browser with the cookies and the storage of an earlier visit. */
function visitOf(url: string, guest: number, { path, module }: Address): Visit {
  const { id, module_type } = module;
  return {
    url: url + path,
    saved: {
      zoneid: '[1]',
      location: ADDRESS,
      currentLatLng: JSON.stringify({ lat: POINT.latitude, lng: POINT.longitude }),
      module: JSON.stringify({ id, module_type, module_name: module_type, icon: '' }),
      guest_id: String(guest),
      guestByChoice: '1',
      interests: JSON.stringify({ [id]: [] }),
      theme: 'light',
    },
    cookies: {
      place: `[1]|${id}|en|${module_type}`,
      shown: `light|${nearText({ point: POINT, address: ADDRESS })}`,
    },
  };
}

const ADDRESS = 'City Hall, Manhattan, New York';
const POINT = geoPoint(40.7128, -74.006);

function row(of: PageFigures, bare: PageFigures): string[] {
  return [
    of.fcp.toFixed(0),
    (of.fcp / bare.fcp).toFixed(2),
    of.lcp.toFixed(0),
    (of.lcp / bare.lcp).toFixed(2),
    of.tbt.toFixed(0),
    of.answers === 0 ? '' : of.answers.toFixed(0),
    of.cls.toFixed(3),
    kilobytes(of.scriptAtFirst).toFixed(0),
    kilobytes(of.script).toFixed(0),
    kilobytes(of.scriptInAll).toFixed(0),
    String(of.requestsAtFirst),
    String(of.requests),
  ];
}

const kilobytes = (bytes: number): number => bytes / 1_000;

/** A line for each figure over its budget. */
function beyond(name: string, of: PageFigures, bare: PageFigures): string[] {
  const found: Readonly<Record<keyof typeof BUDGET, number>> = {
    FCP: of.fcp / bare.fcp,
    LCP: of.lcp / bare.lcp,
    TBT: of.tbt,
    CLS: of.cls,
    'script of the first screen': kilobytes(of.scriptAtFirst),
    'script until the app': kilobytes(of.script),
    'script in all': kilobytes(of.scriptInAll),
    'requests of the first screen': of.requestsAtFirst,
  };
  return (Object.keys(BUDGET) as (keyof typeof BUDGET)[])
    .filter((figure) => Number(found[figure].toFixed(2)) > BUDGET[figure])
    .map((figure) => `${name}: ${figure} ${found[figure].toFixed(1)}, budget ${BUDGET[figure]}`);
}
