import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { aZone, insidePoint, outsidePoint } from '#tests/support/builders/location.ts';
import { geoPoint, greatCircleMetres, moved } from './geo-point.ts';
import { DIRECTIONS, directionTo, metresToEdge, nearestServed } from './nearest-served.ts';
import { serves } from './zone.ts';

const near = aZone();
const far = aZone({
  id: id(2),
  name: 'Far away',
  boundary: [geoPoint(41, -74), geoPoint(41, -73.9), geoPoint(41.1, -73.9)],
});

describe('the way back into a zone', () => {
  test('leads to the nearest one, just inside it (LOC-02)', () => {
    const way = nearestServed([far, near], outsidePoint);

    expect(way?.zone).toEqual(near);
    expect(way && serves(near, way.point)).toBe(true);
    expect(way && metresToEdge(near, way.point)).toBeLessThan(60);
    expect(way?.direction).toBe('north');
  });

  test.each([
    { from: geoPoint(40.72, -74.1), direction: 'east' },
    { from: geoPoint(40.72, -73.9), direction: 'west' },
    { from: geoPoint(40.8, -74), direction: 'south' },
    { from: geoPoint(40.69, -74.035), direction: 'northEast' },
  ])('from $from.latitude, $from.longitude goes $direction', ({ from, direction }) => {
    expect(nearestServed([near], from)?.direction).toBe(direction);
  });

  test('does not exist where there are no zones', () => {
    expect(nearestServed([], outsidePoint)).toBeNull();
  });

  test('is measured in metres', () => {
    const justSouth = geoPoint(40.699, -74);

    expect(nearestServed([near], justSouth)?.metres).toBeGreaterThan(110);
    expect(nearestServed([near], justSouth)?.metres).toBeLessThan(170);
  });
});

test('the distance to the edge is the same from either side', () => {
  const [corner] = near.boundary;
  const onEdge = geoPoint(corner.latitude, -74);

  expect(metresToEdge(near, moved(onEdge, 'north', 100))).toBeCloseTo(100, 0);
  expect(metresToEdge(near, moved(onEdge, 'south', 100))).toBeCloseTo(100, 0);
  expect(metresToEdge(near, onEdge)).toBeCloseTo(0, 3);
});

test.each(DIRECTIONS)('the direction %s is what a compass says', (direction) => {
  const north = /north/i.test(direction) ? 1 : /south/i.test(direction) ? -1 : 0;
  const east = /east/i.test(direction) ? 1 : /west/i.test(direction) ? -1 : 0;
  const to = moved(moved(insidePoint, 'north', 200 * north), 'east', 200 * east);

  expect(directionTo(insidePoint, to)).toBe(direction);
  expect(greatCircleMetres(insidePoint, to)).toBeGreaterThan(150);
});
