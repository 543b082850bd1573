import { describe, expect, test } from 'vitest';
import { exactly, round } from '#domain/kernel/exact.ts';
import { id } from '#domain/kernel/id.ts';
import { rateOfPercent } from '#domain/kernel/rate.ts';
import { cents, dollars, USD } from '#tests/support/builders/money.ts';
import { couponDiscount, couponRefusal, type Coupon, type GoodsDiscount } from './coupon.ts';
import { deliveryFee, freeDeliveryProgress, type Delivery } from './delivery-fee.ts';
import { discountOn, effectiveDiscount, NO_DISCOUNT, type Discount } from './discount.ts';
import { unitAmountOf, type PricedLine } from './line-price.ts';
import { summarise, type OrderTerms } from './order-summary.ts';

const percent = (value: number): Discount => ({ type: 'percent', share: rateOfPercent(value) });
const off = (value: number): Discount => ({ type: 'amount', off: dollars(value) });
const aPricedLine = (facts: Partial<PricedLine> = {}): PricedLine => ({
  unitPrice: dollars(10),
  quantity: 1,
  discount: NO_DISCOUNT,
  addOns: [],
  ...facts,
});
const terms = (facts: Partial<OrderTerms> = {}): OrderTerms => ({
  currency: USD,
  taxRate: rateOfPercent(10),
  taxIncluded: false,
  deliveryFee: cents(0),
  coupon: null,
  ...facts,
});

describe('a discount', () => {
  test('in percent is a share of the price (PRICE-13)', () => {
    expect(round(discountOn(dollars(60), 1, percent(10)))).toEqual(dollars(6));
  });

  test('in money comes off every piece (PRICE-15)', () => {
    expect(round(discountOn(dollars(10), 2, off(3)))).toEqual(dollars(6));
  });

  test('never makes a price negative', () => {
    expect(round(discountOn(dollars(2), 3, off(5)))).toEqual(dollars(6));
    expect(unitAmountOf({ unitPrice: dollars(2), discount: percent(300) })).toEqual(dollars(0));
  });

  test('of the store replaces the item’s own, and is never added to it (PRICE-16)', () => {
    expect(effectiveDiscount(off(3), rateOfPercent(20))).toEqual(percent(20));
    expect(effectiveDiscount(off(3), rateOfPercent(0))).toEqual(off(3));
    expect(effectiveDiscount(off(3), null)).toEqual(off(3));
  });
});

describe('a coupon', () => {
  const tenPercent: Coupon & { readonly discount: GoodsDiscount } = {
    code: 'TEN',
    reach: { type: 'default' },
    minimumPurchase: dollars(100),
    discount: { type: 'percent', share: rateOfPercent(10), cap: null },
  };
  const order = { storeId: id<'Store'>(1), zoneId: id<'Zone'>(1), subtotal: exactly(dollars(100)) };

  test.each([
    { have: 10_000, missing: null, because: 'exactly the minimum' },
    { have: 9_999, missing: 1, because: 'one cent short' },
  ])('wants $missing cents more at $have, $because (PRICE-01)', ({ have, missing }) => {
    expect(couponRefusal(tenPercent, { ...order, subtotal: exactly(cents(have)) })).toEqual(
      missing === null ? null : { kind: 'belowMinimum', missing: cents(missing) },
    );
  });

  test('of one store or zone stays there (PRICE-02, PRICE-06)', () => {
    const store: Coupon = { ...tenPercent, reach: { type: 'store_wise', storeId: id(2) } };
    const zone: Coupon = { ...tenPercent, reach: { type: 'zone_wise', zoneIds: [id(2), id(3)] } };

    expect(couponRefusal(store, order)).toEqual({ kind: 'otherStore' });
    expect(couponRefusal(zone, order)).toEqual({ kind: 'otherZone' });
    expect(couponRefusal(zone, { ...order, zoneId: id(3) })).toBeNull();
  });

  test('takes its percent of what is left after discounts (PRICE-04)', () => {
    const taken = couponDiscount(tenPercent, exactly(dollars(100)), exactly(dollars(20)));
    expect(round(taken)).toEqual(dollars(8));
  });

  test.each([
    { cap: dollars(30), taken: 30, because: 'it is capped (PRICE-05)' },
    { cap: dollars(0), taken: 50, because: 'a cap of nothing means no cap (PRICE-03)' },
    { cap: null, taken: 50, because: 'no cap is no cap' },
  ])('takes $taken of 100: $because', ({ cap, taken }) => {
    const half = { discount: { type: 'percent', share: rateOfPercent(50), cap } } as const;
    expect(round(couponDiscount(half, exactly(dollars(100)), exactly(dollars(0))))).toEqual(
      dollars(taken),
    );
  });

  test('in money never takes more than there is', () => {
    const flat = { discount: { type: 'amount', off: dollars(50) } } as const;
    expect(round(couponDiscount(flat, exactly(dollars(40)), exactly(dollars(10))))).toEqual(
      dollars(30),
    );
  });
});

