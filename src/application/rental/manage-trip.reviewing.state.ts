import { answered, type Answered } from '#application/kernel/answered.ts';
import { claimOf, toReview } from './manage-trip.context.ts';
import { manageTrip } from './manage-trip.setup.ts';
import type * as ManageTrip from './manage-trip.types.ts';

const reviewed = {
  target: 'closed',
  actions: [
    'clearReview',
    { type: 'showNotice', params: { kind: 'vehicleReviewed' } },
    'refreshReads',
    'refreshAgain',
  ],
} as const;

/** As with canceling: what the trip says of the vehicle decides, not what was heard. */
export const reviewing = manageTrip.createStateConfig({
  description: 'Once the trip is completed, each of its vehicles can be reviewed, once.',
  meta: { reqs: ['API-46', 'CONST-19'] },
  initial: 'closed',
  states: {
    closed: {
      description: 'No vehicle is being reviewed.',
      meta: { reqs: ['API-46'] },
      on: {
        'review.ask': {
          guard: { type: 'mayReview', params: ({ event }) => event.vehicle },
          target: 'writing',
          actions: { type: 'setVehicle', params: ({ event }) => event.vehicle },
        },
      },
    },
    writing: {
      description: 'The customer gives stars, in halves, and may say more.',
      tags: 'reviewing',
      meta: { reqs: ['API-46', 'CONST-19'] },
      on: {
        'rating.choose': { actions: { type: 'setRating', params: ({ event }) => event.rating } },
        'comment.type': { actions: { type: 'setComment', params: ({ event }) => event.text } },
        'review.send': { guard: 'ratingIsChosen', target: 'sending' },
        'review.leave': { target: 'closed', actions: 'clearReview' },
      },
    },
    sending: {
      description: 'The review is on its way.',
      tags: ['reviewing', 'reviewBusy'],
      meta: { reqs: ['API-46'] },
      invoke: {
        id: 'reviewVehicle',
        src: 'reviewVehicle',
        input: ({ context }) => toReview(context),
        onDone: answered(({ failure }: Answered<ManageTrip.ReviewAnswer>) => ({
          accepted: reviewed,
          failed: { target: 'checking', actions: { type: 'setReviewFailure', params: failure } },
        })),
      },
    },
    checking: {
      description: 'No or lost was the answer. It is looked at whether the review is there.',
      tags: ['reviewing', 'reviewBusy'],
      meta: { reqs: ['API-46', 'ERR-29'] },
      invoke: {
        id: 'checkReviewed',
        src: 'findTrip',
        input: ({ context }) => claimOf(context),
        onDone: answered(({ value }: Answered<ManageTrip.FindAnswer>) => ({
          accepted: { target: 'judging', actions: { type: 'setTrip', params: value } },
          failed: { target: 'writing' },
        })),
      },
    },
    judging: {
      description: 'It is decided by the trip whether the vehicle was reviewed after all.',
      tags: ['reviewing', 'reviewBusy'],
      meta: { reqs: ['API-46'] },
      always: [{ guard: 'vehicleIsReviewed', ...reviewed }, { target: 'writing' }],
    },
  },
});
