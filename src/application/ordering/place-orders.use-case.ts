import type { PlacedOrder } from '#domain/ordering/order.ts';
import type { OrderDraft } from '#domain/ordering/order-draft.ts';
import type { OrderGateway } from './order-gateway.port.ts';
import type { KnownOrders } from './known-orders.port.ts';
import type * as Placing from './placing.types.ts';
import type { PlacementKeys } from './placement-keys.port.ts';

export type PlaceOrders = (
  drafts: readonly OrderDraft[],
  signal: AbortSignal,
) => Promise<Placing.Outcome>;

type Ports = {
  readonly orders: Pick<OrderGateway, 'place'>;
  readonly keys: PlacementKeys;
  readonly known: Pick<KnownOrders, 'save'>;
};

/**
 * Places one order per store, in turn. At the first that fails it stops: what was placed stays placed,
 * the rest stays in the cart.
 */
export function createPlaceOrders({ orders, keys, known }: Ports): PlaceOrders {
  return async (drafts, signal) => {
    const placed: PlacedOrder[] = [];
    for (const draft of drafts) {
      const answer = await orders.place(draft, { idempotencyKey: keys.keyFor(draft), signal });
      if (answer.ok || answer.failure.kind !== 'unreachable') keys.settle(draft.storeId);
      if (!answer.ok) return { placed, stopped: { draft, failure: answer.failure } };
      known.save(answer.value);
      placed.push(answer.value);
    }
    return { placed, stopped: null };
  };
}
