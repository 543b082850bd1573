import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import type { checkoutGateMachine } from './checkout-gate.machine.ts';
import type { Command } from './checkout-gate.types.ts';

export type CheckoutGateActor = ViewRef<ActorRefFrom<typeof checkoutGateMachine>, Command>;

export const isAsking = (snapshot: SnapshotFrom<typeof checkoutGateMachine>): boolean =>
  snapshot.hasTag('asking');
