import { fromEvent } from '#application/kernel/from-event.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { noticeOfIncrease } from './rules.ts';
import { loading } from '#application/cart/cart/states/loading.ts';
import {
  askingToClear,
  askingToReplace,
  requiringSignIn,
} from '#application/cart/cart/states/questions.ts';
import { ready } from '#application/cart/cart/states/ready.ts';
import { cart } from './setup.ts';
import type * as CartFlow from './setup.ts';
import { working } from '#application/cart/cart/states/working.ts';

const request = {
  guard: {
    type: 'requestMakesSense',
    params: ({ event }: { readonly event: CartFlow.Request }) => event,
  },
  actions: {
    type: 'queueRequest',
    params: ({ event }: { readonly event: CartFlow.Request }) => event,
  },
} as const;

/**
 * Requests made during a call wait in a queue, and one call runs at a time: answers never overtake
 * each other, and each replaces the list.
 */
export const cartMachine = cart.createMachine({
  id: 'cart',
  description: 'What the customer means to buy, kept in step with what the server has noted.',
  context: ({ input }) => ({
    cart: emptyCart(input.currency),
    mayAdd: input.mayAdd,
    stale: true,
    failure: null,
    task: null,
    queue: [],
    removed: [],
  }),
  invoke: { id: 'watchOtherTabs', src: 'watchOtherTabs', input: undefined },
  initial: 'loading',
  on: {
    'line.increase': [
      {
        guard: { type: 'increaseIsRefused', params: fromEvent },
        actions: {
          type: 'showNotice',
          params: ({ context, event }) => noticeOfIncrease(context, event.line),
        },
      },
      {
        guard: { type: 'increaseIsPointedOut', params: fromEvent },
        actions: [
          {
            type: 'showNotice',
            params: ({ context, event }) => noticeOfIncrease(context, event.line),
          },
          { type: 'queueRequest', params: fromEvent },
        ],
      },
      request,
    ],
    'line.decrease': request,
    'line.remove': request,
    'item.add': request,
    'item.update': request,
    'cart.clear': request,
    'cart.undo': request,
    'checkout.ask': { actions: 'openCheckoutGate' },
    'cart.reload': { actions: 'markStale' },
    'cart.retry': { actions: 'markStale' },
    'scope.change': [
      {
        guard: { type: 'scopeEndsCart', params: fromEvent },
        target: '.loading',
        actions: ['clearCartOfBefore', { type: 'setScope', params: fromEvent }, 'withdrawOffers'],
      },
      { actions: { type: 'setScope', params: fromEvent } },
    ],
  },
  states: { loading, ready, working, requiringSignIn, askingToReplace, askingToClear },
});
