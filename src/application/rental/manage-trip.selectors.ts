import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import { isAbsence } from '#application/kernel/call-failure.ts';
import type { ClaimRefusals } from '#domain/account/claim.ts';
import { tripSteps } from '#domain/rental/trip.ts';
import { handedIn, parsedForm } from './manage-trip.context.ts';
import type { manageTripMachine } from './manage-trip.machine.ts';
import type * as ManageTrip from './manage-trip.types.ts';

export type ManageTripActor = ViewRef<ActorRefFrom<typeof manageTripMachine>, ManageTrip.Command>;
type Snapshot = SnapshotFrom<typeof manageTripMachine>;

const NO_REFUSALS: ClaimRefusals = {};

export const viewOf = (snapshot: Snapshot): 'asking' | 'finding' | 'shown' =>
  snapshot.hasTag('shown') ? 'shown' : snapshot.hasTag('asking') ? 'asking' : 'finding';

export const formOf = ({ context }: Snapshot) => context.form;
export const fieldErrorsOf = ({ context }: Snapshot): ClaimRefusals => {
  const parsed = parsedForm(context);
  return parsed.ok || !context.tried ? NO_REFUSALS : parsed.failure;
};
export const phoneIsNeeded = ({ context }: Snapshot): boolean => !context.signedIn;
export const isMissing = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('missing') && isAbsence(snapshot.context.failure);
/** Why the form's last search came to nothing: the server was not reached, or has had too many guesses. */
export const searchFailure = (snapshot: Snapshot) =>
  snapshot.hasTag('asking') && !isAbsence(snapshot.context.failure)
    ? snapshot.context.failure
    : null;

export const tripOf = ({ context }: Snapshot) => context.trip;
export const stepsShown = ({ context }: Snapshot) => (context.trip ? tripSteps(context.trip) : []);
export const updatedAt = ({ context }: Snapshot) => context.updatedAt;
export const timeZoneOf = ({ context }: Snapshot) => context.timeZone;
/** What is on show is older than it should be, because of this. */
export const staleBecause = ({ context }: Snapshot) => context.failure;
/** Not while it is being looked at anyway. */
export const canRefresh = (snapshot: Snapshot): boolean =>
  !snapshot.hasTag('looking') && snapshot.can({ type: 'trip.refresh' });

export const canCancel = ({ context }: Snapshot): boolean => context.trip?.cancelable === true;
export const isCanceling = (snapshot: Snapshot): boolean => snapshot.hasTag('canceling');
export const cancelIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('cancelBusy');
export const reasonOf = ({ context }: Snapshot) => context.reason;
export const cancelFailureOf = ({ context }: Snapshot) => context.cancelFailure;

export const isReviewing = (snapshot: Snapshot): boolean => snapshot.hasTag('reviewing');
export const reviewIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('reviewBusy');
export const vehicleOf = ({ context }: Snapshot) => handedIn(context, context.vehicle);
export const ratingOf = ({ context }: Snapshot) => context.rating;
export const commentOf = ({ context }: Snapshot) => context.comment;
export const reviewFailureOf = ({ context }: Snapshot) => context.reviewFailure;
export const canSendReview = (snapshot: Snapshot): boolean => snapshot.can({ type: 'review.send' });
