import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pathOf } from '#contract/endpoint.ts';
import * as providerCalls from '#contract/rental-providers.ts';
import * as contract from '#contract/rental-vehicles.ts';
import { listModules, store } from '#contract/catalogue.ts';
import { pageOf } from '#contract/kernel.ts';
import { isOpen } from '#domain/catalogue/store.ts';
import { instant } from '#domain/kernel/instant.ts';
import { isoDate, wallTime } from '#domain/kernel/wall-clock.ts';
import { hoursOf } from '#server/catalogue/store-row.ts';
import { aGarage, RENTAL } from '#tests/support/builders/rental-rows.ts';
import { aTown, ELSEWHERE, HERE } from '#tests/support/builders/rows.ts';
import { createTestApp, NOON, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let garage: Awaited<ReturnType<typeof aGarage>>;
const here = { zones: [HERE], module: RENTAL };

beforeAll(async () => {
  server = await createTestApp({ seeded: false });
});
beforeEach(async () => {
  server.setNow(NOON);
  garage = await aGarage(server.db, await aTown(server.db));
});
afterAll(() => server.close());

type Named = { readonly id: number; readonly name: string; readonly title: string };

describe('one vehicle', () => {
  test('has all facts for a decision [API-36, ENT-10, RENT-VEH-24, RENT-VEH-25]', async () => {
    const provider = await garage.provider({
      ...{ pickup_zones: [HERE, ELSEWHERE], discount_rate: 100_000 },
      ...{ discount_minimum: 5_000, discount_maximum: 2_000, name_hi: 'स्लो लेन' },
    });
    const { id } = await garage.vehicle({
      ...{ provider_id: provider.id, hourly_price: 1275, distance_price: null, is_new: true },
      ...{ discount_type: 'amount', discount_value: 250, rating: 4.5, rating_count: 2 },
      ...{ total_count: 6, name_hi: 'ओटेरो लीनिया' },
    });

    const { status, body } = await server.get(pathOf(contract.getVehicle, { id }), {
      language: 'hi',
    });

    expect(status).toBe(200);
    v.parse(v.strictObject(contract.vehicle.entries), body);
    expect(body).toMatchObject({
      ...{ id, name: 'ओटेरो लीनिया', description: 'Quiet.', module_id: RENTAL },
      thumbnail_full_url: '/pictures/sedan-800.webp',
      images_full_url: ['/pictures/sedan-800.webp'],
      ...{ category_id: 1, brand_id: 1, category: { name: 'Saloons' }, brand: { name: 'Otero' } },
      ...{ type: 'sedan', seating_capacity: 4, air_condition: 1 },
      ...{ transmission_type: 'automatic', fuel_type: 'electric' },
      ...{ trip_hourly: 1, trip_distance: 0, hourly_price: 12.75, distance_price: 0 },
      ...{ discount_price: 2.5, discount_type: 'amount', new_tag: 1 },
      ...{ total_vehicle_count: 6, total_vehicles: 6, total_reviews: 2, avg_rating: 4.5 },
      provider: {
        ...{ id: provider.id, name: 'स्लो लेन', pickup_zone_id: [HERE, ELSEWHERE] },
        discount: { discount: 10, min_purchase: 50, max_discount: 20 },
      },
    });
  });

  test('is found by id if it is available here', async () => {
    const [near, far] = [
      await garage.provider({ pickup_zones: [HERE] }),
      await garage.provider({ pickup_zones: [ELSEWHERE] }),
    ];
    const mine = await garage.vehicle({ provider_id: near.id });
    const gone = await garage.vehicle({ provider_id: near.id, active: false });
    const away = await garage.vehicle({ provider_id: far.id });
    const path = `${contract.vehiclesByIds.path}?ids=`;

    const { body } = await server.get(`${path}${mine.id},${gone.id},${away.id},999999999`, here);

    expect(body.vehicles.map(({ id }: Named) => id)).toEqual([mine.id]);
    expect((await server.get(`${path}all`, here)).status).toBe(403);
  });

  test('is not found if unknown or no longer for rent', async () => {
    const { id: provider_id } = await garage.provider();
    const gone = await garage.vehicle({ provider_id, active: false });
    const closed = await garage.provider({ active: false });
    const theirs = await garage.vehicle({ provider_id: closed.id });
    for (const id of [gone.id, theirs.id, 999, 99_999_999_999, 'abc', -1]) {
      const { status, body } = await server.get(pathOf(contract.getVehicle, { id }), here);
      expect([status, body.errors[0].code]).toEqual([404, 'vehicle']);
    }
  });

  test('has its reviews newest first, page by page, and searchable', async () => {
    const { id: provider_id } = await garage.provider();
    const { id: vehicle_id } = await garage.vehicle({ provider_id });
    const other = await garage.vehicle({ provider_id });
    const { id: none } = await garage.vehicle({ provider_id });
    await garage.review({ vehicle_id, comment: 'First 100%', created_at: '2026-01-01T00:00:00Z' });
    await garage.review({ vehicle_id, comment: 'Last', rating: 4.5, reply: 'Thank you' });
    await garage.review({ vehicle_id: other.id, comment: 'Of another' });
    const read = async (id: number, query: string) => {
      const path = pathOf(contract.listVehicleReviews, { id });
      const { body } = await server.get(path + query, here);
      v.parse(v.strictObject(contract.vehicleReviewPage.entries), body);
      return [body.total_size, body.reviews.map((one: { comment: string }) => one.comment)];
    };

    expect(await read(vehicle_id, '')).toEqual([2, ['Last', 'First 100%']]);
    expect(await read(vehicle_id, '?limit=1&offset=2')).toEqual([2, ['First 100%']]);
    expect(await read(vehicle_id, '?search=%25')).toEqual([1, ['First 100%']]);
    expect(await read(none, '')).toEqual([0, []]);
    const unknown = await server.get(pathOf(contract.listVehicleReviews, { id: 999 }), here);
    expect([unknown.status, unknown.body.errors[0].code]).toEqual([404, 'vehicle']);
  });
});

/** Providers have no delivery time. */
const asStores = pageOf('stores', v.omit(store, ['delivery_time']));

describe('providers', () => {
  const listed = async (call: { path: string }, options: object = here, query = '') => {
    const { body } = await server.get(`${call.path}?${query}limit=10&offset=1`, options);
    v.parse(v.strictObject(providerCalls.providerPage.entries), body);
    v.parse(asStores, body);
    return body.stores.map(({ name }: Named) => name);
  };

  test('are those with pickup zones here; newest, or open and most rented from, first, in the shape of stores [CAT-20, API-12]', async () => {
    const day = (date: string) => ({ created_at: `2026-${date}T00:00:00Z` });
    await garage.provider({ name: 'Old', trip_count: 5, ...day('01-01') });
    await garage.provider({ name: 'Busy', trip_count: 9, ...day('02-01') });
    await garage.provider({ name: 'Closed', trip_count: 99, hours: [60, 120], ...day('03-01') });
    await garage.provider({ name: 'Far', pickup_zones: [ELSEWHERE] });

    expect(await listed(providerCalls.latestProviders)).toEqual(['Closed', 'Busy', 'Old']);
    expect(await listed(providerCalls.popularProviders)).toEqual(['Busy', 'Old', 'Closed']);
    expect(await listed(providerCalls.listProviders)).toEqual(['Busy', 'Old', 'Closed']);
    expect(await listed(providerCalls.listProviders, here, 'type=latest&')).toEqual([
      ...['Closed', 'Busy', 'Old'],
    ]);
    expect(await listed(providerCalls.popularProviders, { ...here, zones: [ELSEWHERE] })).toEqual([
      'Far',
    ]);
    for (const call of [
      providerCalls.listProviders,
      providerCalls.latestProviders,
      providerCalls.popularProviders,
    ]) {
      const { status, body } = await server.get(call.path, { module: RENTAL });
      expect([status, body.errors[0].code]).toEqual([403, 'zoneId']);
    }
  });

  test('are open and closed by the domain’s rules, over midnight too', async () => {
    for (const hours of [
      [0, 0],
      [540, 1260],
      [1320, 120],
      [0, 720],
      [750, 1440],
    ] as const) {
      await garage.provider({ hours, name: hours.join('-') });
    }
    for (const time of ['2026-11-21T06:30:00Z', NOON, '2026-11-22T03:30:00Z']) {
      server.setNow(time);
      const { body } = await server.get(`${providerCalls.popularProviders.path}?limit=10`, here);
      const at = wallTime(instant(Date.parse(time)), server.context.timeZone);
      const open = body.stores.map((one: { open: boolean }) => one.open);

      expect(open).toEqual(
        open.toSorted((one: boolean, two: boolean) => Number(two) - Number(one)),
      );
      expect(open).toEqual(
        body.stores.map((one: Named) => {
          const [opens = 0, closes = 0] = one.name.split('-').map(Number);
          const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens, closes }));
          return isOpen(hoursOf({ hours, closed_dates: [], active: true }), at, isoDate);
        }),
      );
    }
  });

  test('have a page with discount, zones, hours and stars [API-38, RENT-VEH-23]', async () => {
    const { id } = await garage.provider({
      ...{ tax_rate: 88_750, discount_rate: 150_000, discount_minimum: 10_000 },
      ...{ pickup_zones: [HERE, ELSEWHERE], hours: [540, 1260], name_hi: 'स्लो लेन' },
    });
    const { id: vehicle_id } = await garage.vehicle({ provider_id: id });
    await garage.vehicle({ provider_id: id, active: false });
    for (const rating of [5, 4.5, 3, 0.5]) await garage.review({ vehicle_id, rating });

    const { body } = await server.get(pathOf(providerCalls.getProvider, { id }), {
      ...here,
      language: 'hi',
    });

    v.parse(v.strictObject(providerCalls.provider.entries), body);
    expect(body).toMatchObject({
      ...{ id, name: 'स्लो लेन', tax: 8.875, pickup_zone_id: [HERE, ELSEWHERE], open: true },
      discount: { discount: 15, min_purchase: 100, max_discount: 0 },
      ...{ total_vehicles: 1, ratings: [2, 0, 1, 0, 1], module_id: RENTAL, module_type: 'rental' },
    });
    expect(body.schedules[0]).toEqual({
      day: 0,
      opening_time: '09:00:00',
      closing_time: '21:00:00',
    });
  });

  test('have the reviews of all their vehicles, by name [API-39, RENT-VEH-23]', async () => {
    const { id: provider_id } = await garage.provider();
    const other = await garage.provider();
    const mine = await garage.vehicle({ provider_id, name: 'Pico', name_hi: 'पीको' });
    const theirs = await garage.vehicle({ provider_id: other.id });
    await garage.review({ vehicle_id: mine.id, comment: 'Small' });
    await garage.review({ vehicle_id: theirs.id, comment: 'Not theirs' });

    const path = pathOf(providerCalls.listProviderReviews, { id: provider_id });
    const { body } = await server.get(path, { ...here, language: 'hi' });

    v.parse(v.strictObject(contract.vehicleReviewPage.entries), body);
    expect(body).toMatchObject({ total_size: 1, limit: 10, offset: 1 });
    expect(body.reviews[0]).toMatchObject({ comment: 'Small', vehicle_name: 'पीको' });
  });

  test('that are unknown are not found', async () => {
    for (const call of [providerCalls.getProvider, providerCalls.listProviderReviews]) {
      for (const id of [999, 99_999_999_999, 'abc']) {
        const { status, body } = await server.get(pathOf(call, { id }), here);
        expect([status, body.errors[0].code]).toEqual([404, 'provider']);
      }
    }
  });
});

