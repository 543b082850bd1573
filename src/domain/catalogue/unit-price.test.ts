import { describe, expect, test } from 'vitest';
import { cents, dollars } from '#tests/support/builders/money.ts';
import { parseUnitSize, unitPriceOf } from './unit-price.ts';

describe('in how much of it something comes [B12]', () => {
  test.each([
    { text: '500 g', size: { amount: 500, measure: 'g' } },
    { text: '1.5 L', size: { amount: 1.5, measure: 'l' } },
    { text: '750ml', size: { amount: 750, measure: 'ml' } },
    { text: '8 fl oz', size: { amount: 8, measure: 'floz' } },
    { text: '  2 lb. ', size: { amount: 2, measure: 'lb' } },
  ])('$text is read', ({ text, size }) => {
    expect(parseUnitSize(text)).toEqual(size);
  });

  test.each([
    '1 bunch',
    '4 pcs',
    '90 capsules',
    'kg',
    '0 g',
    '-2 kg',
    '1e3 g',
    '',
    null,
    '2 x 500 g',
  ])('%s is not measured', (text) => {
    expect(parseUnitSize(text)).toBe(null);
  });
});

describe('the price by which goods are compared [B12]', () => {
  test.each([
    { text: '500 g', price: dollars(3), is: { price: dollars(6), measure: 'kg' } },
    { text: '750 ml', price: cents(1000), is: { price: cents(1333), measure: 'l' } },
    { text: '12 oz', price: cents(449), is: { price: cents(599), measure: 'lb' } },
    { text: '64 oz', price: cents(2), is: { price: cents(1), measure: 'lb' } },
    { text: '2 kg', price: cents(5), is: { price: cents(3), measure: 'kg' } },
    { text: '8 fl oz', price: dollars(8), is: { price: dollars(1), measure: 'floz' } },
  ])('of $text for $price.minor cents is that of one $is.measure', ({ text, price, is }) => {
    const size = parseUnitSize(text);
    expect(size && unitPriceOf(price, size)).toEqual(is);
  });

  test.each(['1 kg', '1000 g', '1 l', '16 oz', '1 fl oz'])(
    'is not said of %s: the price says it already',
    (text) => {
      const size = parseUnitSize(text);
      expect(size && unitPriceOf(dollars(4), size)).toBe(null);
    },
  );
});
