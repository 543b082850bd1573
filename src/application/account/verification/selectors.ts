import type { SnapshotFrom } from 'xstate';
import { type ActorOf, selectorsOf } from '#application/kernel/machine-view.ts';
import type { Command, verificationMachine } from './machine.ts';

export type VerificationActor = ActorOf<typeof verificationMachine, Command>;
type Snapshot = SnapshotFrom<typeof verificationMachine>;

const plain = selectorsOf<Snapshot>();
export const { channelOf, recipientOf, refusalOf, failureOf, isUnsent, isSending } = plain;
export const { isChecking } = plain;
/** Milliseconds until another code can be sent; null once one may be requested. */
export const pauseOf = ({ context }: Snapshot): number | null =>
  context.mayResend ? null : context.resendIn;
