import { assign, sendTo, setup } from 'xstate';
import { requireSignIn } from '#application/account/require-sign-in.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Meta } from '#application/kernel/meta.ts';
import { to } from '#application/kernel/system.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { couponMachine } from '#application/ordering/coupon.machine.ts';
import { placingMachineOf } from '#application/ordering/placing.machine.ts';
import type * as Placing from '#application/ordering/placing.types.ts';
import {
  withAllJudged,
  withJudged,
  withOutcome,
  withSubmission,
  withText,
  withUnanswered,
} from '#application/ordering/selling.context.ts';
import { sellingGuards } from '#application/ordering/selling.setup.ts';
import { heard, prefilled } from '#application/account/visitor.ts';
import type { TripPaymentMethod } from '#domain/rental/trip.ts';
import type { TripLineId } from '#domain/rental/trip-cart.ts';
import type { TripDetails } from '#domain/rental/trip-details.ts';
import type { TripDraft } from '#domain/rental/trip-draft.ts';
import {
  firstTripError,
  TRIP_FIELDS,
  type TripField,
  type TripFormRefusals,
} from '#domain/rental/trip-form.ts';
import { bookingRules, type Booking, type TripQuery } from './booking.ts';
import { readForm } from './book-trip.blocker.ts';
import {
  basketOf,
  cartIn,
  couponCodeAfter,
  hasEmptyCart,
  isPickupNow,
  NOTHING_PERSONAL,
  pickupRefusalOf,
  quoteIn,
  refusalsOf,
} from './book-trip.context.ts';
import type * as BookTrip from './book-trip.types.ts';

/** What booking a trip needs from outside. */
export const bookTripSlots = {
  actors: {
    watchRenting: portListener<BookTrip.Report>('watchRenting'),
    recallUnanswered: portActor<undefined, readonly TripDraft[]>('recallUnanswered'),
    takeQuote: portActor<TripQuery, Placing.QuoteAnswer<Booking>>('takeQuote'),
    place: placingMachineOf<Booking>(bookingRules),
  },
  effects: {},
};

export const bookTrip = setup({
  types: {
    input: {} as BookTrip.Input,
    context: {} as BookTrip.Context,
    events: {} as BookTrip.Event,
    children: {} as { readonly placing: 'place'; readonly coupon: 'coupon' },
    tags: {} as BookTrip.Tag,
    meta: {} as Meta,
  },
  actors: { ...bookTripSlots.actors, authenticate: requireSignIn, coupon: couponMachine },
  guards: {
    ...sellingGuards,
    cartIsEmpty: ({ context }) => hasEmptyCart(context),
    cartHasLines: ({ context }) => cartIn(context).lines.length > 0,
    basketDiffers: ({ context }, told: BookTrip.Renting) => {
      const { shopping } = heard(context, told);
      return shopping?.cart.kind === 'read' && basketOf(context.shopping) !== basketOf(shopping);
    },
    pickupCannotBe: ({ context }) => pickupRefusalOf(context) !== null,
    pickupIsNow: ({ context }) => isPickupNow(context),
    nowIsChosen: ({ context }, told: BookTrip.Renting) =>
      isPickupNow(heard(context, told)) && !isPickupNow(context),
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
      ({ context }, typed: { readonly field: BookTrip.TextField; readonly text: string }) =>
        withText(context, typed),
    ),
    setMethod: assign(({ context: { form } }, method: TripPaymentMethod) => ({
      form: { ...form, method },
      focusOn: null,
    })),
    judge: assign(({ context }, field: TripField) => withJudged(context, field)),
    judgeAll: assign(({ context }) => judgedAll(refusalsOf(context))),
    judgeIfIncomplete: assign(({ context }) => {
      const form = readForm(context);
      return form.ok ? {} : judgedAll(form.failure);
    }),
    setSubmission: assign(({ context }) => withSubmission(readForm(context), judgedAll)),
    setQuote: assign((_, { quote }: Booking['quoted']) => ({
      ...{ quote, quoteFailure: null },
      couponCode: quote.coupon?.code ?? null,
    })),
    setQuoteFailure: assign((_, quoteFailure: CallFailure) => ({ quoteFailure })),
    showQuote: assign(({ context }) => ({ seen: context.quote })),
    setCouponCode: assign((_, couponCode: string | null) => ({ couponCode })),
    tellCoupon: sendTo('coupon', ({ context }) => ({
      type: 'quote.change' as const,
      quoted: quoteIn(context),
    })),
    clearRefusal: assign({ stopped: null }),
    setUnanswered: assign((_, drafts: readonly TripDraft[]) => withUnanswered(drafts)),
    setOutcome: assign(({ context }, outcome: Placing.Output<Booking>) => ({
      ...outcome.quoted,
      couponCode: couponCodeAfter(context, outcome),
      ...withOutcome(outcome),
      booked: outcome.placed[0] ?? null,
    })),
  },
});

const judgedAll = (refusals: TripFormRefusals) =>
  withAllJudged(TRIP_FIELDS, firstTripError(refusals)?.field ?? null);
