import { describe, expect, test } from 'vitest';
import type { OrderDraft } from '#domain/ordering/order-draft.ts';
import { id } from '#domain/kernel/id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { aDraft, aPlacedOrder } from '#tests/support/builders/order.ts';
import type { PlacedOrder } from '#domain/ordering/order.ts';
import type { OrderGateway, PlaceFailure } from './order-gateway.port.ts';
import { createPlaceOrders } from './place-orders.use-case.ts';
import type { PlacementKeys } from '#application/account/placement-keys.port.ts';

const signal = new AbortController().signal;
const [first, second] = [aDraft(), aDraft({ storeId: id(2), storeName: 'Pizza Place' })];

/**
 * A server that fails the orders of some stores and takes the others; `before` has the earlier
 * attempts.
 */
function aGateway(
  failures: Readonly<Record<number, PlaceFailure>> = {},
  before: Readonly<Record<number, ReturnType<PlacementKeys<OrderDraft>['unanswered']>>> = {},
) {
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
    unanswered: ({ storeId }) => before[storeId] ?? null,
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

describe('a session that has ended', () => {
  const signedOut = { kind: 'signedOut' } as const;

  test('answers a first try: nothing was sent that could have arrived (D-111)', async () => {
    const app = aGateway({ 1: signedOut });
    expect((await app.placeOrders([first], signal)).stopped?.failure).toEqual(signedOut);
    expect([app.sent, app.settled]).toEqual([['key-1'], [1]]);
  });

  test('answers nothing of a try before, whose answer was lost: its key is kept (D-111)', async () => {
    const app = aGateway({ 1: signedOut }, { 1: { isOwn: true } });
    expect((await app.placeOrders([first], signal)).stopped?.failure).toEqual(signedOut);
    expect([app.sent, app.settled]).toEqual([['key-1'], []]);
  });

  test('lets no one else send what its customer sent: it would be a second order (D-111)', async () => {
    const app = aGateway({}, { 1: { isOwn: false } });
    expect(await app.placeOrders([first, second], signal)).toEqual({
      placed: [],
      stopped: { draft: first, failure: signedOut },
    });
    expect([app.sent, app.settled]).toEqual([[], []]);
  });
});

test('an order that was never answered is settled by an answer (D-111)', async () => {
  const failure = { kind: 'refused', problem: 'outOfStock', said: 'Sold out.' } as const;
  const app = aGateway({ 2: failure }, { 1: { isOwn: true }, 2: { isOwn: true } });
  await app.placeOrders([first, second], signal);
  expect(app.settled).toEqual([1, 2]);
});
