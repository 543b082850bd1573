import type { Exact } from '#domain/kernel/exact.ts';
import type { Id } from '#domain/kernel/id.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import { minimumRefusal, type BelowMinimum, type Coupon, type GoodsDiscount } from './coupon.ts';

export type TripCoupon = Pick<Coupon, 'code' | 'minimumPurchase'> & {
  readonly title: string;
  readonly discount: GoodsDiscount;
  readonly reach:
    | { readonly type: 'default' }
    | { readonly type: 'store_wise'; readonly providerIds: readonly Id<'Provider'>[] }
    | { readonly type: 'zone_wise'; readonly zoneIds: readonly ZoneId[] };
};

export type TripCouponRefusal = BelowMinimum | { readonly kind: 'otherProvider' | 'otherZone' };

/** Null when the coupon applies to a trip with this provider. */
export function tripCouponRefusal(
  { reach, minimumPurchase }: TripCoupon,
  trip: {
    readonly providerId: Id<'Provider'>;
    readonly zoneId: ZoneId | null;
    readonly subtotal: Exact;
  },
): TripCouponRefusal | null {
  if (reach.type === 'store_wise' && !reach.providerIds.includes(trip.providerId)) {
    return { kind: 'otherProvider' };
  }
  if (reach.type === 'zone_wise' && !reach.zoneIds.some((zone) => zone === trip.zoneId)) {
    return { kind: 'otherZone' };
  }
  return minimumRefusal(minimumPurchase, trip.subtotal);
}
