import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import type { Command, signOutMachine } from './machine.ts';

export type SignOutActor = ViewRef<ActorRefFrom<typeof signOutMachine>, Command>;

export const isLeaving = (snapshot: SnapshotFrom<typeof signOutMachine>): boolean =>
  snapshot.hasTag('busy');
