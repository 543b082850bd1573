import type { Branded } from '#domain/kernel/brand.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { Id } from '#domain/kernel/id.ts';
import type { Instant } from '#domain/kernel/instant.ts';

export type MessageId = Id<'Message'>;

/** Where the picture of a message is to be had, by its owner alone. */
export type MessageImage = Branded<string, 'MessageImage'>;

export function messageImage(raw: string): MessageImage {
  if (raw.trim() === '') throw new Defect('The image of a message cannot be blank');
  return raw as MessageImage;
}

/** One thing that was said, and cannot be taken back. */
export type Message = {
  readonly id: MessageId;
  /** The customer said it, or else the partner. */
  readonly isMine: boolean;
  readonly text: string;
  readonly images: readonly MessageImage[];
  /** The other side has seen it. */
  readonly isSeen: boolean;
  readonly at: Instant;
  /** What it is about; null for nothing in particular. */
  readonly order: Id<'Order'> | null;
  /** Which letter of this page's outbox it was; null for those of others, and from before. */
  readonly letter: number | null;
};

/** Two readings of one thread, each message once, oldest first: a later reading knows better. */
export function mergedMessages(
  known: readonly Message[],
  read: readonly Message[],
): readonly Message[] {
  const byId = new Map([...known, ...read].map((message) => [message.id, message]));
  return [...byId.values()].toSorted((a, b) => a.id - b.id);
}

/** What the partner has said after this message, for those who cannot see it come. */
export const newFrom = (
  messages: readonly Message[],
  after: MessageId | null,
): readonly Message[] =>
  messages.filter(({ id, isMine }) => !isMine && after !== null && id > after);
