import { expect, test } from 'vitest';
import type { CallFailure } from './call-failure.ts';
import { noticeOf } from './notice-of-failure.ts';
import type { Notice } from './notice.ts';

const refused = {
  kind: 'refused',
  status: 403,
  code: 'no',
  message: 'No more than three',
} as const;

test.each([
  { failure: refused, notice: { kind: 'said', text: 'No more than three' } },
  { failure: { ...refused, message: '' }, notice: { kind: 'somethingWentWrong' } },
  { failure: { kind: 'signedOut' }, notice: { kind: 'signInRequired' } },
  { failure: { kind: 'unreachable', cause: 'offline' }, notice: { kind: 'offline' } },
  {
    failure: { kind: 'unreachable', cause: 'server', retryAfter: 3 },
    notice: { kind: 'unavailable' },
  },
  { failure: { kind: 'unreachable', cause: 'server' }, notice: { kind: 'somethingWentWrong' } },
  { failure: { kind: 'unreachable', cause: 'timeout' }, notice: { kind: 'somethingWentWrong' } },
] satisfies { failure: CallFailure; notice: Notice }[])(
  'a call that failed is told as "$notice.kind" (ERR-28, ERR-29)',
  ({ failure, notice }) => {
    expect(noticeOf(failure)).toEqual(notice);
  },
);