describe('the delivery fee', () => {
  const delivery = (facts: Partial<Delivery> = {}): Delivery => ({
    tariff: { minimum: dollars(3), perKilometre: dollars(1), maximum: dollars(10) },
    metres: 5_000,
    takeAway: false,
    storeDeliversFree: false,
    freeFrom: dollars(60),
    cartSubtotal: dollars(20),
    ...facts,
  });

  test.each([
    { facts: {}, fee: 500, because: 'five kilometres' },
    { facts: { metres: 100 }, fee: 300, because: 'the minimum' },
    { facts: { metres: 90_000 }, fee: 1000, because: 'the maximum' },
    { facts: { metres: 4_444 }, fee: 444, because: 'rounded once' },
    { facts: { takeAway: true }, fee: 0, because: 'a take-away is not delivered' },
    { facts: { storeDeliversFree: true }, fee: 0, because: 'the store brings it free' },
    { facts: { cartSubtotal: dollars(60) }, fee: 0, because: 'exactly at the threshold (CHK-19)' },
    { facts: { cartSubtotal: cents(5_999) }, fee: 500, because: 'one cent short of it' },
    {
      facts: { freeFrom: null, cartSubtotal: dollars(900) },
      fee: 500,
      because: 'no threshold is set',
    },
  ])('is $fee cents: $because', ({ facts, fee }) => {
    expect(deliveryFee(delivery(facts))).toEqual(cents(fee));
  });

  test.each([
    { subtotal: 30, over: 50, remaining: 20, percent: 60, because: 'on the way (PRICE-10)' },
    { subtotal: 80, over: 50, remaining: 0, percent: 100, because: 'past it (PRICE-11)' },
    {
      subtotal: -5,
      over: 50,
      remaining: 55,
      percent: 0,
      because: 'never below nothing (PRICE-12)',
    },
  ])('is $percent % away from free, $because', ({ subtotal, over, remaining, percent: share }) => {
    expect(freeDeliveryProgress(dollars(subtotal), dollars(over))).toEqual({
      remaining: dollars(remaining),
      percent: share,
    });
  });

  test('shows no way to free delivery where there is none', () => {
    expect(freeDeliveryProgress(dollars(30), null)).toBeNull();
    expect(freeDeliveryProgress(dollars(30), dollars(0))).toBeNull();
  });
});

describe('an order’s summary', () => {
  test('taxes what is left after discounts (PRICE-08, CHK-18)', () => {
    const summary = summarise(
      [aPricedLine({ unitPrice: dollars(100), discount: percent(20) })],
      terms({ deliveryFee: dollars(5) }),
    );

    expect(summary).toEqual({
      subtotal: dollars(100),
      discount: dollars(20),
      coupon: cents(0),
      tax: dollars(8),
      taxIncluded: false,
      delivery: dollars(5),
      total: dollars(93),
    });
  });

  test('shows an included tax and does not add it (PRICE-09)', () => {
    const summary = summarise(
      [aPricedLine({ unitPrice: dollars(110) })],
      terms({ taxIncluded: true }),
    );

    expect(summary.tax).toEqual(dollars(10));
    expect(summary.total).toEqual(dollars(110));
  });

  test('rounds each figure once, so three thirds of a discount lose nothing', () => {
    const third = aPricedLine({ unitPrice: cents(100), discount: percent(33.3333) });

    expect(summarise([third, third, third], terms()).discount).toEqual(cents(100));
  });
});
