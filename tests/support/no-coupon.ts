import type { CouponMemory } from '#application/ordering/coupon-memory.port.ts';

export const noCoupon: CouponMemory = { save: () => {}, recall: () => null };
