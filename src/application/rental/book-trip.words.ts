import { wordsOf } from '#application/kernel/words-of.ts';
import { selling } from '#application/ordering/selling.words.ts';
import type { bookTripMachine } from './book-trip.machine.ts';

export const words = wordsOf<typeof bookTripMachine>({
  events: {
    'shopping.change': 'the trip cart or the customer has changed',
    'cart.retry': 'the customer asks to read the trip cart again',
    'field.type': 'the customer types',
    'field.leave': 'the customer goes on to the next field',
    'method.choose': 'the customer chooses how to pay',
    'pickup.suggest': 'the customer takes the next pickup time',
    'line.remove': 'the customer takes a vehicle out',
    'coupon.apply': 'the customer wants to use a coupon',
    'coupon.remove': 'the customer does without the coupon',
    'trip.submit': 'the customer presses "Book trip"',
    'quote.retry': 'the customer asks for the price again',
  },
  guards: {
    ...selling.guards,
    isUnanswered: 'a booking was sent before and never answered',
    cartIsEmpty: 'the trip cart is empty',
    cartHasLines: 'vehicles are in the trip cart',
    cartIsUnread: 'the trip cart could not be read',
    pickupHasPassed: 'the pickup time of the trip has passed',
    couponIsNamed: 'a code is typed, and there is something that it is for',
    isPlaced: 'the server has taken the booking',
    isGivenUp: 'the customer has given the booking up',
  },
  actions: {
    ...selling.actions,
    retryCart: 'read the trip cart again',
    removeLine: 'take the vehicle out of the trip cart',
    changeTrip: 'give the trip the next pickup time',
    setShopping: 'take over the trip cart and the customer as they are now',
    setMethod: 'keep how the customer pays',
    judge: 'say whether the field is right',
    setQuote: 'take the cart and its price as they are now',
    setQuoteFailure: 'note why there is no price',
    setCoupon: 'take the coupon off the price, or say why it does not count',
    setCouponFailure: 'note why there is no such coupon',
    removeCoupon: 'work out the price without the coupon',
    clearRefusal: 'take away why the booking was refused',
    setUnanswered: 'take up the booking that was never answered',
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
    findCoupon: {
      does: 'ask the server for the coupon',
      accepted: 'there is such a coupon',
      signedOut: 'the sign-in has ended',
      failed: 'the coupon is refused',
    },
    place: { does: 'book the trip', failed: 'the provider does not take the booking' },
  },
});
