import type { SnapshotFrom } from 'xstate';
import { type ActorOf, selectorsOf } from '#application/kernel/machine-view.ts';
import { arrivalOf, arrivedOf } from '#domain/ordering/arrival.ts';
import { deliveryWayOf } from '#domain/ordering/delivery-way.ts';
import { stepsOf } from '#domain/ordering/order.ts';
import type { trackOrderMachine } from './machine.ts';
import type * as TrackOrder from './machine.ts';

export type TrackOrderActor = ActorOf<typeof trackOrderMachine, TrackOrder.Command>;
type Snapshot = SnapshotFrom<typeof trackOrderMachine>;

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
  searchFailure,
  staleBecause,
  timeZoneOf,
  updatedAt,
  viewOf,
} from '#application/ordering/tracking.selectors.ts';

export const orderOf = ({ context }: Snapshot) => context.tracked;
/** The claim of the look-up, reused by later requests. */
export const claimed = ({ context }: Snapshot) => context.claim;
export const { linesOf, reasonsOf, isReasonsUnread: reasonsAreUnread } = selectorsOf<Snapshot>();
export const stepsShown = ({ context }: Snapshot) =>
  context.tracked ? stepsOf(context.tracked) : [];

/** As of the last read. */
export const arrivalShown = ({ context: { tracked, updatedAt } }: Snapshot) =>
  tracked && updatedAt !== null ? arrivalOf(tracked, updatedAt) : null;

export const arrivedShown = ({ context: { tracked } }: Snapshot) => tracked && arrivedOf(tracked);

/** Hidden after a failed read: an old position would mislead on a map. */
export const wayShown = ({ context: { tracked, failure } }: Snapshot) =>
  tracked && failure === null ? deliveryWayOf(tracked) : null;

/** Null until one is chosen. */
export const reasonChosen = ({ context }: Snapshot) => context.reason || null;
export const canConfirmCancel = (snapshot: Snapshot): boolean =>
  snapshot.can({ type: 'cancel.confirm' });
