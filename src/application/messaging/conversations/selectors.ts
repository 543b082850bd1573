import type { SnapshotFrom } from 'xstate';
import type { ActorOf } from '#application/kernel/machine-view.ts';
import { unreadIn } from '#domain/messaging/conversation.ts';
import type { Command, conversationsMachine } from './machine.ts';

/** For the header: type imports only, so that the machine's code stays out. */

export type ConversationsActor = ActorOf<typeof conversationsMachine, Command>;

export const unreadOf = ({ context }: SnapshotFrom<typeof conversationsMachine>): number =>
  unreadIn(context.conversations);
