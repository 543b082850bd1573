import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { callName } from '#contract/endpoint.ts';
import * as carts from '#contract/rental-cart.ts';
import * as trips from '#contract/rental-trips.ts';
import * as providers from '#contract/rental-providers.ts';
import * as terms from '#contract/rental-terms.ts';
import * as vehicles from '#contract/rental-vehicles.ts';
import { BODY_TYPES, FUELS, TRANSMISSIONS } from '#domain/rental/vehicle.ts';
import { TRIP_TYPES } from '#domain/rental/trip-details.ts';
import { TRIP_STATUSES } from '#domain/rental/trip-status.ts';
import {
  AIRPORT_WIRE,
  aWireProvider,
  aWireTrip,
  aWireTripCart,
  aWireTripData,
  aWireVehicle,
  CITY_HALL_WIRE,
} from '#tests/support/builders/rental-wire.ts';

const hourly = {
  vehicle_id: 1,
  quantity: 1,
  rental_type: 'hourly',
  estimated_hours: 3,
  pickup_location: CITY_HALL_WIRE,
  pickup_time: '2026-11-24 03:00 PM',
};
const byDistance = {
  ...hourly,
  rental_type: 'distance_wise',
  estimated_hours: null,
  destination_location: AIRPORT_WIRE,
  distance: 12.345,
  destination_time: 90,
};

describe('what is sent to add a vehicle', () => {
  test.each([
    hourly,
    { ...hourly, pickup_time: null, guest_id: 77 },
    { ...hourly, estimated_hours: '720', quantity: '2' },
    byDistance,
    { ...byDistance, destination_time: '0', pickup_time: undefined },
  ])('is taken [ENT-12]: %j', (addition) => {
    expect(v.is(carts.tripCartAddition, addition)).toBe(true);
  });

  test.each([
    { quantity: 0 },
    { quantity: -1 },
    { quantity: 1.5 },
    { quantity: 'many' },
    { quantity: 10_000 },
    { estimated_hours: 0 },
    { estimated_hours: 721 },
    { estimated_hours: 1.5 },
    { estimated_hours: 'abc' },
    { estimated_hours: undefined },
    { rental_type: 'weekly' },
    { rental_type: undefined },
    { vehicle_id: 0 },
    { vehicle_id: '1; drop table vehicle' },
    { pickup_location: undefined },
    { pickup_location: { lat: 40, lng: -74 } },
    { pickup_location: { lat: 40, lng: -74, location_name: ' ' } },
    { pickup_location: { location_name: 'City Hall' } },
    { pickup_location: { ...CITY_HALL_WIRE, lat: 90.1 } },
    { pickup_location: { ...CITY_HALL_WIRE, lng: -180.1 } },
    { pickup_location: { ...CITY_HALL_WIRE, location_name: 'x'.repeat(301) } },
    { pickup_time: '2026-11-24T15:00' },
    { pickup_time: '2026-11-24 13:00 PM' },
    { pickup_time: '2026-13-24 03:00 PM' },
    { pickup_time: 'now' },
  ])('by the hour is refused with %j [RENT-CART-38, RENT-CART-39, RENT-PRICE-01]', (slip) => {
    expect(v.is(carts.tripCartAddition, { ...hourly, ...slip })).toBe(false);
    const change = { ...hourly, ...slip };
    const isOfVehicle = 'quantity' in slip || 'vehicle_id' in slip;
    expect(v.is(carts.tripChange, change)).toBe(isOfVehicle);
  });

  test.each([
    { destination_location: undefined },
    { destination_location: null },
    { distance: undefined },
    { distance: -1 },
    { distance: 'far' },
    { distance: 20_001 },
    { destination_time: undefined },
    { destination_time: -1 },
  ])('by distance is refused with %j', (slip) => {
    expect(v.is(carts.tripCartAddition, { ...byDistance, ...slip })).toBe(false);
    expect(v.is(carts.tripChange, { ...byDistance, ...slip })).toBe(false);
  });
});

describe('the lines to remove', () => {
  const query = carts.removeTripLines.query;

  test('are a list in the text of the query [API-50]', () => {
    expect(v.parse(query, { cart_ids: '[1,2]' })).toEqual({ cart_ids: [1, 2] });
    expect(v.parse(query, { cart_ids: ' ["7"] ' })).toEqual({ cart_ids: [7] });
  });

  test.each([
    '',
    '[]',
    '1,2',
    '{"0":1}',
    '[1,',
    '[0]',
    '[1.5]',
    '["x"]',
    '[[1]]',
    'null',
    JSON.stringify(Array.from({ length: 101 }, (_, at) => at + 1)),
    `[1${' '.repeat(2_000)}]`,
  ])('are refused where they are none, or too many: %s [API-50]', (cart_ids) => {
    expect(v.is(query, { cart_ids })).toBe(false);
  });
});

