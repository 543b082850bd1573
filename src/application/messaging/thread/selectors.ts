import type { SnapshotFrom } from 'xstate';
import { type ActorOf, selectorsOf } from '#application/kernel/machine-view.ts';
import type { Command, threadMachine } from './machine.ts';

export type ThreadActor = ActorOf<typeof threadMachine, Command>;
type Snapshot = SnapshotFrom<typeof threadMachine>;

export type View = 'loading' | 'missing' | 'unread' | 'shown';
export const viewOf = (snapshot: Snapshot): View =>
  (['missing', 'unread', 'shown'] as const).find((tag) => snapshot.hasTag(tag)) ?? 'loading';

export const { contactOf, messagesOf, failureOf, isReadingOlder } = selectorsOf<Snapshot>();
/** For screen readers. */
export const freshOf = ({ context }: Snapshot) => context.fresh;
export const hasOlder = ({ context }: Snapshot): boolean => context.messages.length < context.total;
