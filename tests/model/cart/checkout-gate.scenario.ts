import { checkoutGateMachine } from '#application/cart/checkout-gate.machine.ts';
import { defineFlow } from '#tools/model/flow.ts';

const facts = (hasItems: boolean, hasToken: boolean, guestCheckoutAllowed: boolean) => ({
  facts: { hasItems, hasToken, guestCheckoutAllowed },
});

export const checkoutGateFlow = defineFlow({
  name: 'cart/checkout-gate',
  machine: checkoutGateMachine,
  inputs: {
    'a guest with items': facts(true, false, true),
    'a guest where guests may not order': facts(true, false, false),
    'a customer with items': facts(true, true, true),
    'an empty cart': facts(false, true, true),
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
    'nobody is asked who has a token': (it) => !it.hasTag('asking') || !it.context.facts.hasToken,
    'nobody is asked where guests may not order': (it) =>
      !it.hasTag('asking') || it.context.facts.guestCheckoutAllowed,
    'an empty cart never leads to checkout': (it) =>
      it.output !== 'checkout' || it.context.facts.hasItems,
  },
});
