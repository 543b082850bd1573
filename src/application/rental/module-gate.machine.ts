import { answered, type Answered } from '#application/kernel/answered.ts';
import { finalOutput } from '#application/kernel/final-output.ts';
import { EMPTY_TRIP_CART } from '#domain/rental/trip-cart.ts';
import { noticeOfClearing } from './module-gate.context.ts';
import { moduleGate } from './module-gate.setup.ts';
import type * as Gate from './module-gate.types.ts';

type Given = { readonly context: Gate.Context };
type Done = { readonly event: { readonly output: Gate.Answer } };
const cleared = [
  { type: 'showNotice', params: ({ context }: Given) => noticeOfClearing(context) },
  { type: 'saveCount', params: EMPTY_TRIP_CART },
  'reloadTripCart',
  'notifyOtherTabs',
] as const;

/** @see docs/charts/rental-module-gate.md, drawn from this file */
export const moduleGateMachine = moduleGate.createMachine({
  id: 'moduleGate',
  description:
    'Before another module that rents vehicles is chosen: does the provider of the trip cart hand vehicles over there?',
  context: ({ input }) => ({ ...input, cart: EMPTY_TRIP_CART }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The server is asked what is in the trip cart. Nothing is over the page yet.',
      meta: { reqs: ['RENT-CART-31'] },
      invoke: {
        id: 'readCart',
        src: 'readCart',
        input: undefined,
        onDone: answered(({ value, failure }: Answered<Gate.Answer>) => ({
          accepted: { target: 'comparing', actions: { type: 'setCart', params: value } },
          failed: { target: 'kept', actions: { type: 'showFailure', params: failure } },
        })),
      },
    },
    comparing: {
      description: 'Is any zone of the module one in which the provider hands vehicles over?',
      meta: { reqs: ['RENT-CART-31'] },
      always: [{ guard: 'pickupIsServed', target: 'agreed' }, { target: 'asking' }],
    },
    asking: {
      description: 'The trip cart would be cleared. The customer is asked, and told what is in it.',
      tags: 'asking',
      meta: { reqs: ['RENT-CART-31'] },
      on: {
        'prompt.confirm': 'clearing',
        'prompt.cancel': 'kept',
      },
    },
    clearing: {
      description: 'The trip cart is cleared. Only then the module is chosen.',
      tags: ['asking', 'busy'],
      meta: { reqs: ['RENT-CART-31'] },
      invoke: {
        id: 'clearCart',
        src: 'clearCart',
        input: undefined,
        onDone: answered(({ failure }: Answered<Gate.Answer>) => ({
          accepted: { target: 'agreed', actions: cleared },
          failed: {
            target: 'lookingAgain',
            actions: { type: 'showFailure', params: failure },
          },
        })),
      },
    },
    lookingAgain: {
      description:
        'The answer may have been lost: the server is asked whether the trip cart was cleared after all.',
      tags: ['asking', 'busy'],
      meta: { reqs: ['RENT-CART-31'] },
      invoke: {
        id: 'readAgain',
        src: 'readCart',
        input: undefined,
        onDone: [
          {
            guard: { type: 'cartIsEmptied', params: ({ event }: Done) => event.output },
            target: 'agreed',
            actions: cleared,
          },
          { target: 'kept', actions: 'reloadTripCart' },
        ],
      },
    },
    agreed: {
      type: 'final',
      description: 'The module may be chosen.',
      meta: { reqs: ['RENT-CART-31', 'ERR-22'] },
      output: 'agreed',
    },
    kept: {
      type: 'final',
      description: 'The customer stays in the module, and the trip cart as it is.',
      meta: { reqs: ['RENT-CART-31'] },
      output: 'kept',
    },
  },
  output: finalOutput<Gate.Output>(),
});
