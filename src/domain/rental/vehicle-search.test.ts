import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { HOUR, later } from '#domain/kernel/instant.ts';
import { timeZone } from '#domain/kernel/wall-clock.ts';
import { geoPoint } from '#domain/location/geo-point.ts';
import { AIRPORT, CITY_HALL, TUESDAY_AT_THREE } from '#tests/support/builders/rental.ts';
import { BODY_TYPES, FUELS, TRANSMISSIONS } from './vehicle.ts';
import {
  EMPTY_VEHICLE_SEARCH,
  filterCount,
  narrowed,
  NO_FILTERS,
  SEAT_RANGES,
  searchIn,
  searchParams,
  SORTS,
  VIEWS,
  type VehicleFilters,
  type VehicleSearch,
} from './vehicle-search.ts';

const zone = timeZone('America/New_York');
const read = (address: string): VehicleSearch => searchIn(new URLSearchParams(address), zone);

describe('the address of a search', () => {
  test('is empty for a search that asks for nothing', () => {
    expect(searchParams(EMPTY_VEHICLE_SEARCH, zone).toString()).toBe('');
    expect(read('')).toEqual(EMPTY_VEHICLE_SEARCH);
  });

  test('can be read', () => {
    const search: VehicleSearch = {
      ...EMPTY_VEHICLE_SEARCH,
      trip: {
        ...EMPTY_VEHICLE_SEARCH.trip,
        pickup: CITY_HALL,
        hours: 3,
        pickupAt: TUESDAY_AT_THREE,
      },
      filters: { ...NO_FILTERS, categories: [id(2)], seats: [SEAT_RANGES[1]!] },
      sort: 'priceUp',
      view: 'list',
    };

    expect(decodeURIComponent(searchParams(search, zone).toString().replaceAll('+', ' '))).toBe(
      'pickup=40.7128,-74.006,City Hall&hours=3&at=2026-11-24 03:00 PM' +
        '&categoryId=2&seats=3-4&sort=priceUp&view=list',
    );
  });

  test('names a category as the specification does [NAV-24, RENT-SEARCH-09]', () => {
    expect(read('categoryId=2').filters.categories).toEqual([2]);
    expect(read('categoryId=2&all_category=1').filters.categories).toEqual([2]);
  });

  test('names all of them [NAV-25, RENT-SEARCH-10]', () => {
    expect(read('all_category=1')).toEqual(EMPTY_VEHICLE_SEARCH);
  });

  test.each([
    'trip=weekly',
    'pickup=here',
    'pickup=91,0,Nowhere',
    'pickup=40.7,-74,',
    'destination=NaN,NaN,x',
    'hours=0',
    'hours=abc',
    'at=tomorrow',
    'at=2027-03-14 02:30 AM',
    'categoryId=-1,0,x,1.5',
    'providerId=x',
    'minPrice=-1',
    'minPrice=1e9',
    'minPrice=500&maxPrice=100',
    'seats=1000,3-5',
    'air=some',
    'body=tank',
    'transmission=magic',
    'fuel=coal',
    'rating=3.3',
    'rating=6',
    'sort=luck',
    'page=0',
    'view=map',
    'unheard=of',
    'name=%20%20',
  ])('%s says nothing that we know, and is left out', (address) => {
    expect(read(address)).toEqual(EMPTY_VEHICLE_SEARCH);
  });

  test('holds so many categories and so long a name, and no more', () => {
    const many = Array.from({ length: 500 }, (_, at) => at + 1).join(',');
    const search = read(`categoryId=${many}&name=${'x'.repeat(5_000)}`);

    expect(search.filters.categories).toHaveLength(50);
    expect(search.filters.name).toHaveLength(200);
  });

  const places = fc.option(
    fc.oneof(
      fc.constantFrom(CITY_HALL, AIRPORT, { ...AIRPORT, name: 'Gate 7, Hall B & C=D' }),
      fc.record({
        point: fc
          .tuple(
            fc.integer({ min: -9_000_000, max: 9_000_000 }),
            fc.integer({ min: -18_000_000, max: 18_000_000 }),
          )
          .map(([lat, lng]) => geoPoint(lat / 100_000, lng / 100_000)),
        name: fc
          .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
          .map((text) => text.trim())
          .filter((text) => text !== ''),
      }),
    ),
  );
  const maybe = <Value>(values: readonly Value[]) => fc.option(fc.constantFrom(...values));
  const ids = <Kind extends 'VehicleCategory' | 'VehicleBrand'>() =>
    fc
      .uniqueArray(fc.integer({ min: 1, max: 900 }), { maxLength: 5 })
      .map((all) => all.map(id<Kind>));
  const filters: fc.Arbitrary<VehicleFilters> = fc.record({
    name: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim()),
    categories: ids<'VehicleCategory'>(),
    brands: ids<'VehicleBrand'>(),
    provider: fc.option(fc.integer({ min: 1, max: 99 }).map(id<'Provider'>)),
    price: fc
      .tuple(fc.option(fc.nat(9_999)), fc.option(fc.integer({ min: 10_000, max: 99_999 })))
      .map(([min, max]) => ({ min, max })),
    seats: fc.subarray([...SEAT_RANGES]),
    airCondition: maybe(['with', 'without'] as const),
    bodyType: maybe(BODY_TYPES),
    transmission: maybe(TRANSMISSIONS),
    fuel: maybe(FUELS),
    rating: maybe([0.5, 1, 3.5, 5]),
  });
  const searches: fc.Arbitrary<VehicleSearch> = fc
    .record({
      isTypeChosen: fc.boolean(),
      trip: fc.record({
        type: fc.constantFrom('hourly' as const, 'distance_wise' as const),
        pickup: places,
        destination: places,
        hours: fc.integer({ min: 1, max: 720 }),
        pickupAt: maybe([TUESDAY_AT_THREE, later(TUESDAY_AT_THREE, 9 * HOUR)]),
        route: fc.constant(null),
      }),
      filters,
      sort: fc.constantFrom(...SORTS),
      page: fc.integer({ min: 1, max: 500 }),
      view: fc.constantFrom(...VIEWS),
    })
    // A search with a pickup, or by distance, has chosen its type.
    .map((search) => ({
      ...search,
      isTypeChosen:
        search.isTypeChosen || search.trip.pickup !== null || search.trip.type !== 'hourly',
    }));

  test('gives back the search that it was written from, whatever it was', () => {
    fc.assert(
      fc.property(searches, (search) => {
        expect(read(searchParams(search, zone).toString())).toEqual(search);
      }),
      { numRuns: 500 },
    );
  });

  test('never breaks, and is written the same again, whatever it holds', () => {
    const keys = fc.constantFrom(
      'pickup',
      'hours',
      'at',
      'categoryId',
      'seats',
      'page',
      'minPrice',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, fc.string()), { maxLength: 6 }), (entries) => {
        const search = searchIn(new URLSearchParams(entries), zone);
        expect(read(searchParams(search, zone).toString())).toEqual(search);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a search that is narrowed', () => {
  test('begins at the first page again', () => {
    const search = { ...EMPTY_VEHICLE_SEARCH, page: 4 };

    expect(narrowed(search, { filters: { fuel: 'electric' } })).toMatchObject({
      page: 1,
      filters: { fuel: 'electric' },
    });
    expect(narrowed(search, { sort: 'rating' })).toMatchObject({ page: 1, sort: 'rating' });
  });

  test('says by how many filters it is', () => {
    expect(filterCount(NO_FILTERS)).toBe(0);
    expect(
      filterCount({
        ...NO_FILTERS,
        fuel: 'cng',
        brands: [id(1), id(2)],
        price: { min: 1, max: 2 },
      }),
    ).toBe(3);
  });
});
