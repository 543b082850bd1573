import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { pathOf } from '#contract/endpoint.ts';
import * as providerCalls from '#contract/rental-providers.ts';
import * as contract from '#contract/rental-vehicles.ts';
import { id } from '#domain/kernel/id.ts';
import { rate } from '#domain/kernel/rate.ts';
import { ok } from '#domain/kernel/result.ts';
import { timeZone } from '#domain/kernel/wall-clock.ts';
import { EMPTY_VEHICLE_SEARCH, NO_FILTERS, SEAT_RANGES } from '#domain/rental/vehicle-search.ts';
import { offers } from '#domain/rental/vehicle.ts';
import { cents, dollars, USD } from '#tests/support/builders/money.ts';
import {
  aWireProvider,
  aWireProviderOfVehicle,
  aWireVehicle,
} from '#tests/support/builders/rental-wire.ts';
import { aVehicle, CITY_HALL, TUESDAY_AT_THREE } from '#tests/support/builders/rental.ts';
import { httpClientByHand } from '#tests/support/fakes/http-client.ts';
import { createVehicleReader } from './vehicles.api.ts';

function aReader(body: unknown, status = 200) {
  const http = httpClientByHand(body, status);
  const reported: string[] = [];
  const reader = createVehicleReader({
    http,
    scope: () => ({ token: null, guestId: '77', moduleId: 6 }),
    currency: () => USD,
    timeZone: () => timeZone('America/New_York'),
    report: (problem) => void reported.push(problem),
  });
  return { http, reader, reported };
}
const readVehicle = async (wire: object) => {
  const { reader } = aReader(wire);
  const answer = await reader.vehicle(id(1));
  if (!answer.ok) throw new Error(answer.failure.kind);
  return answer.value;
};

describe('a vehicle of the wire', () => {
  test('is read whole [API-36, ENT-10]', async () => {
    const { http, reader } = aReader(aWireVehicle());

    expect(await reader.vehicle(id(1))).toEqual(ok(aVehicle()));
    expect(http.asked[0]).toMatchObject({
      method: 'GET',
      path: pathOf(contract.getVehicle, { id: 1 }),
    });
  });

  test.each([
    [0, false],
    [1, true],
    [2, true],
    ['0', false],
  ])(
    'with air_condition %j is air-conditioned: %j [RENT-VEH-16, RENT-VEH-17]',
    async (raw, has) => {
      const vehicle = await readVehicle(aWireVehicle({ air_condition: raw }));

      expect(vehicle.hasAirCondition).toBe(has);
    },
  );

  test('is offered by what its two marks say, whatever prices it carries [RENT-VEH-18, RENT-VEH-19]', async () => {
    const byTheHour = await readVehicle(aWireVehicle({ trip_distance: 0 }));
    const byDistance = await readVehicle(aWireVehicle({ trip_hourly: '0', trip_distance: '1' }));

    expect([offers(byTheHour, 'hourly'), offers(byTheHour, 'distance_wise')]).toEqual([
      true,
      false,
    ]);
    expect([offers(byDistance, 'hourly'), offers(byDistance, 'distance_wise')]).toEqual([
      false,
      true,
    ]);
  });

  test.each([
    { given: { total_vehicle_count: 4, total_vehicles: 9 }, count: 4 },
    { given: { total_vehicle_count: null, total_vehicles: 9 }, count: 9 },
    { given: { total_vehicle_count: 0, total_vehicles: 9 }, count: 0 },
    { given: { total_vehicle_count: null, total_vehicles: null }, count: 1 },
  ])('is there as often as it says: $given [RENT-VEH-24]', async ({ given, count }) => {
    expect((await readVehicle(aWireVehicle(given))).count).toBe(count);
  });

  test.each([
    { type: 'percent', value: 10, discount: { type: 'percent', share: rate(100_000) } },
    { type: 'amount', value: 1.5, discount: { type: 'amount', off: cents(150) } },
    { type: 'percent', value: 0, discount: { type: 'none' } },
    { type: 'points', value: 5, discount: { type: 'none' } },
    { type: 'percent', value: 400, discount: { type: 'percent', share: rate(1_000_000) } },
  ])('has a discount of type $type [RENT-VEH-20, RENT-VEH-25]', async (row) => {
    const wire = aWireVehicle({ discount_type: row.type, discount_price: row.value });

    expect((await readVehicle(wire)).discount).toEqual(row.discount);
  });

  test('of another back end says nothing of what we have no word for', async () => {
    const wire = aWireVehicle({
      type: 'Family',
      transmission_type: 'AUTOMATIC',
      fuel_type: 'octane',
    });

    expect(await readVehicle(wire)).toMatchObject({
      bodyType: null,
      transmission: 'automatic',
      fuel: null,
    });
  });

  test('has a provider with one pickup zone or several, and a discount with a cap or none', async () => {
    const one = aWireProviderOfVehicle({
      pickup_zone_id: 3,
      discount: { discount: 20, min_purchase: 50, max_discount: 0 },
    });

    expect((await readVehicle(aWireVehicle({ provider: one }))).provider).toMatchObject({
      pickupZones: [3],
      discount: { share: 200_000, minimumPurchase: dollars(50), cap: null },
    });
  });

  test('that cannot be is no vehicle', async () => {
    const { reader, reported } = aReader(aWireVehicle({ thumbnail_full_url: 7 as never }));

    expect(await reader.vehicle(id(1))).toMatchObject({
      ok: false,
      failure: { kind: 'unreachable' },
    });
    expect(reported).toEqual([]);
  });
});

