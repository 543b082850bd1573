import type { OrderDraft } from '#domain/ordering/order-draft.ts';
import { expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { aDraft, aPlacedOrder } from '#tests/support/builders/order.ts';
import type { PlacedOrder } from '#domain/ordering/order.ts';
import type { OrderGateway, PlaceFailure } from './order-gateway.port.ts';
import { createPlaceOrders } from './place-orders.use-case.ts';
import type { PlacementKeys } from '#application/account/placement-keys.port.ts';

const signal = new AbortController().signal;
const [first, second] = [aDraft(), aDraft({ storeId: id(2), storeName: 'Pizza Place' })];

/** A server that fails the orders of these stores, and takes the others. */
function aGateway(failures: Readonly<Record<number, PlaceFailure>> = {}) {
  const sent: string[] = [];
  const settled: number[] = [];
  const orders = {
    place: async ({ storeId, storeName }, { idempotencyKey }) => {
      sent.push(idempotencyKey);
      const failure = failures[storeId];
      return failure ? refuse(failure) : ok(aPlacedOrder({ storeId, storeName }));
    },
  } satisfies Pick<OrderGateway, 'place'>;
  const keys = {
    keyFor: ({ storeId }) => `key-${storeId}`,
    settle: ({ storeId }) => void settled.push(storeId),
    unsettled: () => [],
  } satisfies PlacementKeys<OrderDraft>;
  const saved: PlacedOrder[] = [];
  const known = { save: (order: PlacedOrder) => void saved.push(order) };
  return {
    sent,
    settled,
    saved,
    placeOrders: createPlaceOrders({ place: orders.place, keys, known }),
  };
}

test('one order is placed for each store, in turn (D-13)', async () => {
  const app = aGateway();
  expect(await app.placeOrders([first, second], signal)).toEqual({
    placed: [aPlacedOrder(), aPlacedOrder({ storeId: id(2), storeName: 'Pizza Place' })],
    stopped: null,
  });
  expect(app.sent).toEqual(['key-1', 'key-2']);
  expect(app.settled).toEqual([1, 2]);
});

test('at the first refusal it stops: those behind it are not asked for (D-13)', async () => {
  const failure = { kind: 'refused', problem: 'outOfStock', said: 'Sold out.' } as const;
  const app = aGateway({ 1: failure });
  expect(await app.placeOrders([first, second], signal)).toEqual({
    placed: [],
    stopped: { draft: first, failure },
  });
  expect(app.sent).toEqual(['key-1']);
  expect(app.settled).toEqual([1]);
});

test('an order whose answer was lost keeps its key (D-111)', async () => {
  const app = aGateway({ 2: { kind: 'unreachable', cause: 'timeout' } });
  const { placed, stopped } = await app.placeOrders([first, second], signal);
  expect(placed).toEqual([aPlacedOrder()]);
  expect(app.saved).toEqual(placed);
  expect(stopped?.draft).toEqual(second);
  expect(app.settled).toEqual([1]);
});
