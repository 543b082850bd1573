import type { CheckoutPage } from '#application/kernel/path.ts';

/** The coupon chosen at a checkout: a reload requests its price again. */
export interface CouponMemory {
  /** Null clears it. */
  save(page: CheckoutPage, code: string | null): void;
  /** Null for none, or for one of another visitor or checkout. */
  recall(page: CheckoutPage): string | null;
}
