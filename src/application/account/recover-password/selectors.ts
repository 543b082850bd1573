import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import type { recoverPasswordMachine } from './machine.ts';
import type { Command } from './setup.ts';

export type RecoverPasswordActor = ViewRef<ActorRefFrom<typeof recoverPasswordMachine>, Command>;
type Snapshot = SnapshotFrom<typeof recoverPasswordMachine>;

export const formOf = (snapshot: Snapshot): 'identifier' | 'code' | 'password' =>
  snapshot.hasTag('coding') ? 'code' : snapshot.hasTag('choosing') ? 'password' : 'identifier';
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const recipientOf = ({ context }: Snapshot): string => context.identifier?.value ?? '';
/** Milliseconds until another code can be sent; null once one may be requested. */
export const pauseOf = ({ context }: Snapshot): number | null =>
  context.mayResend ? null : context.resendIn;
export const identifierRefusalOf = ({ context }: Snapshot) => context.identifierRefusal;
export const codeRefusalOf = ({ context }: Snapshot) => context.codeRefusal;
export const passwordRefusalsOf = ({ context }: Snapshot) => context.passwordRefusals;
export const failureOf = ({ context }: Snapshot) => context.failure;
