import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { rateOfPercent } from '#domain/kernel/rate.ts';
import { aCart, aLine, pieces } from '#tests/support/builders/cart.ts';
import { anItem, goods } from '#tests/support/builders/item.ts';
import { cents } from '#tests/support/builders/money.ts';
import { cartAmounts, isUnavailable } from './cart-amounts.ts';
import { lineAmount, lineGross } from './cart.ts';

const HERE = [id<'Zone'>(1)];

describe('what cannot be bought counts for nothing in the cart (D-19, D-33)', () => {
  const dish = aLine({ id: id(1), item: anItem({ price: cents(1000) }) });

  test.each([
    { line: aLine({ id: id(2), item: goods({ stock: 0 }) }), because: 'it is sold out' },
    {
      line: aLine({ id: id(2), item: anItem({ zoneId: id(9) }) }),
      because: 'it is sold elsewhere',
    },
    { line: { ...aLine({ id: id(2) }), gone: true }, because: 'its store no longer sells it' },
  ])('since $because', ({ line }) => {
    expect(cartAmounts(aCart(dish, line), HERE)).toEqual({
      subtotal: cents(1000),
      discount: cents(0),
      unavailable: 1,
    });
  });

  test('but a line of which fewer can be had counts as it stands', () => {
    const line = aLine({ item: goods({ stock: 1 }), selection: { quantity: pieces(2) } });

    expect(isUnavailable(line, HERE)).toBe(false);
    expect(cartAmounts(aCart(line), HERE).subtotal).toEqual(lineGross(line));
  });
});

test('the shown lines add up: their old prices to the subtotal, their prices to it less the discount (CART-08)', () => {
  const anyLine = fc
    .record({
      price: fc.integer({ min: 0, max: 100_000 }),
      percent: fc.integer({ min: 0, max: 100 }),
      count: fc.integer({ min: 1, max: 20 }),
      stock: fc.integer({ min: 0, max: 20 }),
      zone: fc.constantFrom(1, 2),
      gone: fc.boolean(),
    })
    .map(({ price, percent, count, stock, zone, gone }) => ({
      ...aLine({
        item: goods({
          price: cents(price),
          discount: { type: 'percent', share: rateOfPercent(percent) },
          stock,
          zoneId: id(zone),
        }),
        selection: { quantity: pieces(count) },
      }),
      gone,
    }));
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 8 }), (lines) => {
      const { subtotal, discount, unavailable } = cartAmounts(aCart(...lines), HERE);
      const shown = lines.filter((line) => !isUnavailable(line, HERE));
      const total = (of: typeof lineGross) => shown.reduce((sum, line) => sum + of(line).minor, 0);

      expect(subtotal.minor).toBe(total(lineGross));
      expect(subtotal.minor - discount.minor).toBe(total(lineAmount));
      expect(unavailable).toBe(lines.length - shown.length);
      expect(discount.minor).toBeGreaterThanOrEqual(0);
    }),
  );
});
