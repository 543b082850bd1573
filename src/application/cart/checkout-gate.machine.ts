import { finalOutput } from '#application/kernel/final-output.ts';
import { paths } from '#application/kernel/path.ts';
import { checkoutGate } from './checkout-gate.setup.ts';
import type * as CheckoutGate from './checkout-gate.types.ts';

/** @see docs/charts/cart-checkout-gate.md, rendered from this file */
export const checkoutGateMachine = checkoutGate.createMachine({
  id: 'checkoutGate',
  description: 'Between the cart and the checkout: who may pass, and who is asked first.',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      description: 'The app looks at the cart and at who is shopping.',
      meta: { reqs: ['GATE-01', 'GATE-08', 'GATE-10', 'GATE-12'] },
      always: [
        { guard: { type: 'wayIs', params: { way: 'home' } }, target: 'home' },
        { guard: { type: 'wayIs', params: { way: 'checkout' } }, target: 'checkout' },
        { guard: { type: 'wayIs', params: { way: 'askGuestOrLogin' } }, target: 'asking' },
        { target: 'signingIn' },
      ],
    },
    asking: {
      description: 'The customer chooses between going on as a guest, signing in and signing up.',
      tags: 'asking',
      meta: { reqs: ['GATE-01', 'GATE-02', 'GATE-03', 'GATE-04', 'GATE-13'] },
      on: {
        'guest.choose': { target: 'checkout', actions: 'continueAsGuest' },
        'login.choose': 'signingIn',
        'signUp.choose': 'signingUp',
        'prompt.close': 'stayed',
      },
    },
    signingIn: {
      description: 'The customer signs in, and then goes on to checkout.',
      meta: { reqs: ['GATE-06', 'GATE-12'] },
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: { view: 'signIn', offerGuest: false },
        onDone: [
          {
            guard: { type: 'customerIsKnown', params: ({ event }) => event.output },
            target: 'checkout',
          },
          { target: 'stayed' },
        ],
      },
    },
    signingUp: {
      description: 'The customer signs up, and then goes on to checkout.',
      meta: { reqs: ['GATE-07'] },
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: { view: 'signUp', offerGuest: false },
        onDone: [
          {
            guard: { type: 'customerIsKnown', params: ({ event }) => event.output },
            target: 'checkout',
          },
          { target: 'stayed' },
        ],
      },
    },
    checkout: {
      type: 'final',
      description: 'The drawer closes, and the checkout opens.',
      meta: { reqs: ['GATE-05', 'GATE-10', 'GATE-11'] },
      entry: ['closeDrawer', { type: 'navigate', params: ({ context }) => context.to }],
      output: 'checkout',
    },
    home: {
      type: 'final',
      description: 'There is nothing to check out: the drawer closes, and home opens.',
      meta: { reqs: ['GATE-08', 'GATE-09', 'CART-06'] },
      entry: ['closeDrawer', { type: 'navigate', params: paths.home() }],
      output: 'home',
    },
    stayed: {
      type: 'final',
      description: 'The customer stays with the cart.',
      meta: { reqs: ['GATE-12'] },
      output: 'stayed',
    },
  },
  output: finalOutput<CheckoutGate.Output>(),
});
