import type { Instant } from '#domain/kernel/instant.ts';

/** Null for no end. */
export type CouponTerms = {
  readonly startsAt: Instant;
  readonly expiresAt: Instant | null;
  readonly perCustomer: number | null;
  readonly inAll: number | null;
};
/** Number of uses so far, without canceled and failed orders. */
export type CouponUses = { readonly byCustomer: number; readonly inAll: number };
export type CouponUseRefusal = 'notYet' | 'expired' | 'usedUp' | 'usedByCustomer';

/** Null when the coupon can be used once more. Independent of the order. */
export function couponUseRefusal(
  { startsAt, expiresAt, perCustomer, inAll }: CouponTerms,
  { now, uses }: { readonly now: Instant; readonly uses: CouponUses },
): CouponUseRefusal | null {
  if (now < startsAt) return 'notYet';
  if (expiresAt !== null && now >= expiresAt) return 'expired';
  if (inAll !== null && uses.inAll >= inAll) return 'usedUp';
  return perCustomer !== null && uses.byCustomer >= perCustomer ? 'usedByCustomer' : null;
}