describe('a search for vehicles', () => {
  test('asks for what was chosen, and for nothing else [API-31, RENT-SEARCH-09]', async () => {
    const { http, reader } = aReader({ total_size: 0, limit: 12, offset: 2, vehicles: [] });

    await reader.search({
      ...EMPTY_VEHICLE_SEARCH,
      isTypeChosen: true,
      trip: {
        ...EMPTY_VEHICLE_SEARCH.trip,
        pickup: CITY_HALL,
        hours: 3,
        pickupAt: TUESDAY_AT_THREE,
      },
      filters: {
        ...NO_FILTERS,
        name: 'van',
        categories: [id(2), id(5)],
        price: { min: 1_050, max: null },
        seats: [SEAT_RANGES[1]!, SEAT_RANGES[4]!],
        airCondition: 'without',
        fuel: 'electric',
      },
      sort: 'priceUp',
      page: 2,
    });

    expect(http.asked[0]).toEqual({
      method: 'GET',
      path: contract.searchVehicles.path,
      query: {
        limit: 12,
        offset: 2,
        trip_type: 'hourly',
        sortby_price: 'asc',
        name: 'van',
        pickup_location: '{"lat":40.7128,"lng":-74.006}',
        date: '2026-11-24 03:00 PM',
        duration: 3,
        min_price: 10.5,
        category_ids: '[2,5]',
        seating_capacity: '[{"min":3,"max":4},{"min":9}]',
        no_air_condition: 1,
        fuel_type: 'electric',
      },
    });
    expect(v.is(contract.vehiclesQuery, http.asked[0]?.query)).toBe(true);
  });

  test('within a provider asks the provider [API-37]', async () => {
    const { http, reader } = aReader({ total_size: 0, limit: 12, offset: 1, vehicles: [] });

    await reader.search({ ...EMPTY_VEHICLE_SEARCH, filters: { ...NO_FILTERS, provider: id(4) } });

    expect(http.asked[0]).toMatchObject({
      path: contract.listProviderVehicles.path,
      query: { provider_id: 4 },
    });
  });

  test('shows what was understood, and how many and from what price on', async () => {
    const { reader, reported } = aReader({
      total_size: '2',
      limit: '12',
      offset: '1',
      vehicles: [{ id: 'x' }, aWireVehicle()],
      min_price: 2,
      max_price: '80.5',
      corrected: 'heron',
    });

    const prices = { min: dollars(2), max: cents(8_050) };
    expect(await reader.search(EMPTY_VEHICLE_SEARCH)).toEqual(
      ok({ rows: [aVehicle()], total: 2, prices, corrected: 'heron' }),
    );
    expect(reported).toHaveLength(1);
  });
});

