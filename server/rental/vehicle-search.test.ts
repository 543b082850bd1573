import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as contract from '#contract/rental-vehicles.ts';
import { queryText } from '#contract/endpoint.ts';
import { money } from '#domain/kernel/money.ts';
import { discountedRate } from '#domain/rental/vehicle.ts';
import { aGarage, RENTAL } from '#tests/support/builders/rental-rows.ts';
import { aTown, ELSEWHERE, FOOD, HERE } from '#tests/support/builders/rows.ts';
import { createTestApp, type TestServer } from '#tests/support/server.ts';
import { toVehicle, vehiclesOf } from './vehicle-row.ts';

let server: TestServer;
let garage: Awaited<ReturnType<typeof aGarage>>;
const here = { zones: [HERE], module: RENTAL };

beforeAll(async () => {
  server = await createTestApp({ seeded: false });
});
beforeEach(async () => {
  garage = await aGarage(server.db, await aTown(server.db));
});
afterAll(() => server.close());

type Query = Parameters<typeof queryText>[0];
const search = async (
  query: Query = {},
  options: object = here,
  call = contract.searchVehicles,
) => {
  const { status, body } = await server.get(call.path + queryText(query), options);
  if (status === 200) v.parse(v.strictObject(contract.vehicleSearchPage.entries), body);
  return { status, body };
};
const found = async (query: Query = {}, options: object = here) => {
  const { body } = await search(query, options);
  return body.vehicles.map(({ name }: { name: string }) => name);
};
const foundIn = async (query: Query) => (await found(query)).toSorted();

describe('vehicles are found', () => {
  test('in their provider’s pickup zones, of which one suffices [API-31]', async () => {
    const near = await garage.provider({ pickup_zones: [HERE] });
    const both = await garage.provider({ pickup_zones: [HERE, ELSEWHERE] });
    const far = await garage.provider({ pickup_zones: [ELSEWHERE] });
    await garage.vehicle({ provider_id: near.id, name: 'Near' });
    await garage.vehicle({ provider_id: both.id, name: 'Both' });
    await garage.vehicle({ provider_id: far.id, name: 'Far' });

    expect(await foundIn({})).toEqual(['Both', 'Near']);
    expect(await found({}, { zones: [ELSEWHERE], module: RENTAL })).toEqual(['Far', 'Both']);
    expect((await found({}, { zones: [HERE, ELSEWHERE], module: RENTAL })).length).toBe(3);
  });

  test('at the pickup place of the search, and nowhere outside the zones', async () => {
    const { id: near } = await garage.provider({ pickup_zones: [HERE] });
    const { id: far } = await garage.provider({ pickup_zones: [ELSEWHERE] });
    await garage.vehicle({ provider_id: near, name: 'Near' });
    await garage.vehicle({ provider_id: far, name: 'Far' });
    const at = (lat: number, lng: number) => ({ pickup_location: JSON.stringify({ lat, lng }) });

    expect(await found(at(40.75, -73.85))).toEqual(['Far']);
    expect(await found(at(40.75, -74))).toEqual(['Near']);
    expect(await found(at(10, -30))).toEqual([]);
  });

  test('not if vehicle, provider or module is inactive, or the module differs', async () => {
    const open = await garage.provider();
    const closed = await garage.provider({ active: false });
    await garage.vehicle({ provider_id: open.id, active: false });
    await garage.vehicle({ provider_id: closed.id });
    expect(await found()).toEqual([]);

    await garage.vehicle({ provider_id: open.id, name: 'On' });
    expect(await found()).toEqual(['On']);
    expect(await found({}, { zones: [HERE], module: FOOD })).toEqual([]);

    await server.db.updateTable('module').set({ active: false }).where('id', '=', RENTAL).execute();
    expect(await found()).toEqual([]);
  });

  test('only with zone and module', async () => {
    const { status, body } = await search({}, { module: RENTAL });
    expect([status, body.errors[0].code]).toEqual([403, 'zoneId']);
    expect((await search({}, { zones: [HERE] })).body.errors[0].code).toBe('moduleId');
  });
});

