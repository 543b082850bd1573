import { setup } from 'xstate';
import type * as SignOut from './sign-out.types.ts';

/** To be drawn. */
export const signOutMachine = setup({
  types: {
    input: {} as SignOut.Input,
    context: {} as SignOut.Context,
    events: {} as SignOut.Event,
    output: {} as SignOut.Output,
    tags: {} as SignOut.Tag,
    meta: {} as SignOut.Meta,
  },
}).createMachine({
  id: 'signOut',
  context: ({ input }) => input as never,
  initial: 'open',
  states: { open: {} },
});
