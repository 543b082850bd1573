import type { Id } from '#domain/kernel/id.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Contact, Partner } from './partner.ts';

export type ConversationId = Id<'Conversation'>;

/** A thread by its id, or by its partner while it has no messages yet. */
export type ThreadName = { readonly conversation: ConversationId } | { readonly partner: Partner };

export type Conversation = Contact & {
  readonly id: ConversationId;
  readonly unread: number;
  readonly lastMessage: { readonly text: string; readonly images: number };
  readonly lastAt: Instant;
};

export const unreadIn = (conversations: readonly Pick<Conversation, 'unread'>[]): number =>
  conversations.reduce((sum, { unread }) => sum + unread, 0);

/** The server marks the thread when it answers the read. */
export const withRead = (
  conversations: readonly Conversation[],
  read: ConversationId,
): readonly Conversation[] =>
  conversations.map((one) => (one.id === read ? { ...one, unread: 0 } : one));

export const isUnread = (conversations: readonly Conversation[], id: ConversationId): boolean =>
  conversations.some((one) => one.id === id && one.unread > 0);
