import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { ListedCoupon } from '#domain/pricing/listed-coupon.ts';

export interface CouponReader {
  /** Usable coupons of every module, those that end first at the top. */
  list(): Promise<Result<readonly ListedCoupon[], CallFailure>>;
}
