import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import type { authenticateMachine } from './machine.ts';
import type { Command } from './setup.ts';

export type AuthenticateActor = ViewRef<ActorRefFrom<typeof authenticateMachine>, Command>;
type Snapshot = SnapshotFrom<typeof authenticateMachine>;

export const isSigningUp = (snapshot: Snapshot): boolean => snapshot.hasTag('signUp');
export const isAskingForCart = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('choosingCart') || snapshot.context.onCartConflict !== 'ask';
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const offersGuest = ({ context }: Snapshot): boolean =>
  context.guestAllowed && context.request.offerGuest;
export const signInRefusalsOf = ({ context }: Snapshot) => context.signInRefusals;
export const signUpRefusalsOf = ({ context }: Snapshot) => context.signUpRefusals;
export const failureOf = ({ context }: Snapshot) => context.failure;
/** True while codes for a new password can be sent. */
export const sendsCodes = ({ context }: Snapshot): boolean => context.sendsCodes;
