import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Conversation, ConversationId, ThreadName } from '#domain/messaging/conversation.ts';
import type { Message } from '#domain/messaging/message.ts';
import type { Letter } from '#domain/messaging/outbox.ts';
import type { Contact } from '#domain/messaging/partner.ts';

export const THREAD_PAGE = 20;

export type ThreadPage = {
  readonly contact: Contact;
  /** Null before the first message. */
  readonly conversation: ConversationId | null;
  readonly messages: readonly Message[];
  readonly total: number;
};

export interface MessageGateway {
  /** The newest ones, as many as the badge counts. */
  newest(signal: AbortSignal): Promise<Result<readonly Conversation[], CallFailure>>;
  /** Marks the returned messages as seen. Page 1 holds the newest. */
  thread(
    name: ThreadName,
    page: number,
    signal: AbortSignal,
  ): Promise<Result<ThreadPage, CallFailure>>;
  /** Resending a letter yields the same message. */
  send(letter: Letter, signal: AbortSignal): Promise<Result<Message, CallFailure>>;
}
