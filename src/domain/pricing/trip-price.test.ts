import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money, type Currency } from '#domain/kernel/money.ts';
import { rate } from '#domain/kernel/rate.ts';
import { cents, dollars, USD } from '#tests/support/builders/money.ts';
import type { Discount } from './discount.ts';
import {
  summariseTrip,
  tripLineGross,
  tripLineGrosses,
  type PricedTripLine,
  type TripTerms,
} from './trip-price.ts';

const percent = (share: number) => rate(share * 10_000);
const line = (facts: Partial<PricedTripLine> = {}): PricedTripLine => ({
  rate: dollars(10),
  length: { kind: 'hours', hours: 3 },
  quantity: 2,
  discount: { type: 'none' },
  ...facts,
});
const terms = (facts: Partial<TripTerms> = {}): TripTerms => ({
  currency: USD,
  providerDiscount: null,
  coupon: null,
  taxRate: percent(0),
  taxIncluded: false,
  ...facts,
});
const provider = (share: number, minimum = 0, cap: number | null = null) => ({
  share: percent(share),
  minimumPurchase: dollars(minimum),
  cap: cap === null ? null : dollars(cap),
});
const hundred = line({ length: { kind: 'hours', hours: 10 }, quantity: 1 });

describe('a line of a trip', () => {
  test('costs the hourly price × hours × quantity [RENT-PRICE-01]', () => {
    expect(tripLineGross(line())).toEqual(dollars(60));
  });

  test('costs the price per kilometre × distance × quantity, the distance unrounded [RENT-PRICE-02, CONST-33]', () => {
    const route = { kind: 'metres', metres: 12_345 } as const;

    expect(tripLineGross(line({ rate: dollars(2), length: route }))).toEqual(cents(4_938));
    expect(
      tripLineGross(line({ rate: cents(1), length: { kind: 'metres', metres: 499 }, quantity: 1 })),
    ).toEqual(cents(0));
    expect(
      tripLineGross(line({ rate: cents(1), length: { kind: 'metres', metres: 500 }, quantity: 1 })),
    ).toEqual(cents(1));
  });
});

test('lines by distance add up to the subtotal, whatever a kilometre is worth [D-26]', () => {
  const half = line({ rate: cents(1), length: { kind: 'metres', metres: 500 }, quantity: 1 });
  expect(tripLineGrosses([half, half, half])).toEqual([cents(1), cents(0), cents(1)]);
  expect(summariseTrip([half, half, half], terms()).subtotal).toEqual(cents(2));
});

describe('the discount of a vehicle', () => {
  test.each<{ readonly discount: Discount; readonly off: number; readonly that: string }>([
    { that: 'is a share of the line', discount: { type: 'percent', share: percent(10) }, off: 6 },
    { that: 'is a flat sum a vehicle', discount: { type: 'amount', off: dollars(5) }, off: 10 },
    { that: 'never exceeds the line', discount: { type: 'amount', off: dollars(500) }, off: 60 },
    { that: 'may be everything', discount: { type: 'percent', share: percent(100) }, off: 60 },
    { that: 'may be nothing', discount: { type: 'none' }, off: 0 },
  ])('$that [RENT-PRICE-03, RENT-PRICE-04]', ({ discount, off }) => {
    const summary = summariseTrip([line({ discount })], terms());

    expect(summary.discount).toEqual(dollars(off));
    expect(summary.discountBy).toBe(off === 0 ? 'none' : 'vehicle');
  });
});

describe('the discount of a provider', () => {
  test.each([
    { minimum: 100, off: 20, short: null },
    { minimum: 101, off: 0, short: 1 },
  ])(
    'counts from its minimum on, and says what is short of it [RENT-PRICE-05]',
    ({ minimum, off, short }) => {
      const summary = summariseTrip([hundred], terms({ providerDiscount: provider(20, minimum) }));

      expect(summary.discount).toEqual(dollars(off));
      expect(summary.shortOfMinimum).toEqual(short === null ? null : dollars(short));
    },
  );

  test.each([
    { cap: 15, off: 15 },
    { cap: 0, off: 20 },
    { cap: null, off: 20 },
  ])('ends at its cap, and $cap is none [RENT-PRICE-06]', ({ cap, off }) => {
    const summary = summariseTrip([hundred], terms({ providerDiscount: provider(20, 0, cap) }));

    expect(summary.discount).toEqual(dollars(off));
  });

  test.each([
    { own: 10, providers: 20, off: 20, by: 'provider' },
    { own: 30, providers: 20, off: 30, by: 'vehicle' },
    { own: 20, providers: 20, off: 20, by: 'vehicle' },
    { own: 0, providers: 0, off: 0, by: 'none' },
  ])(
    'of $providers beside the vehicle’s $own: the larger counts, never both, and it is said which [D-28]',
    ({ own, providers, off, by }) => {
      const discounted = {
        ...hundred,
        discount: { type: 'percent', share: percent(own) },
      } as const;
      const summary = summariseTrip([discounted], terms({ providerDiscount: provider(providers) }));

      expect(summary).toMatchObject({
        discount: dollars(off),
        discountBy: by,
        offered: { vehicle: dollars(own), provider: dollars(providers) },
      });
    },
  );
});

