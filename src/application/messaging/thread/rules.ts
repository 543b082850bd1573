import { mergedMessages, newFrom } from '#domain/messaging/message.ts';
import { THREAD_PAGE, type ThreadPage } from '#application/messaging/message-gateway.port.ts';
import type * as Thread from './machine.ts';

export const begin = ({ thread }: Thread.Input): Thread.Context => ({
  thread,
  contact: null,
  conversation: null,
  messages: [],
  total: 0,
  fresh: [],
  failure: null,
});

/** By its own id from when it is known: the same thread under another name. */
export const newestOf = ({ thread }: Thread.Context): Thread.Asked => ({ thread, page: 1 });

/** What is known is without gaps, so the page that follows it begins no later than where it ends. */
export const olderOf = ({ thread, messages }: Thread.Context): Thread.Asked => ({
  thread,
  page: Math.floor(messages.length / THREAD_PAGE) + 1,
});

export const hasOlder = ({ messages, total }: Thread.Context): boolean => messages.length < total;

export function withNewest(context: Thread.Context, read: ThreadPage): Partial<Thread.Context> {
  const { contact, conversation, total } = read;
  const last = context.messages.at(-1)?.id ?? null;
  const reaches = read.messages.some(({ id }) => id === last);
  // More was said than one reading holds: what lies between is asked for as what is older.
  const messages = mergedMessages(reaches ? context.messages : [], read.messages);
  const fresh = newFrom(read.messages, last);
  return { contact, conversation, total, messages, fresh, failure: null };
}

export const withOlder = (
  { messages }: Thread.Context,
  read: ThreadPage,
): Partial<Thread.Context> => ({
  // What was read later knows better.
  messages: mergedMessages(read.messages, messages),
  total: read.total,
  fresh: [],
  failure: null,
});

/** Letters of this page that are messages already. */
export const arrivedIn = ({ messages }: Thread.Context): readonly number[] =>
  messages.flatMap(({ letter }) => (letter === null ? [] : [letter]));
