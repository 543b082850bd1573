import type { SnapshotFrom } from 'xstate';
import { type ActorOf, selectorsOf } from '#application/kernel/machine-view.ts';
import { phoneIsNeeded } from '#application/ordering/tracking.selectors.ts';
import { tripSteps } from '#domain/rental/trip.ts';
import { mayReviewTrip } from '#domain/rental/trip-status.ts';
import { handedIn } from './rules.ts';
import type { manageTripMachine } from './machine.ts';
import type * as ManageTrip from './machine.ts';

export type ManageTripActor = ActorOf<typeof manageTripMachine, ManageTrip.Command>;
type Snapshot = SnapshotFrom<typeof manageTripMachine>;

export {
  canCancel,
  cancelFailureOf,
  cancelIsBusy,
  canRefresh,
  changedIn,
  fieldErrorsOf,
  formOf,
  isCanceling,
  isMissing,
  phoneIsNeeded,
  reasonOf,
  searchFailure,
  staleBecause,
  timeZoneOf,
  updatedAt,
  viewOf,
} from '#application/ordering/tracking.selectors.ts';

export const tripOf = ({ context }: Snapshot) => context.tracked;
export const claimed = ({ context }: Snapshot) => context.claim;
export const stepsShown = ({ context }: Snapshot) =>
  context.tracked ? tripSteps(context.tracked) : [];

/** True for a finished trip that was looked up by its number and the phone alone. */
export const reviewNeedsAccount = (snapshot: Snapshot): boolean => {
  const trip = tripOf(snapshot);
  return trip !== null && mayReviewTrip(trip.status) && phoneIsNeeded(snapshot);
};
const plain = selectorsOf<Snapshot>();
export const { ratingOf, commentOf, pickedOf, reviewFailureOf, isReviewing } = plain;
export const { isReviewBusy: reviewIsBusy } = plain;
export const vehicleOf = ({ context }: Snapshot) => handedIn(context, context.vehicle);
export const canSendReview = (snapshot: Snapshot): boolean => snapshot.can({ type: 'review.send' });
