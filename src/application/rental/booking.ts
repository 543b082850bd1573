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

/** By which a trip is priced, here as at the server. */
export type TripQuery = {
  readonly currency: Currency;
  readonly taxIncluded: boolean;
  /** It is judged again with every look at the cart. */
  readonly couponCode: string | null;
};

/** What the cart costs, what the price says of coupons, and what there is in the wallet to pay it; null where there is none. */
export type TripQuote = ShownTrip &
  Pick<QuotedCoupons, 'couponProblem' | 'coupons'> & { readonly walletBalance: Money | null };

export const toPayOf = ({ summary: { total }, walletBalance }: TripQuote): TripToPay => ({
  total,
  walletBalance,
});

/** A trip as something that is placed. What it costs is worked out of the cart as the server has it. */
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
