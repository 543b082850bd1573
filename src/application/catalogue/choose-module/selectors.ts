import type { SnapshotFrom } from 'xstate';
import { type ActorOf, selectorsOf } from '#application/kernel/machine-view.ts';
import type { chooseModuleMachine, Command } from './machine.ts';

export type ChooseModuleActor = ActorOf<typeof chooseModuleMachine, Command>;
type Snapshot = SnapshotFrom<typeof chooseModuleMachine>;

export const { modulesOf, currentOf, isEmpty } = selectorsOf<Snapshot>();
export const failureOf = (snapshot: Snapshot) =>
  snapshot.hasTag('failed') ? snapshot.context.failure : null;
export const isVisible = (snapshot: Snapshot) =>
  snapshot.hasTag('asking') || snapshot.hasTag('failed') || snapshot.hasTag('empty');
