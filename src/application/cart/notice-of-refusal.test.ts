import { expect, test } from 'vitest';
import type { Notice } from '#application/kernel/notice.ts';
import type { SelectionRefusal } from '#domain/cart/selection-check.ts';
import { noticeOfRefusal } from './notice-of-refusal.ts';

const bounds = { kind: 'choicesOutOfBounds', group: 'Toppings', min: 1, max: 3 } as const;

test.each([
  {
    refusal: { kind: 'choiceMissing', group: 'Size' },
    notice: { kind: 'choiceMissing', group: 'Size' },
  },
  { refusal: bounds, notice: bounds },
  { refusal: { kind: 'variationUnknown' }, notice: { kind: 'variationOutOfStock' } },
  { refusal: { kind: 'variationOutOfStock' }, notice: { kind: 'variationOutOfStock' } },
  { refusal: { kind: 'outOfStock', stock: 2 }, notice: { kind: 'outOfStock' } },
  { refusal: { kind: 'outOfLimits', maximum: 2 }, notice: { kind: 'outOfLimits' } },
] satisfies { refusal: SelectionRefusal; notice: Notice }[])(
  'a selection that is refused as "$refusal.kind" is told as "$notice.kind" (ERR-10, ERR-11, ERR-12)',
  ({ refusal, notice }) => {
    expect(noticeOfRefusal(refusal)).toEqual(notice);
  },
);
