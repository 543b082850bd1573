import type { Id } from '#domain/kernel/id.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Money } from '#domain/kernel/money.ts';

export type ListedCoupon = {
  readonly id: Id<'Coupon'>;
  readonly code: string;
  readonly title: string;
  readonly saves:
    | { readonly kind: 'share'; readonly percent: number }
    | { readonly kind: 'amount'; readonly off: Money }
    | { readonly kind: 'freeDelivery' };
  readonly minimumPurchase: Money;
  /** The maximum reduction of a percentage; null for no cap. */
  readonly maximum: Money | null;
  readonly expiresAt: Instant | null;
  /** Null for any store. */
  readonly storeName: string | null;
};

export const notExpired = (
  coupons: readonly ListedCoupon[],
  now: Instant,
): readonly ListedCoupon[] =>
  coupons.filter(({ expiresAt }) => expiresAt === null || expiresAt > now);
