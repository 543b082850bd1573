import { setup } from 'xstate';
import type { AuthenticationRequest } from '#application/account/authentication.ts';
import { effect } from '#application/kernel/effect.ts';
import type { Path } from '#application/kernel/path.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { checkoutWay, type CheckoutWay } from '#domain/cart/checkout-gate.ts';
import type * as CheckoutGate from './checkout-gate.types.ts';

/** The words the checkout gate's chart is written in. */
export const checkoutGate = setup({
  types: {
    input: {} as CheckoutGate.Input,
    context: {} as CheckoutGate.Context,
    events: {} as CheckoutGate.Event,
    output: {} as CheckoutGate.Output,
    tags: {} as CheckoutGate.Tag,
    meta: {} as CheckoutGate.Meta,
  },
  actors: { authenticate: portActor<AuthenticationRequest, CheckoutGate.Outcome>('authenticate') },
  guards: {
    wayIs: ({ context }, { way }: { readonly way: CheckoutWay }) =>
      checkoutWay(context.facts) === way,
    customerIsKnown: (_, outcome: CheckoutGate.Outcome) => outcome !== 'dismissed',
  },
  actions: {
    closeDrawer: effect(),
    go: effect<Path>(),
    /** From now on this browser shops as a guest without being asked again, until a sign-in (D-01). */
    continueAsGuest: effect(),
  },
});
