import { labelsOf } from '#application/kernel/labels-of.ts';
import type { placingMachine } from './machine.ts';

/** Labels shared with checkout. */
export const pricing = {
  guards: { allArePlaced: 'the server has taken all orders' },
  actions: {
    setQuote: 'take the new price',
    clearRefusal: 'take away why the order was refused',
    setOutcome: 'note which orders are placed and what stopped the others',
  },
  actors: {
    takeQuote: {
      does: 'ask the server for the price',
      accepted: 'the price has come',
      signedOut: 'the sign-in has ended',
      failed: 'no price could be had',
    },
  },
} as const;

export const labels = labelsOf<typeof placingMachine>({
  events: {
    'order.retry': 'the customer sends the order again',
    'order.abandon': 'the customer gives the order up',
    'changes.accept': 'the customer agrees to the new price',
    'changes.decline': 'the customer does not agree to the new price',
  },
  guards: {
    ...pricing.guards,
    ordersAreUnanswered: 'orders were sent before and never answered',
    figuresDiffer: 'the price has changed',
    orderIsNoLongerAllowed: 'the order can no longer be placed like this',
    orderWasRefused: 'the server refused the old price',
    answerIsLost: 'no answer came: the orders may have arrived or not',
    priceIsOld: 'the price has changed, or is too old to order at',
  },
  not: {
    ordersAreUnanswered: 'every order that was sent is answered',
  },
  rest: {
    'comparing · at once': 'the order may be placed at the price that the customer has seen',
  },
  actions: {
    ...pricing.actions,
    refreshReads: "read the customer's orders anew",
    abandonOrders: 'forget the orders that were never answered',
    refreshCart: 'read the cart anew',
    draftOrders: 'write an order for each store at the price agreed to',
  },
  actors: {
    ...pricing.actors,
    placeOrders: {
      does: 'send the orders to the server',
      failed: 'a store does not take its order',
    },
  },
});
