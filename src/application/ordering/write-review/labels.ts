import { labelsOf } from '#application/kernel/labels-of.ts';
import { trackerLabels } from '#application/ordering/tracker.ts';
import type { writeReviewMachine } from './machine.ts';

export const labels = labelsOf<typeof writeReviewMachine>({
  events: {
    'review.ask': 'the customer wants to review an item, or the courier',
    'comment.type': 'the customer types what it was like',
    'review.leave': 'the customer closes the form',
  },
  guards: {
    picturesAreTaken: 'it is an item that is reviewed',
    isReviewedAlready: 'it was reviewed before',
  },
  actions: {
    ...trackerLabels,
    setSubject: 'note what is reviewed',
    setComment: 'keep the words',
    addImages: 'keep the pictures, three at most, and say which are not taken',
    removeImage: 'leave the picture out',
    clearReview: 'forget the stars and the words',
    refreshReads: 'have the order, its items and its store read anew',
  },
  actors: {
    sendReview: {
      does: 'ask the server to keep the review',
      accepted: 'the review is kept',
      signedOut: 'the session has ended',
      failed: 'the review was not kept, or the answer was lost',
    },
  },
});
