import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '#tests/support/builders/money.ts';
import { add, exactly, includedShareOf, round, shareOf, subtract } from './exact.ts';
import { rate, rateOfPercent } from './rate.ts';

describe('an exact amount', () => {
  test('rounds half a cent up, away from zero', () => {
    expect(round(shareOf(exactly(cents(10)), rate(50_000)))).toEqual(cents(1));
    expect(round(shareOf(exactly(cents(-10)), rate(50_000)))).toEqual(cents(-1));
    expect(round(shareOf(exactly(cents(9)), rate(50_000)))).toEqual(cents(0));
  });

  test('holds 8.875 percent without a tail', () => {
    expect(rateOfPercent(8.875)).toBe(88_750);
    expect(round(shareOf(exactly(cents(10_000)), rateOfPercent(8.875)))).toEqual(cents(888));
  });

  test('loses nothing in three thirds', () => {
    const third = shareOf(exactly(cents(100)), rate(333_333));
    const rest = subtract(exactly(cents(100)), add(third, add(third, third)));

    expect(round(rest)).toEqual(cents(0));
    expect(rest.numerator).not.toBe(0n);
  });

  test('takes the tax out of a price that holds it (PRICE-09)', () => {
    expect(round(includedShareOf(exactly(cents(11_000)), rateOfPercent(10)))).toEqual(cents(1000));
  });

  test('a sum of shares differs from the share of the sum by less than it has parts', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        (amounts, millionths) => {
          const share = rate(millionths);
          const parts = amounts.map((amount) => shareOf(exactly(cents(amount)), share));
          const whole = shareOf(exactly(cents(amounts.reduce((a, b) => a + b, 0))), share);

          expect(round(parts.reduce(add))).toEqual(round(whole));
        },
      ),
    );
  });
});