describe('the lists around vehicles', () => {
  test('categories come under the name of vehicles [API-34]', async () => {
    const { reader } = aReader({
      total_size: 1,
      limit: 100,
      offset: 1,
      vehicles: [{ id: 2, name: 'Vans', image_full_url: '/v.webp' }],
    });

    expect(await reader.categories()).toEqual(
      ok([{ id: 2, name: 'Vans', image: '/v.webp', vehicleCount: 0 }]),
    );
  });

  test('brands come under their own [API-35]', async () => {
    const { reader } = aReader({
      total_size: 1,
      limit: 100,
      offset: 1,
      brands: [{ id: 3, name: 'Alba', image_full_url: null }],
    });

    expect(await reader.brands()).toEqual(ok([{ id: 3, name: 'Alba', image: '' }]));
  });

  test('banners lead to providers, to pages, or nowhere [API-32]', async () => {
    const banner = { title: 'Drive', image_full_url: '/b.webp' };
    const { reader } = aReader({
      banners: [
        { ...banner, id: 1, store: { id: 4 } },
        { ...banner, id: 2, link: '/rental/vehicle-search?fuel=electric' },
        { ...banner, id: 3, link: 'javascript:alert(1)' },
      ],
    });
    const answer = await reader.banners();

    expect(answer.ok && answer.value.map(({ target }) => target)).toEqual([
      { kind: 'page', path: '/rental/provider-details/4' },
      { kind: 'page', path: '/rental/vehicle-search?fuel=electric' },
      null,
    ]);
  });

  test('a provider has the shape of a store, and says more [API-38]', async () => {
    const { reader } = aReader(aWireProvider());

    expect(await reader.provider(id(1))).toMatchObject({
      ok: true,
      value: {
        id: 1,
        name: 'Harbor Cars',
        pickupZones: [1],
        vehicleCount: 15,
        stars: [8, 3, 1, 0, 0],
        hours: [{ weekday: 1, window: { opens: 540, closes: 1080 } }],
      },
    });
  });

  test.each([
    { list: 'latest', path: providerCalls.latestProviders.path },
    { list: 'popular', path: providerCalls.popularProviders.path },
  ] as const)(
    'the $list providers come from a path of their own [CAT-20]',
    async ({ list, path }) => {
      const page = { total_size: 1, limit: 12, offset: 1, stores: [aWireProvider(), { id: 2 }] };
      const { http, reader } = aReader(page);
      const answer = await reader.providers(list, 1);

      expect(answer.ok && answer.value.rows).toHaveLength(1);
      expect(http.asked[0]).toMatchObject({ path });
    },
  );

  test('the few providers that are called so are asked for by name', async () => {
    const page = { total_size: 9, limit: 4, offset: 1, stores: [aWireProvider(), { id: 2 }] };
    const { http, reader } = aReader(page);
    const answer = await reader.providersCalled('harbor');

    expect(answer.ok && answer.value.map(({ name }) => name)).toEqual(['Harbor Cars']);
    expect(http.asked[0]).toMatchObject({
      ...{ path: providerCalls.listProviders.path, query: { name: 'harbor', limit: 4, offset: 1 } },
    });
  });

  test('what is free is asked for by time and seconds', async () => {
    const { http, reader } = aReader({ available: 2 });

    expect(await reader.available(id(1), TUESDAY_AT_THREE, 10_800)).toEqual(ok(2));
    expect(http.asked[0]).toMatchObject({
      query: { vehicle_id: 1, pickup_time: '2026-11-24 03:00 PM', destination_time: 10_800 },
    });
  });

  test('reviews are ten a page, and name the vehicle [API-39]', async () => {
    const row = {
      id: 1,
      vehicle_id: 9,
      vehicle_name: 'Red van',
      rating: 4,
      created_at: '2026-05-03 10:00:00',
      updated_at: '2026-05-03 10:00:00',
    };
    const { http, reader } = aReader({ total_size: 1, limit: 10, offset: 1, reviews: [row] });
    const answer = await reader.providerReviews(id(4), 1);

    expect(answer.ok && answer.value.rows[0]).toMatchObject({ vehicleName: 'Red van', rating: 4 });
    expect(http.asked[0]).toMatchObject({ query: { limit: 10, offset: 1 } });
  });
});
