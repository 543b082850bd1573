import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { DEFAULT_CENTRE, geoPoint, greatCircleMetres, moved, parseGeoPoint } from './geo-point.ts';
import { estimateTravel } from './travel.ts';
import { serves, zoneAt, type Zone } from './zone.ts';
import { isServed, zonesOf } from './zone-list.ts';

const square = (number: number, west: number, east: number): Zone => ({
  id: id(number),
  boundary: [geoPoint(0, west), geoPoint(0, east), geoPoint(10, east), geoPoint(10, west)],
});

describe('a point', () => {
  test.each([
    { latitude: Number.NaN, longitude: 0 },
    { latitude: 91, longitude: 0 },
    { latitude: 0, longitude: -180.5 },
    { latitude: 'north', longitude: 0 },
    { latitude: null, longitude: undefined },
    { latitude: Number.POSITIVE_INFINITY, longitude: 1 },
  ])('is not read from $latitude, $longitude', ({ latitude, longitude }) => {
    expect(parseGeoPoint(latitude, longitude)).toBeNull();
  });

  test('is read from numbers and from their text', () => {
    expect(parseGeoPoint('40.7', '-74')).toEqual(geoPoint(40.7, -74));
  });

  test('defaults to lower Manhattan (CONST-36)', () => {
    expect(DEFAULT_CENTRE).toEqual({ latitude: 40.7128, longitude: -74.006 });
  });

  test.each(['north', 'east', 'south', 'west'] as const)('moves 100 metres %s', (heading) => {
    expect(greatCircleMetres(DEFAULT_CENTRE, moved(DEFAULT_CENTRE, heading, 100))).toBeCloseTo(
      100,
      1,
    );
  });
});

describe('a zone', () => {
  test('serves what is inside and nothing else (LOC-02)', () => {
    expect(serves(square(1, 0, 10), geoPoint(5, 5))).toBe(true);
    expect(serves(square(1, 0, 10), geoPoint(5, 15))).toBe(false);
  });

  test('shares an edge with its neighbour without either claiming it twice', () => {
    const zones = [square(1, 0, 10), square(2, 10, 20)];
    const edge = geoPoint(5, 10);

    expect(zones.filter((zone) => serves(zone, edge)).map((zone) => zone.id)).toEqual([2]);
  });

  test('gives way to the lowest id where two overlap', () => {
    expect(zoneAt([square(7, 0, 10), square(3, 5, 15)], geoPoint(5, 7))?.id).toBe(3);
    expect(zoneAt([square(7, 0, 10)], geoPoint(50, 50))).toBeNull();
  });
});

describe('the zones of a place, as text', () => {
  test.each([null, undefined, '', '[]', 'undefined', 'null', 'rubbish{', '[0]', '["x"]'])(
    'are none in %j (LOC-28)',
    (text) => {
      expect(isServed(text)).toBe(false);
    },
  );

  test('are listed in "[1,4]"', () => {
    expect(zonesOf('[1,4]')).toEqual([1, 4]);
    expect(zonesOf('["2"]')).toEqual([2]);
    expect(zonesOf('[3,3,"3"]')).toEqual([3]);
    expect(isServed('[1]')).toBe(true);
  });

  test('are at most 24, however long the text goes on (D-34)', () => {
    const ids = Array.from({ length: 5_000 }, (_, index) => index + 1);
    expect(zonesOf(JSON.stringify(ids))).toEqual(ids.slice(0, 24));
  });
});

test('travel is estimated at 1.3 times the crow’s way and 40 km an hour', () => {
  const travel = estimateTravel(geoPoint(40.7, -74), geoPoint(40.8, -74));

  expect(travel.metres).toBe(14_455);
  expect(travel.seconds).toBe(1301);
});
