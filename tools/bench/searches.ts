import { sql } from 'kysely';
import { combinedData, searchSuggestions } from '#contract/catalogue-search.ts';
import { queryText } from '#contract/endpoint.ts';
import { createApp } from '#server/app.ts';
import { createContext } from '#server/kernel/context.ts';
import {
  openDatabase,
  withoutLimits,
  type Db,
  type OpenDatabase,
} from '#server/kernel/database.ts';
import { migrate } from '#server/kernel/migrate.ts';
import { insertRows } from '#server/seed/insert-rows.ts';
import { baseRows } from '#server/seed/seed-rows.ts';

const CALLS = 100;

type Call = readonly [name: string, path: string, query: Parameters<typeof queryText>[0]];
const suggest = (name: string): Call => [
  `suggestions for "${name}"`,
  searchSuggestions.path,
  { name },
];
const page = (name: string, query: object): Call => [
  `results of "${name}", ${Object.keys(query).join(' and ') || 'best first'}`,
  combinedData.path,
  { name, list_type: 'item', limit: 12, offset: 1, ...query },
];

/** As one types, whole words, rare and frequent ones, mistyped ones, and ones that nothing is called. */
const SEARCHES: readonly Call[] = [
  suggest('k'),
  suggest('ka'),
  suggest('kamo'),
  suggest('kamora bi'),
  suggest('kmaora'),
  suggest('zzzzzz'),
  page('kamora', {}),
  page('bi', { sort_by: 'price_low', min_price: 5 }),
  page('kamora bine', { filter: '["discounted"]' }),
];

/** How long a search takes in the middle and at the end, among few items and among many: milliseconds. */
export async function searchRows(
  emptyDatabase: () => Promise<string>,
  sizes: readonly number[],
): Promise<string[][]> {
  const towns: Town[] = [];
  for (const size of sizes) towns.push(await townOf(size, await emptyDatabase()));
  const rows: string[][] = [];
  for (const [name, path, query] of SEARCHES) {
    const measured = towns.map(() => ({ times: [] as number[], found: '' }));
    for (let call = 0; call < CALLS; call += 1) {
      for (const [at, { app }] of towns.entries()) {
        const began = performance.now();
        const answer = await app.request(path + queryText(query), {
          headers: { zoneId: `[${1 + (call % 6)}]` },
        });
        const body = (await answer.json()) as { total_size?: number; items?: readonly unknown[] };
        const of = measured[at];
        of?.times.push(performance.now() - began);
        if (of) of.found = String(body.total_size ?? body.items?.length);
      }
    }
    rows.push([
      name,
      ...measured.flatMap(({ times, found }) => [
        found,
        ...[0.5, 0.99].map((share) => quantile(times, share).toFixed(1)),
      ]),
    ]);
  }
  for (const { opened } of towns) await opened.close();
  return rows;
}

type Town = { readonly app: ReturnType<typeof createApp>; readonly opened: OpenDatabase };

async function townOf(size: number, url: string): Promise<Town> {
  const opened = await openDatabase({ kind: 'postgres', url });
  await migrate(opened.db);
  await insertRows(opened.db, baseRows, new Date());
  await withoutLimits(opened.db, ['statement_timeout'], (own) => generate(own, size));
  return { app: createApp(await createContext({ db: opened.db })), opened };
}

export const searchColumns = (sizes: readonly number[]): readonly string[] =>
  sizes.flatMap((size) => [`found of ${size.toLocaleString('en')}`, 'p50 ms', 'p99 ms']);

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((one, two) => one - two)[Math.floor(times.length * share)] ?? 0;

/** Words of two to four syllables, some of which are used far more often than others. */
const WORDS = `select seed, string_agg(
    (array['ka','mo','ra','bi','ne','tu','sel','pan','gor','li','chi','du'])
      [1 + floor(power(random(), 1.5) * 12)::int], '') as word
  from generate_series(1, 20000) as seed, generate_series(1, 2 + seed % 3) group by seed`;

/** Items in three words, fifty to a store, always the same ones. */
async function generate(db: Db, size: number): Promise<void> {
  const stores = Math.ceil(size / 50);
  await sql`select setseed(0.42)`.execute(db);
  const tables = ['store', 'item', 'translation', 'item_category', 'search_entry'];
  for (const statement of [
    ...tables.map((table) => `alter table ${table} disable trigger user`),
    `insert into module values (1, 'Food', 'food', '/icon', '/thumbnail', true, 1, '')`,
    `create temp table word as ${WORDS}`,
    `insert into store
      select g, 1, 1 + g % 6, first.word || ' ' || second.word, 'Street ' || g, '', 40.7, -74, '/logo', '/cover', true, 0,
        88750, false, true, true, true, true, false, 20, 40, 0, 4, 10, (random() * 900)::int, '[]', now()
      from generate_series(1, ${stores}) g
        join word as first on first.seed = 1 + g * 7919 % 20000 join word as second on second.seed = 1 + g * 104729 % 20000`,
    `insert into store_hours select id, weekday, 540, 1320 from store, generate_series(0, 6) weekday`,
    `insert into item (id, store_id, name, description, image, price, discount_type, discount, veg, halal,
        recommended, organic, generic_names, nutrition, allergies, tags, schedulable, stock, needs_prescription,
        choice_options, rating, rating_count, order_count, active, created_at)
      select g, 1 + g % ${stores}, first.word || ' ' || second.word || ' ' || third.word,
        repeat('An item that is described at some length. ', 3), '/image', 100 + (random() * 4000)::int, 'percent',
        case when random() < 0.3 then 100000 else 0 end, random() < 0.5, false, false, false, '[]', '[]', '[]', '[]', true,
        100, false, '[]', round((2 + random() * 3)::numeric, 2), 9, (random() * 900)::int, true, now()
      from generate_series(1, ${size}) g
        join word as first on first.seed = 1 + (g * 7919::bigint) % 20000
        join word as second on second.seed = 1 + (g * 104729::bigint) % 19997
        join word as third on third.seed = 1 + (g * 1299709::bigint) % 19993`,
    ...tables.map((table) => `alter table ${table} enable trigger user`),
    `select index_stores(array(select id from store))`,
    `select index_items(array(select id from item))`,
    `vacuum analyze`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
