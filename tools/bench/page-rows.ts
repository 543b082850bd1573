import { chromium, type Browser } from '@playwright/test';
import { listModules } from '#contract/catalogue.ts';
import { urlOf } from '#contract/endpoint.ts';
import { searchVehicles } from '#contract/rental-vehicles.ts';
import { CHROMIUM_FLAGS, findOrInstallChromium } from '#tools/setup/chromium.ts';
import { measure, median, type PageFigures } from './pages.ts';

export const PAGE_COLUMNS = ['FCP s', 'LCP s', 'TBT ms', 'CLS', 'JavaScript kB', 'requests'];
const RUNS = 5;

type Headers = Readonly<Record<string, string>>;
type Module = { readonly id: number; readonly module_type: string };
type Visited = { readonly name: string; readonly path: string; readonly module: Module };

/** What each page costs someone who was here before, with the module that the page shows; of one type of module, if said. */
export async function pageRows(
  url: string,
  headers: Headers,
  guest: number,
  type?: string,
): Promise<string[][]> {
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: CHROMIUM_FLAGS,
  });
  try {
    const rows: string[][] = [];
    const all = await visitedPages(url, headers);
    for (const visited of all.filter(({ module }) => !type || module.module_type === type)) {
      rows.push([visited.name, ...figures(await cost(browser, url, guest, visited))]);
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** The pages of the vehicles where they are offered. */
async function visitedPages(url: string, headers: Headers): Promise<readonly Visited[]> {
  const read = async (path: string, module: number): Promise<unknown> =>
    (await fetch(url + path, { headers: { ...headers, moduleid: String(module) } })).json();
  const modules = (await read(urlOf(listModules), 1)) as Module[];
  const food = { id: 1, module_type: 'food' };
  const orders = [
    { name: 'home, location set', path: '/home', module: food },
    {
      name: 'a store',
      path: '/store/1?module_id=1&module_type=food&store_zone_id=1',
      module: food,
    },
    { name: 'all categories', path: '/categories', module: food },
    { name: 'a category', path: '/category?id=2', module: food },
    { name: 'help', path: '/help-and-support', module: food },
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

async function cost(browser: Browser, url: string, guest: number, { path, module }: Visited) {
  const { id, module_type } = module;
  const saved = {
    zoneid: '[1]',
    location: 'Near City Hall, Manhattan, New York',
    currentLatLng: JSON.stringify({ lat: 40.7128, lng: -74.006 }),
    module: JSON.stringify({ id, module_type, module_name: module_type, icon: '' }),
    guest_id: String(guest),
  };
  const cookie = encodeURIComponent(`[1]|${id}|en|${module_type}`);
  const runs: PageFigures[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    runs.push(await measure(browser, url + path, saved, cookie));
  }
  return median(runs);
}

function figures({ fcp, lcp, tbt, cls, script, requests }: PageFigures): string[] {
  return [
    (fcp / 1000).toFixed(2),
    (lcp / 1000).toFixed(2),
    tbt.toFixed(0),
    cls.toFixed(3),
    (script / 1000).toFixed(0),
    String(requests),
  ];
}
