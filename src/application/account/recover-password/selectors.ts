import type { SnapshotFrom } from 'xstate';
import { type ActorOf, selectorsOf } from '#application/kernel/machine-view.ts';
import type { recoverPasswordMachine, Command } from './machine.ts';

export type RecoverPasswordActor = ActorOf<typeof recoverPasswordMachine, Command>;
type Snapshot = SnapshotFrom<typeof recoverPasswordMachine>;

export const formOf = (snapshot: Snapshot): 'identifier' | 'code' | 'password' =>
  snapshot.hasTag('coding') ? 'code' : snapshot.hasTag('choosing') ? 'password' : 'identifier';
const plain = selectorsOf<Snapshot>();
export const { identifierRefusalOf, codeRefusalOf, passwordRefusalsOf, failureOf, isBusy } = plain;
export const recipientOf = ({ context }: Snapshot): string => context.identifier?.value ?? '';
/** Milliseconds until another code can be sent; null once one may be requested. */
export const pauseOf = ({ context }: Snapshot): number | null =>
  context.mayResend ? null : context.resendIn;
