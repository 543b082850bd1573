import type { Id } from '#domain/kernel/id.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Money } from '#domain/kernel/money.ts';

/** A coupon as a customer reads of it before there is an order. */
export type ListedCoupon = {
  readonly id: Id<'Coupon'>;
  readonly code: string;
  readonly title: string;
  readonly saves:
    | { readonly kind: 'share'; readonly percent: number }
    | { readonly kind: 'amount'; readonly off: Money }
    | { readonly kind: 'freeDelivery' };
  readonly minimumPurchase: Money;
  /** The most that a share takes off; null for any. */
  readonly maximum: Money | null;
  readonly expiresAt: Instant | null;
  /** Of the one store that takes it; null for any. */
  readonly storeName: string | null;
};

/** What is over is not shown. */
export const notExpired = (
  coupons: readonly ListedCoupon[],
  now: Instant,
): readonly ListedCoupon[] =>
  coupons.filter(({ expiresAt }) => expiresAt === null || expiresAt > now);
