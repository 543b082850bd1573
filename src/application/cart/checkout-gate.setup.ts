import { sendTo, setup } from 'xstate';
import { requireSignIn } from '#application/account/require-sign-in.ts';
import { effect } from '#application/kernel/effect.ts';
import type { Meta } from '#application/kernel/meta.ts';
import type { Path } from '#application/kernel/path.ts';
import { checkoutWay, type CheckoutWay } from '#domain/cart/checkout-gate.ts';
import { to } from '#application/kernel/system.ts';
import type * as CheckoutGate from './checkout-gate.types.ts';

/** What the gate needs from outside. */
export const slots = { actors: {}, effects: { closeDrawer: effect(), navigate: effect<Path>() } };

export const checkoutGate = setup({
  types: {
    input: {} as CheckoutGate.Input,
    context: {} as CheckoutGate.Context,
    events: {} as CheckoutGate.Command,
    output: {} as CheckoutGate.Output,
    tags: {} as CheckoutGate.Tag,
    meta: {} as Meta,
  },
  actors: { authenticate: requireSignIn },
  guards: {
    wayIs: ({ context }, { way }: { readonly way: CheckoutWay }) =>
      checkoutWay(context.facts) === way,
    customerIsKnown: (_, outcome: CheckoutGate.Outcome) => outcome !== 'dismissed',
  },
  actions: {
    ...slots.effects,
    /** From now on this browser shops as a guest without being asked again, until a sign-in (D-01). */
    continueAsGuest: sendTo(to('session'), { type: 'guest.continue' }),
  },
});
