import type { AnyActorRef } from 'xstate';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { isAbsence } from '#application/kernel/call-failure.ts';
import { selectorsOf } from '#application/kernel/machine-view.ts';
import type { ClaimRefusals } from '#domain/account/claim.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { mayCancel, parsedForm } from './tracking.context.ts';
import type * as Tracking from './tracking.types.ts';

/** The part that views read, for every kind. */
type Snapshot<Of extends Tracking.Kind = Tracking.Kind> = {
  readonly context: Tracking.Context<Of>;
  hasTag(tag: Tracking.Tag): boolean;
  can(command: Tracking.Command): boolean;
};
export type TrackingActor = Pick<AnyActorRef, 'subscribe'> & {
  readonly getSnapshot: () => Snapshot;
  readonly send: (command: Tracking.Command) => void;
};

export type View = 'asking' | 'finding' | 'shown';
export const viewOf = (snapshot: Snapshot): View =>
  snapshot.hasTag('shown') ? 'shown' : snapshot.hasTag('asking') ? 'asking' : 'finding';

const NO_REFUSALS: ClaimRefusals = {};
const plain = selectorsOf<Snapshot>();
export const { formOf, timeZoneOf, reasonOf, cancelFailureOf, isCanceling } = plain;
export const { isCancelBusy: cancelIsBusy } = plain;
export const fieldErrorsOf = ({ context }: Snapshot): ClaimRefusals => {
  const parsed = parsedForm(context);
  return parsed.ok || !context.tried ? NO_REFUSALS : parsed.failure;
};
export const phoneIsNeeded = ({ context }: Snapshot): boolean => !context.signedIn;
export const isMissing = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('missing') && isAbsence(snapshot.context.failure);
/** Failure of the form's last search: unreachable, or too many attempts. */
export const searchFailure = (snapshot: Snapshot): CallFailure | null =>
  snapshot.hasTag('asking') && !isAbsence(snapshot.context.failure)
    ? snapshot.context.failure
    : null;

export const updatedAt = ({ context }: Snapshot): Instant | null => context.updatedAt;
/** Failure that makes the shown data stale. */
export const staleBecause = ({ context }: Snapshot): CallFailure | null => context.failure;
/** False during a read. */
export const canRefresh = (snapshot: Snapshot): boolean =>
  !snapshot.hasTag('looking') && snapshot.can({ type: 'look.again' });

/** The part changed by the dialog just closed; null for none. */
export const changedIn = <Part>({
  context,
}: {
  readonly context: { readonly changed: Part };
}): Part => context.changed;

export const canCancel = (snapshot: Snapshot): boolean => mayCancel(snapshot);
