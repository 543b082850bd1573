import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path, { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '#tests/support/postgres.ts';
import { table } from '#tools/flows/table.ts';
import { builtApp } from './built-modules.ts';
import { openChromium } from './devtools.ts';
import { listColumns, listRows } from './lists.ts';
import { crowdAt, headers, loadRows, newGuest } from './load-rows.ts';
import { ORDER_COLUMNS, orderRows } from './orders.ts';
import { PAGE_PEERS, PEER_COLUMNS, PRESS_PEERS, SERVER_PEERS } from './peers.ts';
import { PAGE_COLUMNS, pageRows, pressed } from './page-rows.ts';
import { PRESS_COLUMNS, pressRows } from './presses.ts';
import { searchColumns, searchRows } from './searches.ts';
import { openShop } from './shop.ts';
import { townOf, type Town } from './town.ts';
import { VEHICLE_COLUMNS, vehicleRows } from './vehicles.ts';
import { weightTables } from './weights.ts';

/**
 * `npm run bench`: the cost of pages on a phone with a slow line, and the throughput of the server on
 * PostgreSQL. Prints tables; asserts nothing.
 */
const PORT = 4373;
const CROWD_COLUMNS = ['a list: p50 ms', 'p99 ms', 'an order: p50 ms', 'p99 ms'];
/**
 * `npm run bench -- --server` leaves the pages out, `--pages` the rest, and `--pages --module rental` all
 * pages but those of one type of module. `--presses` measures presses alone. `--scale` measures lists and
 * searches among up to a million items, which takes minutes to fill. `--weights` prints what each first load
 * consists of, from a build alone.
 */
const { values: asked } = parseArgs({
  options: {
    server: { type: 'boolean', default: false },
    pages: { type: 'boolean', default: false },
    presses: { type: 'boolean', default: false },
    module: { type: 'string' },
    scale: { type: 'boolean', default: false },
    weights: { type: 'boolean', default: false },
  },
});
if (asked.weights) {
  console.log(weightTables(await builtApp(path.resolve(import.meta.dirname, '../..'))));
  process.exit();
}
const sizes = asked.scale ? [1_000, 10_000, 100_000, 1_000_000] : [1_000, 50_000];
const postgres = await startPostgres();
if (!postgres) {
  console.error('The bench needs PostgreSQL 15 or later (Debian: apt-get install postgresql-15).');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'sundry-bench-'));
const databaseUrl = await postgres.emptyDatabase();
const shop = await openShop({ port: PORT, databaseUrl, folder });
const { url } = shop;
try {
  if (!asked.pages && !asked.presses) {
    const server = [...(await loadRows(url)), ...(await withTwoWorkers(loadRows)), ...SERVER_PEERS];
    console.log(table(['server, 32 connections', 'requests/s', 'p99 ms', 'failed'], server));
    const crowd = await crowdAt(url);
    console.log(`\n${table(['buyers of one item', ...CROWD_COLUMNS], crowd)}`);
    const orders = [
      ...(await orderRows(url, databaseUrl)),
      ...(await withTwoWorkers((pair) => orderRows(pair, databaseUrl))),
    ];
    console.log(`\n${table(['orders and bookings', ...ORDER_COLUMNS], orders)}`);
    const vehicles = await vehicleRows(() => postgres.emptyDatabase());
    console.log(`\n${table(['search of vehicles', ...VEHICLE_COLUMNS], vehicles)}`);
    const towns: Town[] = [];
    for (const size of sizes) towns.push(await townOf(size, await postgres.emptyDatabase()));
    const lists = await listRows(towns);
    console.log(`\n${table(['list', ...listColumns(sizes)], lists)}`);
    const found = await searchRows(towns);
    console.log(`\n${table(['search', ...searchColumns(sizes)], found)}`);
    for (const { opened } of towns) await opened.close();
  }
  if (!asked.server) {
    const guest = await newGuest(url);
    const chromium = await openChromium();
    try {
      if (!asked.presses) {
        const { rows, exceeding } = await pageRows(chromium, url, headers, guest, asked.module);
        console.log(`\n${machine()}\n${table(['page, median of 5', ...PAGE_COLUMNS], rows)}`);
        console.log(['', 'Over the budget:', ...exceeding].join('\n'));
        console.log(`\n${table(['elsewhere', ...PEER_COLUMNS], PAGE_PEERS)}`);
      }
      if (asked.module === undefined) {
        const presses = await pressRows(chromium, pressed(url, guest));
        presses.push(...PRESS_PEERS);
        console.log(`\n${machine()}\n${table(['press, median of 5', ...PRESS_COLUMNS], presses)}`);
      }
    } finally {
      await chromium.close();
    }
  }
} finally {
  await shop.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Figures are comparable on one machine, and while nothing else runs on it. */
function machine(): string {
  const [{ model } = { model: 'unknown' }] = cpus();
  const [load = 0] = loadavg();
  return `${cpus().length} cores (${model}), Node ${process.version}, load ${load.toFixed(2)}`;
}

/** Measures the same on all cores, beside an idle worker. */
async function withTwoWorkers(rowsAt: (url: string) => Promise<string[][]>): Promise<string[][]> {
  const two = { SUNDRY_WORKERS: '2' };
  const pair = await openShop({ port: PORT + 1, databaseUrl, folder }, two);
  try {
    return (await rowsAt(pair.url)).map(([name, ...figures]) => [
      `${name}, two workers`,
      ...figures,
    ]);
  } finally {
    await pair.close();
  }
}
