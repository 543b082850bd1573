import { wordsOf } from '#application/kernel/words-of.ts';
import type { manageTripMachine } from './manage-trip.machine.ts';

const looks = { accepted: 'the trip has come', failed: 'no answer came' };

export const words = wordsOf<typeof manageTripMachine>({
  events: {
    'tripId.type': 'the customer types the trip number',
    'phone.type': 'the customer types the phone number',
    'trip.find': 'the customer presses "Track trip"',
    'other.find': 'the customer wants to see another trip',
    'page.hide': 'the customer looks at something else',
    'page.show': 'the customer looks at the page again',
    'trip.refresh': 'the trip is to be looked at now',
    'cancel.ask': 'the customer wants to cancel the trip',
    'cancel.leave': 'the customer would rather keep the trip',
    'reason.type': 'the customer types why',
    'cancel.confirm': 'the customer is sure to cancel',
    'review.ask': 'the customer wants to review a vehicle',
    'rating.choose': 'the customer gives stars',
    'comment.type': 'the customer types what they think of it',
    'review.send': 'the customer presses "Send review"',
    'review.leave': 'the customer closes the review',
  },
  guards: {
    tripIsFinal: 'the trip is completed or canceled',
    tripIsCanceled: 'the trip is canceled',
    mayCancel: 'the provider has not confirmed the trip',
    mayReview: 'the vehicle was rented, and is not reviewed yet',
    ratingIsChosen: 'stars are given',
    vehicleIsReviewed: 'the review of the vehicle is there',
  },
  actions: {
    showInAddress: 'write the trip into the address bar',
    refreshReads: "read the customer's trips and the vehicles anew",
    setText: 'keep what was typed',
    judge: 'mark what is missing or wrong',
    setClaim: 'look for the trip with this number and phone',
    setTrip: 'show how far the trip is',
    setFailure: 'show why nothing is known of it',
    clearTrip: 'forget the trip that was shown',
    setReason: 'keep the reason',
    setCancelFailure: 'show why it could not be canceled',
    clearCancel: 'forget the reason',
    setVehicle: 'open the review of this vehicle',
    setRating: 'keep the stars',
    setComment: 'keep the comment',
    setReviewFailure: 'show why the review was not taken',
    clearReview: 'forget the stars and the comment',
    refreshAgain: 'look at the trip once more',
  },
  actors: {
    watchPage: 'watch whether the page is being looked at',
    findTrip: {
      does: 'ask the server for the trip',
      ...looks,
      signedOut: 'the trip may not be seen from here',
      refused: 'there is no such trip',
    },
    cancelTrip: {
      does: 'ask the server to cancel the trip',
      accepted: 'the trip is canceled',
      failed: 'the trip could not be canceled, or the answer was lost',
    },
    reviewVehicle: {
      does: 'ask the server to keep the review',
      accepted: 'the review is kept',
      failed: 'the review was not kept, or the answer was lost',
    },
  },
  delays: { pollInterval: 'after ten seconds' },
});
