import { setup } from 'xstate';
import type * as Checkout from './checkout.types.ts';

/** To be drawn. */
export const checkoutMachine = setup({
  types: {
    input: {} as Checkout.Input,
    context: {} as Checkout.Context,
    events: {} as Checkout.Event,
    tags: {} as Checkout.Tag,
    meta: {} as Checkout.Meta,
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => input as never,
  initial: 'open',
  states: { open: {} },
});
