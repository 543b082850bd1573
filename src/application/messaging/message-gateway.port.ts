import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Page } from '#application/kernel/query.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Conversation, ConversationId, ThreadName } from '#domain/messaging/conversation.ts';
import type { Message, MessageImage } from '#domain/messaging/message.ts';
import type { Letter } from '#domain/messaging/outbox.ts';
import type { Channel, Contact } from '#domain/messaging/partner.ts';

/** What a list of conversations is narrowed to. */
export type Narrowing = { readonly channel: Channel | null; readonly name: string };

/** As many conversations as a list shows at a time. */
export const LIST_PAGE = 20;
/** As many messages as a thread is read at a time. */
export const THREAD_PAGE = 20;

/** A part of a thread. */
export type ThreadPage = {
  readonly contact: Contact;
  /** Null where nothing was said so far. */
  readonly conversation: ConversationId | null;
  readonly messages: readonly Message[];
  /** How many there are in all. */
  readonly total: number;
};

export interface MessageGateway {
  /** The newest, as many as are counted in the badge. */
  newest(signal: AbortSignal): Promise<Result<readonly Conversation[], CallFailure>>;
  list(narrowing: Narrowing, page: number): Promise<Result<Page<Conversation>, CallFailure>>;
  /** Marks as seen what it answers. The first page holds what was said last. */
  thread(
    name: ThreadName,
    page: number,
    signal: AbortSignal,
  ): Promise<Result<ThreadPage, CallFailure>>;
  /** The same letter once more is the same message. */
  send(letter: Letter, signal: AbortSignal): Promise<Result<Message, CallFailure>>;
  /** The picture as an address that a page can show. */
  image(image: MessageImage): Promise<Result<string, CallFailure>>;
}
