import type { Id } from '#domain/kernel/id.ts';
import type { Exact } from '#domain/kernel/exact.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { compare, isLess, type Money } from '#domain/kernel/money.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import { couponRefusal, type Coupon, type CouponRefusal } from './coupon.ts';
import type { CouponTerms, CouponUseRefusal } from './coupon-use.ts';

export type OrderToSaveOn = {
  readonly storeId: Id<'Store'>;
  readonly zoneId: ZoneId;
  readonly subtotal: Exact;
  readonly saves: Money;
};

export type CouponCustomer = {
  readonly isGuest: boolean;
  /** True when the e-mail or phone is verified, or verification is not required. */
  readonly isVerified: boolean;
  readonly hasOrdered: boolean;
};

/** Reasons that a coupon does not apply to this cart, or not yet. */
export type WhyNot =
  | CouponRefusal
  | {
      readonly kind:
        | CouponUseRefusal
        /** Its uses are counted by customer, and guests have no account. */
        | 'signIn'
        /** Its uses are counted by customer, so the customer must verify first. */
        | 'verify'
        | 'notFirstOrder'
        /** It applies but saves nothing, as when the delivery is free already. */
        | 'savesNothing';
    };

type Fit = { readonly kind: 'fits'; readonly saves: Money };
/** The order it applies to and the saving, or the reason that it applies to none. */
export type Verdict =
  | (Fit & { readonly storeId: Id<'Store'> })
  | { readonly kind: 'refused'; readonly why: WhyNot };

/** Null when the customer can use it. */
export function customerRefusal(
  { reach }: { readonly reach: { readonly type: string } },
  { perCustomer }: CouponTerms,
  { isGuest, isVerified, hasOrdered }: CouponCustomer,
): WhyNot | null {
  const isFirst = reach.type === 'first_order';
  const isCounted = isFirst || perCustomer !== null;
  if (isGuest && isCounted) return { kind: 'signIn' };
  if (isFirst && hasOrdered) return { kind: 'notFirstOrder' };
  return isCounted && !isVerified ? { kind: 'verify' } : null;
}

/**
 * A coupon applies to the first order that it fits. If it fits none, returns the reason that is easiest to
 * cure: the least missing amount comes first.
 */
export function firstFit(coupon: Coupon, orders: readonly OrderToSaveOn[]): Verdict {
  const refused: WhyNot[] = [];
  for (const order of orders) {
    const why = couponRefusal(coupon, order);
    if (why) refused.push(why);
    else if (order.saves.minor <= 0) refused.push({ kind: 'savesNothing' });
    else return { kind: 'fits', storeId: order.storeId, saves: order.saves };
  }
  return { kind: 'refused', why: easiest(refused) };
}

const easiest = (refused: readonly WhyNot[]): WhyNot => {
  const missing = refused
    .flatMap((why) => (why.kind === 'belowMinimum' ? [why] : []))
    .reduce<Extract<WhyNot, { readonly kind: 'belowMinimum' }> | null>(
      (least, why) => (least && !isLess(why.missing, least.missing) ? least : why),
      null,
    );
  const nothing = refused.find(({ kind }) => kind === 'savesNothing');
  return missing ?? nothing ?? refused[0] ?? { kind: 'otherStore' };
};

/** A refusal as shown to customers, with the server's own sentence. */
export type CouponProblem =
  | WhyNot
  | { readonly kind: 'unknown' }
  | { readonly kind: 'other'; readonly said: string };

export type CouponOffer = {
  readonly code: string;
  readonly title: string;
  readonly minimumPurchase: Money;
  readonly expiresAt: Instant | null;
  /** Null for any store. */
  readonly storeName: string | null;
  readonly verdict: Fit | { readonly kind: 'refused'; readonly why: CouponProblem };
};
export type FittingOffer = CouponOffer & { readonly verdict: Fit };

export type QuotedCoupons = {
  readonly coupon: { readonly code: string; readonly title: string } | null;
  readonly couponProblem: CouponProblem | null;
  readonly coupons: readonly CouponOffer[];
};

export const fits = (offer: CouponOffer): offer is FittingOffer => offer.verdict.kind === 'fits';

/** The highest saving; then the earliest end, then the code. */
export const bestOffer = (offers: readonly CouponOffer[]): FittingOffer | null =>
  offers.filter(fits).toSorted(byWorth)[0] ?? null;

/** Coupons that apply come first, best first; the others keep their order. */
export const ranked = (offers: readonly CouponOffer[]): readonly CouponOffer[] => [
  ...offers.filter(fits).toSorted(byWorth),
  ...offers.filter((offer) => !fits(offer)),
];

const byWorth = (a: FittingOffer, b: FittingOffer): number =>
  compare(b.verdict.saves, a.verdict.saves) || endOf(a) - endOf(b) || (a.code < b.code ? -1 : 1);

/** Later than every date, and still a number to subtract. */
const endOf = ({ expiresAt }: CouponOffer): number => expiresAt ?? Number.MAX_SAFE_INTEGER;
