import { leavingOf, sendingOf, whileOpen } from '#application/ordering/tracking.sending.state.ts';
import { toReview } from '../rules.ts';
import { LABELS } from '../names.ts';
import { manageTrip } from '../setup.ts';
import type * as ManageTrip from '../setup.ts';

type With = { readonly context: ManageTrip.Context };

const sending = sendingOf<ManageTrip.Trips>()(LABELS, {
  names: {
    call: 'reviewVehicle',
    check: 'checkReviewed',
    signIn: 'authenticateToReview',
    resume: 'resumeReviewing',
    filling: 'writing',
    isDone: 'isReviewed',
    setFailure: 'setReviewFailure',
    busy: 'reviewBusy',
  },
  input: toReview,
  done: {
    target: '#reviewing.closed',
    actions: [
      { type: 'setReviewed', params: ({ context }: With) => context.vehicle },
      { type: 'showNotice', params: { kind: 'vehicleReviewed' } },
      'refreshReads',
      'refreshAgain',
    ],
  },
  labels: {
    sending: 'The review is on its way.',
    judging: 'It is decided by the trip whether the vehicle was reviewed after all.',
  },
  reqs: ['API-46'],
});

export const reviewing = manageTrip.createStateConfig({
  id: 'reviewing',
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
          target: 'open',
          actions: { type: 'setVehicle', params: ({ event }) => event.vehicle },
        },
      },
    },
    open: {
      description: 'The customer reviews one vehicle.',
      tags: 'reviewing',
      meta: { reqs: ['API-46'] },
      initial: 'writing',
      on: whileOpen,
      states: {
        writing: {
          description: 'The customer gives stars, in halves, and may say more and show pictures.',
          meta: { reqs: ['API-46', 'CONST-19'] },
          on: {
            'rating.choose': {
              actions: { type: 'setRating', params: ({ event }) => event.rating },
            },
            'comment.type': { actions: { type: 'setComment', params: ({ event }) => event.text } },
            'images.add': { actions: { type: 'addImages', params: ({ event }) => event.files } },
            'image.remove': { actions: { type: 'removeImage', params: ({ event }) => event.at } },
            'review.send': { guard: 'ratingIsChosen', target: 'sending' },
            'review.leave': leavingOf(LABELS, 'reviewing', 'clearReview'),
          },
        },
        ...sending,
      },
    },
  },
});
