import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import type { chooseModuleMachine, Command } from './machine.ts';

export type ChooseModuleActor = ViewRef<ActorRefFrom<typeof chooseModuleMachine>, Command>;
type Snapshot = SnapshotFrom<typeof chooseModuleMachine>;

export const modulesOf = ({ context }: Snapshot) => context.modules;
export const currentOf = ({ context }: Snapshot) => context.current;
export const failureOf = (snapshot: Snapshot) =>
  snapshot.hasTag('failed') ? snapshot.context.failure : null;
export const isLoading = (snapshot: Snapshot) => snapshot.hasTag('loading');
export const isEmpty = (snapshot: Snapshot) => snapshot.hasTag('empty');
export const isVisible = (snapshot: Snapshot) =>
  snapshot.hasTag('asking') || snapshot.hasTag('failed') || snapshot.hasTag('empty');
