import { expect, test } from 'vitest';
import { anOrder, NOON } from '#tests/support/builders/order.ts';
import { deliveryWayOf } from './delivery-way.ts';

const { store, deliverTo } = anOrder();
const at = (latitude: number, longitude = -73.9857) => ({
  point: { latitude, longitude },
  seenAt: NOON,
});

test('an order that is brought has a way from the store to the door', () => {
  expect(deliveryWayOf(anOrder())).toEqual({
    store: store?.point,
    door: deliverTo?.point,
    courier: null,
    metres: 5_013,
    isThere: false,
  });
});

test('with a courier, what is left counts', () => {
  const courier = at(40.74);
  const way = deliveryWayOf(anOrder({ status: 'picked_up', courier }));
  expect(way).toMatchObject({ courier, metres: 1_214, isThere: false });
});

test.each([
  [40.74839, true],
  [40.7478, false],
])('a courier at latitude %d is at the door: %s', (latitude, isThere) => {
  const order = anOrder({ status: 'picked_up', courier: at(latitude) });
  expect(deliveryWayOf(order)?.isThere).toBe(isThere);
});

test.each([
  ['what is fetched', { type: 'take_away' }],
  ['what has come', { status: 'delivered' }],
  ['what is canceled', { status: 'canceled' }],
  ['a parcel, which no store fills', { store: null }],
  ['a store of which no place is known', { store: store && { ...store, point: null } }],
  ['a door of which no place is known', { deliverTo: deliverTo && { ...deliverTo, point: null } }],
] as const)('%s has none', (_, facts) => {
  expect(deliveryWayOf(anOrder(facts))).toBe(null);
});
