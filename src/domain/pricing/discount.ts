import { exactly, lesser, multiply, shareOf, type Exact } from '#domain/kernel/exact.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { Rate } from '#domain/kernel/rate.ts';

/** A share of a price, a flat amount per piece, or none. */
export type Discount =
  | { readonly type: 'percent'; readonly share: Rate }
  | { readonly type: 'amount'; readonly off: Money }
  | { readonly type: 'none' };

export const NO_DISCOUNT: Discount = { type: 'none' };

/** Discount on `count` pieces at `unitPrice`. Never more than they cost. */
export function discountOn(unitPrice: Money, count: number, discount: Discount): Exact {
  const whole = multiply(exactly(unitPrice), count);
  switch (discount.type) {
    case 'percent':
      return lesser(whole, shareOf(whole, discount.share));
    case 'amount':
      return lesser(whole, multiply(exactly(discount.off), count));
    case 'none':
      return multiply(whole, 0);
  }
}

/** The store's percent replaces the item's own discount when it is above zero. The two are never added. */
export const effectiveDiscount = (own: Discount, storeShare: Rate | null): Discount =>
  storeShare !== null && storeShare > 0 ? { type: 'percent', share: storeShare } : own;

export const isDiscounted = (discount: Discount): boolean =>
  (discount.type === 'percent' && discount.share > 0) ||
  (discount.type === 'amount' && discount.off.minor > 0);
