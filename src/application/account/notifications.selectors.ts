import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import type { notificationsMachine } from './notifications.machine.ts';
import type { Command } from './notifications.types.ts';

export type NotificationsActor = ViewRef<ActorRefFrom<typeof notificationsMachine>, Command>;
type Snapshot = SnapshotFrom<typeof notificationsMachine>;

/** Null until it is known. */
export const wantedOf = ({ context }: Snapshot) => context.wanted;
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
