import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import type { Command, threadMachine } from './machine.ts';

export type ThreadActor = ViewRef<ActorRefFrom<typeof threadMachine>, Command>;
type Snapshot = SnapshotFrom<typeof threadMachine>;

export type View = 'loading' | 'missing' | 'unread' | 'shown';
export const viewOf = (snapshot: Snapshot): View =>
  (['missing', 'unread', 'shown'] as const).find((tag) => snapshot.hasTag(tag)) ?? 'loading';

export const contactOf = ({ context }: Snapshot) => context.contact;
export const messagesOf = ({ context }: Snapshot) => context.messages;
/** For screen readers. */
export const freshOf = ({ context }: Snapshot) => context.fresh;
export const failureOf = ({ context }: Snapshot) => context.failure;
export const hasOlder = ({ context }: Snapshot): boolean => context.messages.length < context.total;
export const isReadingOlder = (snapshot: Snapshot): boolean => snapshot.hasTag('readingOlder');
