import { wordsOf } from '#application/kernel/words-of.ts';
import type { checkoutMachine } from './checkout.machine.ts';
import { pricing } from './placing.words.ts';
import { selling } from './selling.words.ts';

export const words = wordsOf<typeof checkoutMachine>({
  events: {
    'shopping.change': 'the cart, the place or the customer has changed',
    'orderId.copy': 'the customer copies the order number',
    'cart.retry': 'the customer asks to read the cart again',
    'field.type': 'the customer types',
    'field.leave': 'the customer goes on to the next field',
    'orderType.choose': 'the customer chooses delivery or pick-up',
    'when.choose': 'the customer chooses now or later',
    'slot.choose': 'the customer chooses a time',
    'method.choose': 'the customer chooses how to pay',
    'place.ask': 'the customer wants to set the place',
    'line.remove': 'the customer takes an item out',
    'order.submit': 'the customer presses "Place Order"',
    'quote.retry': 'the customer asks for the price again',
  },
  guards: {
    ...selling.guards,
    isPlaced: 'the server has taken all orders',
    onlyQuoteHasRunOut: 'everything is filled in, and the price is too old to order at',
    isUnanswered: 'an order was sent before and never answered',
    cartIsEmpty: 'the cart is empty',
    cartHasLines: 'something is in the cart',
    cartIsUnread: 'the cart could not be read',
    ordersArePlaced: 'orders were placed just now',
    placeIsMissing: 'no place to deliver to is set',
    orderTypeIsNotOffered: 'the stores do not offer the chosen way of delivery',
    isGivenUp: 'the customer has given the orders up',
  },
  actions: {
    ...selling.actions,
    ...pricing.actions,
    copyOrderId: 'copy the order number',
    openPlaceDialog: 'open the map',
    retryCart: 'read the cart again',
    removeLine: 'take the item out of the cart',
    setShopping: 'take over the cart, the place and the customer as they are now',
    setChoice: 'keep what was chosen',
    judge: { '': 'say whether the field is right', slot: 'say whether the time is right' },
    setOfferedOrderType: 'choose a way of delivery that the stores offer',
    setOfferedPayment: 'choose the first way to pay, if none is chosen',
    setUnanswered: 'take up the orders that were never answered',
  },
  actors: {
    ...pricing.actors,
    watchShopping: 'watch the cart, the place and the customer',
    recallUnanswered: 'look for orders that were sent and never answered',
    place: { does: 'place the orders', failed: 'a store does not take its order' },
  },
});