describe('filters of a search (D-70)', () => {
  beforeEach(async () => {
    const { id: provider_id } = await garage.provider();
    const other = await garage.provider({ name: 'Fast Lane' });
    const category_id = await garage.category({ name: 'Vans' });
    const brand_id = await garage.brand({ name: 'Braskel' });
    await garage.vehicle({ provider_id, name: 'Saloon', rating: 4.5 });
    await garage.vehicle({ provider_id, name: 'Van', category_id, seats: 8, fuel: 'diesel' });
    await garage.vehicle({
      ...{ provider_id, name: 'Pickup', brand_id, body_type: 'pickup', seats: 2 },
      ...{ transmission: 'manual', hourly_price: null, distance_price: 500 },
    });
    await garage.vehicle({
      ...{ provider_id: other.id, name: 'Scooter', air_condition: false, body_type: 'scooter' },
      ...{ seats: 1, hourly_price: 400, distance_price: null, rating: 3 },
    });
  });

  test.each<[string, Query, readonly string[]]>([
    ['nothing', {}, ['Pickup', 'Saloon', 'Scooter', 'Van']],
    ['a category [RENT-SEARCH-09]', { category_ids: '[2]' }, ['Van']],
    ['two categories', { category_ids: '[1,2]' }, ['Pickup', 'Saloon', 'Scooter', 'Van']],
    [
      'no category: all [RENT-SEARCH-10]',
      { category_ids: '[]' },
      ['Pickup', 'Saloon', 'Scooter', 'Van'],
    ],
    ['a category that is none', { category_ids: '[99,99999999999]' }, []],
    ['a brand [RENT-VEH-29]', { brand_ids: '[2]' }, ['Pickup']],
    ['a range of seats', { seating_capacity: '[{"min":4,"max":6}]' }, ['Saloon']],
    [
      'one of two ranges of seats',
      { seating_capacity: '[{"max":1},{"min":8}]' },
      ['Scooter', 'Van'],
    ],
    ['air condition', { air_condition: 1 }, ['Pickup', 'Saloon', 'Van']],
    ['no air condition', { no_air_condition: 1 }, ['Scooter']],
    [
      'both switches of air condition',
      { air_condition: 1, no_air_condition: 1 },
      ['Pickup', 'Saloon', 'Scooter', 'Van'],
    ],
    ['its gears', { transmission_type: 'manual' }, ['Pickup']],
    ['its body', { vehicle_type: 'scooter' }, ['Scooter']],
    ['its fuel', { fuel_type: 'diesel' }, ['Van']],
    ['its stars', { min_rating: 4.5 }, ['Saloon']],
    ['hours', { trip_type: 'hourly' }, ['Saloon', 'Scooter', 'Van']],
    ['distance', { trip_type: 'distance_wise' }, ['Pickup', 'Saloon', 'Van']],
    ['either', { trip_type: 'provider_wise' }, ['Pickup', 'Saloon', 'Scooter', 'Van']],
    [
      'a price by the hour',
      { trip_type: 'hourly', min_price: 5, max_price: 10 },
      ['Saloon', 'Van'],
    ],
    ['a price by distance', { trip_type: 'distance_wise', max_price: 4.99 }, ['Saloon', 'Van']],
    ['a price, by the hour where there is one', { max_price: 5 }, ['Pickup', 'Scooter']],
    ['the beginning of its name', { name: 'PICK' }, ['Pickup']],
    ['three at once', { air_condition: 1, fuel_type: 'electric', max_price: 5 }, ['Pickup']],
    [
      'a date and a duration, which narrow nothing yet',
      { date: '2026-11-23 03:05 PM', duration: 3 },
      ['Pickup', 'Saloon', 'Scooter', 'Van'],
    ],
  ])('%s', async (_, query, expected) => {
    expect(await foundIn(query)).toEqual(expected);
  });

  test('one provider', async () => {
    const { id } = await garage.provider({ name: 'Third' });
    await garage.vehicle({ provider_id: id, name: 'Third' });
    expect(await found({ provider_id: id })).toEqual(['Third']);
  });
});

test('a name is searched in every language, and wildcards are literal [API-31]', async () => {
  const { id: provider_id } = await garage.provider();
  await garage.vehicle({ provider_id, name: '50%_off \\ Rook', name_hi: 'रूक' });
  await garage.vehicle({ provider_id, name: 'Rook <b>"\'; drop table vehicle' });

  for (const name of ['%', '_', '\\']) expect(await found({ name })).toEqual([]);
  expect(await found({ name: '50%_of' })).toEqual(['50%_off \\ Rook']);
  expect(await found({ name: 'रूक' })).toEqual(['50%_off \\ Rook']);
  expect(await found({ name: '"\'; DROP (tab' })).toEqual(['Rook <b>"\'; drop table vehicle']);
  expect(await found({ name: ' ' })).toHaveLength(2);
});

