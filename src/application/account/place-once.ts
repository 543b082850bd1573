import type { SignedOut } from '#application/kernel/call-failure.ts';
import { refuse, type Result } from '#domain/kernel/result.ts';
import type { PlacementKeys } from './placement-keys.port.ts';

type Ports<Draft, Placed, Failure> = {
  readonly keys: Pick<PlacementKeys<Draft>, 'keyFor' | 'unanswered' | 'settle'>;
  readonly place: (
    draft: Draft,
    options: { readonly idempotencyKey: string; readonly signal: AbortSignal },
  ) => Promise<Result<Placed, Failure>>;
};

/**
 * Sends a draft under its idempotency key. The server answers a key always alike: a refused draft
 * needs a new key, an unanswered one keeps its key. Keys are per principal: an unanswered draft is
 * resent only by the principal who sent it, or it would be placed twice.
 */
export async function placeOnce<Draft, Placed, Failure extends { readonly kind: string }>(
  { keys, place }: Ports<Draft, Placed, Failure>,
  draft: Draft,
  signal: AbortSignal,
): Promise<Result<Placed, Failure | SignedOut>> {
  const before = keys.unanswered(draft);
  if (before?.isOwn === false) return refuse({ kind: 'signedOut' });
  const answer = await place(draft, { idempotencyKey: keys.keyFor(draft), signal });
  if (answer.ok || isAnswer(answer.failure, before !== null)) keys.settle(draft);
  return answer;
}

/** An ended session means that this attempt was not taken; it says nothing of an earlier one. */
const isAnswer = ({ kind }: { readonly kind: string }, wasSent: boolean): boolean =>
  kind !== 'unreachable' && !(kind === 'signedOut' && wasSent);
