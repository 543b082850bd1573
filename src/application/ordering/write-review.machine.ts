import { answered, type Answered } from '#application/kernel/answered.ts';
import { failureIn } from './done-already.ts';
import { closedBeside } from './tracker.ts';
import { begin, toDraft, writeReview } from './write-review.setup.ts';
import type * as WriteReview from './write-review.types.ts';

/** @see docs/charts/ordering-write-review.md, rendered from this file */
export const writeReviewMachine = writeReview.createMachine({
  id: 'writeReview',
  description:
    'A customer says of an order that has come what its items and its courier were like.',
  context: ({ input }) => begin(input),
  initial: 'idle',
  states: {
    idle: {
      ...closedBeside,
      description: 'Nothing is being reviewed.',
      meta: { reqs: ['CHK-14'] },
      on: {
        'review.ask': {
          target: 'writing',
          actions: { type: 'setSubject', params: ({ event }) => event.subject },
        },
      },
    },
    writing: {
      description:
        'The customer gives stars, in halves, and may say more, and of an item show pictures.',
      tags: 'open',
      meta: { reqs: ['CHK-14', 'CONST-19'] },
      on: {
        'rating.choose': { actions: { type: 'setRating', params: ({ event }) => event.rating } },
        'comment.type': { actions: { type: 'setComment', params: ({ event }) => event.text } },
        'images.add': {
          guard: 'picturesAreTaken',
          actions: { type: 'addImages', params: ({ event }) => event.files },
        },
        'image.remove': { actions: { type: 'removeImage', params: ({ event }) => event.at } },
        'review.send': { guard: 'ratingIsChosen', target: 'sending', actions: 'clearFailure' },
        'review.leave': { target: 'idle', actions: 'clearReview' },
      },
    },
    sending: {
      description: 'The review is on its way.',
      tags: ['open', 'busy'],
      meta: { reqs: ['CHK-14'] },
      invoke: {
        id: 'sendReview',
        src: 'sendReview',
        input: ({ context }) => toDraft(context),
        onDone: [
          {
            guard: { type: 'isReviewedAlready', params: ({ event }) => event.output },
            target: 'idle',
            actions: [
              'clearReview',
              { type: 'showFailure', params: ({ event }) => failureIn(event.output) },
              'refreshReads',
            ],
          },
          ...answered(({ failure }: Answered<WriteReview.SendAnswer>) => ({
            accepted: {
              target: 'idle',
              actions: [
                'clearReview',
                { type: 'showNotice', params: { kind: 'orderReviewed' } },
                'refreshReads',
              ],
            },
            signedOut: { target: 'signingIn' },
            failed: { target: 'writing', actions: { type: 'setFailure', params: failure } },
          })),
        ],
      },
    },
    signingIn: {
      description: 'The session has ended. What was written waits while the customer signs in.',
      tags: ['open', 'busy'],
      meta: { reqs: ['AUTH-10'] },
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: { view: 'signIn', offerGuest: false },
        onDone: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event.output },
            target: 'writing',
          },
          { target: 'sending' },
        ],
      },
    },
  },
});
