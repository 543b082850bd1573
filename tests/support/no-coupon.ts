import type { CouponMemory } from '#application/ordering/coupon-memory.port.ts';

/** A tab in which no coupon was chosen. */
export const noCoupon: CouponMemory = { save: () => {}, recall: () => null };
