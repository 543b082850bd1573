import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate';
import type * as Placing from '#application/ordering/placing/machine.ts';
import { bookTripMachine } from '#application/rental/book-trip/machine.ts';
import * as select from '#application/rental/book-trip/selectors.ts';
import type * as BookTrip from '#application/rental/book-trip/setup.ts';
import type { Booking, TripQuery } from '#application/rental/booking.ts';
import { createQuoteTrip } from '#application/rental/quote-trip.use-case.ts';
import type { BookingItems } from '#application/rental/trip-cart-gateway.port.ts';
import { later, MINUTE } from '#domain/kernel/instant.ts';
import { ok } from '#domain/kernel/result.ts';
import { timeZone } from '#domain/kernel/wall-clock.ts';
import type { TripCart } from '#domain/rental/trip-cart.ts';
import type { TripDraft } from '#domain/rental/trip-draft.ts';
import { USD } from './builders/money.ts';
import { aTripCart, TUESDAY_AT_THREE } from './builders/rental.ts';
import { decisionsSettle } from './fakes/by-hand.ts';

const TERMS: BookTrip.Terms = {
  ...{ timeZone: timeZone('America/New_York'), country: 'US', currency: USD, taxIncluded: false },
  ...{ digitalPayment: true, wallet: true },
};

type Start = {
  readonly customer?: BookTrip.Renting['customer'];
  /** The server's answer about the requested coupon, besides the cart. */
  readonly says?: (couponCode: string | null, cart: TripCart) => Partial<BookingItems>;
  readonly actors?: NonNullable<Parameters<typeof bookTripMachine.provide>[0]['actors']>;
};

/** The checkout of a trip for three hours of one vehicle, an hour before its pickup. */
export async function startBooking({
  customer = { kind: 'guest' },
  says = () => ({}),
  actors = {},
}: Start) {
  const asked: (string | null)[] = [];
  let shown: TripCart = aTripCart();
  const quoteTrip = createQuoteTrip({
    readForBooking: async (couponCode) => {
      asked.push(couponCode);
      const nothing = { coupon: null, couponProblem: null, coupons: [], walletBalance: null };
      return ok({ cart: shown, ...nothing, ...says(couponCode, shown) });
    },
  });
  let tell: (report: BookTrip.Report) => void = () => {};
  const shopping = (cart: TripCart): BookTrip.Report => ({
    type: 'shopping.change',
    shopping: {
      now: later(TUESDAY_AT_THREE, -60 * MINUTE),
      cart: { kind: 'read', cart },
      customer,
    },
  });
  const booking = createActor(
    bookTripMachine.provide({
      actors: {
        watchRenting: fromCallback<EventObject, undefined, BookTrip.Report>(({ sendBack }) => {
          tell = sendBack;
          tell(shopping(shown));
        }),
        recallUnanswered: fromPromise<readonly TripDraft[], undefined>(async () => []),
        takeQuote: fromPromise<Placing.QuoteAnswer<Booking>, TripQuery>(({ input, signal }) =>
          quoteTrip(input, signal),
        ),
        ...actors,
      },
    }),
    { systemId: 'checkout', input: { terms: TERMS } },
  ).start();
  await decisionsSettle();
  return {
    asked,
    booking,
    changesTo: async (cart: TripCart) => {
      shown = cart;
      tell(shopping(cart));
      await decisionsSettle();
    },
    total: () => select.quoteOf(booking.getSnapshot())?.summary.total,
  };
}
