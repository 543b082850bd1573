import { beginningStatesOf } from '#application/ordering/selling.beginning.state.ts';
import type { TripDraft } from '#domain/rental/trip-draft.ts';
import { begin } from './rules.ts';
import { filling } from '#application/rental/book-trip/states/filling.ts';
import {
  placing,
  repricing,
  reviewing,
  signingIn,
} from '#application/rental/book-trip/states/placing.ts';
import { bookTrip } from './setup.ts';

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
