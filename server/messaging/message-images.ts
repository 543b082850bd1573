import type { ServerContext } from '#server/kernel/context.ts';
import { httpError } from '#server/kernel/http-error.ts';
import * as errorMessages from './error-messages.ts';

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** A picture from one of the customer's own conversations. */
export async function messageImage(
  { db, files }: ServerContext,
  customer: number,
  id: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const row = isUuid(id)
    ? await db
        .selectFrom('message_image')
        .innerJoin('message', 'message.id', 'message_image.message_id')
        .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
        .select('message_image.file')
        .where('message_image.id', '=', id)
        .where('conversation.customer_id', '=', customer)
        .executeTakeFirst()
    : undefined;
  const image = row ? await files.get(row.file) : null;
  if (!image) throw httpError(404, 'image', errorMessages.NO_IMAGE);
  return image;
}
