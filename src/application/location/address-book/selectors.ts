import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import type { addressBookMachine, Command } from './machine.ts';

export type AddressBookActor = ViewRef<ActorRefFrom<typeof addressBookMachine>, Command>;
type Snapshot = SnapshotFrom<typeof addressBookMachine>;

/** The address to confirm the deletion of; null while no question is open. */
export const addressToDelete = (snapshot: Snapshot) =>
  snapshot.hasTag('asking') ? snapshot.context.address : null;
export const isDeleting = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const failureOf = ({ context }: Snapshot) => context.failure;
