import { createHash, randomUUID } from 'node:crypto';
import { HOUR } from '#domain/kernel/instant.ts';
import { isTooLong, messageText, saysSomething } from '#domain/messaging/message-text.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import type { Db } from '#server/kernel/database.ts';
import { reencodeImage } from '#server/kernel/images.ts';
import type { Limit } from '#server/kernel/limits.ts';
import { idempotently } from '#server/kernel/idempotency.ts';
import type { Customer } from '#server/kernel/principal.ts';
import { httpError } from '#server/kernel/http-error.ts';
import {
  columnsOf,
  partnerOf,
  requireReachable,
  requireOrder,
  requirePartner,
} from './partners.ts';
import { requireOwn, threadWith, type ThreadName } from './threads.ts';
import * as errorMessages from './error-messages.ts';

export type Draft = {
  readonly to: ThreadName;
  readonly text: string;
  readonly images: readonly Uint8Array[];
  readonly order: number | null;
  /** The Idempotency-Key: a repeated key means the same message. */
  readonly key: string | null;
};

/** Far above normal use; per customer, and per address. */
export const sendLimits = (owner: string, address: string | null): readonly Limit[] =>
  // A call without an address is from this process.
  address === null
    ? []
    : [
        { subject: `messages of ${owner}`, maximum: 240, within: HOUR },
        { subject: `messages from ${address}`, maximum: 960, within: HOUR },
      ];

/** Sends a message once and returns its conversation. */
export async function sendMessage(
  context: ServerContext,
  who: Customer,
  draft: Draft,
): Promise<number> {
  const { db, files, now } = context;
  requireSayable(draft);
  const stored = await storedImages(context, draft.images);
  let sent: Sent | null = null;
  try {
    const about = `messages of ${who.owner}`;
    sent = await idempotently(
      db,
      { who, key: draft.key, request: requestOf(draft), about },
      now(),
      (tx) => insertMessage(tx, who.id, draft, stored, now()),
    );
    return sent.conversation;
  } finally {
    // After a crash the purge deletes the remaining files.
    const used = new Set(sent?.images);
    for (const { id, file } of stored) if (!used.has(id)) await files.delete(file);
  }
}

type Sent = {
  readonly conversation: number;
  /** The stored images of the first attempt, which may not be this one. */
  readonly images: readonly string[];
};
type StoredImage = { readonly id: string; readonly file: string };

function requireSayable({ text, images }: Draft): void {
  if (isTooLong(text)) throw httpError(403, 'message', errorMessages.TOO_LONG);
  if (!saysSomething(text, images.length)) throw httpError(403, 'message', errorMessages.EMPTY);
}

/** Stores files before their rows; an invalid image leaves no files. */
async function storedImages(
  { files }: ServerContext,
  images: readonly Uint8Array[],
): Promise<readonly StoredImage[]> {
  const encoded: Uint8Array[] = [];
  for (const bytes of images) encoded.push(await reencodeImage(bytes));
  const stored: StoredImage[] = [];
  for (const bytes of encoded) stored.push({ id: randomUUID(), file: await files.put(bytes) });
  return stored;
}

/** Identity of a request; pictures are compared by digest. */
const requestOf = ({ to, text, images, order }: Draft) => ({
  to,
  text,
  order,
  images: images.map((bytes) => createHash('sha256').update(bytes).digest('hex')),
});

async function insertMessage(
  db: Db,
  customer: number,
  draft: Draft,
  images: readonly StoredImage[],
  now: Date,
): Promise<Sent> {
  if (draft.order !== null) await requireOrder(db, customer, draft.order);
  const conversation = await conversationTo(db, customer, draft.to);
  const { id } = await db
    .insertInto('message')
    .values({
      conversation_id: conversation,
      from_customer: true,
      text: messageText(draft.text),
      order_id: draft.order,
      key: draft.key,
      created_at: now,
      seen_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (images.length > 0) {
    await db
      .insertInto('message_image')
      .values(images.map((image, at) => ({ ...image, message_id: id, position: at + 1 })))
      .execute();
  }
  return { conversation, images: images.map((image) => image.id) };
}

/** The existing conversation, or a new one. */
async function conversationTo(db: Db, customer: number, to: ThreadName): Promise<number> {
  if ('id' in to) {
    const own = await requireOwn(db, customer, to.id);
    await requireReachable(db, customer, partnerOf(own));
    return own.id;
  }
  await requirePartner(db, customer, to.with);
  await requireReachable(db, customer, to.with);
  const created = await db
    .insertInto('conversation')
    .values({ customer_id: customer, ...columnsOf(to.with) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  const id = created?.id ?? (await threadWith(db, customer, to.with));
  if (id === null) throw httpError(404, 'conversation_id', errorMessages.NOT_FOUND);
  return id;
}
