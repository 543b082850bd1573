import { assign, sendTo, setup } from 'xstate';
import { askWhoYouAre } from '#application/account/ask-who-you-are.ts';
import type { AuthenticationOutcome } from '#application/account/authentication.ts';
import { answerGuards } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { to } from '#application/kernel/system.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { placingMachineOf } from '#application/ordering/placing.machine.ts';
import type * as Placing from '#application/ordering/placing.types.ts';
import { heard, prefilled } from '#application/ordering/shopper.ts';
import type { TripCoupon } from '#domain/pricing/trip-coupon.ts';
import type { TripLineId } from '#domain/rental/trip-cart.ts';
import type { TripDetails } from '#domain/rental/trip-details.ts';
import type { TripDraft } from '#domain/rental/trip-draft.ts';
import { firstTripError, TRIP_FIELDS, type TripField } from '#domain/rental/trip-form.ts';
import { bookingRules, type Booking, type TripQuery } from './booking.ts';
import { isComplete } from './book-trip.blocker.ts';
import {
  basketOf,
  cartIn,
  hasEmptyCart,
  isCouponNamed,
  isPickupPassed,
  NOTHING_PERSONAL,
  problemOf,
  refusalsOf,
  withCoupon,
} from './book-trip.context.ts';
import type * as BookTrip from './book-trip.types.ts';

/** What booking a trip needs from outside. */
export const bookTripSlots = {
  actors: {
    watchRenting: portListener<BookTrip.Report>('watchRenting'),
    recallUnanswered: portActor<undefined, readonly TripDraft[]>('recallUnanswered'),
    takeQuote: portActor<TripQuery, Placing.QuoteAnswer<Booking>>('takeQuote'),
    findCoupon: portActor<BookTrip.CouponQuery, BookTrip.CouponAnswer>('findCoupon'),
    place: placingMachineOf<Booking>(bookingRules),
    pay: portActor<BookTrip.PayCommand, BookTrip.PayAnswer>('pay'),
  },
  effects: {},
};

/** The words the chart of booking a trip is written in. */
export const bookTrip = setup({
  types: {
    input: {} as BookTrip.Input,
    context: {} as BookTrip.Context,
    events: {} as BookTrip.Event,
    children: {} as { readonly placing: 'place' },
    tags: {} as BookTrip.Tag,
    meta: {} as BookTrip.Meta,
  },
  actors: { ...bookTripSlots.actors, authenticate: askWhoYouAre },
  guards: {
    ...answerGuards,
    tripIsUnanswered: (_, drafts: readonly TripDraft[]) => drafts.length > 0,
    cartIsEmpty: ({ context }) => hasEmptyCart(context),
    cartHasLines: ({ context }) => cartIn(context).lines.length > 0,
    cartIsUnread: ({ context }) => context.shopping?.cart.kind === 'unread',
    basketDiffers: ({ context }, told: BookTrip.Renting) => {
      const { shopping } = heard(context, told);
      return shopping?.cart.kind === 'read' && basketOf(context.shopping) !== basketOf(shopping);
    },
    sessionHasEnded: ({ context }) => context.sessionEnded,
    isDismissed: (_, outcome: AuthenticationOutcome) => outcome === 'dismissed',
    isIncomplete: ({ context }) => !isComplete(context),
    pickupHasPassed: ({ context }) => isPickupPassed(context),
    couponIsNamed: ({ context }) => isCouponNamed(context),
    tripIsBooked: (_, { kind }: Placing.Output<Booking>) => kind === 'placed',
    priceIsNew: (_, { kind }: Placing.Output<Booking>) => kind === 'repriced',
    priceIsUnknown: (_, { kind }: Placing.Output<Booking>) => kind === 'unquoted',
    sessionIsOver: (_, { kind }: Placing.Output<Booking>) => kind === 'signedOut',
    tripIsGivenUp: (_, { kind }: Placing.Output<Booking>) => kind === 'abandoned',
  },
  actions: {
    retryCart: sendTo(to('tripCart'), { type: 'cart.retry' }),
    removeLine: sendTo(to('tripCart'), (_, line: TripLineId) => ({
      type: 'lines.remove' as const,
      lines: [line],
    })),
    changeTrip: sendTo(to('tripCart'), (_, details: TripDetails) => ({
      type: 'trip.change' as const,
      details,
    })),
    setShopping: assign(({ context }, told: BookTrip.Renting) => ({
      ...heard(context, told),
      ...prefilled(context, told, NOTHING_PERSONAL),
    })),
    setText: assign(
      ({ context }, typed: { readonly field: BookTrip.TextField; readonly text: string }) => ({
        ...(typed.field === 'code'
          ? { code: typed.text }
          : { form: { ...context.form, [typed.field]: typed.text } }),
        focusOn: null,
      }),
    ),
    judge: assign(({ context }, field: TripField) => ({
      judged: [...new Set([...context.judged, field])],
      focusOn: null,
    })),
    judgeAll: assign(({ context }) => judgedAll(context)),
    judgeIfIncomplete: assign(({ context }) => (isComplete(context) ? {} : judgedAll(context))),
    setQuote: assign((_, { quote }: Booking['quoted']) => ({ quote, quoteFailure: null })),
    setQuoteFailure: assign((_, quoteFailure: CallFailure) => ({ quoteFailure })),
    showQuote: assign(({ context }) => ({ seen: context.quote })),
    setCoupon: assign(({ context }, coupon: TripCoupon) => {
      const couponProblem = problemOf(context, coupon);
      return couponProblem ? { couponProblem } : withCoupon(context, coupon);
    }),
    setCouponFailure: assign((_, failure: CallFailure) => ({
      couponProblem: { kind: 'failed' as const, failure },
    })),
    removeCoupon: assign(({ context }) => ({ ...withCoupon(context, null), code: '' })),
    clearRefusal: assign({ stopped: null }),
    setUnanswered: assign((_, unanswered: readonly TripDraft[]) => ({ unanswered })),
    setOutcome: assign(
      ({ context }, { placed, stopped, quoted, quoteFailure }: Placing.Output<Booking>) => ({
        quote: quoted?.quote ?? context.quote,
        quoteFailure,
        unanswered: [],
        booked: placed[0] ?? null,
        stopped,
      }),
    ),
    setPayment: assign({ isPaymentKnown: true }),
  },
});

/** Every field error is shown, and the cursor goes to the first. */
function judgedAll(context: BookTrip.Context): Pick<BookTrip.Context, 'judged' | 'focusOn'> {
  const first = firstTripError(refusalsOf(context));
  return { judged: TRIP_FIELDS, focusOn: first && { field: first.field } };
}