describe('a search for vehicles', () => {
  test('is read out of its texts [API-31]', () => {
    const query = {
      category_ids: '[2,"5"]',
      seating_capacity: '[{"min":3,"max":4},{"min":9}]',
      pickup_location: '{"lat":"40.7","lng":-74}',
      air_condition: '1',
      min_price: '10.5',
    };

    expect(v.parse(vehicles.vehiclesQuery, query)).toMatchObject({
      category_ids: [2, 5],
      seating_capacity: [{ min: 3, max: 4 }, { min: 9 }],
      pickup_location: { lat: 40.7, lng: -74 },
      air_condition: true,
      min_price: 10.5,
      limit: 12,
      offset: 1,
    });
  });

  test.each([
    { category_ids: '2' },
    { category_ids: '[2' },
    { category_ids: JSON.stringify(Array.from({ length: 51 }, (_, at) => at + 1)) },
    { brand_ids: '[null]' },
    { seating_capacity: '[{"min":-1}]' },
    { seating_capacity: '"5"' },
    { pickup_location: '{"lat":95,"lng":0}' },
    { pickup_location: 'here' },
    { trip_type: 'weekly' },
    { duration: '721' },
    { duration: '0' },
    { date: 'tomorrow' },
    { sortby_price: 'up' },
    { min_price: '-1' },
    { max_price: '1e9' },
    { fuel_type: 'coal' },
    { transmission_type: 'magic' },
    { vehicle_type: 'tank' },
    { min_rating: '6' },
    { limit: '101' },
    { name: 'x'.repeat(201) },
  ])('is refused with %j', (slip) => {
    expect(v.is(vehicles.vehiclesQuery, slip)).toBe(false);
  });

  test('knows the words that the shop knows, and no others', () => {
    expect(vehicles.bodyType.options).toEqual(BODY_TYPES);
    expect(vehicles.transmission.options).toEqual(TRANSMISSIONS);
    expect(vehicles.fuel.options).toEqual(FUELS);
    expect(terms.tripType.options).toEqual(TRIP_TYPES);
    expect(trips.tripStatus.options).toEqual(TRIP_STATUSES);
  });
});

describe('what is answered', () => {
  test('a vehicle has all that is told of one [ENT-10]', () => {
    expect(v.is(vehicles.vehicle, aWireVehicle())).toBe(true);
    expect(v.is(providers.provider, aWireProvider())).toBe(true);
  });

  test('a trip cart has lines and a trip; an empty one has a list in its place [ENT-11, API-53]', () => {
    expect(v.is(carts.tripCart, aWireTripCart())).toBe(true);
    expect(v.is(carts.tripCart, { carts: [], user_data: [] })).toBe(true);
    expect(v.is(carts.tripCart, { carts: [], user_data: [1] })).toBe(false);
    expect(v.is(carts.tripCart, { carts: [], user_data: {} })).toBe(false);
    expect(v.is(carts.tripCart, { carts: [] })).toBe(false);
  });

  test.each([{ lat: 1, lng: 2 }, { location_name: 'x' }, { lat: 1, lng: 'x', location_name: 'x' }])(
    'a place needs coordinates and a name: %j is none [RENT-CART-39]',
    (place) => {
      const data = aWireTripData({ pickup_location: place as never });

      expect(v.is(carts.tripData, data)).toBe(false);
    },
  );

  test('a trip has its lines, its amounts and when it reached what [API-41]', () => {
    expect(v.is(trips.trip, aWireTrip())).toBe(true);
  });
});

test('the calls of trips are part of the contract [API-43, API-44, API-45, API-46]', () => {
  const calls = [trips.bookTrip, trips.cancelTrip, trips.payTrip, trips.reviewVehicle];

  expect(calls.map((call) => callName(call).replace(`${terms.RENTAL_PATH}/user`, ''))).toEqual([
    'POST /trip/trip-booking',
    'PUT /trip/cancel-trip',
    'POST /trip/payment',
    'POST /review/add',
  ]);
});

test.each([0.5, 1, 4.5, 5])('a vehicle may be given %d stars [CONST-19]', (rating) => {
  const review = { vehicle_id: 1, trip_id: 1, vehicle_identity_id: 1, rating };

  expect(v.is(trips.vehicleReviewRequest, review)).toBe(true);
});

test.each([0, 0.3, 3.3, 5.5, -1])('a vehicle cannot be given %d stars [CONST-19]', (rating) => {
  const review = { vehicle_id: 1, trip_id: 1, vehicle_identity_id: 1, rating };

  expect(v.is(trips.vehicleReviewRequest, review)).toBe(false);
});
