import type * as v from 'valibot';
import type { couponRefusalCode } from '#contract/coupons.ts';
import type { WireQuote } from '#contract/ordering.ts';
import { id } from '#domain/kernel/id.ts';
import { fromDecimal, type Currency } from '#domain/kernel/money.ts';
import type { CartCoupons } from '#domain/ordering/quote.ts';
import type { CouponOffer, CouponProblem } from '#domain/pricing/coupon-offer.ts';
import { toInstant } from '#infrastructure/kernel/wire-moment.ts';

type WireRefusal = NonNullable<WireQuote['coupon_refusal']>;

export const toQuotedCoupons = (
  { coupon, coupon_refusal, coupons }: WireQuote,
  currency: Currency,
): CartCoupons => ({
  coupon: coupon && { code: coupon.code, title: coupon.title, storeId: id(coupon.store_id) },
  couponProblem: coupon_refusal && toCouponProblem(coupon_refusal, currency),
  coupons: toCouponOffers(coupons, currency),
});

/** Each with its saving, or the reason that it does not apply. */
export const toCouponOffers = (
  offers: WireQuote['coupons'],
  currency: Currency,
): readonly CouponOffer[] => offers.map((offer) => toOffer(offer, currency));

function toOffer(offer: WireQuote['coupons'][number], currency: Currency): CouponOffer {
  const { saves, refusal } = offer;
  const isFit = refusal === null && saves !== null;
  return {
    code: offer.code,
    title: offer.title,
    minimumPurchase: fromDecimal(offer.min_purchase, currency),
    expiresAt: offer.expire_date === null ? null : toInstant(offer.expire_date),
    storeName: offer.store_name,
    verdict: isFit
      ? { kind: 'fits', saves: fromDecimal(saves, currency) }
      : {
          kind: 'refused',
          why: refusal ? toCouponProblem(refusal, currency) : { kind: 'savesNothing' },
        },
  };
}

type Code = v.InferOutput<typeof couponRefusalCode>;
type Plain = Exclude<CouponProblem['kind'], 'belowMinimum' | 'other'>;

const KIND_OF: Readonly<Record<Exclude<Code, 'below_minimum' | 'too_many_attempts'>, Plain>> = {
  unknown: 'unknown',
  not_yet: 'notYet',
  expired: 'expired',
  used_up: 'usedUp',
  used_by_customer: 'usedByCustomer',
  sign_in: 'signIn',
  verify: 'verify',
  not_first_order: 'notFirstOrder',
  other_store: 'otherStore',
  other_zone: 'otherZone',
  saves_nothing: 'savesNothing',
};

/** Unknown reasons, and those with a waiting time, keep the server's sentence. */
export function toCouponProblem(
  { code, message, missing }: WireRefusal,
  currency: Currency,
): CouponProblem {
  if (code === 'below_minimum' && missing !== null) {
    return { kind: 'belowMinimum', missing: fromDecimal(missing, currency) };
  }
  return Object.hasOwn(KIND_OF, code)
    ? { kind: KIND_OF[code as keyof typeof KIND_OF] }
    : { kind: 'other', said: message };
}
