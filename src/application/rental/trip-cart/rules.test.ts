import { expect, test } from 'vitest';
import { noticeOfLoss } from './rules.ts';
import type * as Flow from './setup.ts';

test('a trip that is another one now is told without names where every vehicle came back', () => {
  const nothing: readonly Flow.Context['lost'][number][] = [];

  expect(noticeOfLoss({ removed: null, lost: nothing } as unknown as Flow.Context)).toEqual({
    kind: 'tripLost',
    wanted: 'vehicle',
  });
});
