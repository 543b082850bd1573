import { expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { quantity } from '#domain/kernel/quantity.ts';
import { timeZone } from '#domain/kernel/wall-clock.ts';
import { createCartGateway } from '#infrastructure/cart/api.ts';
import { aSelection } from '#tests/support/builders/cart.ts';
import { anItem } from '#tests/support/builders/item.ts';
import { USD } from '#tests/support/builders/money.ts';
import { aCandidate, aDistanceTrip, anHourlyTrip } from '#tests/support/builders/rental.ts';
import { httpClientByHand } from '#tests/support/fakes/http-client.ts';
import { createTripCartGateway } from './trip-cart.api.ts';

/*
 * The fields that the specification names for each call of the carts (its section 7), word for word. Another
 * back end may need any of them, so each is sent, even if ours ignores it.
 */
const ITEM = [
  ...['guest_id', 'model', 'add_on_ids', 'add_on_qtys', 'item_id'],
  ...['price', 'quantity', 'variation'],
];
const TRIP = [
  ...['pickup_location', 'destination_location', 'rental_type', 'estimated_hours'],
  ...['pickup_time', 'destination_time', 'distance', 'guest_id'],
];
const ADDED = [...TRIP, 'vehicle_id', 'quantity'];
const LINE = [
  ...['cart_id', 'quantity', 'pickup_location', 'destination_location', 'pickup_time'],
  ...['rental_type', 'estimated_hours', 'guest_id'],
];
const VALIDATED = ['vehicle_id', 'quantity', 'pickup_time', 'rental_type'];

function carts() {
  const http = httpClientByHand({ carts: [], user_data: [] });
  const deps = {
    http,
    scope: () => ({ token: null, guestId: '77', moduleId: 6 }),
    currency: () => USD,
    timeZone: () => timeZone('America/New_York'),
    report: () => undefined,
  };
  return { http, items: createCartGateway(deps), trips: createTripCartGateway(deps) };
}
type Carts = ReturnType<typeof carts>;

const trips = {
  'by the hour': anHourlyTrip(),
  'by the hour, now': anHourlyTrip({ pickupAt: null }),
  'by distance': aDistanceTrip(),
  'by distance, now': aDistanceTrip({ pickupAt: null }),
};

const calls: [string, readonly string[], (carts: Carts) => unknown][] = [
  ['add to cart', ITEM, ({ items }) => items.add(anItem(), aSelection(anItem()))],
  [
    'update cart',
    [...ITEM, 'cart_id'],
    ({ items }) => items.update(id(9), anItem(), aSelection(anItem())),
  ],
  ['delete cart item', ['cart_id'], ({ items }) => items.remove(id(9))],
  [
    'remove-multiple-cart',
    ['cart_ids'],
    ({ trips: gateway }) => gateway.removeAll([id(11), id(12)]),
  ],
  ...Object.entries(trips).flatMap(([name, details]): typeof calls => [
    [
      `add-to-cart of a trip ${name}`,
      ADDED,
      ({ trips: gateway }) => gateway.add(aCandidate({ details })),
    ],
    [
      `update-cart of a trip ${name}`,
      LINE,
      ({ trips: gateway }) => gateway.update(id(11), quantity(2), details),
    ],
    [
      `update-user-data of a trip ${name}`,
      TRIP,
      ({ trips: gateway }) => gateway.changeTrip(id(5), details),
    ],
    [
      `reset/validate of a trip ${name}`,
      VALIDATED,
      ({ trips: gateway }) => gateway.clearFor(aCandidate({ details })),
    ],
  ]),
];

test.each(calls)(
  '%s sends every field that is named for it [API-20, API-21, API-47, API-48, API-51, API-55]',
  async (_, named, make) => {
    const it = carts();

    await make(it);

    const { body, query } = it.http.asked[0] ?? {};
    const sent = JSON.parse(JSON.stringify(body ?? query)) as object;
    expect(Object.keys(sent).toSorted()).toEqual([...named].toSorted());
  },
);
