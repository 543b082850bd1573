import type { Known } from '#application/account/known.port.ts';
import { placeOnce } from '#application/account/place-once.ts';
import type { PlacementKeys } from '#application/account/placement-keys.port.ts';
import type { Result } from '#domain/kernel/result.ts';
import type * as Placing from '#application/ordering/placing/machine.ts';

export type Place<Of extends Placing.Sale = Placing.Orders> = (
  draft: Of['draft'],
  options: { readonly idempotencyKey: string; readonly signal: AbortSignal },
) => Promise<Result<Of['placed'], Placing.Failure<Of>>>;

export type PlaceOrders<Of extends Placing.Sale = Placing.Orders> = (
  drafts: readonly Of['draft'][],
  signal: AbortSignal,
) => Promise<Placing.Outcome<Of>>;

type Ports<Of extends Placing.Sale> = {
  readonly place: Place<Of>;
  readonly keys: PlacementKeys<Of['draft']>;
  readonly known: Pick<Known<unknown, Of['placed']>, 'save'>;
};

/**
 * Places one draft per store, in order. Stops at the first failure: placed orders stay placed, the
 * rest stays in the cart.
 */
export function createPlaceOrders<Of extends Placing.Sale = Placing.Orders>({
  place,
  keys,
  known,
}: Ports<Of>): PlaceOrders<Of> {
  return async (drafts, signal) => {
    const placed: Of['placed'][] = [];
    for (const draft of drafts) {
      const answer = await placeOnce({ keys, place }, draft, signal);
      if (!answer.ok) return { placed, stopped: { draft, failure: answer.failure } };
      known.save(answer.value);
      placed.push(answer.value);
    }
    return { placed, stopped: null };
  };
}
