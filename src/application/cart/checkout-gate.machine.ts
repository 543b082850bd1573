import { setup } from 'xstate';
import type * as CheckoutGate from './checkout-gate.types.ts';

/** To be drawn. */
export const checkoutGateMachine = setup({
  types: {
    input: {} as CheckoutGate.Input,
    context: {} as CheckoutGate.Context,
    events: {} as CheckoutGate.Event,
    output: {} as CheckoutGate.Output,
    tags: {} as CheckoutGate.Tag,
    meta: {} as CheckoutGate.Meta,
  },
}).createMachine({
  id: 'checkoutGate',
  context: ({ input }) => input as never,
  initial: 'open',
  states: { open: {} },
});
