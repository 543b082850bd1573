import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import type { Command, ownDataMachine } from './machine.ts';

export type OwnDataActor = ViewRef<ActorRefFrom<typeof ownDataMachine>, Command>;
type Snapshot = SnapshotFrom<typeof ownDataMachine>;

export const isExporting = (snapshot: Snapshot): boolean => snapshot.hasTag('exporting');
export const isAsking = (snapshot: Snapshot): boolean => snapshot.hasTag('asking');
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const failureOf = ({ context }: Snapshot) => context.failure;
