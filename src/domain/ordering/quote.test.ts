import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { later, MINUTE } from '#domain/kernel/instant.ts';
import { cents, dollars } from '#tests/support/builders/money.ts';
import { amounts, aQuote, aQuotedLine, aStoreQuote, NOON } from '#tests/support/builders/order.ts';
import { differencesBetween, hasRunOut, quoteWithout, remainingProblems } from './quote.ts';

const of = (...lines: ReturnType<typeof aQuotedLine>[]) =>
  aQuote({ stores: [aStoreQuote({ lines })] });

describe('differences between two quotes (D-106)', () => {
  test('the same figures make none, whatever the quote is called', () => {
    expect(differencesBetween(aQuote(), aQuote({ id: 'another' }))).toEqual([]);
  });

  test('name the lines first and the total last', () => {
    const after = aQuote({
      stores: [aStoreQuote({ lines: [aQuotedLine({ amount: dollars(19) })] })],
      amounts: amounts({ tax: cents(170), total: cents(2370) }),
    });
    expect(differencesBetween(aQuote(), after)).toEqual([
      { kind: 'line', name: 'Masala Dosa', was: dollars(18), is: dollars(19) },
      { kind: 'tax', was: cents(160), is: cents(170) },
      { kind: 'total', was: cents(2260), is: cents(2370) },
    ]);
  });

  test('a line that went, one that came, one with another quantity are each told', () => {
    const before = of(aQuotedLine(), aQuotedLine({ id: id(2), name: 'Idli' }));
    const after = of(aQuotedLine({ quantity: 1 }), aQuotedLine({ id: id(3), name: 'Vada' }));
    expect(differencesBetween(before, after)).toEqual([
      { kind: 'quantity', name: 'Masala Dosa', was: 2, is: 1 },
      { kind: 'gone', name: 'Idli' },
      { kind: 'new', name: 'Vada' },
    ]);
  });
});

describe('a quote without the stores that have taken their orders (D-13)', () => {
  const [dosas, bagels] = [
    aStoreQuote(),
    aStoreQuote({
      storeId: id(2),
      storeName: 'Bagel Bar',
      amounts: amounts({ delivery: dollars(5), total: cents(2460) }),
    }),
  ];
  const coupon = { code: 'TREAT', title: 'Two dollars off', storeId: dosas.storeId };
  const quote = aQuote({
    stores: [dosas, bagels],
    amounts: amounts({ subtotal: dollars(40), delivery: dollars(8), total: cents(4720) }),
    coupon,
  });

  test('is of the others, and adds up to what they cost', () => {
    expect(quoteWithout(quote, [dosas])).toEqual({
      ...quote,
      stores: [bagels],
      amounts: bagels.amounts,
      coupon: null,
    });
  });

  test('keeps the coupon of one that is left', () => {
    expect(quoteWithout(quote, [bagels]).coupon).toEqual(coupon);
  });

  test('is the same where none of them has taken one', () => {
    expect(quoteWithout(quote, [])).toBe(quote);
    expect(quoteWithout(quote, [{ storeId: id(3) }])).toBe(quote);
  });
});

test.each([
  { minutes: 14, runOut: false, because: 'a minute is left' },
  { minutes: 15, runOut: true, because: 'this is its end' },
])('a quote has run out: $runOut, $because (D-13)', ({ minutes, runOut }) => {
  expect(hasRunOut(aQuote(), later(NOON, minutes * MINUTE))).toBe(runOut);
});

test('a slot cures a closed store, and not one that is out of stock (CHK-11)', () => {
  const closed = { kind: 'storeClosed', said: 'Closed.', line: null } as const;
  const soldOut = { kind: 'outOfStock', said: 'Sold out.', line: id<'CartLine'>(1) } as const;
  const quote = aQuote({ stores: [aStoreQuote({ problems: [closed, soldOut] })] });
  expect(remainingProblems(quote, false)).toEqual([closed, soldOut]);
  expect(remainingProblems(quote, true)).toEqual([soldOut]);
});
