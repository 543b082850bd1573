import type { Instant } from '#domain/kernel/instant.ts';

/** From when until before when a coupon may be used, and how often; null for ever. */
export type CouponTerms = {
  readonly startsAt: Instant;
  readonly expiresAt: Instant | null;
  readonly perCustomer: number | null;
  readonly inAll: number | null;
};
/** How often it is used already, what was canceled or failed left out. */
export type CouponUses = { readonly byCustomer: number; readonly inAll: number };
export type CouponUseRefusal = 'notYet' | 'expired' | 'usedUp' | 'usedByCustomer';

/** Why a coupon cannot be used once more, whatever it is for; null when it can. */
export function couponUseRefusal(
  { startsAt, expiresAt, perCustomer, inAll }: CouponTerms,
  { now, uses }: { readonly now: Instant; readonly uses: CouponUses },
): CouponUseRefusal | null {
  if (now < startsAt) return 'notYet';
  if (expiresAt !== null && now >= expiresAt) return 'expired';
  if (inAll !== null && uses.inAll >= inAll) return 'usedUp';
  return perCustomer !== null && uses.byCustomer >= perCustomer ? 'usedByCustomer' : null;
}
