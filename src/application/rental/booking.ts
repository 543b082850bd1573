import { Defect } from '#domain/kernel/defect.ts';
import type { Currency, Money } from '#domain/kernel/money.ts';
import type { QuotedCoupons } from '#domain/pricing/coupon-offer.ts';
import type { BookedTrip } from '#domain/rental/booked-trip.ts';
import { linesNotBookable, providerIn } from '#domain/rental/trip-cart.ts';
import {
  tripDifferences,
  type ShownTrip,
  type TripDifference,
} from '#domain/rental/trip-changes.ts';
import type { TripDraft } from '#domain/rental/trip-draft.ts';
import { coversTrip, type TripToPay } from '#domain/rental/trip-payment.ts';
import type { TripContact } from '#domain/rental/trip-form.ts';
import type * as Placing from '#application/ordering/placing/machine.ts';
import type { BookingProblem } from './trip-gateway.port.ts';

/** Inputs of a price, here as at the server. */
export type TripQuery = {
  readonly currency: Currency;
  readonly taxIncluded: boolean;
  /** Validated again at every quote. */
  readonly couponCode: string | null;
};

/** Price of the cart, its coupons, and the wallet balance; null without a wallet. */
export type TripQuote = ShownTrip &
  Pick<QuotedCoupons, 'couponProblem' | 'coupons'> & { readonly walletBalance: Money | null };

export const toPayOf = ({ summary: { total }, walletBalance }: TripQuote): TripToPay => ({
  total,
  walletBalance,
});

/** A trip as a kind of sale. Its price is calculated from the server's cart. */
export type Booking = {
  readonly details: TripContact;
  readonly quote: TripQuote;
  readonly request: TripQuery;
  readonly quoted: { readonly quote: TripQuote };
  readonly difference: TripDifference;
  readonly draft: TripDraft;
  readonly placed: BookedTrip;
  readonly problem: BookingProblem;
};

export const bookingRules: Placing.Rules<Booking> = {
  cart: 'tripCart',
  draft: ({ details, quote: { cart, coupon, summary } }) => {
    const provider = providerIn(cart);
    const trip = cart.details;
    if (!provider || !trip?.pickupAt) throw new Defect('A trip without a time cannot be booked');
    return [
      {
        ...details,
        providerId: provider.id,
        providerName: provider.name,
        type: trip.type,
        pickupAt: trip.pickupAt,
        total: summary.total,
        couponCode: coupon?.code ?? null,
      },
    ];
  },
  differences: ({ seen, quote }) => tripDifferences(seen, quote),
  /** A trip is booked whole. */
  left: (booking) => booking,
  allows: ({ details: { method }, quote }) =>
    quote.cart.lines.length > 0 &&
    linesNotBookable(quote.cart).length === 0 &&
    quote.cart.details?.pickupAt != null &&
    coversTrip(method, toPayOf(quote)),
  isPriceOld: (problem) => ['priceChanged', 'otherCart', 'coupon'].includes(problem),
};
