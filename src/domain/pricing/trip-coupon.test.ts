import { describe, expect, test } from 'vitest';
import { exactly } from '#domain/kernel/exact.ts';
import { id } from '#domain/kernel/id.ts';
import { dollars } from '#tests/support/builders/money.ts';
import { instant } from '#domain/kernel/instant.ts';
import {
  couponUseRefusal,
  tripCouponRefusal,
  type CouponTerms,
  type CouponUses,
  type TripCoupon,
} from './trip-coupon.ts';

describe('a coupon for a trip', () => {
  const coupon = (facts: Partial<TripCoupon> = {}): TripCoupon => ({
    code: 'RIDE',
    title: 'Ride',
    reach: { type: 'default' },
    minimumPurchase: dollars(30),
    discount: { type: 'amount', off: dollars(5) },
    ...facts,
  });
  const trip = {
    providerId: id<'Provider'>(1),
    zoneId: id<'Zone'>(1),
    subtotal: exactly(dollars(30)),
  };

  test.each<{ readonly facts: Partial<TripCoupon>; readonly why: string | null }>([
    { facts: {}, why: null },
    { facts: { minimumPurchase: dollars(31) }, why: 'belowMinimum' },
    { facts: { reach: { type: 'store_wise', providerIds: [id(1), id(2)] } }, why: null },
    { facts: { reach: { type: 'store_wise', providerIds: [id(2)] } }, why: 'otherProvider' },
    { facts: { reach: { type: 'zone_wise', zoneIds: [id(1)] } }, why: null },
    { facts: { reach: { type: 'zone_wise', zoneIds: [] } }, why: 'otherZone' },
  ])('is refused as $why [D-21, D-22]', ({ facts, why }) => {
    expect(tripCouponRefusal(coupon(facts), trip)).toBe(why);
  });

  test('of a zone is for no trip that begins outside of all', () => {
    const reach = { type: 'zone_wise', zoneIds: [id<'Zone'>(1)] } as const;

    expect(tripCouponRefusal(coupon({ reach }), { ...trip, zoneId: null })).toBe('otherZone');
  });
});

describe('the use of a coupon', () => {
  const terms: CouponTerms = {
    startsAt: instant(10),
    expiresAt: instant(20),
    perCustomer: 2,
    inAll: 5,
  };
  const forEver = { ...terms, expiresAt: null, perCustomer: null, inAll: null };

  test.each<{
    readonly given: CouponTerms;
    readonly now: number;
    readonly uses: CouponUses;
    readonly why: string | null;
  }>([
    { given: terms, now: 9, uses: { byCustomer: 0, inAll: 0 }, why: 'notYet' },
    { given: terms, now: 10, uses: { byCustomer: 1, inAll: 4 }, why: null },
    { given: terms, now: 19, uses: { byCustomer: 0, inAll: 0 }, why: null },
    { given: terms, now: 20, uses: { byCustomer: 0, inAll: 0 }, why: 'expired' },
    { given: terms, now: 15, uses: { byCustomer: 2, inAll: 4 }, why: 'usedByCustomer' },
    { given: terms, now: 15, uses: { byCustomer: 0, inAll: 5 }, why: 'usedUp' },
    { given: forEver, now: 99, uses: { byCustomer: 99, inAll: 99 }, why: null },
  ])('at $now with $uses is refused as $why', ({ given, now, uses, why }) => {
    expect(couponUseRefusal(given, { now: instant(now), uses })).toBe(why);
  });
});
