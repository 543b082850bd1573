import { answered, type Answered } from '#application/kernel/answered.ts';
import { begin, claimOf } from './track-order.context.ts';
import { following } from './track-order.following.state.ts';
import { trackOrder } from './track-order.setup.ts';
import type * as TrackOrder from './track-order.types.ts';

type With = { readonly context: TrackOrder.Context };
type Typed = { readonly event: { readonly text: string } };

/** What can be done wherever the form is. */
const form = {
  'orderId.type': {
    actions: {
      type: 'setText',
      params: ({ event }: Typed) => ({ field: 'orderId', text: event.text }) as const,
    },
  },
  'phone.type': {
    actions: {
      type: 'setText',
      params: ({ event }: Typed) => ({ field: 'phone', text: event.text }) as const,
    },
  },
  'order.find': [
    { guard: 'formIsFilled', target: 'finding', actions: 'setClaim' },
    { actions: 'judge' },
  ],
} as const;

/** @see docs/charts/ordering-track-order.md, drawn from this file */
export const trackOrderMachine = trackOrder.createMachine({
  id: 'trackOrder',
  description: 'Following one order until it has arrived, or has come to nothing.',
  context: ({ input }) => begin(input),
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'starting',
  states: {
    starting: {
      description: 'It is checked whether the link says which order it is.',
      meta: { reqs: ['NAV-15'] },
      always: [
        { guard: 'formIsFilled', target: 'finding', actions: 'setClaim' },
        { target: 'asking' },
      ],
    },
    asking: {
      description: 'The customer says which order: its number, and the phone given with it.',
      tags: 'asking',
      meta: { reqs: ['NAV-15', 'CHK-08'] },
      on: form,
    },
    finding: {
      description: 'The order is being looked for.',
      tags: 'busy',
      meta: { reqs: ['CHK-07', 'CHK-08'] },
      invoke: {
        id: 'findOrder',
        src: 'findOrder',
        input: ({ context }) => claimOf(context),
        onDone: answered(({ value, failure }: Answered<TrackOrder.FindAnswer>) => ({
          accepted: {
            target: 'following',
            actions: [
              { type: 'setOrder', params: value },
              { type: 'showInAddress', params: ({ context }: With) => claimOf(context) },
            ],
          },
          signedOut: { target: 'missing', actions: { type: 'setFailure', params: failure } },
          refused: { target: 'missing', actions: { type: 'setFailure', params: failure } },
          failed: { target: 'unread', actions: { type: 'setFailure', params: failure } },
        })),
      },
    },
    missing: {
      description: 'No such order is known under this number and phone. The form is still there.',
      tags: ['asking', 'missing'],
      meta: { reqs: ['CHK-08'] },
      on: form,
    },
    unread: {
      description: 'The server could not be reached. What was typed is kept.',
      tags: ['asking', 'unread'],
      meta: { reqs: ['ERR-29'] },
      on: form,
    },
    following,
  },
});
