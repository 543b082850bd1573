import { expect, test } from 'vitest';
import { rateOfPercent } from '#domain/kernel/rate.ts';
import { aLine, pieces } from '#tests/support/builders/cart.ts';
import { aGroup, anItem } from '#tests/support/builders/item.ts';
import { dollars } from '#tests/support/builders/money.ts';
import { priceChange } from './price-change.ts';

const pizza = anItem({
  foodVariations: [aGroup()],
  discount: { type: 'percent', share: rateOfPercent(10) },
});
const large = aLine({ item: pizza, selection: { picks: [[1]], quantity: pieces(3) } });

test('a line costs another price than was shown when one piece as chosen does, discount and all (D-18)', () => {
  expect(priceChange({ ...large, shownPrice: dollars(12) })).toEqual({
    from: dollars(12),
    to: dollars(13.5),
  });
});

test('a line costs what was shown, or nothing is known of what was', () => {
  expect(priceChange({ ...large, shownPrice: dollars(13.5) })).toBeNull();
  expect(priceChange(large)).toBeNull();
});
