import { checkoutGateMachine } from '#application/cart/checkout-gate/machine.ts';
import { paths } from '#application/kernel/path.ts';
import { defineFlow } from '@sundry/statecharts';

const guest = {
  hasItems: true,
  hasToken: false,
  guestCheckoutAllowed: true,
  guestByChoice: false,
};
const facts = (given: Partial<typeof guest> = {}) => ({
  facts: { ...guest, ...given },
  to: paths.checkout('cart'),
});

export const flow = defineFlow({
  name: 'cart/checkout-gate',
  machine: checkoutGateMachine,
  inputs: {
    'a guest with items': facts(),
    'a guest who has chosen before': facts({ guestByChoice: true }),
    'a guest where guests may not order': facts({ guestCheckoutAllowed: false }),
    'a customer with items': facts({ hasToken: true }),
    'an empty cart': facts({ hasItems: false, hasToken: true }),
  },
  events: {
    'guest.choose': { '': {} },
    'login.choose': { '': {} },
    'signUp.choose': { '': {} },
    'prompt.close': { '': {} },
  },
  outcomes: { authenticate: { signedIn: 'signedIn', guest: 'guest', dismissed: 'dismissed' } },
  project: ({ context, output }) => ({ ...context.facts, output: output ?? null }),
  invariants: {
    'no one is asked who has a token': (it) => !it.hasTag('asking') || !it.context.facts.hasToken,
    'no one is asked where guests may not order': (it) =>
      !it.hasTag('asking') || it.context.facts.guestCheckoutAllowed,
    'no one is asked twice': (it) => !it.hasTag('asking') || !it.context.facts.guestByChoice,
    'an empty cart never leads to checkout': (it) =>
      it.output !== 'checkout' || it.context.facts.hasItems,
  },
});
