import { setup } from 'xstate';
import type * as Authenticate from './authenticate.types.ts';

/** To be drawn. */
export const authenticateMachine = setup({
  types: {
    input: {} as Authenticate.Input,
    context: {} as Authenticate.Context,
    events: {} as Authenticate.Event,
    output: {} as Authenticate.Output,
    tags: {} as Authenticate.Tag,
    meta: {} as Authenticate.Meta,
  },
}).createMachine({
  id: 'authenticate',
  context: ({ input }) => input as never,
  initial: 'open',
  states: { open: {} },
});
