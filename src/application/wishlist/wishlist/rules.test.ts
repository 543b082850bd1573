import { expect, test } from 'vitest';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Notice } from '#application/kernel/notice.ts';
import { id } from '#domain/kernel/id.ts';
import type { Wish } from '#domain/wishlist/wish.ts';
import { noticeOfDone, noticeOfFailed } from './rules.ts';
import type * as Flow from './machine.ts';

const item: Wish = { kind: 'item', id: id(1) };
const store: Wish = { kind: 'store', id: id(1) };

/** The rest of the context does not affect the notices. */
const during = (wish: Wish, wanted: boolean) => ({ task: { wish, wanted } }) as Flow.Context;
const refused = (message: string): CallFailure => ({
  kind: 'refused',
  status: 403,
  code: 'no',
  message,
});

test.each([
  { wanted: true, text: '', notice: { kind: 'wishAdded' } },
  { wanted: false, text: '', notice: { kind: 'wishRemoved' } },
  { wanted: false, text: 'Gone', notice: { kind: 'wishSaid', text: 'Gone' } },
] satisfies { wanted: boolean; text: string; notice: Notice }[])(
  'what is done is told as "$notice.kind", in the words of the server where it gives any (WISH-13)',
  ({ wanted, text, notice }) => {
    expect(noticeOfDone(during(item, wanted), text)).toEqual(notice);
  },
);

test.each([
  { wish: item, wanted: true, failure: refused(''), notice: { kind: 'itemNotWished' } },
  { wish: item, wanted: true, failure: refused('No'), notice: { kind: 'said', text: 'No' } },
  {
    wish: item,
    wanted: true,
    failure: { kind: 'unreachable', cause: 'timeout' },
    notice: { kind: 'itemNotWished' },
  },
  { wish: item, wanted: false, failure: refused(''), notice: { kind: 'somethingWentWrong' } },
  { wish: store, wanted: true, failure: refused(''), notice: { kind: 'somethingWentWrong' } },
] satisfies { wish: Wish; wanted: boolean; failure: CallFailure; notice: Notice }[])(
  'what has failed is told as "$notice.kind" of $wish.kind, wanted: $wanted (ERR-17, ERR-18)',
  ({ wish, wanted, failure, notice }) => {
    expect(noticeOfFailed(during(wish, wanted), failure)).toEqual(notice);
  },
);
