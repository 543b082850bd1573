import { setup } from 'xstate';
import type * as PickLocation from './pick-location.types.ts';

/** To be drawn. */
export const pickLocationMachine = setup({
  types: {
    input: {} as PickLocation.Input,
    context: {} as PickLocation.Context,
    events: {} as PickLocation.Event,
    output: {} as PickLocation.Output,
    tags: {} as PickLocation.Tag,
    meta: {} as PickLocation.Meta,
  },
}).createMachine({
  id: 'pickLocation',
  context: ({ input }) => input as never,
  initial: 'open',
  states: { open: {} },
});
