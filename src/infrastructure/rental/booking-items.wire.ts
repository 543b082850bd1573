import * as v from 'valibot';
import { bookingItems } from '#contract/rental-cart.ts';
import { rentalCoupon } from '#contract/rental-coupons.ts';
import type { BookingItems } from '#application/rental/trip-cart-gateway.port.ts';
import { fromDecimal } from '#domain/kernel/money.ts';
import { readRows } from '#infrastructure/kernel/rows.ts';
import { toCouponOffers, toCouponProblem } from '#infrastructure/ordering/coupon.wire.ts';
import { rawCart, toTripCart, type Reading } from './trip-cart.wire.ts';
import { toTripCoupon } from './trip-coupon.wire.ts';

/** The coupon is parsed on its own, as lines are. */
export const rawBookingItems = v.object({
  ...rawCart.entries,
  coupon: v.optional(v.unknown()),
  coupon_refusal: bookingItems.entries.coupon_refusal,
  coupons: bookingItems.entries.coupons,
  wallet_balance: bookingItems.entries.wallet_balance,
});

export function toBookingItems(
  items: v.InferOutput<typeof rawBookingItems>,
  reading: Reading,
): BookingItems {
  const { coupon, coupon_refusal, coupons, wallet_balance: balance } = items;
  const { currency, report } = reading;
  const [held] = coupon
    ? readRows([coupon], rentalCoupon, (row) => toTripCoupon(row, currency), report)
    : [];
  return {
    cart: toTripCart(items, reading),
    coupon: held ?? null,
    couponProblem: coupon_refusal && toCouponProblem(coupon_refusal, currency),
    coupons: toCouponOffers(coupons, currency),
    walletBalance: balance === null ? null : fromDecimal(balance, currency),
  };
}
