import { lookingOf } from '#application/ordering/tracking.looking.state.ts';
import { searchingOf } from '#application/ordering/tracking.searching.state.ts';
import { otherVisitor } from '#application/ordering/tracking.sending.state.ts';
import { canceling } from '#application/rental/manage-trip/states/canceling.ts';
import { begin } from './rules.ts';
import { LABELS } from './names.ts';
import { reviewing } from '#application/rental/manage-trip/states/reviewing.ts';
import { manageTrip } from './setup.ts';
import type * as ManageTrip from './setup.ts';

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
