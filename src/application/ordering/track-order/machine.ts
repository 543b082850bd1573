import { answered, type Answered } from '#application/kernel/answered.ts';
import { claimOf } from '#application/ordering/tracking.context.ts';
import { lookingOf } from '#application/ordering/tracking.looking.state.ts';
import { searchingOf } from '#application/ordering/tracking.searching.state.ts';
import { otherVisitor } from '#application/ordering/tracking.sending.state.ts';
import { beside } from '#application/ordering/track-order/states/beside.ts';
import { canceling } from '#application/ordering/track-order/states/canceling.ts';
import { begin } from './rules.ts';
import { LABELS } from './names.ts';
import { trackOrder } from './setup.ts';
import type * as TrackOrder from './setup.ts';

const listing = trackOrder.createStateConfig({
  description: 'What was ordered is read once.',
  meta: { reqs: ['CHK-07'] },
  initial: 'reading',
  states: {
    reading: {
      description: 'The lines of the order are being read.',
      meta: { reqs: ['CHK-07'] },
      invoke: {
        id: 'readLines',
        src: 'readLines',
        input: ({ context }) => claimOf(context),
        onDone: answered(({ value }: Answered<TrackOrder.LinesAnswer>) => ({
          accepted: { target: 'done', actions: { type: 'setLines', params: value } },
          failed: { target: 'done' },
        })),
      },
    },
    done: {
      description: 'The lines are shown, or may not be seen from here.',
      meta: { reqs: ['CHK-07'] },
    },
  },
});

export const trackOrderMachine = trackOrder.createMachine({
  id: 'trackOrder',
  description: 'Following one order until it has arrived, or has come to nothing.',
  context: ({ input }) => begin(input),
  invoke: [
    { id: 'watchPage', src: 'watchPage' },
    { id: 'watchVisitorKind', src: 'watchVisitorKind' },
  ],
  initial: 'starting',
  on: otherVisitor,
  states: {
    ...searchingOf<TrackOrder.Orders>(LABELS),
    tracking: {
      description: 'The order is on show, and kept fresh.',
      tags: 'shown',
      meta: { reqs: ['CHK-07', 'CHK-08'] },
      type: 'parallel',
      on: { 'other.find': { target: 'asking', actions: 'clearFollowed' } },
      states: { looking: lookingOf<TrackOrder.Orders>(LABELS), listing, canceling, beside },
    },
  },
});
