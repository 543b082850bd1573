import type { CallFailure } from '#application/kernel/call-failure.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { Result } from '#domain/kernel/result.ts';

type Answer = Result<unknown, CallFailure>;

/** True where it was done before: in another tab, or by a call whose answer was lost. */
export const isDoneAlready = (answer: Answer): boolean =>
  !answer.ok && answer.failure.kind === 'refused' && answer.failure.status === 409;

/** Failure of an answer that is known to have failed. */
export function failureIn(answer: Answer): CallFailure {
  if (answer.ok) throw new Defect('An answer that was accepted has no failure');
  return answer.failure;
}
