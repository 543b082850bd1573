import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { requestGuestId } from '#contract/account.ts';
import { addToCart } from '#contract/cart.ts';
import { cards, popularItems, popularStores } from '#contract/catalogue.ts';
import { urlOf } from '#contract/endpoint.ts';
import { getConfig } from '#contract/shell.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { table } from '#tools/model/table.ts';
import { crowdRows } from './crowd.ts';
import { PAGE_PEERS, PRESS_PEERS, SERVER_PEERS } from './peers.ts';
import { PAGE_COLUMNS, pageRows, pressed } from './page-rows.ts';
import { withBrowser } from './phone.ts';
import { PRESS_COLUMNS, pressRows } from './presses.ts';
import { searchColumns, searchRows } from './searches.ts';
import { load } from './server.ts';
import { VEHICLE_COLUMNS, vehicleRows } from './vehicles.ts';

/**
 * `npm run bench`: what pages cost a phone on a slow line, and how much the server answers on PostgreSQL.
 * Prints tables; asserts nothing.
 */
const PORT = 4373;
/** So many fill their carts in turn, up to so many lines; and so many there are in all. */
const [CROWD, LINES, BUYERS] = [64, 5, 3_200];
const CROWD_COLUMNS = ['a list: p50 ms', 'p99 ms', 'an order: p50 ms', 'p99 ms'];
/**
 * `npm run bench -- --server` leaves the pages out, `--pages` the rest, and `--pages --module rental` all
 * pages but those of one type of module. `--presses` times presses alone. `--scale` searches among a million items, which takes minutes to fill.
 */
const { values: asked } = parseArgs({
  options: {
    server: { type: 'boolean', default: false },
    pages: { type: 'boolean', default: false },
    presses: { type: 'boolean', default: false },
    module: { type: 'string' },
    scale: { type: 'boolean', default: false },
  },
});
const searchedSizes = [1_000, asked.scale ? 1_000_000 : 50_000];
const urlAt = (port: number) => `http://127.0.0.1:${port}`;
const url = urlAt(PORT);
const headers = {
  accept: 'application/json',
  'content-type': 'application/json',
  'x-software-id': '33571750',
  zoneid: '[1]',
  moduleid: '1',
};

const postgres = await startPostgres();
if (!postgres) {
  console.error('The bench needs PostgreSQL 15 or later (Debian: apt-get install postgresql-15).');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'sundry-bench-'));
