import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import type { Command, devicesMachine } from './machine.ts';

export type DevicesActor = ViewRef<ActorRefFrom<typeof devicesMachine>, Command>;
type Snapshot = SnapshotFrom<typeof devicesMachine>;

export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
/** The sessions being ended; null while idle. */
export const endingOf = ({ context }: Snapshot) => context.which;
