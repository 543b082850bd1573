import { answered, type Answered } from '#application/kernel/answered.ts';
import { parsed } from '#application/kernel/parsed.ts';
import { asking } from './manage-trip.asking.state.ts';
import { begin, claimOf, parsedForm } from './manage-trip.context.ts';
import { following } from './manage-trip.following.state.ts';
import { manageTrip } from './manage-trip.setup.ts';
import type * as ManageTrip from './manage-trip.types.ts';

type With = { readonly context: ManageTrip.Context };

/** @see docs/charts/rental-manage-trip.md, drawn from this file */
export const manageTripMachine = manageTrip.createMachine({
  id: 'manageTrip',
  description: 'Following one trip until it has ended: canceling it before, reviewing it after.',
  context: ({ input }) => begin(input),
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'starting',
  states: {
    starting: {
      description: 'It is checked whether the link says which trip it is.',
      meta: { reqs: ['API-41'] },
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
      description: 'The trip is being looked for.',
      tags: 'busy',
      meta: { reqs: ['API-41'] },
      invoke: {
        id: 'findTrip',
        src: 'findTrip',
        input: ({ context }) => claimOf(context),
        onDone: answered(({ value, failure }: Answered<ManageTrip.FindAnswer>) => ({
          accepted: {
            target: 'following',
            actions: [
              { type: 'setTrip', params: value },
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
