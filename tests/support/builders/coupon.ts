import type { CartCoupons } from '#domain/ordering/quote.ts';
import type { CouponOffer, FittingOffer } from '#domain/pricing/coupon-offer.ts';
import { dollars } from './money.ts';

export const anOffer = (facts: Partial<FittingOffer> = {}): FittingOffer => ({
  code: 'TREAT',
  title: 'Ten percent off',
  minimumPurchase: dollars(10),
  expiresAt: null,
  storeName: null,
  verdict: { kind: 'fits', saves: dollars(2) },
  ...facts,
});

/** A coupon for which ten dollars are missing. */
export const anOfferTooFar = (facts: Partial<CouponOffer> = {}): CouponOffer => ({
  ...anOffer(),
  code: 'FEAST',
  title: 'Five dollars off',
  verdict: { kind: 'refused', why: { kind: 'belowMinimum', missing: dollars(10) } },
  ...facts,
});

/** The coupons of a price to which none applies. */
export const quotedCoupons = (facts: Partial<CartCoupons> = {}): CartCoupons => ({
  coupon: null,
  couponProblem: null,
  coupons: [anOfferTooFar(), anOffer()],
  ...facts,
});
