import type { Branded } from '#domain/kernel/brand.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { Id } from '#domain/kernel/id.ts';
import type { Instant } from '#domain/kernel/instant.ts';

export type MessageId = Id<'Message'>;

/** Name of a message's picture; only its owner may fetch it. */
export type MessageImage = Branded<string, 'MessageImage'>;

export function messageImage(raw: string): MessageImage {
  if (raw.trim() === '') throw new Defect('The image of a message cannot be blank');
  return raw as MessageImage;
}

/** Messages cannot be deleted. */
export type Message = {
  readonly id: MessageId;
  readonly isMine: boolean;
  readonly text: string;
  readonly images: readonly MessageImage[];
  readonly isSeen: boolean;
  readonly at: Instant;
  /** The order that the message is about; null for none. */
  readonly order: Id<'Order'> | null;
  /** Number of the letter in this page's outbox; null for messages of others and of earlier pages. */
  readonly letter: number | null;
};

/** Merges two reads of one thread, each message once, oldest first: the later read wins. */
export function mergedMessages(
  known: readonly Message[],
  read: readonly Message[],
): readonly Message[] {
  const byId = new Map([...known, ...read].map((message) => [message.id, message]));
  return [...byId.values()].toSorted((a, b) => a.id - b.id);
}

/** The partner's messages after this one, for screen readers to announce. */
export const newFrom = (
  messages: readonly Message[],
  after: MessageId | null,
): readonly Message[] =>
  messages.filter(({ id, isMine }) => !isMine && after !== null && id > after);
