import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import type { Command, devicesMachine } from './machine.ts';

export type DevicesActor = ViewRef<ActorRefFrom<typeof devicesMachine>, Command>;
type Snapshot = SnapshotFrom<typeof devicesMachine>;

export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
/** What is being ended; null while nothing is. */
export const endingOf = ({ context }: Snapshot) => context.which;
