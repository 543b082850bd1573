import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import type { checkoutGateMachine, Command } from './machine.ts';

export type CheckoutGateActor = ViewRef<ActorRefFrom<typeof checkoutGateMachine>, Command>;

export const isAsking = (snapshot: SnapshotFrom<typeof checkoutGateMachine>): boolean =>
  snapshot.hasTag('asking');
