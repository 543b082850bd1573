import type { Notice } from './notice.ts';
import type { CallFailure } from './call-failure.ts';

/** Default notice of a failed call: the server's own words, or that it failed. */
export function noticeOf(failure: CallFailure): Notice {
  switch (failure.kind) {
    case 'refused':
      return failure.message === ''
        ? { kind: 'somethingWentWrong' }
        : { kind: 'said', text: failure.message };
    case 'signedOut':
      return { kind: 'signInRequired' };
    case 'unreachable':
      if (failure.cause === 'offline') return { kind: 'offline' };
      return { kind: failure.retryAfter ? 'unavailable' : 'somethingWentWrong' };
  }
}
