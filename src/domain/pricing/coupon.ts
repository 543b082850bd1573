import {
  exactly,
  isAbove,
  lesser,
  round,
  shareOf,
  subtract,
  type Exact,
} from '#domain/kernel/exact.ts';
import { minus, type Money } from '#domain/kernel/money.ts';
import type { Rate } from '#domain/kernel/rate.ts';
import type { Id } from '#domain/kernel/id.ts';
import type { ZoneId } from '#domain/location/zone.ts';

export type GoodsDiscount =
  | { readonly type: 'percent'; readonly share: Rate; readonly cap: Money | null }
  | { readonly type: 'amount'; readonly off: Money };

export type Coupon = {
  readonly code: string;
  readonly reach:
    | { readonly type: 'default' }
    | { readonly type: 'store_wise'; readonly storeId: Id<'Store'> }
    | { readonly type: 'zone_wise'; readonly zoneIds: readonly ZoneId[] }
    | { readonly type: 'first_order' };
  readonly minimumPurchase: Money;
  readonly discount: GoodsDiscount | { readonly type: 'free_delivery' };
};

/** `missing`: the amount that is missing up to the minimum. */
export type BelowMinimum = { readonly kind: 'belowMinimum'; readonly missing: Money };
export type CouponRefusal = BelowMinimum | { readonly kind: 'otherStore' | 'otherZone' };

/** Null when it applies. */
export function couponRefusal(
  { reach, minimumPurchase }: Coupon,
  order: { readonly storeId: Id<'Store'>; readonly zoneId: ZoneId; readonly subtotal: Exact },
): CouponRefusal | null {
  if (reach.type === 'store_wise' && reach.storeId !== order.storeId) return { kind: 'otherStore' };
  if (reach.type === 'zone_wise' && !reach.zoneIds.includes(order.zoneId)) {
    return { kind: 'otherZone' };
  }
  return minimumRefusal(minimumPurchase, order.subtotal);
}

/** Null when the subtotal reaches the minimum. */
export const minimumRefusal = (minimum: Money, subtotal: Exact): BelowMinimum | null =>
  isAbove(exactly(minimum), subtotal)
    ? { kind: 'belowMinimum', missing: minus(minimum, round(subtotal)) }
    : null;

/** Reduction of (subtotal − discount): never more than that, and never above its cap. */
export function couponDiscount(
  { discount }: { readonly discount: GoodsDiscount },
  subtotal: Exact,
  discounted: Exact,
): Exact {
  const base = subtract(subtotal, discounted);
  if (discount.type === 'amount') return lesser(base, exactly(discount.off));
  const share = lesser(base, shareOf(base, discount.share));
  return discount.cap && discount.cap.minor > 0 ? lesser(share, exactly(discount.cap)) : share;
}
