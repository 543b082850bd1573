import { exactly, isAbove, type Exact } from '#domain/kernel/exact.ts';
import type { Id } from '#domain/kernel/id.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import type { Coupon } from './coupon.ts';

/** A promise of money off one trip. */
export type TripCoupon = Pick<Coupon, 'code' | 'minimumPurchase' | 'discount'> & {
  readonly title: string;
  readonly reach:
    | { readonly type: 'default' }
    | { readonly type: 'store_wise'; readonly providerIds: readonly Id<'Provider'>[] }
    | { readonly type: 'zone_wise'; readonly zoneIds: readonly ZoneId[] };
};

export type TripCouponRefusal = 'belowMinimum' | 'otherProvider' | 'otherZone';

/** Why a coupon does not apply to a trip with this provider; null when it does. */
export function tripCouponRefusal(
  { reach, minimumPurchase }: TripCoupon,
  trip: {
    readonly providerId: Id<'Provider'>;
    readonly zoneId: ZoneId | null;
    readonly subtotal: Exact;
  },
): TripCouponRefusal | null {
  if (reach.type === 'store_wise' && !reach.providerIds.includes(trip.providerId)) {
    return 'otherProvider';
  }
  if (reach.type === 'zone_wise' && !reach.zoneIds.some((zone) => zone === trip.zoneId)) {
    return 'otherZone';
  }
  return isAbove(exactly(minimumPurchase), trip.subtotal) ? 'belowMinimum' : null;
}

/** From when until before when a coupon may be used, and how often; null for ever. */
export type CouponTerms = {
  readonly startsAt: Instant;
  readonly expiresAt: Instant | null;
  readonly perCustomer: number | null;
  readonly inAll: number | null;
};
/** In how many trips it is used already, those that were canceled left out. */
export type CouponUses = { readonly byCustomer: number; readonly inAll: number };
export type CouponUseRefusal = 'notYet' | 'expired' | 'usedUp' | 'usedByCustomer';

/** Why a coupon cannot be used once more, whatever the trip; null when it can. */
export function couponUseRefusal(
  { startsAt, expiresAt, perCustomer, inAll }: CouponTerms,
  { now, uses }: { readonly now: Instant; readonly uses: CouponUses },
): CouponUseRefusal | null {
  if (now < startsAt) return 'notYet';
  if (expiresAt !== null && now >= expiresAt) return 'expired';
  if (inAll !== null && uses.inAll >= inAll) return 'usedUp';
  return perCustomer !== null && uses.byCustomer >= perCustomer ? 'usedByCustomer' : null;
}
