import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { signOutMachine } from './sign-out.machine.ts';

export type SignOutActor = ActorRefFrom<typeof signOutMachine>;

export const isLeaving = (snapshot: SnapshotFrom<typeof signOutMachine>): boolean =>
  snapshot.hasTag('busy');
