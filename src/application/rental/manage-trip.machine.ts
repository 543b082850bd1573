import { lookingOf } from '#application/ordering/tracking.looking.state.ts';
import { searchingOf } from '#application/ordering/tracking.searching.state.ts';
import { otherVisitor } from '#application/ordering/tracking.sending.state.ts';
import { canceling } from './manage-trip.canceling.state.ts';
import { begin } from './manage-trip.context.ts';
import { LABELS } from './manage-trip.names.ts';
import { reviewing } from './manage-trip.reviewing.state.ts';
import { manageTrip } from './manage-trip.setup.ts';
import type * as ManageTrip from './manage-trip.types.ts';

/** @see docs/charts/rental-manage-trip.md, rendered from this file */
export const manageTripMachine = manageTrip.createMachine({
  id: 'manageTrip',
  description: 'Following one trip until it has ended: canceling it before, reviewing it after.',
  context: ({ input }) => begin(input),
  invoke: [
    { id: 'watchPage', src: 'watchPage' },
    { id: 'watchVisitorKind', src: 'watchVisitorKind' },
  ],
  initial: 'starting',
  on: otherVisitor,
  states: {
    ...searchingOf<ManageTrip.Trips>(LABELS),
    tracking: {
      description: 'The trip is on show, and kept fresh.',
      tags: 'shown',
      meta: { reqs: ['API-41'] },
      type: 'parallel',
      on: { 'other.find': { target: 'asking', actions: 'clearFollowed' } },
      states: { looking: lookingOf<ManageTrip.Trips>(LABELS), canceling, reviewing },
    },
  },
});
