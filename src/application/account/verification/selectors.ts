import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import type { Command, verificationMachine } from './machine.ts';

export type VerificationActor = ViewRef<ActorRefFrom<typeof verificationMachine>, Command>;
type Snapshot = SnapshotFrom<typeof verificationMachine>;

export const channelOf = ({ context }: Snapshot) => context.channel;
export const recipientOf = ({ context }: Snapshot): string => context.recipient;
export const isUnsent = (snapshot: Snapshot): boolean => snapshot.hasTag('unsent');
export const isSending = (snapshot: Snapshot): boolean => snapshot.hasTag('sending');
export const isChecking = (snapshot: Snapshot): boolean => snapshot.hasTag('checking');
/** Milliseconds until another code can be sent; null once one may be requested. */
export const pauseOf = ({ context }: Snapshot): number | null =>
  context.mayResend ? null : context.resendIn;
export const refusalOf = ({ context }: Snapshot) => context.refusal;
export const failureOf = ({ context }: Snapshot) => context.failure;
