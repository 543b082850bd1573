import { describe, expect, test } from 'vitest';
import { exactly } from '#domain/kernel/exact.ts';
import { id } from '#domain/kernel/id.ts';
import { dollars } from '#tests/support/builders/money.ts';
import { tripCouponRefusal, type TripCoupon, type TripCouponRefusal } from './trip-coupon.ts';

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

  test.each<{ readonly facts: Partial<TripCoupon>; readonly why: TripCouponRefusal | null }>([
    { facts: {}, why: null },
    {
      facts: { minimumPurchase: dollars(31) },
      why: { kind: 'belowMinimum', missing: dollars(1) },
    },
    { facts: { reach: { type: 'store_wise', providerIds: [id(1), id(2)] } }, why: null },
    {
      facts: { reach: { type: 'store_wise', providerIds: [id(2)] } },
      why: { kind: 'otherProvider' },
    },
    { facts: { reach: { type: 'zone_wise', zoneIds: [id(1)] } }, why: null },
    { facts: { reach: { type: 'zone_wise', zoneIds: [] } }, why: { kind: 'otherZone' } },
  ])('is refused as $why [D-21, D-22]', ({ facts, why }) => {
    expect(tripCouponRefusal(coupon(facts), trip)).toEqual(why);
  });

  test('of a zone is for no trip that begins outside of all', () => {
    const reach = { type: 'zone_wise', zoneIds: [id<'Zone'>(1)] } as const;

    expect(tripCouponRefusal(coupon({ reach }), { ...trip, zoneId: null })).toEqual({
      kind: 'otherZone',
    });
  });
});
