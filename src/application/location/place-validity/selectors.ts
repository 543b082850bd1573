import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import type { placeValidityMachine } from './machine.ts';

/** Read-only: views send nothing to it. */
export type PlaceValidityActor = ViewRef<ActorRefFrom<typeof placeValidityMachine>, never>;

/**
 * True where the stored place is no longer in any zone: the cart stays, ordering is unavailable.
 */
export const isWithdrawn = (snapshot: SnapshotFrom<typeof placeValidityMachine>) =>
  snapshot.hasTag('withdrawn');
