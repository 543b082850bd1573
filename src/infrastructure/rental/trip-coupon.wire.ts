import type { WireRentalCoupon } from '#contract/rental-coupons.ts';
import { id } from '#domain/kernel/id.ts';
import { fromDecimal, limitOf, type Currency } from '#domain/kernel/money.ts';
import type { TripCoupon } from '#domain/pricing/trip-coupon.ts';
import { toShare } from '#infrastructure/catalogue/item.wire.ts';

export const toTripCoupon = (wire: WireRentalCoupon, currency: Currency): TripCoupon => ({
  code: wire.code,
  title: wire.title,
  reach: toReach(wire),
  minimumPurchase: fromDecimal(Math.max(0, wire.min_purchase), currency),
  discount:
    wire.discount_type === 'percent'
      ? {
          type: 'percent',
          share: toShare(wire.discount),
          cap: limitOf(fromDecimal(wire.max_discount, currency)),
        }
      : { type: 'amount', off: fromDecimal(Math.max(0, wire.discount), currency) },
});

function toReach(wire: WireRentalCoupon): TripCoupon['reach'] {
  switch (wire.coupon_type) {
    case 'default':
      return { type: 'default' };
    case 'store_wise':
      return { type: 'store_wise', providerIds: wire.provider_ids.map(id<'Provider'>) };
    case 'zone_wise':
      return { type: 'zone_wise', zoneIds: wire.zone_ids.map(id<'Zone'>) };
  }
}
