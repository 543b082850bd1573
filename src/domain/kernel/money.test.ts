import { describe, expect, test } from 'vitest';
import { cents, fils, KWD, USD } from '#tests/support/builders/money.ts';
import { Defect } from './defect.ts';
import { exactly, isAbove, lesser } from './exact.ts';
import {
  compare,
  fromDecimal,
  isLess,
  isMore,
  minus,
  money,
  plus,
  sum,
  times,
  toDecimal,
} from './money.ts';

describe('money', () => {
  test('is a whole number of the smallest unit, or nothing at all', () => {
    expect(() => money(0.5, USD)).toThrow('Not a whole minor unit: 0.5');
    expect(() => money(Number.NaN, USD)).toThrow('Not a whole minor unit: NaN');
  });

  test('adds, takes away and multiplies exactly', () => {
    expect(plus(cents(10), cents(20))).toEqual(cents(30));
    expect(minus(cents(10), cents(20))).toEqual(cents(-10));
    expect(times(cents(333), 3)).toEqual(cents(999));
    expect(sum([cents(1), cents(2), cents(3)], USD)).toEqual(cents(6));
    expect(sum([], USD)).toEqual(cents(0));
  });

  test('is never compared with another currency: it is neither more, nor less, nor the same', () => {
    for (const compared of [compare<string>, isMore, isLess]) {
      expect(() => compared(cents(1), fils(1))).toThrow('Cannot combine KWD with USD');
      expect(() => compared(cents(0), money(0, { code: 'USD', digits: 3 }))).toThrow(Defect);
    }
    expect(() => lesser(exactly(cents(1)), exactly(fils(1)))).toThrow(Defect);
    expect(() => isAbove(exactly(cents(1)), exactly(fils(1)))).toThrow(Defect);
    expect(compare(cents(1), cents(3))).toBe(-2);
    expect([isMore(cents(2), cents(1)), isLess(cents(1), cents(1))]).toEqual([true, false]);
  });

  test('refuses to add dinars to dollars', () => {
    expect(() => plus<string>(cents(1), fils(1))).toThrow('Cannot combine KWD with USD');
  });

  test.each([
    { decimal: 12.5, minor: 1250, because: 'one decimal is completed' },
    { decimal: '12.50', minor: 1250, because: 'text is read as it stands' },
    { decimal: 1.005, minor: 101, because: 'the half is decided by what is written, half up' },
    { decimal: 1.004, minor: 100, because: 'below the half is dropped' },
    { decimal: -2.5, minor: -250, because: 'a sign is kept' },
    { decimal: 0, minor: 0, because: 'nothing is nothing' },
    { decimal: 1e-7, minor: 0, because: 'exponents are no text of a price' },
  ])('reads $decimal from the wire as $minor: $because', ({ decimal, minor }) => {
    expect(fromDecimal(decimal, USD)).toEqual(cents(minor));
  });

  test('reads currencies of three digits', () => {
    expect(fromDecimal('0.125', KWD)).toEqual(fils(125));
    expect(toDecimal(fils(125))).toBe(0.125);
  });

  test.each(['', 'ten', '1,000', '1.2.3', Number.POSITIVE_INFINITY])(
    'refuses %j as an amount',
    (rubbish) => {
      expect(() => fromDecimal(rubbish, USD)).toThrow('Not a decimal amount');
    },
  );
});
