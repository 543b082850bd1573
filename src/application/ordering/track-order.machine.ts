import { setup } from 'xstate';
import type * as TrackOrder from './track-order.types.ts';

/** To be drawn. */
export const trackOrderMachine = setup({
  types: {
    input: {} as TrackOrder.Input,
    context: {} as TrackOrder.Context,
    events: {} as TrackOrder.Event,
    tags: {} as TrackOrder.Tag,
    meta: {} as TrackOrder.Meta,
  },
}).createMachine({
  id: 'trackOrder',
  context: ({ input }) => input as never,
  initial: 'open',
  states: { open: {} },
});
