import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import { unreadIn } from '#domain/messaging/conversation.ts';
import type { Command, conversationsMachine } from './machine.ts';

/** What the header asks of the conversations: nothing of their code is needed for that. */

export type ConversationsActor = ViewRef<ActorRefFrom<typeof conversationsMachine>, Command>;

/** What the badge shows. */
export const unreadOf = ({ context }: SnapshotFrom<typeof conversationsMachine>): number =>
  unreadIn(context.conversations);
