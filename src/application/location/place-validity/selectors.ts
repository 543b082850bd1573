import type { SnapshotFrom } from 'xstate';
import type { ActorOf } from '#application/kernel/machine-view.ts';
import type { placeValidityMachine } from './machine.ts';

/** Read-only: views send nothing to it. */
export type PlaceValidityActor = ActorOf<typeof placeValidityMachine, never>;

/**
 * True where the stored place is no longer in any zone: the cart stays, ordering is unavailable.
 */
export const isWithdrawn = (snapshot: SnapshotFrom<typeof placeValidityMachine>) =>
  snapshot.hasTag('withdrawn');
