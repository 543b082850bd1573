import type { Browser } from '@playwright/test';
import { listModules } from '#contract/catalogue.ts';
import { urlOf } from '#contract/endpoint.ts';
import { searchVehicles } from '#contract/rental-vehicles.ts';
import { geoPoint } from '#domain/location/geo-point.ts';
import { nearText } from '#infrastructure/kernel/place-cookie.ts';
import { withBarePage } from './bare-page.ts';
import { measure, median, type PageFigures } from './pages.ts';
import type { Visit } from './phone.ts';

export const PAGE_COLUMNS = [
  'FCP s',
  'LCP s',
  'TBT ms',
  'answers s',
  'CLS',
  'JavaScript kB',
  'with what is ahead',
  'requests',
];
const RUNS = 5;

type Headers = Readonly<Record<string, string>>;
type Module = { readonly id: number; readonly module_type: string };
type Address = { readonly path: string; readonly module: Module };
type Visited = Address & { readonly name: string };

/**
 * The cost of each page for a returning visitor, with the page's module selected; of one type of module, if
 * given.
 */
export async function pageRows(
  browser: Browser,
  url: string,
  headers: Headers,
  guest: number,
  type?: string,
): Promise<string[][]> {
  const bare = await withBarePage((at) => cost(browser, { url: at, saved: {}, cookies: {} }));
  const rows = [['a bare page with one heading', ...figures(bare)]];
  const all = await visitedPages(url, headers);
  for (const visited of all.filter(({ module }) => !type || module.module_type === type)) {
    rows.push([visited.name, ...figures(await cost(browser, visitOf(url, guest, visited)))]);
  }
  return rows;
}

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

async function cost(browser: Browser, visit: Visit): Promise<PageFigures> {
  const runs: PageFigures[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(browser, visit));
  return median(runs);
}

function figures({
  fcp,
  lcp,
  tbt,
  answers,
  cls,
  script,
  scriptInAll,
  requests,
}: PageFigures): string[] {
  return [
    (fcp / 1000).toFixed(2),
    (lcp / 1000).toFixed(2),
    tbt.toFixed(0),
    answers === 0 ? '' : (answers / 1000).toFixed(2),
    cls.toFixed(3),
    (script / 1000).toFixed(0),
    (scriptInAll / 1000).toFixed(0),
    String(requests),
  ];
}
