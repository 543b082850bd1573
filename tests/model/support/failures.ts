import type { CallFailure } from '#application/kernel/call-failure.ts';
import { says, type TextMatch } from '@sundry/statecharts';

/** ERR-01 and the like: the reason of a failed call. */
export function failureText(failure: CallFailure): TextMatch {
  if (failure.kind === 'refused') return failure.message;
  if (failure.kind === 'signedOut') return says('kernel.failure.signedOut');
  const known = { offline: 'kernel.failure.offlineText', timeout: 'kernel.failure.timeout' };
  return says(known[failure.cause as keyof typeof known] ?? 'kernel.failure.failed');
}
