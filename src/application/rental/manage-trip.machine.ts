import { lookingOf } from '#application/ordering/follow.looking.state.ts';
import { searchingOf } from '#application/ordering/follow.searching.state.ts';
import { otherVisitor } from '#application/ordering/follow.sending.state.ts';
import { canceling } from './manage-trip.canceling.state.ts';
import { begin } from './manage-trip.context.ts';
import { WORDS } from './manage-trip.names.ts';
import { reviewing } from './manage-trip.reviewing.state.ts';
import { manageTrip } from './manage-trip.setup.ts';
import type * as ManageTrip from './manage-trip.types.ts';

/** @see docs/charts/rental-manage-trip.md, drawn from this file */
export const manageTripMachine = manageTrip.createMachine({
  id: 'manageTrip',
  description: 'Following one trip until it has ended: canceling it before, reviewing it after.',
  context: ({ input }) => begin(input),
  invoke: [
    { id: 'watchPage', src: 'watchPage' },
    { id: 'watchVisitor', src: 'watchVisitor' },
  ],
  initial: 'starting',
  on: otherVisitor,
  states: {
    ...searchingOf<ManageTrip.Trips>(WORDS),
    following: {
      description: 'The trip is on show, and kept fresh.',
      tags: 'shown',
      meta: { reqs: ['API-41'] },
      type: 'parallel',
      on: { 'other.find': { target: 'asking', actions: 'clearFollowed' } },
      states: { looking: lookingOf<ManageTrip.Trips>(WORDS), canceling, reviewing },
    },
  },
});
