import type { SnapshotFrom } from 'xstate';
import { type ActorOf, selectorsOf } from '#application/kernel/machine-view.ts';
import type { addressBookMachine, Command } from './machine.ts';

export type AddressBookActor = ActorOf<typeof addressBookMachine, Command>;
type Snapshot = SnapshotFrom<typeof addressBookMachine>;

/** The address to confirm the deletion of; null while no question is open. */
export const addressToDelete = (snapshot: Snapshot) =>
  snapshot.hasTag('asking') ? snapshot.context.address : null;
export const { failureOf, isBusy: isDeleting } = selectorsOf<Snapshot>();
