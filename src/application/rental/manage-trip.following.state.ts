import { answered, type Answered } from '#application/kernel/answered.ts';
import { canceling } from './manage-trip.canceling.state.ts';
import { claimOf } from './manage-trip.context.ts';
import { reviewing } from './manage-trip.reviewing.state.ts';
import { manageTrip } from './manage-trip.setup.ts';
import type * as ManageTrip from './manage-trip.types.ts';

/** Looks again and again, as long as the page is watched and something may still happen. */
const looking = manageTrip.createStateConfig({
  description: 'The trip is looked at every ten seconds until nothing more happens to it.',
  meta: { reqs: ['API-41'] },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'It is checked whether anything more will happen to the trip.',
      meta: { reqs: ['API-41'] },
      always: [{ guard: 'tripIsFinal', target: 'settled' }, { target: 'waiting' }],
    },
    waiting: {
      description: 'Nothing is asked until the next look is due.',
      meta: { reqs: ['API-41'] },
      after: { pollInterval: 'refreshing' },
      on: { 'page.hide': 'paused', 'trip.refresh': 'refreshing' },
    },
    refreshing: {
      description:
        'The trip is being looked at. What was known stays on show; what is older than a change is not waited for.',
      tags: 'looking',
      meta: { reqs: ['API-41'] },
      invoke: {
        id: 'refreshTrip',
        src: 'findTrip',
        input: ({ context }) => claimOf(context),
        onDone: answered(({ value, failure }: Answered<ManageTrip.FindAnswer>) => ({
          accepted: { target: 'deciding', actions: { type: 'setTrip', params: value } },
          failed: { target: 'deciding', actions: { type: 'setFailure', params: failure } },
        })),
      },
      on: { 'page.hide': 'paused', 'trip.refresh': { target: 'refreshing', reenter: true } },
    },
    paused: {
      description: 'The page is not being looked at, so nothing is asked.',
      meta: { reqs: ['API-41'] },
      on: { 'page.show': 'refreshing' },
    },
    settled: {
      description: 'Nothing more will happen by itself.',
      meta: { reqs: ['API-41'] },
      on: { 'trip.refresh': 'refreshing' },
    },
  },
});

export const following = manageTrip.createStateConfig({
  description: 'The trip is on show, and kept fresh.',
  tags: 'shown',
  meta: { reqs: ['API-41'] },
  type: 'parallel',
  on: { 'other.find': { target: 'asking', actions: 'clearTrip' } },
  states: { looking, canceling, reviewing },
});
