import { inAnyModule, type Page, type Query, type ReadScope } from '#application/kernel/query.ts';
import type { Conversation } from '#domain/messaging/conversation.ts';
import type { MessageImage } from '#domain/messaging/message.ts';
import type { MessageGateway, Narrowing } from './message-gateway.port.ts';

export type ConversationQueries = ReturnType<typeof createConversationQueries>;

export function createConversationQueries(messages: Pick<MessageGateway, 'list' | 'image'>) {
  return {
    list: (scope: ReadScope, narrowing: Narrowing, page: number): Query<Page<Conversation>> => ({
      key: ['conversations', inAnyModule(scope), 'list', narrowing, page],
      read: () => messages.list(narrowing, page),
    }),
    // A picture never changes, so nothing makes it stale.
    image: (scope: ReadScope, image: MessageImage): Query<string> => ({
      key: ['messageImages', inAnyModule(scope), 'image', image],
      read: () => messages.image(image),
    }),
  };
}
