import { sql } from 'kysely';
import { queryText } from '#contract/endpoint.ts';
import { searchVehicles } from '#contract/rental-vehicles.ts';
import { createApp } from '#server/app.ts';
import { createContext } from '#server/kernel/context.ts';
import {
  openDatabase,
  withoutLimits,
  type Db,
  type OpenDatabase,
} from '#server/kernel/database.ts';
import { migrate } from '#server/kernel/migrate.ts';
import { baseRows } from '#server/seed/seed-rows.ts';
import { insertRows } from '#server/seed/insert-rows.ts';
import { quantile } from './median.ts';

const RENTAL = 6;
const SIZES = [1_000, 100_000];
const CALLS = 200;

/** Searches of a customer, with three filters each. */
const SEARCHES: readonly (readonly [name: string, query: Parameters<typeof queryText>[0]])[] = [
  [
    'category, brand and price; cheapest first',
    {
      trip_type: 'hourly',
      category_ids: '[3]',
      brand_ids: '[4,7]',
      max_price: 25,
      sortby_price: 'asc',
    },
  ],
  [
    'category, gears and air condition',
    { category_ids: '[2]', transmission_type: 'automatic', air_condition: 1 },
  ],
  [
    'fuel, gears and air condition',
    { fuel_type: 'electric', transmission_type: 'manual', no_air_condition: 1 },
  ],
  [
    'gears, air condition and price; dearest first',
    {
      ...{ trip_type: 'distance_wise', transmission_type: 'manual', air_condition: 1 },
      ...{ max_price: 1, sortby_price: 'desc' },
    },
  ],
  [
    'fuel, seats and stars; best rated first',
    { fuel_type: 'hybrid', seating_capacity: '[{"min":5,"max":7}]', min_rating: 4, top_rated: 1 },
  ],
];

/**
 * Median and highest latency of searches, in milliseconds, among few vehicles and among many. The two
 * alternate, so that other load on the machine affects both alike.
 */
export async function vehicleRows(emptyDatabase: () => Promise<string>): Promise<string[][]> {
  const fleets: Fleet[] = [];
  for (const size of SIZES) fleets.push(await fleetOf(size, await emptyDatabase()));
  const rows: string[][] = [];
  for (const [name, query] of SEARCHES) {
    const measured = fleets.map(() => ({ times: [] as number[], found: 0 }));
    for (let call = 0; call < CALLS; call += 1) {
      for (const [at, { app }] of fleets.entries()) {
        const began = performance.now();
        const answer = await app.request(
          searchVehicles.path + queryText({ ...query, limit: 12, offset: 1 + (call % 2) }),
          { headers: { zoneId: `[${1 + (call % 4)}]`, moduleId: String(RENTAL) } },
        );
        const { total_size } = (await answer.json()) as { total_size: number };
        const of = measured[at];
        of?.times.push(performance.now() - began);
        if (of) of.found = total_size;
      }
    }
    rows.push([
      name,
      ...measured.flatMap(({ times, found }) => [
        String(found),
        ...[0.5, 0.95].map((share) => quantile(times, share).toFixed(1)),
      ]),
    ]);
  }
  for (const { opened } of fleets) await opened.close();
  return rows;
}

type Fleet = { readonly app: ReturnType<typeof createApp>; readonly opened: OpenDatabase };

async function fleetOf(size: number, url: string): Promise<Fleet> {
  const opened = await openDatabase({ kind: 'postgres', url });
  await migrate(opened.db);
  await insertRows(opened.db, baseRows, new Date());
  await withoutLimits(opened.db, ['statement_timeout'], (own) => generate(own, size));
  return { app: createApp(await createContext({ db: opened.db })), opened };
}

export const VEHICLE_COLUMNS = SIZES.flatMap((size) => [
  `found of ${size.toLocaleString('en')}`,
  'p50 ms',
  'p95 ms',
]);

/** Deterministic vehicles of every kind, a dozen or so per provider. */
async function generate(db: Db, size: number): Promise<void> {
  const providers = Math.ceil(size / 12);
  await sql`select setseed(0.42)`.execute(db);
  for (const statement of [
    sql`insert into module values
      (${RENTAL}, 'Rental', 'rental', '/icon', '/thumbnail', true, 1, '')`,
    sql`insert into vehicle_category select g, ${RENTAL}, 'Category ' || g, '/image', g
      from generate_series(1, 9) g`,
    sql`insert into vehicle_brand select g, ${RENTAL}, 'Brand ' || g, '', g
      from generate_series(1, 12) g`,
    sql`insert into rental_provider
      select g, ${RENTAL}, 1 + g % 6, 'Provider ' || g, 'Street ' || g, '', 40.7, -74, '/logo', '/cover',
        true, 88750, 0, 0, null, 4, 10, g % 500, '[]', now() - g * interval '1 hour'
      from generate_series(1, ${providers}::int) g`,
    sql`insert into pickup_zone
      select distinct g, (1 + floor(random() * 6))::int
      from generate_series(1, ${providers}::int) g, generate_series(0, 1) extra`,
    sql`insert into vehicle (id, provider_id, category_id, brand_id, name, description, body_type, images,
        seats, air_condition, transmission, fuel, hourly_price, distance_price, discount_type,
        discount_value, total_count, is_new, rating, rating_count, active, created_at)
      select g, 1 + g % ${providers}::int, 1 + floor(random() * 9), 1 + floor(random() * 12),
        'Vehicle ' || g, repeat('A vehicle that is described at some length. ', 3),
        (array['hatchback','sedan','suv','van','pickup'])[1 + floor(random() * 5)], '["/a","/b","/c","/d"]',
        (array[2,4,5,7,9,12])[1 + floor(random() * 6)], random() < 0.7, (array['manual','automatic'])[1 + floor(random() * 2)],
        (array['petrol','diesel','hybrid','electric','cng'])[1 + floor(random() * 5)],
        case when draw > 0.25 then (300 + random() * 4000)::int end,
        case when draw < 0.75 then (20 + random() * 200)::int end,
        'percent', case when random() < 0.3 then 100000 else 0 end, 1 + g % 6, g % 40 = 0,
        round((2 + random() * 3)::numeric, 2), (random() * 40)::int, true,
        now() - random() * interval '900 days'
      from (select g, random() as draw from generate_series(1, ${size}::int) g) as drawn`,
    sql`vacuum analyze`,
  ]) {
    await statement.execute(db);
  }
}
