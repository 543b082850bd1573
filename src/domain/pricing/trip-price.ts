import {
  add,
  exactly,
  includedShareOf,
  isAbove,
  lesser,
  multiply,
  round,
  roundedParts,
  shareOf,
  subtract,
  type Exact,
} from '#domain/kernel/exact.ts';
import { isLess, minus, nothing, plus, type Currency, type Money } from '#domain/kernel/money.ts';
import type { Rate } from '#domain/kernel/rate.ts';
import { couponDiscount, type GoodsDiscount } from './coupon.ts';
import type { Discount } from './discount.ts';

/** The factor of a rate. Metres are whole; a kilometre is never rounded. */
export type TripLength =
  | { readonly kind: 'hours'; readonly hours: number }
  | { readonly kind: 'metres'; readonly metres: number };

export type PricedTripLine = {
  /** An hour or a kilometre of one vehicle, before discount. */
  readonly rate: Money;
  readonly length: TripLength;
  readonly quantity: number;
  /** The vehicle's own. */
  readonly discount: Discount;
};

export type ProviderDiscount = {
  readonly share: Rate;
  /** Compared with the subtotal before discounts. */
  readonly minimumPurchase: Money;
  /** Null for no cap. */
  readonly cap: Money | null;
};

export type TripTerms = {
  readonly currency: Currency;
  readonly providerDiscount: ProviderDiscount | null;
  readonly coupon: { readonly discount: GoodsDiscount } | null;
  readonly taxRate: Rate;
  /** Prices already include the tax: it is shown, and not added. */
  readonly taxIncluded: boolean;
};

/**
 * The price of a trip in its components. Each component is rounded once, and `total` is the sum of rounded
 * components: subtotal − discount − coupon + tax (unless included). None is below zero.
 */
export type TripAmounts = Readonly<Record<(typeof TRIP_AMOUNTS)[number], Money>> & {
  readonly taxIncluded: boolean;
  /** The larger of the two discounts applies, never both. */
  readonly discountBy: 'vehicle' | 'provider' | 'none';
};

/** The same names on the wire and in the database. */
export const TRIP_AMOUNTS = ['subtotal', 'discount', 'coupon', 'tax', 'total'] as const;

export type TripSummary = TripAmounts & {
  /** Both possible discounts, which explain the choice. */
  readonly offered: { readonly vehicle: Money; readonly provider: Money };
  /** Missing amount up to the provider's minimum; null when the minimum is reached, or there is no discount. */
  readonly shortOfMinimum: Money | null;
};

const grossOf = ({ rate, length, quantity }: PricedTripLine): Exact =>
  multiply(
    length.kind === 'hours'
      ? multiply(exactly(rate), length.hours)
      : shareOfKilometres(rate, length.metres),
    quantity,
  );

const shareOfKilometres = ({ minor, currency }: Money, metres: number): Exact => ({
  numerator: BigInt(minor) * BigInt(Math.round(metres)),
  denominator: 1000n,
  currency,
});

/** A share of the line, or a flat amount per vehicle for the whole trip. Never more than the line costs. */
function vehicleDiscountOf(line: PricedTripLine): Exact {
  const gross = grossOf(line);
  switch (line.discount.type) {
    case 'percent':
      return lesser(gross, shareOf(gross, line.discount.share));
    case 'amount':
      return lesser(gross, multiply(exactly(line.discount.off), line.quantity));
    case 'none':
      return multiply(gross, 0);
  }
}

/** The provider's discount: none below its minimum, and never more than its cap. */
function providerDiscountOf(discount: ProviderDiscount | null, subtotal: Exact): Exact {
  const none = multiply(subtotal, 0);
  if (!discount || isAbove(exactly(discount.minimumPurchase), subtotal)) return none;
  const share = lesser(subtotal, shareOf(subtotal, discount.share));
  return discount.cap && discount.cap.minor > 0 ? lesser(share, exactly(discount.cap)) : share;
}

export const tripLineGross = (line: PricedTripLine): Money => round(grossOf(line));

/** The cost of each of these lines in one trip, before any discount: together they make its subtotal. */
export const tripLineGrosses = (lines: readonly PricedTripLine[]): readonly Money[] =>
  roundedParts(lines.map(grossOf));

export const tripSubtotal = (lines: readonly PricedTripLine[], currency: Currency): Exact =>
  lines.map(grossOf).reduce(add, exactly(nothing(currency)));

export function summariseTrip(lines: readonly PricedTripLine[], terms: TripTerms): TripSummary {
  const zero = exactly(nothing(terms.currency));
  const subtotal = tripSubtotal(lines, terms.currency);
  const byVehicle = lines.map(vehicleDiscountOf).reduce(add, zero);
  const byProvider = providerDiscountOf(terms.providerDiscount, subtotal);
  const isProviders = isAbove(byProvider, byVehicle);
  const discount = isProviders ? byProvider : byVehicle;
  const coupon = terms.coupon ? couponDiscount(terms.coupon, subtotal, discount) : zero;
  const base = subtract(subtract(subtotal, discount), coupon);
  const discounted = minus(round(subtotal), round(discount));
  const taken = lesserOf(round(coupon), discounted);
  const left = minus(discounted, taken);
  const tax = round(taxOn(base, terms));
  const taxTaken = terms.taxIncluded ? lesserOf(tax, left) : tax;
  return {
    subtotal: round(subtotal),
    discount: round(discount),
    discountBy: round(discount).minor === 0 ? 'none' : isProviders ? 'provider' : 'vehicle',
    offered: { vehicle: round(byVehicle), provider: round(byProvider) },
    shortOfMinimum: shortOf(terms.providerDiscount, round(subtotal)),
    coupon: taken,
    tax: taxTaken,
    taxIncluded: terms.taxIncluded,
    total: terms.taxIncluded ? left : plus(left, taxTaken),
  };
}

const lesserOf = (a: Money, b: Money): Money => (isLess(a, b) ? a : b);

const taxOn = (base: Exact, { taxRate, taxIncluded }: TripTerms): Exact =>
  taxIncluded ? includedShareOf(base, taxRate) : shareOf(base, taxRate);

const shortOf = (discount: ProviderDiscount | null, subtotal: Money): Money | null =>
  discount && isLess(subtotal, discount.minimumPurchase)
    ? minus(discount.minimumPurchase, subtotal)
    : null;
