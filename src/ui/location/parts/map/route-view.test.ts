import { expect, test } from 'vitest';
import { geoPoint } from '#domain/location/geo-point.ts';
import { viewOf } from './route-view.ts';

const STORE = geoPoint(40.715, -73.998);
const DOOR = geoPoint(40.7484, -73.9857);

test('all points lie in the room of a small phone, the middle between them', () => {
  const view = viewOf([STORE, DOOR]);
  const [storeX, storeY] = view.placeOf(STORE);
  const [doorX, doorY] = view.placeOf(DOOR);
  expect(doorX - storeX).toBeLessThanOrEqual(220);
  expect(storeY - doorY).toBeLessThanOrEqual(150);
  // North is up, east is right.
  expect([storeX < 0, storeY > 0, doorX > 0, doorY < 0]).toEqual([true, true, true, true]);
  expect(view.placeOf(view.centre)).toEqual([0, 0]);
  expect(viewOf([STORE, DOOR]).zoom).toBe(12);
});

test('one place is seen from near, the whole country from as far as the map goes', () => {
  expect(viewOf([DOOR]).zoom).toBe(16);
  expect(viewOf([DOOR, DOOR]).zoom).toBe(16);
  expect(viewOf([DOOR, geoPoint(34, -118)]).zoom).toBe(10);
});
