import type { QuotedCoupons } from '#domain/pricing/coupon-offer.ts';

/** What a view may send. */
export type Command =
  | { readonly type: 'code.type'; readonly code: string }
  | { readonly type: 'coupon.apply' }
  /** One of the list, or the one that is suggested. */
  | { readonly type: 'coupon.choose'; readonly code: string }
  | { readonly type: 'coupon.remove' }
  | { readonly type: 'list.open' }
  | { readonly type: 'list.close' };

/** What the checkout reports, with every price that it shows. Views hold references that cannot send it. */
export type Report = { readonly type: 'quote.change'; readonly quoted: QuotedCoupons };
export type Event = Command | Report;

/** What the checkout is told: the price is wanted with this code, or without one. */
export type CouponReport = { readonly type: 'coupon.change'; readonly code: string | null };

/** Chosen before a reload; null for none. */
export type Input = { readonly code: string | null };

export type Context = {
  /** As it is typed, or as it counts. */
  readonly code: string;
  readonly quoted: QuotedCoupons;
};

export type Tag =
  | 'waiting'
  | 'open'
  | 'applying'
  | 'applied'
  | 'chosen'
  | 'refused'
  | 'dropped'
  | 'removed'
  | 'listed';
