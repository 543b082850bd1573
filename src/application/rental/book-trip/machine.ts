import { answered, type Answered } from '#application/kernel/answered.ts';
import type * as Placing from '#application/ordering/placing/machine.ts';
import { beginningStatesOf } from '#application/ordering/selling.beginning.state.ts';
import { typingOf, unpricedStatesOf } from '#application/ordering/selling.filling.state.ts';
import { placingStatesOf } from '#application/ordering/selling.placing.state.ts';
import type { Booking } from '#application/rental/booking.ts';
import type { TripDraft } from '#domain/rental/trip-draft.ts';
import type { TripField } from '#domain/rental/trip-form.ts';
import { toQuery, soonestTrip, suggestedTrip, begin } from './rules.ts';
import { bookTrip } from './setup.ts';
import type * as BookTrip from './setup.ts';

const { placing, signingIn, repricing, reviewing } = placingStatesOf<Booking>()(
  {
    descriptions: {
      placing: 'The trip is being booked. The form is closed until that has ended.',
      signingIn: 'The session ended on the way. After signing in, the booking goes on by itself.',
      repricing: 'The cart is looked at once more, since another one may be signed in.',
      reviewing: 'The form is read: it is booked as it stands, or what is missing is marked.',
    },
    reqs: {
      placing: ['CHK-16', 'API-43'],
      repricing: ['AUTH-10', 'API-57'],
      reviewing: ['CHK-16'],
    },
  },
  { placed: 'placed', signIn: 'authenticateToBook' },
  toQuery,
);

/** The form is open. A change of the cart or the customer requires a new quote. */
const filling = bookTrip.createStateConfig({
  description: 'The customer says who rents and how they pay, and sees what it costs.',
  tags: ['form', 'editable'],
  meta: { reqs: ['NAV-27', 'CHK-16', 'CHK-17'] },
  initial: 'checking',
  always: [
    { guard: 'cartIsUnread', target: '#bookTrip.unread' },
    { guard: 'cartIsEmpty', target: '#bookTrip.empty' },
  ],
  on: {
    'shopping.change': [
      {
        guard: { type: 'nowIsChosen', params: ({ event }) => event.shopping },
        target: '.quoting',
        actions: [
          { type: 'setShopping', params: ({ event }) => event.shopping },
          { type: 'changeTrip', params: ({ context }) => soonestTrip(context) },
        ],
      },
      {
        guard: { type: 'basketDiffers', params: ({ event }) => event.shopping },
        target: '.quoting',
        actions: { type: 'setShopping', params: ({ event }) => event.shopping },
      },
    ],
    ...typingOf<BookTrip.TextField, TripField>(),
    'method.choose': {
      actions: { type: 'setMethod', params: ({ event }) => event.method },
    },
    'coupon.change': {
      target: '.checking',
      actions: { type: 'setCouponCode', params: ({ event }) => event.code },
    },
    'pickup.suggest': {
      guard: 'pickupCannotBe',
      actions: { type: 'changeTrip', params: ({ context }) => suggestedTrip(context) },
    },
    'line.remove': { actions: { type: 'removeLine', params: ({ event }) => event.line } },
  },
  states: {
    checking: {
      description:
        'It is checked that it is known who books. A pickup "now" is given the next time that can be had.',
      meta: { reqs: ['AUTH-10', 'RENT-CART-34'] },
      always: [
        { guard: 'sessionHasEnded', target: 'signingIn' },
        {
          guard: 'pickupIsNow',
          target: 'quoting',
          actions: { type: 'changeTrip', params: ({ context }) => soonestTrip(context) },
        },
        { target: 'quoting' },
      ],
    },
    quoting: {
      description: 'The cart is looked at afresh. The form stays open.',
      tags: 'quoting',
      meta: { reqs: ['API-57', 'RENT-PRICE-01', 'RENT-PRICE-02'] },
      invoke: {
        id: 'takeQuote',
        src: 'takeQuote',
        input: ({ context }) => toQuery(context),
        onDone: answered(({ value, failure }: Answered<Placing.QuoteAnswer<Booking>>) => ({
          accepted: {
            target: 'quoted',
            actions: [{ type: 'setQuote', params: value }, 'showQuote'],
          },
          signedOut: { target: 'signingIn', actions: { type: 'setQuoteFailure', params: failure } },
          failed: { target: 'unquoted', actions: { type: 'setQuoteFailure', params: failure } },
        })),
      },
    },
    quoted: {
      description: 'The price is known. The trip can be booked once everything is filled in.',
      meta: { reqs: ['CHK-16', 'RENT-CART-34'] },
      entry: 'tellCoupon',
      on: { 'trip.submit': '#bookTrip.reviewing' },
    },
    ...unpricedStatesOf(
      'The cart could not be looked at. What was typed is kept; one may try again.',
      'trip.submit',
    ),
  },
});

const beginning = beginningStatesOf<TripDraft>()(
  {
    descriptions: {
      recalling: 'It is checked whether a booking was sent from here and never answered.',
      gathering: 'The trip cart is being looked at.',
      unread: 'The trip cart could not be read. The customer may try again.',
    },
    reqs: { recalling: ['CHK-16'], gathering: ['NAV-27'] },
  },
  'empty',
);

export const bookTripMachine = bookTrip.createMachine({
  id: 'bookTrip',
  description: 'From a filled trip cart to a trip that is booked.',
  context: ({ input }) => begin(input),
  invoke: [
    { id: 'watchRenting', src: 'watchRenting' },
    { id: 'coupon', src: 'coupon', input: { code: null } },
  ],
  initial: 'recalling',
  on: {
    'shopping.change': {
      actions: { type: 'setShopping', params: ({ event }) => event.shopping },
    },
  },
  states: {
    ...beginning,
    empty: {
      description: 'The trip cart is empty: there is nothing to book, and a way to the vehicles.',
      tags: 'empty',
      meta: { reqs: ['NAV-27'] },
      always: { guard: 'cartHasLines', target: 'filling' },
    },
    filling,
    placing,
    signingIn,
    repricing,
    reviewing,
    placed: {
      description:
        'The trip is booked; one to be paid online is paid next. A guest is told to keep its number.',
      tags: 'placed',
      meta: { reqs: ['CHK-16', 'API-43'] },
    },
  },
});
