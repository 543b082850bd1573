import { labelsOf } from '#application/kernel/labels-of.ts';
import { selling } from '#application/ordering/selling.labels.ts';
import type { bookTripMachine } from './machine.ts';

export const labels = labelsOf<typeof bookTripMachine>({
  events: {
    'shopping.change': 'the trip cart or the customer has changed',
    'cart.retry': 'the customer asks to read the trip cart again',
    'field.type': 'the customer types',
    'pickup.suggest': 'the customer takes the next pickup time',
    'line.remove': 'the customer takes a vehicle out',
    'trip.submit': 'the customer presses "Book trip"',
  },
  guards: {
    ...selling.guards,
    isUnanswered: 'a booking was sent before and never answered',
    cartIsEmpty: 'the trip cart is empty',
    cartHasLines: 'vehicles are in the trip cart',
    cartIsUnread: 'the trip cart could not be read',
    pickupCannotBe: 'the pickup time of the trip is "now", or has passed',
    pickupIsNow: 'the trip is to begin "now"',
    nowIsChosen: 'the trip is now to begin "now"',
    isPlaced: 'the server has taken the booking',
    isGivenUp: 'the customer has given the booking up',
  },
  not: {
    isUnanswered: 'every booking that was sent is answered',
    isSubmitted: 'something is missing or wrong',
  },
  rest: {
    'signingIn · done: authenticateToBook': 'the visitor has signed in, and nothing is unanswered',
  },
  actions: {
    ...selling.actions,
    retryCart: 'read the trip cart again',
    removeLine: 'take the vehicle out of the trip cart',
    changeTrip: 'give the trip the next pickup time',
    setShopping: 'take over the trip cart and the customer as they are now',
    setMethod: 'keep how the customer pays',
    judge: 'say whether the field is right',
    setQuote: 'take the cart, its price and its coupon as they are now',
    setCouponCode: 'keep the code to look at the cart with',
    clearRefusal: 'take away why the booking was refused',
    setUnanswered: 'take up the booking that was never answered, if there is one',
    setOutcome: 'note what has become of the booking',
  },
  actors: {
    watchRenting: 'watch the trip cart and the customer',
    recallUnanswered: 'look for a booking that was sent and never answered',
    takeQuote: {
      does: 'look at the trip cart afresh',
      accepted: 'the cart and its price are known',
      signedOut: 'the sign-in has ended',
      failed: 'no price could be had',
    },
    place: { does: 'book the trip', failed: 'the provider does not take the booking' },
  },
});
