import { labelsOf } from '#application/kernel/labels-of.ts';
import { trackingTexts } from '#application/ordering/tracking.labels.ts';
import type { manageTripMachine } from './machine.ts';

const tracking = trackingTexts({ noun: 'trip', button: 'Track trip' });

export const labels = labelsOf<typeof manageTripMachine>({
  events: {
    ...tracking.events,
    'reason.type': 'the customer types why',
    'review.ask': 'the customer wants to review a vehicle',
    'comment.type': 'the customer types what they think of it',
    'review.leave': 'the customer closes the review',
  },
  guards: {
    ...tracking.guards,
    isOver: 'the trip is completed or canceled',
    mayCancel: 'the provider has not confirmed the trip',
    mayReview: 'the vehicle was rented, and is not reviewed yet',
    isReviewed: 'the review of the vehicle is there',
  },
  not: {
    isOver: 'the trip is still to come, or under way',
  },
  actions: {
    ...tracking.actions,
    refreshReads: "read the customer's trips and the vehicles anew",
    setVehicle: 'open the review of this vehicle',
    addImages: 'keep the pictures, three at most, and say which are not taken',
    removeImage: 'leave the picture out',
    setReviewFailure: 'show why the review was not taken',
    clearReview: 'forget the stars, the comment and the pictures',
    setReviewed: 'forget the form, and lead the customer to the vehicle',
  },
  actors: {
    ...tracking.actors,
    reviewVehicle: {
      does: 'ask the server to keep the review',
      accepted: 'the review is kept',
      failed: 'the review was not kept, or the answer was lost',
    },
  },
  delays: tracking.delays,
});
