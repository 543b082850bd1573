import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { PageReport } from '#application/kernel/page-report.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { ConversationId, ThreadName } from '#domain/messaging/conversation.ts';
import type { Message } from '#domain/messaging/message.ts';
import type { Contact } from '#domain/messaging/partner.ts';
import type { ThreadPage } from './message-gateway.port.ts';

/** What a view may send. */
export type Command = { readonly type: 'thread.retry' } | { readonly type: 'older.ask' };
export type Event = Command | PageReport;

export type Input = { readonly thread: ThreadName };
export type Context = Input & {
  /** With whom it is; null until it was read. */
  readonly contact: Contact | null;
  /** Null where nothing was said so far. */
  readonly conversation: ConversationId | null;
  /** Oldest first. */
  readonly messages: readonly Message[];
  /** How many there are in all. */
  readonly total: number;
  /** What the partner has said since the last reading. */
  readonly fresh: readonly Message[];
  /** Why it, or what was said before, could not be read. */
  readonly failure: CallFailure | null;
};

export type Tag = 'loading' | 'missing' | 'unread' | 'shown' | 'readingOlder';
/** A part of the thread, by the number of its page. */
export type Asked = { readonly thread: ThreadName; readonly page: number };
export type Answer = Result<ThreadPage, CallFailure>;
