import type { SnapshotFrom } from 'xstate';
import type { ActorOf } from '#application/kernel/machine-view.ts';
import type { Command, devicesMachine } from './machine.ts';

export type DevicesActor = ActorOf<typeof devicesMachine, Command>;
type Snapshot = SnapshotFrom<typeof devicesMachine>;

export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
/** The sessions being ended; null while idle. */
export const endingOf = ({ context }: Snapshot) => context.which;
