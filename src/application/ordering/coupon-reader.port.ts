import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { ListedCoupon } from '#domain/pricing/listed-coupon.ts';

export interface CouponReader {
  /** Those of every module that the customer can use, the ones that end first before the others. */
  list(): Promise<Result<readonly ListedCoupon[], CallFailure>>;
}
