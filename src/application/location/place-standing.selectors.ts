import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import type { placeStandingMachine } from './place-standing.machine.ts';

/** To be read: a view sends nothing to it. */
export type PlaceStandingActor = ViewRef<ActorRefFrom<typeof placeStandingMachine>, never>;

/** The place set earlier is in no zone any more: what is in the cart stays, ordering must wait. */
export const isWithdrawn = (snapshot: SnapshotFrom<typeof placeStandingMachine>) =>
  snapshot.hasTag('withdrawn');