describe('the rental home', () => {
  test('has categories with their numbers of vehicles here [API-34, RENT-VEH-28]', async () => {
    const near = await garage.provider();
    const far = await garage.provider({ pickup_zones: [ELSEWHERE] });
    const vans = await garage.category({ name: 'Vans', name_hi: 'वैन' });
    await garage.vehicle({ provider_id: near.id });
    await garage.vehicle({ provider_id: far.id });
    const read = async (query: string) => {
      const { body } = await server.get(contract.listVehicleCategories.path + query, {
        ...here,
        language: 'hi',
      });
      v.parse(v.strictObject(contract.vehicleCategoryPage.entries), body);
      return [
        body.total_size,
        ...body.vehicles.map((one: Named & { total_vehicles: number }) => [
          one.name,
          one.total_vehicles,
        ]),
      ];
    };

    expect(await read('')).toEqual([2, ['Saloons', 1], ['वैन', 0]]);
    expect(await read('?limit=1&offset=2')).toEqual([2, ['वैन', 0]]);
    expect(await read('?search=VAN')).toEqual([1, ['वैन', 0]]);
    expect(await read('?search=%25')).toEqual([0]);
    expect(vans).toBeGreaterThan(0);
  });

  test('has brands, up to a hundred on a page [API-35, RENT-VEH-29]', async () => {
    await garage.brand({ name: 'Braskel', name_hi: 'ब्रास्केल' });
    const { body } = await server.get(`${contract.listVehicleBrands.path}?offset=1&limit=100`, {
      ...here,
      language: 'hi',
    });

    v.parse(v.strictObject(contract.vehicleBrandPage.entries), body);
    expect(body.brands.map(({ name }: Named) => name)).toEqual(['Otero', 'ब्रास्केल']);
  });

  test('has banners of these zones that link to a provider, a vehicle or an address [API-32, RENT-VEH-26]', async () => {
    const near = await garage.provider();
    const far = await garage.provider({ pickup_zones: [ELSEWHERE] });
    const vehicle = await garage.vehicle({ provider_id: near.id });
    await garage.banner({ title: 'Provider', title_hi: 'प्रदाता', provider_id: near.id });
    await garage.banner({ title: 'Too far', provider_id: far.id });
    await garage.banner({ title: 'There', zone_id: ELSEWHERE });
    await garage.banner({ title: 'Vehicle', vehicle_id: vehicle.id, featured: true });
    await garage.banner({ title: 'Page', link: '/rental/vehicle-search?all_category=1' });
    const read = async (query: string) => {
      const { body } = await server.get(providerCalls.listRentalBanners.path + query, {
        ...here,
        language: 'hi',
      });
      v.parse(v.strictObject(providerCalls.rentalBanners.entries), body);
      return body.banners;
    };

    expect(
      (await read('')).map(({ title, store, link, type }: Record<string, unknown>) => ({
        ...{ title, store, link, type },
      })),
    ).toEqual([
      { title: 'प्रदाता', store: { id: near.id }, link: null, type: 'provider' },
      {
        ...{ title: 'Vehicle', store: null, type: 'default' },
        link: `/rental/vehicle-details/${vehicle.id}`,
      },
      {
        ...{ title: 'Page', store: null, type: 'default' },
        link: '/rental/vehicle-search?all_category=1',
      },
    ]);
    expect((await read('?featured=1')).map(({ title }: Named) => title)).toEqual(['Vehicle']);
  });

  test('has the banners of one provider as a bare list [API-32]', async () => {
    const { id } = await garage.provider();
    await garage.banner({ title: 'Theirs', provider_id: id });
    await garage.banner({ title: 'Anything' });
    const read = async (of: number | string) =>
      (await server.get(pathOf(providerCalls.listProviderBanners, { id: of }), here)).body.map(
        ({ title }: Named) => title,
      );

    expect([await read(id), await read(999), await read('abc')]).toEqual([['Theirs'], [], []]);
  });

  test('requires zone and module', async () => {
    const calls = [providerCalls.listRentalBanners, contract.listVehicleCategories];
    for (const { path } of [...calls, contract.topRatedVehicles]) {
      expect((await server.get(path, { module: RENTAL })).body.errors[0].code).toBe('zoneId');
      expect((await server.get(path, { zones: [HERE] })).body.errors[0].code).toBe('moduleId');
    }
    expect((await server.get(contract.listVehicleBrands.path)).status).toBe(403);
  });

  test('has a module whose number of stores is that of the zone’s providers [ENT-18]', async () => {
    await garage.provider();
    await garage.provider({ pickup_zones: [ELSEWHERE] });
    const countIn = async (options: object) => {
      const { body } = await server.get(listModules.path, options);
      return body.find(({ id }: Named) => id === RENTAL)?.stores_count;
    };
    await server.db
      .insertInto('zone_module')
      .values({
        ...{ zone_id: HERE, module_id: RENTAL, minimum_fee: 0, fee_per_km: 0 },
        ...{ maximum_fee: null, maximum_cod: 0 },
      })
      .execute();

    expect([await countIn({ zones: [HERE] }), await countIn({})]).toEqual([1, 2]);
  });
});