const databaseUrl = await postgres.emptyDatabase();
const app = await open(PORT);
try {
  if (!asked.pages && !asked.presses) {
    const server = [...(await loadRows(url)), ...(await withTwoWorkers(loadRows)), ...SERVER_PEERS];
    console.log(table(['server, 32 connections', 'requests/s', 'p99 ms', 'failed'], server));
    const crowd = await crowdAt(url);
    console.log(`\n${table(['buyers of one item', ...CROWD_COLUMNS], crowd)}`);
    const vehicles = await vehicleRows(() => postgres.emptyDatabase());
    console.log(`\n${table(['search of vehicles', ...VEHICLE_COLUMNS], vehicles)}`);
    const found = await searchRows(() => postgres.emptyDatabase(), searchedSizes);
    console.log(`\n${table(['search', ...searchColumns(searchedSizes)], found)}`);
  }
  if (!asked.server) {
    const guest = await newGuest();
    await withBrowser(async (browser) => {
      if (!asked.presses) {
        const pages = await pageRows(browser, url, headers, guest, asked.module);
        pages.push(...PAGE_PEERS);
        console.log(`\n${table(['page, median of 5', ...PAGE_COLUMNS], pages)}`);
      }
      if (asked.module === undefined) {
        const presses = await pressRows(browser, pressed(url, guest));
        presses.push(...PRESS_PEERS);
        console.log(`\n${table(['press, median of 5', ...PRESS_COLUMNS], presses)}`);
      }
    });
  }
} finally {
  await close(app);
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** The same on as many cores as there are, beside one that has nothing to do. */
async function withTwoWorkers(rowsAt: (url: string) => Promise<string[][]>): Promise<string[][]> {
  const pair = await open(PORT + 1, { SUNDRY_WORKERS: '2' });
  try {
    return (await rowsAt(urlAt(PORT + 1))).map(([name, ...figures]) => [
      `${name}, two workers`,
      ...figures,
    ]);
  } finally {
    await close(pair);
  }
}

/** Orders that still wait in turn are answered first: the database must be there for them. */
async function close(child: ChildProcess): Promise<void> {
  child.kill('SIGINT');
  await once(child, 'exit');
}

async function open(
  port: number,
  more: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['tools/setup/start.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      SUNDRY_EXAMPLE_DATA: '1',
      SUNDRY_LIMIT_FACTOR: '9999',
      SUNDRY_DATA_DIR: folder,
      ...more,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    const answer = await fetch(urlAt(port) + urlOf(getConfig)).catch(() => null);
    if (answer?.ok) return child;
    if (child.exitCode !== null) throw new Error('The app did not open');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function loadRows(url: string): Promise<string[][]> {
  const list = await load(url, {
    method: 'GET',
    path: urlOf(popularStores, { query: cards(1) }),
    headers,
  });
  // Each caller in another place is told other distances, so that no answer is kept for the next.
  let places = 0;
  const listElsewhere = await load(url, {
    method: 'GET',
    path: urlOf(popularStores, { query: cards(1) }),
    headers,
    headersOf: () => ({ latitude: String(40.7 + (places += 1) / 1e6), longitude: '-74' }),
  });
  const items = await plainItems(url);
  // Carts of up to five lines: then come other guests.
  const buyers = await newGuests(BUYERS);
  let turn = 0;
  const add = await load(url, {
    method: 'POST',
    path: urlOf(addToCart),
    headers,
    body: () => {
      const crowd = Math.floor(turn / (CROWD * LINES));
      const [buyer, line] = [turn % CROWD, Math.floor(turn / CROWD) % LINES];
      turn += 1;
      return {
        guest_id: buyers[(crowd * CROWD + buyer) % buyers.length],
        item_id: items[(crowd + line) % items.length]?.id,
        model: 'Item',
        quantity: 1,
        price: 0,
      };
    },
  });
  const row = (name: string, { requestsPerSecond, p99, failed }: typeof list) => [
    name,
    String(requestsPerSecond),
    String(p99),
    String(failed),
  ];
  return [
    row('list 12 stores of a zone', list),
    row('the same, each from another place', listElsewhere),
    row('add to a cart of up to five lines', add),
  ];
}

async function crowdAt(url: string): Promise<string[][]> {
  const guests = await newGuests(CROWD);
  const [wanted] = await plainItems(url);
  if (!wanted) throw new Error('The example data has no item without a choice');
  return crowdRows(url, headers, guests, wanted);
}

/** Items of which nothing has to be chosen. */
async function plainItems(url: string) {
  const answer = await fetch(url + urlOf(popularItems, { query: { offset: 1, limit: 100 } }), {
    headers,
  });
  const { products } = (await answer.json()) as {
    products: { id: number; store_id: number; food_variations: { required: string }[] }[];
  };
  return products.filter(({ food_variations: groups }) =>
    groups.every(({ required }) => required === 'off'),
  );
}

async function newGuests(count: number): Promise<readonly number[]> {
  const guests: number[] = [];
  while (guests.length < count) {
    guests.push(...(await Promise.all(Array.from({ length: CROWD }, newGuest))));
  }
  return guests;
}

async function newGuest(): Promise<number> {
  const answer = await fetch(url + urlOf(requestGuestId), { method: 'POST', headers });
  return ((await answer.json()) as { guest_id: number }).guest_id;
}
