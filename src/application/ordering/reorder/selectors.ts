import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import { someCanBeHad } from '#domain/ordering/reorder.ts';
import type { Command, reorderMachine } from './machine.ts';

export type ReorderActor = ViewRef<ActorRefFrom<typeof reorderMachine>, Command>;
type Snapshot = SnapshotFrom<typeof reorderMachine>;

export const isOpen = (snapshot: Snapshot): boolean => snapshot.hasTag('open');
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const isUnread = (snapshot: Snapshot): boolean => snapshot.hasTag('unread');
export const reorderOf = ({ context }: Snapshot) => context.reorder;
export const failureOf = ({ context }: Snapshot) => context.failure;
export const hasChangedMeanwhile = ({ context }: Snapshot) => context.changedMeanwhile;
export const canConfirm = ({ context }: Snapshot): boolean =>
  context.reorder !== null && someCanBeHad(context.reorder);
/**
 * The store whose goods may leave the cart, in the server's words; null while no question is open.
 */
export const otherStoreOf = (snapshot: Snapshot): string | null =>
  snapshot.hasTag('askingToReplace') ? snapshot.context.otherStore : null;