describe('the order of results (D-70)', () => {
  beforeEach(async () => {
    const { id: provider_id } = await garage.provider();
    const day = (date: string) => ({ created_at: `2026-${date}T00:00:00Z` });
    await garage.vehicle({
      provider_id,
      name: 'Old',
      hourly_price: 900,
      rating: 4,
      rating_count: 3,
      ...day('01-01'),
    });
    await garage.vehicle({
      provider_id,
      name: 'New',
      hourly_price: 1000,
      rating: 4,
      rating_count: 9,
      ...day('06-01'),
    });
    await garage.vehicle({
      ...{
        provider_id,
        name: 'Cut',
        hourly_price: 1600,
        distance_price: 900,
        rating: 5,
        rating_count: 1,
      },
      ...{ discount_type: 'percent', discount_value: 500_000, ...day('03-01') },
    });
    await garage.vehicle({
      ...{ provider_id, name: 'Far', hourly_price: null, distance_price: 300, ...day('02-01') },
    });
  });

  test.each<[string, Query, readonly string[]]>([
    ['newest first', {}, ['New', 'Cut', 'Far', 'Old']],
    [
      'best rated first; of those alike, the one with more reviews',
      { top_rated: 1 },
      ['Cut', 'New', 'Old', 'Far'],
    ],
    [
      'cheapest an hour, as discounted, first',
      { trip_type: 'hourly', sortby_price: 'asc' },
      ['Cut', 'Old', 'New'],
    ],
    ['dearest an hour first', { trip_type: 'hourly', sortby_price: 'desc' }, ['New', 'Old', 'Cut']],
    [
      'cheapest a kilometre first',
      { trip_type: 'distance_wise', sortby_price: 'asc' },
      ['Old', 'New', 'Far', 'Cut'],
    ],
    ['cheapest either way first', { sortby_price: 'asc' }, ['Far', 'Cut', 'Old', 'New']],
  ])('%s', async (_, query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test('its price range covers all results, whatever the price limits', async () => {
    const { body } = await search({ trip_type: 'hourly', min_price: 9.5 });
    expect(body).toMatchObject({ total_size: 1, min_price: 8, max_price: 10 });
    expect((await search({ name: 'nothing' })).body).toMatchObject({
      ...{ total_size: 0, min_price: 0, max_price: 0, vehicles: [] },
    });
  });
});

test('pages never repeat vehicles, even if all are alike', async () => {
  const { id: provider_id } = await garage.provider();
  const all = [];
  for (let count = 0; count < 7; count += 1) all.push((await garage.vehicle({ provider_id })).id);

  for (const query of [{}, { top_rated: 1 }, { sortby_price: 'asc' }, { sortby_price: 'desc' }]) {
    const shown: number[] = [];
    for (const offset of [1, 2, 3]) {
      const { body } = await search({ ...query, limit: 3, offset });
      expect(body).toMatchObject({ total_size: 7, limit: 3, offset });
      shown.push(...body.vehicles.map((one: { id: number }) => one.id));
    }
    expect(shown.toSorted((one, two) => one - two)).toEqual(all);
  }
  expect((await search({ limit: 3, offset: 9 })).body).toMatchObject({
    total_size: 7,
    vehicles: [],
  });
  expect((await search({ limit: 3, offset: 0 })).body).toMatchObject({ offset: 1 });
});

test.each<[string, Query]>([
  ['limit', { limit: 0 }],
  ['limit', { limit: 101 }],
  ['offset', { offset: -1 }],
  ['category_ids', { category_ids: '1,2' }],
  ['category_ids', { category_ids: '[1.5]' }],
  ['category_ids', { category_ids: JSON.stringify(Array.from({ length: 51 }, () => 1)) }],
  ['brand_ids', { brand_ids: '{"a":1}' }],
  ['seating_capacity', { seating_capacity: '[{"min":0}]' }],
  ['seating_capacity', { seating_capacity: '[4]' }],
  ['min_price', { min_price: -1 }],
  ['max_price', { max_price: 'cheap' }],
  ['sortby_price', { sortby_price: 'up' }],
  ['trip_type', { trip_type: 'daily' }],
  ['transmission_type', { transmission_type: 'psychic' }],
  ['fuel_type', { fuel_type: "' or 1=1" }],
  ['vehicle_type', { vehicle_type: 'submarine' }],
  ['min_rating', { min_rating: 6 }],
  ['duration', { duration: 721 }],
  ['duration', { duration: 1.5 }],
  ['date', { date: '2026-13-01 10:00 AM' }],
  ['pickup_location', { pickup_location: '{"lat":91,"lng":0}' }],
  ['pickup_location', { pickup_location: 'here' }],
  ['name', { name: 'x'.repeat(201) }],
  ['provider_id', { provider_id: 0 }],
])('a search with a wrong %s is refused by name: %j', async (field, query) => {
  const { status, body } = await search(query);

  expect(status).toBe(403);
  expect(body.errors[0].code.split('.')[0]).toBe(field);
  expect(body.message).not.toBe('');
});

test('the database rounds a discounted price as the domain does', async () => {
  const { id: provider_id } = await garage.provider();
  const cases = [
    ...[0, 1, 499, 1234, 99_999].flatMap((price) =>
      [0, 1, 125_000, 333_333, 500_000, 999_999, 1_000_000].map((value) => ({
        ...{ hourly_price: price, discount_type: 'percent' as const, discount_value: value },
      })),
    ),
    ...[0, 50, 1000, 5000].map((value) => ({
      ...{ hourly_price: 1000, discount_type: 'amount' as const, discount_value: value },
    })),
  ];
  const ids: number[] = [];
  for (const facts of cases) {
    ids.push((await garage.vehicle({ provider_id, distance_price: null, ...facts })).id);
  }

  const currency = { code: 'USD', digits: 2 };
  for (const row of await vehiclesOf(server.db, ids)) {
    const vehicle = toVehicle(row, 'en', currency);
    expect(money(row.hourly_discounted ?? -1, currency)).toEqual(discountedRate(vehicle, 'hourly'));
    expect(row.distance_discounted).toBe(null);
  }
});

describe("a provider's vehicles", () => {
  test('are its own only, from any zone, with the filters of a search [API-37]', async () => {
    const far = await garage.provider({ pickup_zones: [ELSEWHERE] });
    const other = await garage.provider();
    await garage.vehicle({ provider_id: far.id, name: 'Diesel', fuel: 'diesel' });
    await garage.vehicle({ provider_id: far.id, name: 'Electric' });
    await garage.vehicle({ provider_id: other.id, name: 'Not theirs' });
    const of = async (query: Query) => {
      const { body } = await search(query, here, contract.listProviderVehicles as never);
      return body.vehicles.map(({ name }: { name: string }) => name);
    };

    expect(await of({ provider_id: far.id })).toEqual(['Electric', 'Diesel']);
    expect(await of({ provider_id: far.id, fuel_type: 'diesel' })).toEqual(['Diesel']);
    expect(await of({ provider_id: 999 })).toEqual([]);
  });

  test('are not listed without a provider', async () => {
    const { status, body } = await search({}, here, contract.listProviderVehicles as never);
    expect([status, body.errors[0].code]).toEqual([403, 'provider_id']);
  });
});

test('the best rated vehicles come first, page by page [API-33, RENT-VEH-27]', async () => {
  const { id: provider_id } = await garage.provider();
  await garage.vehicle({ provider_id, name: 'Good', rating: 4 });
  await garage.vehicle({ provider_id, name: 'Best', rating: 4.9 });
  const { body } = await server.get(`${contract.topRatedVehicles.path}?limit=1&offset=2`, here);

  v.parse(v.strictObject(contract.vehiclePage.entries), body);
  expect([body.total_size, body.vehicles.map((one: { name: string }) => one.name)]).toEqual([
    2,
    ['Good'],
  ]);
});

test('a few letters suggest names, in the language of the text', async () => {
  const { id: provider_id } = await garage.provider();
  await garage.vehicle({ provider_id, name: 'Kestora Pico', name_hi: 'केस्टोरा पीको' });
  await garage.vehicle({ provider_id, name: 'Orvane Linea' });
  const search = async (name: string) => {
    const { body } = await server.get(contract.suggestVehicles.path + queryText({ name }), {
      ...here,
      language: 'hi',
    });
    return body.map((one: { name: string }) => one.name);
  };

  expect(await search('pico')).toEqual(['केस्टोरा पीको']);
  expect(await search('%')).toEqual([]);
  expect(await search('  ')).toEqual([]);
});
