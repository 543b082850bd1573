import type { Id } from '#domain/kernel/id.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Contact, Partner } from './partner.ts';

export type ConversationId = Id<'Conversation'>;

/** A thread by its own id, or by whom it is with: nothing may have been said yet. */
export type ThreadName = { readonly conversation: ConversationId } | { readonly partner: Partner };

/** What a customer and a partner have said to each other, as a list shows it. */
export type Conversation = Contact & {
  readonly id: ConversationId;
  /** What the partner has said and the customer has not seen. */
  readonly unread: number;
  readonly lastMessage: { readonly text: string; readonly images: number };
  readonly lastAt: Instant;
};

/** What all conversations hold that was not read yet. */
export const unreadIn = (conversations: readonly Pick<Conversation, 'unread'>[]): number =>
  conversations.reduce((sum, { unread }) => sum + unread, 0);

/** As the customer has read it; the server knows by the reading itself. */
export const withRead = (
  conversations: readonly Conversation[],
  read: ConversationId,
): readonly Conversation[] =>
  conversations.map((one) => (one.id === read ? { ...one, unread: 0 } : one));

export const isUnread = (conversations: readonly Conversation[], id: ConversationId): boolean =>
  conversations.some((one) => one.id === id && one.unread > 0);
