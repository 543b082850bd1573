import type { SnapshotFrom } from 'xstate';
import { type ActorOf, selectorsOf } from '#application/kernel/machine-view.ts';
import type { Command, requestRefundMachine } from './machine.ts';

export type RequestRefundActor = ActorOf<typeof requestRefundMachine, Command>;
type Snapshot = SnapshotFrom<typeof requestRefundMachine>;

export const { reasonsOf, noteOf, failureOf, isOpen, isBusy, isUnread } = selectorsOf<Snapshot>();
export const reasonChosen = ({ context }: Snapshot) => context.reason;
export const canSend = (snapshot: Snapshot): boolean => snapshot.can({ type: 'refund.send' });
