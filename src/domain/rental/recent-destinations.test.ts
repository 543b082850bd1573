import { describe, expect, test } from 'vitest';
import { geoPoint } from '#domain/location/geo-point.ts';
import { withDestination } from './recent-destinations.ts';
import type { TripPlace } from './trip-details.ts';

const stop = (number: number): TripPlace => ({
  point: geoPoint(40 + number / 100, -74),
  name: `Stop ${number}`,
});
const after = (...numbers: readonly number[]) =>
  numbers
    .map(stop)
    .reduce(withDestination, [])
    .map(({ name }) => name);

describe('recent destinations', () => {
  test('are newest first, and at most five: the oldest is dropped [STORE-10, CONST-26]', () => {
    expect(after(1, 2, 3, 4, 5, 6)).toEqual(['Stop 6', 'Stop 5', 'Stop 4', 'Stop 3', 'Stop 2']);
  });

  test('hold each place once: the repeated one moves to the head [STORE-11]', () => {
    expect(after(1, 2, 3, 1)).toEqual(['Stop 1', 'Stop 3', 'Stop 2']);
    expect(after(1, 2, 3, 4, 5, 2)).toEqual(['Stop 2', 'Stop 5', 'Stop 4', 'Stop 3', 'Stop 1']);
  });

  test('take the newest name of a place [STORE-11]', () => {
    const renamed = { ...stop(1), name: 'Home' };

    expect(withDestination([stop(1)], renamed)).toEqual([renamed]);
  });
});
