import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';

type Answer = Result<unknown, CallFailure>;

/** True where it was done before: in another tab, or by a call whose answer was lost. */
export const isDoneAlready = (answer: Answer): boolean =>
  !answer.ok && answer.failure.kind === 'refused' && answer.failure.status === 409;
