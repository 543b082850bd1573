import { refuse, type Result } from '#domain/kernel/result.ts';
import type { Known } from '#application/account/known.port.ts';
import type * as Placing from './placing.types.ts';
import type { PlacementKeys } from './placement-keys.port.ts';

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
 * Places drafts in turn, one for each store. At the first that fails it stops: what was placed stays
 * placed, the rest stays in the cart. The server knows a key only from the one who sent it, so that what a customer
 * sent without an answer is sent again by them alone: sent by another one, or by no one, it would be a second order.
 */
export function createPlaceOrders<Of extends Placing.Sale = Placing.Orders>({
  place,
  keys,
  known,
}: Ports<Of>): PlaceOrders<Of> {
  return async (drafts, signal) => {
    const placed: Of['placed'][] = [];
    for (const draft of drafts) {
      const before = keys.unanswered(draft);
      const answer =
        before?.isOwn === false
          ? SIGNED_OUT
          : await place(draft, { idempotencyKey: keys.keyFor(draft), signal });
      if (answer.ok || isAnswer(answer.failure, before !== null)) keys.settle(draft);
      if (!answer.ok) return { placed, stopped: { draft, failure: answer.failure } };
      known.save(answer.value);
      placed.push(answer.value);
    }
    return { placed, stopped: null };
  };
}

const SIGNED_OUT = refuse({ kind: 'signedOut' });

/** That the session has ended says that this try was not taken, and nothing of one before. */
const isAnswer = ({ kind }: Placing.Failure<Placing.Sale>, wasSent: boolean): boolean =>
  kind === 'refused' || (kind === 'signedOut' && !wasSent);
