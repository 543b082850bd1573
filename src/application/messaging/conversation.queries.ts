import { inAnyModule, queriesOf, type Page, type Read } from '#application/kernel/query.ts';
import type { Conversation } from '#domain/messaging/conversation.ts';
import type { MessageImage } from '#domain/messaging/message.ts';
import type { Channel } from '#domain/messaging/partner.ts';

export type Narrowing = { readonly channel: Channel | null; readonly name: string };

export const LIST_PAGE = 20;

export interface ConversationReader {
  list(narrowing: Narrowing, page: number): Read<Page<Conversation>>;
  /** The picture as a URL that a page can show. It never changes, so nothing makes it stale. */
  image(image: MessageImage): Read<string>;
}

export type ConversationQueries = ReturnType<typeof createConversationQueries>;

export const createConversationQueries = ({ list, image }: ConversationReader) => ({
  ...queriesOf({ list }, 'conversations', inAnyModule),
  ...queriesOf({ image }, 'messageImages', inAnyModule),
});
