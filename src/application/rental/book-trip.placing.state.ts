import { answered, type Answered } from '#application/kernel/answered.ts';
import type * as Placing from '#application/ordering/placing.types.ts';
import { toPayment, toPlacing, toQuery } from './book-trip.context.ts';
import { bookTrip } from './book-trip.setup.ts';
import type * as BookTrip from './book-trip.types.ts';
import type { Booking } from './booking.ts';

/** From here the trip has the chart that every sale has. */
export const placing = bookTrip.createStateConfig({
  description: 'The trip is being booked. The form is closed until that has ended.',
  tags: 'form',
  meta: { reqs: ['CHK-16', 'API-43'] },
  invoke: {
    id: 'placing',
    src: 'place',
    input: ({ context }) => toPlacing(context),
    onDone: [
      {
        guard: { type: 'tripIsBooked', params: ({ event }) => event.output },
        target: 'paying',
        actions: { type: 'setOutcome', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'sessionIsOver', params: ({ event }) => event.output },
        target: 'signingIn',
        actions: { type: 'setOutcome', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'tripIsGivenUp', params: ({ event }) => event.output },
        target: 'gathering',
        actions: { type: 'setOutcome', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'priceIsNew', params: ({ event }) => event.output },
        target: 'filling.quoted',
        actions: [
          { type: 'setOutcome', params: ({ event }) => event.output },
          'showQuote',
          'judgeIfIncomplete',
        ],
      },
      {
        guard: { type: 'priceIsUnknown', params: ({ event }) => event.output },
        target: 'filling.unquoted',
        actions: { type: 'setOutcome', params: ({ event }) => event.output },
      },
      {
        target: 'filling',
        actions: { type: 'setOutcome', params: ({ event }) => event.output },
      },
    ],
  },
});

export const signingIn = bookTrip.createStateConfig({
  description: 'The session ended on the way. After signing in, the booking goes on by itself.',
  tags: ['form', 'busy'],
  meta: { reqs: ['AUTH-10'] },
  invoke: {
    id: 'authenticateToBook',
    src: 'authenticate',
    input: { view: 'signIn', offerGuest: true },
    onDone: [
      {
        guard: { type: 'isDismissed', params: ({ event }) => event.output },
        target: 'filling',
        actions: 'clearRefusal',
      },
      { target: 'repricing', actions: 'clearRefusal' },
    ],
  },
});

/** Signing in may have brought other vehicles into the cart. */
export const repricing = bookTrip.createStateConfig({
  description: 'The cart is looked at once more, since another one may be signed in.',
  tags: ['form', 'busy'],
  meta: { reqs: ['AUTH-10', 'API-57'] },
  invoke: {
    id: 'takeQuoteAgain',
    src: 'takeQuote',
    input: ({ context }) => toQuery(context),
    onDone: answered(({ value, failure }: Answered<Placing.QuoteAnswer<Booking>>) => ({
      accepted: { target: 'reviewing', actions: { type: 'setQuote', params: value } },
      signedOut: { target: 'signingIn', actions: { type: 'setQuoteFailure', params: failure } },
      failed: {
        target: 'filling.unquoted',
        actions: { type: 'setQuoteFailure', params: failure },
      },
    })),
  },
});

export const reviewing = bookTrip.createStateConfig({
  description: 'It is checked that everything is still filled in and can still be booked.',
  tags: 'form',
  meta: { reqs: ['CHK-16'] },
  always: [
    { guard: 'isIncomplete', target: 'filling.quoted', actions: ['showQuote', 'judgeAll'] },
    { target: 'placing' },
  ],
});

export const paying = bookTrip.createStateConfig({
  description: 'The trip is booked. The server is told how it will be paid.',
  tags: ['form', 'busy'],
  meta: { reqs: ['API-45'] },
  invoke: {
    id: 'pay',
    src: 'pay',
    input: ({ context }) => toPayment(context),
    onDone: answered((_: Answered<BookTrip.PayAnswer>) => ({
      accepted: { target: 'placed', actions: 'setPayment' },
      failed: { target: 'placed' },
    })),
  },
});
