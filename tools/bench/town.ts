import { sql } from 'kysely';
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

/** A server in this process with that many generated items of one module, in six zones. */
export type Town = {
  readonly size: number;
  readonly app: ReturnType<typeof createApp>;
  readonly opened: OpenDatabase;
};

export const ZONES = 6;
export const ITEMS_PER_STORE = 20;

/** Noon of a Wednesday in New York: opening hours do not depend on the time of the run. */
const NOON = Date.parse('2026-11-25T17:00:00Z');

export async function townOf(size: number, url: string): Promise<Town> {
  const opened = await openDatabase({ kind: 'postgres', url });
  await migrate(opened.db);
  await insertRows(opened.db, baseRows, new Date(NOON));
  await withoutLimits(opened.db, ['statement_timeout'], (own) => generate(own, size));
  const context = await createContext({ db: opened.db, machineNow: () => NOON });
  return { size, app: createApp(context), opened };
}

/** Words of two to four syllables, with a skewed frequency. */
const WORDS = `select seed, string_agg(
    (array['ka','mo','ra','bi','ne','tu','sel','pan','gor','li','chi','du'])
      [1 + floor(power(random(), 1.5) * 12)::int], '') as word
  from generate_series(1, 20000) as seed, generate_series(1, 2 + seed % 3) group by seed`;

/** Triggers index texts once at the end, and not with each row. */
const indexing = (change: 'disable' | 'enable') => `do $$ declare one record; begin
  for one in select tgname, tgrelid::regclass as at from pg_trigger where tgname like 'search%' loop
    execute format('alter table %s ${change} trigger %I', one.at, one.tgname);
  end loop;
end $$`;

/**
 * Deterministic items with names of three words, a few of them discounted or recommended; ten kinds of food
 * with five subcategories each, the first of them most frequent; stores that are open by day, by night or
 * always.
 */
async function generate(db: Db, size: number): Promise<void> {
  const stores = Math.ceil(size / ITEMS_PER_STORE);
  await sql`select setseed(0.42)`.execute(db);
  for (const statement of [
    indexing('disable'),
    `insert into module values (1, 'Food', 'food', '/icon', '/thumbnail', true, 1, '')`,
    `insert into zone_module (zone_id, module_id, minimum_fee, fee_per_km, maximum_fee, maximum_cod) select g, 1, 100, 50, 1000, 100000 from generate_series(1, ${ZONES}) g`,
    `insert into category (id, module_id, parent_id, name, image, featured, position)
      select g, 1, case when g > 10 then 1 + g % 10 end, 'Category ' || g, '/image', g <= 10, g from generate_series(1, 60) g`,
    `insert into banner (id, module_id, zone_id, title, subtitle, image, position)
      select g, 1, null, 'Banner ' || g, '', '/image', g from generate_series(1, 4) g`,
    `create temp table word as ${WORDS}`,
    `insert into store
      select g, 1, 1 + g % ${ZONES}, first.word || ' ' || second.word, 'Street ' || g, '', 40.7, -74, '/logo', '/cover', true, 0,
        88750, false, true, true, true, true, false, 20, 40, 0, 1 + (random() * 400)::int / 100.0, 10, (random() * 900)::int, '[]',
        now() - random() * interval '900 days'
      from generate_series(1, ${stores}) g
        join word as first on first.seed = 1 + (g * 7919::bigint) % 20000 join word as second on second.seed = 1 + (g * 104729::bigint) % 19997`,
    `insert into store_hours
      select id, weekday, (array[540, 1080, 0])[1 + id % 3], (array[1320, 120, 1440])[1 + id % 3] from store, generate_series(0, 6) weekday`,
    `insert into item (id, store_id, name, description, image, price, discount_type, discount, veg, halal,
        recommended, organic, generic_names, nutrition, allergies, tags, schedulable, stock, needs_prescription,
        choice_options, rating, rating_count, order_count, active, created_at)
      select g, 1 + g % ${stores}, first.word || ' ' || second.word || ' ' || third.word,
        repeat('An item that is described at some length. ', 3), '/image', 100 + (random() * 4000)::int, 'percent',
        case when random() < 0.3 then 100000 else 0 end, random() < 0.5, false, random() < 0.1, false, '[]', '[]', '[]', '[]', true,
        100, false, '[]', round((2 + random() * 3)::numeric, 2), 9, (random() * 900)::int, true,
        now() - random() * interval '900 days'
      from generate_series(1, ${size}) g
        join word as first on first.seed = 1 + (g * 7919::bigint) % 20000
        join word as second on second.seed = 1 + (g * 104729::bigint) % 19997
        join word as third on third.seed = 1 + (g * 1299709::bigint) % 19993`,
    `insert into item_category select id, 11 + floor(power(random(), 2) * 50)::int from item`,
    `insert into review (item_id, customer_name, rating, comment, created_at)
      select 1 + g * 7 % ${size}, 'Ada', 4, 'Good', now() - random() * interval '900 days' from generate_series(1, ${Math.ceil(size / 4)}) g`,
    indexing('enable'),
    `select index_stores(array(select id from store))`,
    `select index_items(array(select id from item))`,
    `vacuum (full) item`,
    `vacuum analyze`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
