import type { OrderDraft } from '#domain/ordering/order-draft.ts';
import { begin } from './rules.ts';
import { filling } from '#application/ordering/checkout/states/filling.ts';
import {
  placing,
  repricing,
  reviewing,
  signingIn,
} from '#application/ordering/checkout/states/placing.ts';
import { checkout } from './setup.ts';
import { beginningStatesOf } from '#application/ordering/selling.beginning.state.ts';

const beginning = beginningStatesOf<OrderDraft>()(
  {
    descriptions: {
      recalling: 'It is checked whether an order was sent from here and never answered.',
      gathering: 'The cart is being looked at.',
      unread: 'The cart could not be read. The customer may try again.',
    },
    reqs: {
      recalling: ['CHK-04'],
      gathering: ['NAV-06', 'NAV-07', 'NAV-08', 'CHK-04', 'CHK-05', 'CHK-06'],
    },
  },
  'emptied',
);

export const checkoutMachine = checkout.createMachine({
  id: 'checkout',
  description:
    'From a filled cart, or one item that is bought now, to orders that are placed, one for each store.',
  context: ({ input }) => begin(input),
  invoke: [
    {
      id: 'watchShopping',
      src: 'watchShopping',
      input: ({ context: { page } }) => ({ page }),
    },
    { id: 'coupon', src: 'coupon', input: ({ context: { couponCode } }) => ({ code: couponCode }) },
    { id: 'prescription', src: 'prescription' },
  ],
  initial: 'recalling',
  on: {
    'shopping.change': {
      actions: { type: 'setShopping', params: ({ event }) => event.shopping },
    },
    'prescription.change': {
      actions: { type: 'setPrescription', params: ({ event }) => event.prescription },
    },
    'orderId.copy': { actions: { type: 'copyOrderId', params: ({ event }) => event.id } },
  },
  states: {
    ...beginning,
    emptied: {
      description: 'Nothing is left in the cart. Orders placed until now are shown.',
      tags: 'waiting',
      meta: { reqs: ['CHK-04'] },
      always: [
        { guard: 'ordersArePlaced', target: 'placed' },
        { guard: 'isBoughtNow', target: 'missing' },
        { target: 'empty' },
      ],
    },
    empty: {
      description: 'The cart is empty: there is nothing to order, and a way back home.',
      tags: 'empty',
      meta: { reqs: ['NAV-05', 'CHK-04'] },
      always: { guard: 'cartHasLines', target: 'filling' },
    },
    missing: {
      description: 'What was to be bought now is not kept any more, so the way leads home.',
      tags: 'waiting',
      meta: { reqs: ['NAV-07', 'NAV-08'] },
      entry: 'goHome',
    },
    filling,
    repricing,
    reviewing,
    placing,
    signingIn,
    placed: {
      description: 'The stores have the orders. A guest is told to keep their numbers.',
      tags: 'placed',
      entry: {
        type: 'saveCoupon',
        params: ({ context: { page } }) => ({ page, couponCode: null }),
      },
      meta: { reqs: ['CHK-01', 'CHK-02', 'CHK-03', 'CHK-04'] },
    },
  },
});
