import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import type { signOutMachine } from './sign-out.machine.ts';
import type { Command } from './sign-out.types.ts';

export type SignOutActor = ViewRef<ActorRefFrom<typeof signOutMachine>, Command>;

export const isLeaving = (snapshot: SnapshotFrom<typeof signOutMachine>): boolean =>
  snapshot.hasTag('busy');
