import { LONGEST_MESSAGE, messageText } from '#domain/messaging/message-text.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { LAST_ROW_ID } from '#server/kernel/paging.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { conversationRows, type ConversationRow } from '#server/messaging/conversation-row.ts';
import { setSeen } from '#server/messaging/threads.ts';

export async function newestConversations({ db }: Pick<ServerContext, 'db'>) {
  const rows = await conversationRows(db).orderBy('message.id', 'desc').limit(20).execute();
  return rows.map((row) => ({
    id: row.id,
    name: nameOf(row),
    contact_name: `${row.first_name} ${row.last_name}`,
    unread: Number(row.unread),
    last: row.last_text.slice(0, 100),
  }));
}

const nameOf = ({ store_name, provider_name, order_id }: ConversationRow): string =>
  store_name ?? provider_name ?? (order_id === null ? 'Support' : `Courier of ${order_id}`);

/** Sends a message to a customer as the store, the courier or support, and marks the thread as read. */
export const answerCustomer = (
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  id: number,
  text: string,
): Promise<{ readonly message_id: number }> =>
  inTransaction(db, `conversation ${id}`, async (transaction) => {
    const known = await transaction
      .selectFrom('conversation')
      .select('id')
      .where('id', '=', Math.min(id, LAST_ROW_ID))
      .executeTakeFirst();
    if (!known) throw httpError(404, 'conversation', 'There is no such conversation');
    await setSeen(transaction, known.id, { upTo: LAST_ROW_ID, byCustomer: false }, now());
    const message = await transaction
      .insertInto('message')
      .values({
        conversation_id: known.id,
        from_customer: false,
        text: messageText(text).slice(0, LONGEST_MESSAGE),
        order_id: null,
        key: null,
        created_at: now(),
        seen_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { message_id: message.id };
  });
