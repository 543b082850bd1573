import type { CheckoutPage } from '#application/kernel/path.ts';

/** The coupon that the visitor has chosen at a checkout: a reload asks for its price again. */
export interface CouponMemory {
  /** Null once none is chosen. */
  save(page: CheckoutPage, code: string | null): void;
  /** Null where none is known, or it was another visitor's, or of another checkout. */
  recall(page: CheckoutPage): string | null;
}
