import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { HOUR, instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { geoPoint } from '#domain/location/geo-point.ts';
import {
  aDistanceTrip,
  AIRPORT,
  anHourlyTrip,
  CITY_HALL,
  TUESDAY_AT_THREE,
} from '#tests/support/builders/rental.ts';
import {
  addMinutesOf,
  isBookable,
  isOverlapping,
  isSamePlace,
  parseTripHours,
  periodFrom,
  pickupLabel,
  secondsOfAdd,
  secondsOfUpdate,
  toKilometres,
  toMetres,
  tripHours,
  updateHoursOf,
} from './trip-details.ts';
import { EMPTY_SEARCH, parseTrip, searchOf, type TripSearch } from './trip-search.ts';

const now = TUESDAY_AT_THREE;
const HERE = { pickup: id<'Zone'>(1), destination: id<'Zone'>(1) };

describe('the hours of a trip', () => {
  test.each([1, 2, 719, 720])('may be %d [RENT-PRICE-01, RENT-SEARCH-06]', (given) => {
    expect(parseTripHours(given)).toEqual({ ok: true, value: given });
  });

  test.each([
    [0, 'belowOne'],
    [-1, 'belowOne'],
    [721, 'tooMany'],
    [1.5, 'notWhole'],
    [Number.NaN, 'notWhole'],
    [Infinity, 'notWhole'],
  ])('cannot be %d: %s [RENT-PRICE-01]', (given, failure) => {
    expect(parseTripHours(given)).toEqual({ ok: false, failure });
  });

  test('that we know to be right are right', () => {
    expect(() => tripHours(0)).toThrow('Not the hours of a trip: 0');
  });
});

describe('the length of a trip', () => {
  test('is metres, a thousand to the kilometre [CONST-32]', () => {
    expect(toKilometres(12_345)).toBe(12.345);
    expect(toMetres(12.345)).toBe(12_345);
  });

  test('is told in minutes to the one call and in hours to the other [RENT-CART-36, RENT-CART-37]', () => {
    expect(addMinutesOf(5_400)).toBe(90);
    expect(updateHoursOf(5_400)).toBe(1.5);
  });

  test('comes back as it was sent, to the second [RENT-CART-36, RENT-CART-37]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 720 * 3600 }), (seconds) => {
        expect(secondsOfAdd(addMinutesOf(seconds))).toBe(seconds);
        expect(secondsOfUpdate(updateHoursOf(seconds))).toBe(seconds);
        expect(toMetres(toKilometres(seconds))).toBe(seconds);
      }),
    );
  });
});

describe('a pickup', () => {
  test.each([
    { pickupAt: null, label: 'now', isIt: 'missing' },
    { pickupAt: later(now, -1), label: 'now', isIt: 'past' },
    { pickupAt: now, label: 'now', isIt: 'this very moment' },
    { pickupAt: later(now, 1), label: 'scheduled', isIt: 'to come' },
  ])(
    'that is $isIt is labelled $label, and booked accordingly [RENT-CART-32, RENT-CART-33, RENT-CART-34]',
    ({ pickupAt, label }) => {
      expect(pickupLabel(pickupAt, now)).toBe(label);
      expect(isBookable(pickupAt, now)).toBe(label === 'scheduled');
    },
  );

  test('is at the same place as another within about a metre, whatever the two are called', () => {
    const beside = { point: geoPoint(40.712_800_4, -74.006), name: 'Town hall' };
    const across = { point: geoPoint(40.7129, -74.006), name: 'City Hall' };

    expect(isSamePlace(CITY_HALL, beside)).toBe(true);
    expect(isSamePlace(CITY_HALL, across)).toBe(false);
    expect(
      isSamePlace(
        { point: geoPoint(0, 0.000_001), name: '' },
        { point: geoPoint(0, -0.000_001), name: '' },
      ),
    ).toBe(true);
  });
});

describe('the time a vehicle is away', () => {
  test('is its hours, or what the road takes, and a minute at least', () => {
    expect(periodFrom(anHourlyTrip(), now)).toEqual({ from: now, to: later(now, 3 * HOUR) });
    expect(periodFrom(aDistanceTrip(), now)).toEqual({ from: now, to: later(now, 20 * MINUTE) });
    expect(periodFrom(aDistanceTrip({ seconds: 0 }), now).to).toBe(later(now, MINUTE));
  });

  test('may begin when another ends, and not a moment before', () => {
    const three = periodFrom(anHourlyTrip(), now);

    expect(isOverlapping(three, periodFrom(anHourlyTrip(), three.to))).toBe(false);
    expect(isOverlapping(three, periodFrom(anHourlyTrip(), instant(three.to - 1)))).toBe(true);
    expect(isOverlapping(periodFrom(anHourlyTrip(), three.to), three)).toBe(false);
  });
});

