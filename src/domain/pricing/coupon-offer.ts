import type { Id } from '#domain/kernel/id.ts';
import type { Exact } from '#domain/kernel/exact.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { compare, isLess, type Money } from '#domain/kernel/money.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import { couponRefusal, type Coupon, type CouponRefusal } from './coupon.ts';
import type { CouponTerms, CouponUseRefusal } from './coupon-use.ts';

/** One store's order, and what the coupon would make it cheaper by. */
export type OrderToSaveOn = {
  readonly storeId: Id<'Store'>;
  readonly zoneId: ZoneId;
  readonly subtotal: Exact;
  readonly saves: Money;
};

export type CouponCustomer = {
  readonly isGuest: boolean;
  /** They are known to read their e-mail or phone, or were never asked. */
  readonly isVerified: boolean;
  readonly hasOrdered: boolean;
};

/** Every reason why a coupon does not make this cart cheaper, or not yet. */
export type WhyNot =
  | CouponRefusal
  | {
      readonly kind:
        | CouponUseRefusal
        /** It is counted by customer, and guests are not known. */
        | 'signIn'
        /** It is counted by customer, and who this is has to be proven. */
        | 'verify'
        | 'notFirstOrder'
        /** It fits and takes nothing off, as where the delivery is free already. */
        | 'savesNothing';
    };

type Fit = { readonly kind: 'fits'; readonly saves: Money };
/** Which order it goes to and what it saves there, or why it goes to none. */
export type Verdict =
  (Fit & { readonly storeId: Id<'Store'> }) | { readonly kind: 'refused'; readonly why: WhyNot };

/** Why it is not for this customer; null when it is. */
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
 * A coupon goes to the first order that it fits. Where it fits none, the reason is the one that is easiest to
 * cure: the least money missing comes first.
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

/** The same as a customer is told it, with what the server says in its own words. */
export type CouponProblem =
  WhyNot | { readonly kind: 'unknown' } | { readonly kind: 'other'; readonly said: string };

/** A coupon in the list of a checkout. */
export type CouponOffer = {
  readonly code: string;
  readonly title: string;
  readonly minimumPurchase: Money;
  readonly expiresAt: Instant | null;
  /** The store that it is for; null for any. */
  readonly storeName: string | null;
  readonly verdict: Fit | { readonly kind: 'refused'; readonly why: CouponProblem };
};
export type FittingOffer = CouponOffer & { readonly verdict: Fit };

/** What a price says of coupons: that of a cart, or of a trip. */
export type QuotedCoupons = {
  /** The one that the amounts hold. */
  readonly coupon: { readonly code: string; readonly title: string } | null;
  /** Why the code that was asked for is not among the amounts. */
  readonly couponProblem: CouponProblem | null;
  readonly coupons: readonly CouponOffer[];
};

export const fits = (offer: CouponOffer): offer is FittingOffer => offer.verdict.kind === 'fits';

/** The one that saves most; of those that save the same, what ends first, and then by its code. */
export const bestOffer = (offers: readonly CouponOffer[]): FittingOffer | null =>
  offers.filter(fits).toSorted(byWorth)[0] ?? null;

/** Those that fit come first, best first, then the others as they were. */
export const ranked = (offers: readonly CouponOffer[]): readonly CouponOffer[] => [
  ...offers.filter(fits).toSorted(byWorth),
  ...offers.filter((offer) => !fits(offer)),
];

const byWorth = (a: FittingOffer, b: FittingOffer): number =>
  compare(b.verdict.saves, a.verdict.saves) || endOf(a) - endOf(b) || (a.code < b.code ? -1 : 1);

/** Beyond every date, and still a number to subtract. */
const endOf = ({ expiresAt }: CouponOffer): number => expiresAt ?? Number.MAX_SAFE_INTEGER;
