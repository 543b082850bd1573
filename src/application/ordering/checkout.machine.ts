import { begin } from './checkout.context.ts';
import { filling } from './checkout.filling.state.ts';
import { placing, repricing, reviewing, signingIn } from './checkout.placing.state.ts';
import { checkout } from './checkout.setup.ts';

/** @see docs/charts/ordering-checkout.md, drawn from this file */
export const checkoutMachine = checkout.createMachine({
  id: 'checkout',
  description: 'From a filled cart to orders that are placed, one for each store.',
  context: ({ input }) => begin(input),
  invoke: { id: 'watchShopping', src: 'watchShopping' },
  initial: 'recalling',
  on: {
    'shopping.change': {
      actions: { type: 'setShopping', params: ({ event }) => event.shopping },
    },
    'orderId.copy': { actions: { type: 'copyOrderId', params: ({ event }) => event.id } },
  },
  states: {
    recalling: {
      description: 'It is checked whether an order was sent from here and never answered.',
      tags: 'waiting',
      meta: { reqs: ['CHK-04'] },
      invoke: {
        id: 'recallUnanswered',
        src: 'recallUnanswered',
        input: undefined,
        onDone: [
          {
            guard: { type: 'ordersAreUnanswered', params: ({ event }) => event.output },
            target: 'placing',
            actions: { type: 'setUnanswered', params: ({ event }) => event.output },
          },
          { target: 'gathering' },
        ],
      },
    },
    gathering: {
      description: 'The cart is being looked at.',
      tags: 'waiting',
      meta: { reqs: ['NAV-06', 'CHK-04'] },
      always: [
        { guard: 'cartIsUnread', target: 'unread' },
        { guard: 'cartIsEmpty', target: 'emptied' },
        { guard: 'cartHasLines', target: 'filling' },
      ],
    },
    unread: {
      description: 'The cart could not be read. The customer may try again.',
      tags: 'unread',
      meta: { reqs: ['ERR-29'] },
      always: [
        { guard: 'cartHasLines', target: 'filling' },
        { guard: 'cartIsEmpty', target: 'emptied' },
      ],
      on: { 'cart.retry': { actions: 'retryCart' } },
    },
    emptied: {
      description: 'Nothing is left in the cart. Orders placed until now are shown.',
      tags: 'waiting',
      meta: { reqs: ['CHK-04'] },
      always: [{ guard: 'ordersArePlaced', target: 'placed' }, { target: 'empty' }],
    },
    empty: {
      description: 'The cart is empty: there is nothing to order, and a way back home.',
      tags: 'empty',
      meta: { reqs: ['NAV-05', 'CHK-04'] },
      always: { guard: 'cartHasLines', target: 'filling' },
    },
    filling,
    repricing,
    reviewing,
    placing,
    signingIn,
    placed: {
      description: 'The stores have the orders. A guest is told to keep their numbers.',
      tags: 'placed',
      meta: { reqs: ['CHK-01', 'CHK-02', 'CHK-03', 'CHK-04'] },
    },
  },
});