describe('a search for a trip', () => {
  const hourly: TripSearch = { ...EMPTY_SEARCH, pickup: CITY_HALL };
  const byDistance: TripSearch = {
    ...hourly,
    type: 'distance_wise',
    destination: AIRPORT,
    route: { metres: 12_345, seconds: 1_200 },
  };

  test('begins by the hour, for one hour, for now, and keeps six things [RENT-SEARCH-05, RENT-SEARCH-06, RENT-SEARCH-07, ENT-13]', () => {
    expect(EMPTY_SEARCH).toEqual({
      type: 'hourly',
      pickup: null,
      destination: null,
      hours: 1,
      pickupAt: null,
      route: null,
    });
  });

  test('by the hour needs a pickup place and hours, and no time [RENT-SEARCH-01]', () => {
    expect(parseTrip(hourly, HERE)).toEqual({
      ok: true,
      value: anHourlyTrip({ hours: tripHours(1), pickupAt: null }),
    });
    expect(parseTrip({ ...hourly, destination: AIRPORT }, HERE)).toMatchObject({
      ok: true,
      value: { destination: null, metres: null },
    });
  });

  test('by distance needs both places and the way between them, and no time [RENT-SEARCH-02]', () => {
    expect(parseTrip(byDistance, HERE)).toEqual({
      ok: true,
      value: aDistanceTrip({ pickupAt: null }),
    });
  });

  test.each([
    { search: EMPTY_SEARCH, refusals: { pickup: 'missing' } },
    { search: { ...hourly, hours: 0 }, refusals: { hours: 'belowOne' } },
    {
      search: { ...EMPTY_SEARCH, hours: Number('abc') },
      refusals: { pickup: 'missing', hours: 'notWhole' },
    },
    { search: { ...byDistance, destination: null }, refusals: { destination: 'missing' } },
    {
      search: { ...byDistance, pickup: null, destination: null },
      refusals: { pickup: 'missing', destination: 'missing' },
    },
    { search: { ...byDistance, route: null }, refusals: { route: 'missing' } },
    {
      search: { ...byDistance, route: { metres: Number.NaN, seconds: 1 } },
      refusals: { route: 'missing' },
    },
    {
      search: { ...byDistance, route: { metres: -1, seconds: 60 } },
      refusals: { route: 'negative' },
    },
    {
      search: { ...byDistance, route: { metres: 9, seconds: -1 } },
      refusals: { route: 'negative' },
    },
    { search: { ...byDistance, route: { metres: 0, seconds: 0 } }, refusals: { route: 'nowhere' } },
  ])('is refused for all that is wrong with it: $refusals', ({ search, refusals }) => {
    expect(parseTrip(search, HERE)).toEqual({ ok: false, failure: refusals });
  });

  test.each([
    { zones: { pickup: null, destination: id<'Zone'>(1) }, refusals: { pickup: 'outside' } },
    { zones: { pickup: id<'Zone'>(1), destination: null }, refusals: { destination: 'outside' } },
    {
      zones: { pickup: id<'Zone'>(1), destination: id<'Zone'>(2) },
      refusals: { destination: 'otherZone' },
    },
  ])('by distance stays within one zone: $refusals', ({ zones, refusals }) => {
    expect(parseTrip(byDistance, zones)).toEqual({ ok: false, failure: refusals });
  });

  test('by the hour is not asked where else one might have gone', () => {
    expect(parseTrip(hourly, { pickup: id(1), destination: null }).ok).toBe(true);
    expect(parseTrip(hourly, { pickup: null, destination: null })).toEqual({
      ok: false,
      failure: { pickup: 'outside' },
    });
  });

  test.each([anHourlyTrip(), aDistanceTrip(), anHourlyTrip({ pickupAt: null })])(
    'goes on from the trip that is in the cart',
    (details) => {
      expect(parseTrip(searchOf(details), HERE)).toEqual({ ok: true, value: details });
    },
  );
});
