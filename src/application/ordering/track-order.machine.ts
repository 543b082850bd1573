import { answered, type Answered } from '#application/kernel/answered.ts';
import { parsed } from '#application/kernel/parsed.ts';
import { asking } from './track-order.asking.state.ts';
import { begin, claimOf, parsedForm } from './track-order.context.ts';
import { following } from './track-order.following.state.ts';
import { trackOrder } from './track-order.setup.ts';
import type * as TrackOrder from './track-order.types.ts';

type With = { readonly context: TrackOrder.Context };

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
      always: parsed(
        ({ context }: With) => parsedForm(context),
        ({ value }) => ({
          complete: { target: 'finding', actions: { type: 'setClaim', params: value } },
          refused: { target: 'asking' },
        }),
      ),
    },
    asking,
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
          signedOut: { target: 'asking.missing', actions: { type: 'setFailure', params: failure } },
          refused: { target: 'asking.missing', actions: { type: 'setFailure', params: failure } },
          failed: { target: 'asking.unread', actions: { type: 'setFailure', params: failure } },
        })),
      },
    },
    following,
  },
});
