import { describe, expect, test } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { couponUseRefusal, type CouponTerms, type CouponUses } from './coupon-use.ts';

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
