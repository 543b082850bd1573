import type { SnapshotFrom } from 'xstate';
import { type ActorOf, selectorsOf } from '#application/kernel/machine-view.ts';
import type { authenticateMachine, Command } from './machine.ts';

export type AuthenticateActor = ActorOf<typeof authenticateMachine, Command>;
type Snapshot = SnapshotFrom<typeof authenticateMachine>;

const plain = selectorsOf<Snapshot>();
export const { signInRefusalsOf, signUpRefusalsOf, failureOf, isSignUp: isSigningUp } = plain;
export const { isBusy } = plain;
export const isAskingForCart = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('choosingCart') || snapshot.context.onCartConflict !== 'ask';
export const offersGuest = ({ context }: Snapshot): boolean =>
  context.guestAllowed && context.request.offerGuest;
/** True while codes for a new password can be sent. */
export const sendsCodes = ({ context }: Snapshot): boolean => context.sendsCodes;
