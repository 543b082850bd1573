import { assign, sendTo } from 'xstate';
import { requireSignIn } from '#application/account/require-sign-in.ts';
import { heard, prefilled, type Visitor } from '#application/account/visitor.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { to } from '#application/kernel/system.ts';
import { couponMachine, type CouponReport } from '#application/ordering/coupon/machine.ts';
import type * as Placing from '#application/ordering/placing/machine.ts';
import { placingMachineOf } from '#application/ordering/placing/machine.ts';
import {
  type Selling,
  withAllJudged,
  withJudged,
  withOutcome,
  withSubmission,
  withText,
  withUnanswered,
} from '#application/ordering/selling.context.ts';
import { sellingGuards } from '#application/ordering/selling.setup.ts';
import { type Booking, bookingRules, type TripQuery } from '#application/rental/booking.ts';
import type { ContactField } from '#domain/account/contact.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { BookedTrip } from '#domain/rental/booked-trip.ts';
import type { TripCart, TripLineId } from '#domain/rental/trip-cart.ts';
import type { TripDetails } from '#domain/rental/trip-details.ts';
import type { TripDraft } from '#domain/rental/trip-draft.ts';
import {
  firstTripError,
  TRIP_FIELDS,
  type TripField,
  type TripForm,
  type TripFormRefusals,
} from '#domain/rental/trip-form.ts';
import type { TripPaymentMethod } from '#domain/rental/trip.ts';
import type { AppConfig } from '#domain/shell/config.ts';
import {
  readForm,
  basketOf,
  cartIn,
  couponCodeAfter,
  hasEmptyCart,
  isPickupNow,
  NOTHING_PERSONAL,
  pickupRefusalOf,
  quoteIn,
  refusalsOf,
} from './rules.ts';

/** Facts that change outside the checkout: customer, cart and time. */
export type Renting = {
  readonly now: Instant;
  readonly cart: CartReading;
  readonly customer: Visitor;
};
export type CartReading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unread'; readonly failure: CallFailure }
  | { readonly kind: 'read'; readonly cart: TripCart };

export type TextField = ContactField | 'note';

export type Command =
  | { readonly type: 'field.type'; readonly field: TextField; readonly text: string }
  | { readonly type: 'field.leave'; readonly field: TripField }
  | { readonly type: 'method.choose'; readonly method: TripPaymentMethod }
  /** Replaces an unavailable pickup time by the next available one. */
  | { readonly type: 'pickup.suggest' }
  | { readonly type: 'line.remove'; readonly line: TripLineId }
  | { readonly type: 'cart.retry' }
  | { readonly type: 'quote.retry' }
  | { readonly type: 'trip.submit' };

export type Report = { readonly type: 'shopping.change'; readonly shopping: Renting };
export type Event = Command | Report | CouponReport;

export type Terms = Pick<
  AppConfig,
  'timeZone' | 'country' | 'currency' | 'taxIncluded' | 'digitalPayment' | 'wallet'
>;
export type Input = { readonly terms: Terms };

export type Context = Selling<Booking, TripField> & {
  readonly terms: Terms;
  readonly shopping: Renting | null;
  readonly form: TripForm;
  /** The code to quote with; null for none. */
  readonly couponCode: string | null;
  readonly booked: BookedTrip | null;
};

export type Tag =
  | 'waiting'
  | 'unread'
  | 'empty'
  | 'form'
  | 'editable'
  | 'quoting'
  | 'unquoted'
  | 'busy'
  | 'placed';

export const bookTripSlots = {
  actors: {
    watchRenting: portListener<Report>('watchRenting'),
    recallUnanswered: portActor<undefined, readonly TripDraft[]>('recallUnanswered'),
    takeQuote: portActor<TripQuery, Placing.QuoteAnswer<Booking>>('takeQuote'),
    place: placingMachineOf<Booking>(bookingRules),
  },
  effects: {},
};

export const bookTrip = setupMachine({
  types: {} as {
    input: Input;
    context: Context;
    events: Event;
    children: { readonly placing: 'place'; readonly coupon: 'coupon' };
    tags: Tag;
  },
  slots: bookTripSlots,
  sets: ['quoteFailure', 'couponCode'],
  actors: { authenticate: requireSignIn, coupon: couponMachine },
  guards: {
    ...sellingGuards,
    cartIsEmpty: ({ context }) => hasEmptyCart(context),
    cartHasLines: ({ context }) => cartIn(context).lines.length > 0,
    basketDiffers: ({ context }, told: Renting) => {
      const { shopping } = heard(context, told);
      return shopping?.cart.kind === 'read' && basketOf(context.shopping) !== basketOf(shopping);
    },
    pickupCannotBe: ({ context }) => pickupRefusalOf(context) !== null,
    pickupIsNow: ({ context }) => isPickupNow(context),
    nowIsChosen: ({ context }, told: Renting) =>
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
    setShopping: assign(({ context }, told: Renting) => ({
      ...heard(context, told),
      ...prefilled(context, told, NOTHING_PERSONAL),
    })),
    setText: assign(({ context }, typed: { readonly field: TextField; readonly text: string }) =>
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
    showQuote: assign(({ context }) => ({ seen: context.quote })),
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
