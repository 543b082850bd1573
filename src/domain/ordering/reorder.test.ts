import { describe, expect, test } from 'vitest';
import { aReorder, aReorderLine } from '#tests/support/builders/reorder.ts';
import { dollars } from '#tests/support/builders/money.ts';
import {
  canBeHad,
  changedLines,
  nothingChanged,
  priceDiffers,
  someCanBeHad,
  unchangedLines,
} from './reorder.ts';

const gone = aReorderLine({
  id: 2,
  available: 0,
  is: null,
  shortfall: { kind: 'gone', said: 'No longer sold' },
});
const fewer = aReorderLine({
  id: 3,
  ordered: 3,
  available: 2,
  shortfall: { kind: 'soldOut', said: 'Out of Stock' },
});
const dearer = aReorderLine({ id: 4, was: dollars(20), is: dollars(21) });
const cheaper = aReorderLine({ id: 5, was: dollars(20), is: dollars(19) });
const same = aReorderLine();

describe('what has changed since an earlier order [F7, D-14]', () => {
  test('is nothing, where all of it can be had for what it cost from a store that is open', () => {
    expect(nothingChanged(aReorder(same))).toBe(true);
    expect(nothingChanged({ ...aReorder(same), storeIsOpen: false })).toBe(false);
  });

  test.each([
    ['a line that is gone', gone],
    ['fewer pieces', fewer],
    ['a line that costs more', dearer],
    ['a line that costs less', cheaper],
  ])('counts %s', (_, line) => {
    const reorder = aReorder(same, line);
    expect(nothingChanged(reorder)).toBe(false);
    expect(changedLines(reorder)).toEqual([line]);
    expect(unchangedLines(reorder)).toEqual([same]);
  });

  test('leaves nothing to put into the cart only where no line can be had at all', () => {
    expect(someCanBeHad(aReorder(gone))).toBe(false);
    expect(someCanBeHad(aReorder(gone, fewer))).toBe(true);
    expect([gone, fewer, dearer].map(canBeHad)).toEqual([false, true, true]);
    expect([gone, same, dearer, cheaper].map(priceDiffers)).toEqual([false, false, true, true]);
  });
});
