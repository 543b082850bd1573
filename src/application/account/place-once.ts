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
 * Sends a draft under its key. The server answers a key always alike: what it refused is sent anew under another one,
 * and what it did not answer under the same. It knows a key only from the one who sent it, so that what a customer sent
 * without an answer is sent again by them alone: sent by another one, or by no one, it would be a second one.
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

/** That the session has ended says that this try was not taken, and nothing of one before. */
const isAnswer = ({ kind }: { readonly kind: string }, wasSent: boolean): boolean =>
  kind !== 'unreachable' && !(kind === 'signedOut' && wasSent);
