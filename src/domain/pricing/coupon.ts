import { isAbove, lesser, exactly, shareOf, subtract, type Exact } from '#domain/kernel/exact.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { Rate } from '#domain/kernel/rate.ts';
import type { Id } from '#domain/kernel/id.ts';
import type { ZoneId } from '#domain/location/zone.ts';

/** A promise of money off one order. */
export type Coupon = {
  readonly code: string;
  readonly reach:
    | { readonly type: 'default' }
    | { readonly type: 'store_wise'; readonly storeId: Id<'Store'> }
    | { readonly type: 'zone_wise'; readonly zoneIds: readonly ZoneId[] };
  readonly minimumPurchase: Money;
  readonly discount:
    | { readonly type: 'percent'; readonly share: Rate; readonly cap: Money | null }
    | { readonly type: 'amount'; readonly off: Money };
};

export type CouponRefusal = 'belowMinimum' | 'otherStore' | 'otherZone';

/** Why a coupon does not apply to an order of this store; null when it does. */
export function couponRefusal(
  coupon: Coupon,
  order: { readonly storeId: Id<'Store'>; readonly zoneId: ZoneId; readonly subtotal: Exact },
): CouponRefusal | null {
  const { reach, minimumPurchase } = coupon;
  if (reach.type === 'store_wise' && reach.storeId !== order.storeId) return 'otherStore';
  if (reach.type === 'zone_wise' && !reach.zoneIds.includes(order.zoneId)) return 'otherZone';
  return isAbove(exactly(minimumPurchase), order.subtotal) ? 'belowMinimum' : null;
}

/** What a coupon takes off (subtotal − discount): never more than that, and never above its cap. */
export function couponDiscount(
  { discount }: Pick<Coupon, 'discount'>,
  subtotal: Exact,
  discounted: Exact,
): Exact {
  const base = subtract(subtotal, discounted);
  if (discount.type === 'amount') return lesser(base, exactly(discount.off));
  const share = lesser(base, shareOf(base, discount.share));
  return discount.cap && discount.cap.minor > 0 ? lesser(share, exactly(discount.cap)) : share;
}
