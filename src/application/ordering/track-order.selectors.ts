import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import { isAbsence } from '#application/kernel/call-failure.ts';
import { stepsOf } from '#domain/ordering/order.ts';
import type { ClaimRefusals } from '#domain/account/claim.ts';
import { parsedForm } from './track-order.context.ts';
import type { trackOrderMachine } from './track-order.machine.ts';
import type * as TrackOrder from './track-order.types.ts';

export type TrackOrderActor = ViewRef<ActorRefFrom<typeof trackOrderMachine>, TrackOrder.Command>;
type Snapshot = SnapshotFrom<typeof trackOrderMachine>;

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

export const orderOf = ({ context }: Snapshot) => context.order;
export const linesOf = ({ context }: Snapshot) => context.lines;
export const stepsShown = ({ context }: Snapshot) => (context.order ? stepsOf(context.order) : []);
export const updatedAt = ({ context }: Snapshot) => context.updatedAt;
export const timeZoneOf = ({ context }: Snapshot) => context.timeZone;
/** What is on show is older than it should be, because of this. */
export const staleBecause = ({ context }: Snapshot) => context.failure;

/** Not while it is being looked at anyway. */
export const canRefresh = (snapshot: Snapshot): boolean => snapshot.can({ type: 'order.refresh' });
export const canCancel = ({ context }: Snapshot): boolean => context.order?.cancelable === true;
export const isCanceling = (snapshot: Snapshot): boolean => snapshot.hasTag('canceling');
export const cancelIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('cancelBusy');
export const reasonsAreUnread = (snapshot: Snapshot): boolean => snapshot.hasTag('reasonsUnread');
export const reasonsOf = ({ context }: Snapshot) => context.reasons;
export const reasonChosen = ({ context }: Snapshot) => context.reason;
export const cancelFailureOf = ({ context }: Snapshot) => context.cancelFailure;
export const canConfirmCancel = (snapshot: Snapshot): boolean =>
  snapshot.can({ type: 'cancel.confirm' });
