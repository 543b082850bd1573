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

/** By id once it is known: the same thread under another name. */
export const newestOf = ({ thread }: Thread.Context): Thread.Asked => ({ thread, page: 1 });

/** The known messages have no gaps, so the next page begins no later than they end. */
export const olderOf = ({ thread, messages }: Thread.Context): Thread.Asked => ({
  thread,
  page: Math.floor(messages.length / THREAD_PAGE) + 1,
});

export const hasOlder = ({ messages, total }: Thread.Context): boolean => messages.length < total;

export function withNewest(context: Thread.Context, read: ThreadPage): Partial<Thread.Context> {
  const { contact, conversation, total } = read;
  const last = context.messages.at(-1)?.id ?? null;
  const reaches = read.messages.some(({ id }) => id === last);
  // More messages than one read holds: the gap is read as older pages.
  const messages = mergedMessages(reaches ? context.messages : [], read.messages);
  const fresh = newFrom(read.messages, last);
  return { contact, conversation, total, messages, fresh, failure: null };
}

export const withOlder = (
  { messages }: Thread.Context,
  read: ThreadPage,
): Partial<Thread.Context> => ({
  // The later read wins.
  messages: mergedMessages(read.messages, messages),
  total: read.total,
  fresh: [],
  failure: null,
});

/** Letters that are messages already. */
export const arrivedIn = ({ messages }: Thread.Context): readonly number[] =>
  messages.flatMap(({ letter }) => (letter === null ? [] : [letter]));
