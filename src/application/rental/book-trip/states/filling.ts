import { answered, type Answered } from '#application/kernel/answered.ts';
import type * as Placing from '#application/ordering/placing/machine.ts';
import { typingOf, unpricedStatesOf } from '#application/ordering/selling.filling.state.ts';
import type { TripField } from '#domain/rental/trip-form.ts';
import { soonestTrip, suggestedTrip, toQuery } from '../rules.ts';
import { bookTrip } from '../setup.ts';
import type * as BookTrip from '../setup.ts';
import type { Booking } from '#application/rental/booking.ts';

/** The form is open. A change of the cart or the customer requires a new quote. */
export const filling = bookTrip.createStateConfig({
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
