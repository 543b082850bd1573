import { describe, expect, test } from 'vitest';
import { parseQuantity, quantity, stepDown, stepUp } from './quantity.ts';

describe('a quantity', () => {
  test.each([
    { given: 0, kind: 'belowOne' },
    { given: -1, kind: 'belowOne' },
    { given: 1.5, kind: 'notWhole' },
    { given: Number.NaN, kind: 'notWhole' },
    { given: 1e300, kind: 'notWhole' },
  ])('refuses $given: $kind (CONST-40)', ({ given, kind }) => {
    expect(parseQuantity(given)).toEqual({ ok: false, failure: { kind, given } });
  });

  test('steps by exactly one (CONST-41, CART-13)', () => {
    expect(stepUp(quantity(1))).toBe(2);
    expect(stepDown(quantity(3))).toBe(2);
  });

  test('never steps below one (ITEM-58, CART-27)', () => {
    expect(stepDown(quantity(1))).toBe(1);
  });
});
