import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { checkoutGateMachine } from './checkout-gate.machine.ts';

export type CheckoutGateActor = ActorRefFrom<typeof checkoutGateMachine>;

export const isAsking = (snapshot: SnapshotFrom<typeof checkoutGateMachine>): boolean =>
  snapshot.hasTag('asking');
