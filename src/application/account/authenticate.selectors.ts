import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import type { authenticateMachine } from './authenticate.machine.ts';
import type { Command } from './authenticate.types.ts';

export type AuthenticateActor = ViewRef<ActorRefFrom<typeof authenticateMachine>, Command>;
type Snapshot = SnapshotFrom<typeof authenticateMachine>;

export const isSigningUp = (snapshot: Snapshot): boolean => snapshot.hasTag('signUp');
export const isAskingForCart = (snapshot: Snapshot): boolean => snapshot.hasTag('askingForCart');
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const offersGuest = ({ context }: Snapshot): boolean =>
  context.guestAllowed && context.request.offerGuest;
export const refusalsOf = ({ context }: Snapshot) => context.refusals;
export const failureOf = ({ context }: Snapshot) => context.failure;
