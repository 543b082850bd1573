import { setup } from 'xstate';
import type * as Toasts from './toasts.types.ts';

/** To be drawn. */
export const toastsMachine = setup({
  types: {
    context: {} as Toasts.Context,
    events: {} as Toasts.Event,
    tags: {} as Toasts.Tag,
    meta: {} as Toasts.Meta,
  },
}).createMachine({
  id: 'toasts',
  context: ({ input }) => input as never,
  initial: 'open',
  states: { open: {} },
});
