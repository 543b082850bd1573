import { expect, test } from 'vitest';
import * as contract from '#contract/desk.ts';
import { pathOf } from '#contract/endpoint.ts';
import { ELSEWHERE } from '#tests/support/builders/rows.ts';
import type { TestAnswer } from '#tests/support/server.ts';
import { byTheHour, IN_ZONE_TWO, startRenting } from '#tests/support/start-renting.ts';

const renting = startRenting({ desk: true });
const { aVehicle, add, book, cart } = renting;
const codes = ({ status, body }: TestAnswer) => [
  status,
  ...(body.errors ?? []).map(({ code }: { code: string }) => code),
];
const post = (call: { readonly path: string }, id: number, body?: object) =>
  renting.server.post(pathOf(call, { id }), body);

test('the desk lists trips, advances one to its end, and sets any status', async () => {
  const vehicle = await aVehicle();
  await add(vehicle.id);
  const { body: id } = await book(vehicle.provider_id);

  const state = await renting.server.get(contract.readDesk.path);
  expect(state.body.trips).toMatchObject([{ id, name: 'Slow Lane', status: 'pending' }]);
  for (const status of ['confirmed', 'ongoing', 'completed']) {
    expect((await post(contract.advanceTrip, id)).body).toEqual({ status });
  }
  expect(codes(await post(contract.advanceTrip, id))).toEqual([409, 'trip_status']);
  expect((await post(contract.setTripStatus, id, { status: 'pending' })).status).toBe(200);
  expect(codes(await post(contract.advanceTrip, 999_999))).toEqual([404, 'trip']);
});

test('the desk removes an offer and changes a number and a price, but keeps one price', async () => {
  const vehicle = await aVehicle();
  await add(vehicle.id);

  expect(
    (await post(contract.changeVehicle, vehicle.id, { count: 1, hourly_price: null })).status,
  ).toBe(200);

  expect((await cart()).body.carts[0]).toMatchObject({
    available: false,
    vehicle: { total_vehicle_count: 1, trip_hourly: 0, trip_distance: 1 },
  });
  const none = await post(contract.changeVehicle, vehicle.id, { distance_price: null });
  expect(codes(none)).toEqual([403, 'hourly_price']);
  expect(codes(await post(contract.changeVehicle, 99_999, {}))).toEqual([404, 'vehicle']);
});

test('the desk moves a provider to another zone', async () => {
  const vehicle = await aVehicle();
  const zones = { pickup_zones: [ELSEWHERE] };
  expect((await post(contract.changeProvider, vehicle.provider_id, zones)).status).toBe(200);

  expect(codes(await add(vehicle.id))).toEqual([403, 'cart_item', 'outside_zone']);
  expect((await add(vehicle.id, byTheHour({ pickup_location: IN_ZONE_TWO }))).status).toBe(200);
  const unknown = { pickup_zones: [999] };
  expect(codes(await post(contract.changeProvider, vehicle.provider_id, unknown))).toEqual([
    403,
    'pickup_zones',
  ]);
  expect(codes(await post(contract.changeProvider, 99_999, {}))).toEqual([404, 'provider']);
});
