import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import type { placeValidityMachine } from './machine.ts';

/** To be read: a view sends nothing to it. */
export type PlaceValidityActor = ViewRef<ActorRefFrom<typeof placeValidityMachine>, never>;

/** The place set earlier is in no zone any more: what is in the cart stays, ordering must wait. */
export const isWithdrawn = (snapshot: SnapshotFrom<typeof placeValidityMachine>) =>
  snapshot.hasTag('withdrawn');
