import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { money, type Currency, type Money } from '#domain/kernel/money.ts';
import { rate } from '#domain/kernel/rate.ts';
import type { Coupon } from './coupon.ts';
import type { Discount } from './discount.ts';
import type { PricedLine } from './line-price.ts';
import { combined, summarise, type OrderSummary, type OrderTerms } from './order-summary.ts';

const currencies: readonly Currency[] = [
  { code: 'JPY', digits: 0 },
  { code: 'USD', digits: 2 },
  { code: 'KWD', digits: 3 },
];

const shares = fc.oneof(
  fc.integer({ min: 0, max: 1_000_000 }),
  fc.constantFrom(0, 88_750, 333_333, 500_000, 666_667, 1_000_000),
);
const amounts = (currency: Currency, max = 5_000) =>
  fc
    .oneof(fc.integer({ min: 0, max }), fc.constantFrom(0, 1, 67, 101))
    .map((minor) => money(minor, currency));
const discounts = (currency: Currency): fc.Arbitrary<Discount> =>
  fc.oneof(
    fc.constant<Discount>({ type: 'none' }),
    shares.map((share): Discount => ({ type: 'percent', share: rate(share) })),
    amounts(currency).map((off): Discount => ({ type: 'amount', off })),
  );
const lines = (currency: Currency): fc.Arbitrary<readonly PricedLine[]> =>
  fc.array(
    fc.record({
      unitPrice: amounts(currency),
      quantity: fc.integer({ min: 1, max: 9 }),
      discount: discounts(currency),
      addOns: fc.array(
        fc.record({ price: amounts(currency, 500), quantity: fc.integer({ min: 1, max: 3 }) }),
        { maxLength: 2 },
      ),
    }),
    { maxLength: 4 },
  );
const coupons = (currency: Currency): fc.Arbitrary<Coupon | null> =>
  fc.option(
    fc
      .oneof(
        fc.record({
          type: fc.constant('percent' as const),
          share: shares.map(rate),
          cap: fc.option(amounts(currency)),
        }),
        fc.record({ type: fc.constant('amount' as const), off: amounts(currency, 20_000) }),
        fc.constant({ type: 'free_delivery' as const }),
      )
      .map((discount) => ({
        code: 'TREAT',
        reach: { type: 'store_wise', storeId: id(1) },
        minimumPurchase: money(0, currency),
        discount,
      })),
  );
const terms = (currency: Currency): fc.Arbitrary<OrderTerms> =>
  fc.record({
    currency: fc.constant(currency),
    taxRate: shares.map(rate),
    taxIncluded: fc.boolean(),
    deliveryFee: fc.oneof(fc.constant(money(0, currency)), amounts(currency)),
    coupon: coupons(currency),
  });
const orders = fc
  .constantFrom(...currencies)
  .chain((currency) => fc.record({ lines: lines(currency), terms: terms(currency) }));

const PARTS = ['subtotal', 'discount', 'coupon', 'tax', 'delivery', 'total'] as const;
const sumOf = ({ subtotal, discount, coupon, tax, taxIncluded, delivery }: OrderSummary): number =>
  subtotal.minor - discount.minor - coupon.minor + (taxIncluded ? 0 : tax.minor) + delivery.minor;
const minors = (summary: OrderSummary) => PARTS.map((part) => summary[part].minor);

describe('whatever is ordered', () => {
  test('the figures add up to the total, and none of them is below zero [D-26]', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const summary = summarise(order.lines, order.terms);
        expect(summary.total.minor).toBe(sumOf(summary));
        expect(Math.min(...minors(summary))).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 1_000 },
    );
  });

  test('discount and coupon together never take off more than the goods cost [D-26]', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const { subtotal, discount, coupon, tax, taxIncluded } = summarise(
          order.lines,
          order.terms,
        );
        const left = subtotal.minor - discount.minor - coupon.minor;
        expect(left).toBeGreaterThanOrEqual(0);
        if (taxIncluded) expect(tax.minor).toBeLessThanOrEqual(left);
      }),
      { numRuns: 1_000 },
    );
  });

  test('several stores together cost the sum of what each of them costs [D-13, D-26]', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            lines: lines(currencies[1] as Currency),
            terms: terms(currencies[1] as Currency),
          }),
          { minLength: 1, maxLength: 3 },
        ),
        fc.boolean(),
        (each, taxIncluded) => {
          const summaries = each.map((one) => summarise(one.lines, { ...one.terms, taxIncluded }));
          const all = combined(summaries, currencies[1] as Currency);
          expect(all.total.minor).toBe(sumOf(all));
          const sum = (part: (typeof PARTS)[number]) =>
            summaries.reduce((total, summary) => total + summary[part].minor, 0);
          expect(minors(all)).toEqual(PARTS.map(sum));
        },
      ),
    );
  });
});

test('a coupon that covers what a discount left never makes an order cost less than nothing [D-26]', () => {
  const dollars: Currency = currencies[1] as Currency;
  const cents = (minor: number): Money => money(minor, dollars);
  const covering: Coupon = {
    code: 'TREAT',
    reach: { type: 'store_wise', storeId: id(1) },
    minimumPurchase: cents(0),
    discount: { type: 'amount', off: cents(10_000) },
  };
  const half = { type: 'percent', share: rate(500_000) } as const;
  const line = { unitPrice: cents(67), quantity: 1, discount: half, addOns: [] };
  const summary = summarise([line], {
    currency: dollars,
    taxRate: rate(0),
    taxIncluded: false,
    deliveryFee: cents(0),
    coupon: covering,
  });
  expect(minors(summary)).toEqual([67, 34, 33, 0, 0, 0]);
});
