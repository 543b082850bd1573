import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import type { Command, requestRefundMachine } from './machine.ts';

export type RequestRefundActor = ViewRef<ActorRefFrom<typeof requestRefundMachine>, Command>;
type Snapshot = SnapshotFrom<typeof requestRefundMachine>;

export const isOpen = (snapshot: Snapshot): boolean => snapshot.hasTag('open');
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const isUnread = (snapshot: Snapshot): boolean => snapshot.hasTag('unread');
export const reasonsOf = ({ context }: Snapshot) => context.reasons;
export const reasonChosen = ({ context }: Snapshot) => context.reason;
export const noteOf = ({ context }: Snapshot) => context.note;
export const failureOf = ({ context }: Snapshot) => context.failure;
export const canSend = (snapshot: Snapshot): boolean => snapshot.can({ type: 'refund.send' });
