import { finalOutput } from '#application/kernel/final-output.ts';
import { EMPTY_TRIP_CART } from '#domain/rental/trip-cart.ts';
import { locked } from '#application/rental/module-gate/states/locked.ts';
import { moduleGate } from './setup.ts';
import type * as Gate from './setup.ts';

/**
 * Reads and clears the trip cart while no other tab of this browser runs a chain of calls on it.
 * The lock is released while the customer is asked: their consent covers the lines shown, and the
 * cart is reread before it is cleared.
 */
export const moduleGateMachine = moduleGate.createMachine({
  id: 'moduleGate',
  description:
    'Before another module that rents vehicles is chosen: does the provider of the trip cart hand vehicles over there?',
  context: ({ input }) => ({ ...input, cart: EMPTY_TRIP_CART, removed: null, agreed: null }),
  initial: 'locked',
  states: {
    locked,
    asking: {
      description: 'The trip cart would be cleared. The customer is asked, and told what is in it.',
      tags: 'asking',
      meta: { reqs: ['RENT-CART-31'] },
      on: {
        'prompt.confirm': { target: 'locked', actions: 'agree' },
        'prompt.cancel': 'kept',
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
      description: 'The customer stays in the module, and the trip cart is as it was.',
      meta: { reqs: ['RENT-CART-31'] },
      output: 'kept',
    },
    uncertain: {
      type: 'final',
      description:
        'The customer stays in the module. Whether the trip cart was cleared is not known: what was in it stays ' +
        'noted, and is put back as soon as the trip cart can be read.',
      meta: { reqs: ['RENT-CART-31'] },
      output: 'kept',
    },
  },
  output: finalOutput<Gate.Output>(),
});
