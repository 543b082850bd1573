import type { Id } from '#domain/kernel/id.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Partner } from './partner.ts';

export type ConversationId = Id<'Conversation'>;

/** What a customer and a partner have said to each other, as a list shows it. */
export type Conversation = {
  readonly id: ConversationId;
  readonly partner: Partner;
  /** What the partner is called; empty for couriers and support, whom the app names. */
  readonly name: string;
  /** Empty for none. */
  readonly picture: string;
  /** What the partner has said and the customer has not seen. */
  readonly unread: number;
  readonly lastMessage: { readonly text: string; readonly images: number };
  readonly lastAt: Instant;
};

/** What all conversations hold that was not read yet. */
export const unreadIn = (conversations: readonly Pick<Conversation, 'unread'>[]): number =>
  conversations.reduce((sum, { unread }) => sum + unread, 0);
