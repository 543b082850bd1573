import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import type { addressBookMachine, Command } from './machine.ts';

export type AddressBookActor = ViewRef<ActorRefFrom<typeof addressBookMachine>, Command>;
type Snapshot = SnapshotFrom<typeof addressBookMachine>;

/** The address of which the customer is asked whether it is to be deleted; null while nothing is asked. */
export const addressToDelete = (snapshot: Snapshot) =>
  snapshot.hasTag('asking') ? snapshot.context.address : null;
export const isDeleting = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const failureOf = ({ context }: Snapshot) => context.failure;