describe('what follows the discount', () => {
  test('a coupon is a share of what is left, and tax of what is left then [RENT-PRICE-07, D-28]', () => {
    const coupon = { discount: { type: 'percent', share: percent(10), cap: null } } as const;
    const summary = summariseTrip(
      [hundred],
      terms({ providerDiscount: provider(20), coupon, taxRate: percent(10) }),
    );

    expect(summary).toMatchObject({
      subtotal: dollars(100),
      discount: dollars(20),
      coupon: dollars(8),
      tax: cents(720),
      total: cents(7_920),
    });
  });

  test('tax that prices hold is divided out and not added [D-25]', () => {
    const summary = summariseTrip([hundred], terms({ taxRate: percent(25), taxIncluded: true }));

    expect(summary).toMatchObject({ tax: dollars(20), total: dollars(100), taxIncluded: true });
  });
});

describe('whatever is rented', () => {
  const currencies: readonly Currency[] = [
    { code: 'JPY', digits: 0 },
    { code: 'USD', digits: 2 },
    { code: 'KWD', digits: 3 },
  ];
  const shares = fc.oneof(
    fc.integer({ min: 0, max: 1_000_000 }),
    fc.constantFrom(0, 88_750, 333_333, 500_000, 1_000_000),
  );
  const sums = (currency: Currency, max = 10_000) =>
    fc.oneof(fc.integer({ min: 0, max }), fc.constantFrom(0, 1, 67)).map((m) => money(m, currency));
  const lines = (currency: Currency): fc.Arbitrary<readonly PricedTripLine[]> =>
    fc.array(
      fc.record({
        rate: sums(currency),
        quantity: fc.integer({ min: 1, max: 6 }),
        length: fc.oneof(
          fc.record({
            kind: fc.constant('hours' as const),
            hours: fc.integer({ min: 1, max: 720 }),
          }),
          fc.record({
            kind: fc.constant('metres' as const),
            metres: fc.integer({ min: 1, max: 90_000 }),
          }),
        ),
        discount: fc.oneof(
          fc.constant<Discount>({ type: 'none' }),
          shares.map((share): Discount => ({ type: 'percent', share: rate(share) })),
          sums(currency).map((off): Discount => ({ type: 'amount', off })),
        ),
      }),
      { maxLength: 4 },
    );
  const trips = fc.constantFrom(...currencies).chain((currency) =>
    fc.record({
      lines: lines(currency),
      terms: fc.record({
        currency: fc.constant(currency),
        providerDiscount: fc.option(
          fc.record({
            share: shares.map(rate),
            minimumPurchase: sums(currency),
            cap: fc.option(sums(currency)),
          }),
        ),
        coupon: fc.option(
          fc
            .oneof(
              fc.record({
                type: fc.constant('percent' as const),
                share: shares.map(rate),
                cap: fc.option(sums(currency)),
              }),
              fc.record({ type: fc.constant('amount' as const), off: sums(currency, 1_000_000) }),
            )
            .map((discount) => ({ discount })),
        ),
        taxRate: shares.map(rate),
        taxIncluded: fc.boolean(),
      }),
    }),
  );

  test('the figures add up to the total, and none of them is below zero [D-26]', () => {
    fc.assert(
      fc.property(trips, (trip) => {
        const { subtotal, discount, coupon, tax, taxIncluded, total } = summariseTrip(
          trip.lines,
          trip.terms,
        );
        const left = subtotal.minor - discount.minor - coupon.minor;
        expect(total.minor).toBe(left + (taxIncluded ? 0 : tax.minor));
        const lines = tripLineGrosses(trip.lines).map(({ minor }) => minor);
        expect(lines.reduce((sum, minor) => sum + minor, 0)).toBe(subtotal.minor);
        expect(Math.min(0, ...lines)).toBe(0);
        expect(Math.min(left, tax.minor, discount.minor, coupon.minor)).toBeGreaterThanOrEqual(0);
        if (taxIncluded) expect(tax.minor).toBeLessThanOrEqual(left);
      }),
      { numRuns: 1_000 },
    );
  });

  test('the discount that counts is the larger of the two offered, and is named [D-28]', () => {
    fc.assert(
      fc.property(trips, (trip) => {
        const { discount, discountBy, offered } = summariseTrip(trip.lines, trip.terms);
        expect(discount.minor).toBe(Math.max(offered.vehicle.minor, offered.provider.minor));
        if (discountBy === 'none') expect(discount.minor).toBe(0);
        else expect(discount.minor).toBe(offered[discountBy].minor);
      }),
      { numRuns: 1_000 },
    );
  });

  test('the order of the lines makes no difference [D-26]', () => {
    fc.assert(
      fc.property(trips, (trip) => {
        expect(summariseTrip(trip.lines.toReversed(), trip.terms)).toEqual(
          summariseTrip(trip.lines, trip.terms),
        );
      }),
    );
  });
});
