import type { SnapshotFrom } from 'xstate';
import { type ActorOf, selectorsOf } from '#application/kernel/machine-view.ts';
import { someCanBeHad } from '#domain/ordering/reorder.ts';
import type { Command, reorderMachine } from './machine.ts';

export type ReorderActor = ActorOf<typeof reorderMachine, Command>;
type Snapshot = SnapshotFrom<typeof reorderMachine>;

export const { reorderOf, failureOf, isOpen, isBusy, isUnread } = selectorsOf<Snapshot>();
export const hasChangedMeanwhile = ({ context }: Snapshot) => context.changedMeanwhile;
export const canConfirm = ({ context }: Snapshot): boolean =>
  context.reorder !== null && someCanBeHad(context.reorder);
/**
 * The store whose goods may leave the cart, in the server's words; null while no question is open.
 */
export const otherStoreOf = (snapshot: Snapshot): string | null =>
  snapshot.hasTag('askingToReplace') ? snapshot.context.otherStore : null;
