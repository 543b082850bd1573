import { labelsOf } from '#application/kernel/labels-of.ts';
import type { checkoutGateMachine } from './machine.ts';

export const labels = labelsOf<typeof checkoutGateMachine>({
  events: {
    'guest.choose': 'the visitor goes on as a guest',
    'login.choose': 'the visitor chooses to sign in',
    'signUp.choose': 'the visitor chooses to open an account',
    'prompt.close': 'the visitor closes the question',
  },
  guards: {
    wayIs: {
      home: 'the cart is empty',
      checkout: 'it is known who is shopping',
      askGuestOrLogin: 'guests may order, and this one was not asked yet',
    },
    customerIsKnown: 'the visitor has signed in',
  },
  not: {
    customerIsKnown: 'the visitor closes the sign-in',
  },
  rest: {
    'deciding · at once': 'no one is signed in, and guests may not order or were asked already',
  },
  actions: { closeDrawer: 'close the cart', navigate: 'go there' },
});
