import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate';
import type * as Placing from '#application/ordering/placing.types.ts';
import { later, MINUTE } from '#domain/kernel/instant.ts';
import { quantity } from '#domain/kernel/quantity.ts';
import { ok } from '#domain/kernel/result.ts';
import { timeZone } from '#domain/kernel/wall-clock.ts';
import type { TripCoupon } from '#domain/pricing/trip-coupon.ts';
import type { TripCart } from '#domain/rental/trip-cart.ts';
import type { TripDraft } from '#domain/rental/trip-draft.ts';
import { dollars, USD } from '#tests/support/builders/money.ts';
import { aTripCart, aTripLine, TUESDAY_AT_THREE } from '#tests/support/builders/rental.ts';
import { decisionsSettle } from '#tests/support/fakes/by-hand.ts';
import { bookTripMachine } from './book-trip.machine.ts';
import * as select from './book-trip.selectors.ts';
import type * as BookTrip from './book-trip.types.ts';
import { bookingRules, type Booking, type TripQuery } from './booking.ts';
import { createQuoteTrip } from './quote-trip.use-case.ts';
import type { BookingItems } from './trip-cart-gateway.port.ts';

const RIDE: TripCoupon = {
  code: 'RIDE',
  title: 'Five off',
  minimumPurchase: dollars(20),
  discount: { type: 'amount', off: dollars(5) },
  reach: { type: 'default' },
};
/** Three hours of one vehicle for $30.00, and of two. */
const one = aTripCart();
const two = aTripCart({ lines: [aTripLine({ quantity: quantity(2) })] });
const TERMS = {
  ...{ timeZone: timeZone('America/New_York'), currency: USD, taxIncluded: false },
  ...{ digitalPayment: true, wallet: true },
};

/** A checkout whose server answers what becomes of the coupon in turn. */
async function startBooking(...answers: readonly Pick<BookingItems, 'coupon' | 'couponProblem'>[]) {
  const asked: (string | null)[] = [];
  let shown: TripCart = one;
  const quoteTrip = createQuoteTrip({
    readForBooking: async (code) => {
      asked.push(code);
      const answer = answers[asked.length - 1] ?? { coupon: null, couponProblem: null };
      return ok({ cart: shown, walletBalance: null, ...answer });
    },
  });
  let tell: (report: BookTrip.Report) => void = () => {};
  const shopping = (cart: TripCart): BookTrip.Report => ({
    type: 'shopping.change',
    shopping: {
      now: later(TUESDAY_AT_THREE, -60 * MINUTE),
      cart: { kind: 'read', cart },
      customer: { kind: 'guest' },
    },
  });
  const booking = createActor(
    bookTripMachine.provide({
      actors: {
        watchRenting: fromCallback<EventObject, undefined, BookTrip.Report>(({ sendBack }) => {
          tell = sendBack;
          tell(shopping(one));
        }),
        recallUnanswered: fromPromise<readonly TripDraft[], undefined>(async () => []),
        takeQuote: fromPromise<Placing.QuoteAnswer<Booking>, TripQuery>(({ input, signal }) =>
          quoteTrip(input, signal),
        ),
        findCoupon: fromPromise<BookTrip.CouponAnswer, BookTrip.CouponQuery>(async () => ok(RIDE)),
      },
    }),
    { input: { terms: TERMS } },
  ).start();
  await decisionsSettle();
  booking.send({ type: 'field.type', field: 'code', text: 'RIDE' });
  booking.send({ type: 'coupon.apply' });
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
const nothingAsked = { coupon: null, couponProblem: null };

test('a coupon is asked about again with the changed trip, and counts while it fits [CHK-16, D-21]', async () => {
  const app = await startBooking(nothingAsked, { coupon: RIDE, couponProblem: null });
  expect(app.total()).toEqual(dollars(25));

  await app.changesTo(two);

  expect(app.asked).toEqual([null, 'RIDE']);
  expect(app.total()).toEqual(dollars(55));
  expect(select.couponOf(app.booking.getSnapshot())).toEqual(RIDE);
});

test('a coupon that does not fit the changed trip is dropped, and it is said why [CHK-16, D-21]', async () => {
  const why = { kind: 'otherZone' } as const;
  const app = await startBooking(nothingAsked, { coupon: null, couponProblem: why });

  await app.changesTo(two);

  const seen = app.booking.getSnapshot();
  expect(app.total()).toEqual(dollars(60));
  expect(select.couponOf(seen)).toBe(null);
  expect(select.couponProblemOf(seen)).toEqual({ kind: 'dropped', why });
  expect(select.codeOf(seen)).toBe('RIDE');
});

test('a booking that is refused for its coupon is priced anew [CHK-18, D-106]', () => {
  expect(bookingRules.isPriceOld('coupon')).toBe(true);
});
