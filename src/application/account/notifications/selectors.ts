import type { SnapshotFrom } from 'xstate';
import type { notificationsMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof notificationsMachine>;

/** Null until it is known. */
export const wantedOf = ({ context }: Snapshot) => context.wanted;
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
