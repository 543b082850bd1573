import { expect, test } from 'vitest';
import { noticeOfLoss } from './trip-cart.context.ts';
import type * as Flow from './trip-cart.types.ts';

test('a trip that is another one now is told without names where every vehicle came back', () => {
  const nothing: readonly Flow.Context['lost'][number][] = [];

  expect(noticeOfLoss({ removed: null, lost: nothing } as unknown as Flow.Context)).toEqual({
    kind: 'tripLost',
    wanted: 'vehicle',
  });
});
