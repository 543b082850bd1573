import { setup } from 'xstate';
import type * as CartFlow from './cart.types.ts';

/** To be drawn. */
export const cartMachine = setup({
  types: {
    input: {} as CartFlow.Input,
    context: {} as CartFlow.Context,
    events: {} as CartFlow.Event,
    tags: {} as CartFlow.Tag,
    meta: {} as CartFlow.Meta,
  },
}).createMachine({
  id: 'cart',
  context: ({ input }) => input as never,
  initial: 'open',
  states: { open: {} },
});
