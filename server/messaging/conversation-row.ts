import { sql, type InferResult } from 'kysely';
import type { Db } from '#server/kernel/database.ts';
import { translated } from '#server/kernel/translations.ts';

const LAST_MESSAGE = sql<number>`(
  select max(said.id) from message as said where said.conversation_id = conversation.id
)`;

/** Conversations with their partner, last message and number of unseen messages. */
export const conversationRows = (db: Db) =>
  db
    .selectFrom('conversation')
    .innerJoin('customer', 'customer.id', 'conversation.customer_id')
    .leftJoin('store', 'store.id', 'conversation.store_id')
    .leftJoin('rental_provider', 'rental_provider.id', 'conversation.provider_id')
    .innerJoin('message', (join) => join.on('message.id', '=', LAST_MESSAGE))
    .selectAll('conversation')
    .select([
      'customer.first_name',
      'customer.last_name',
      'store.name as store_name',
      translated('store').as('store_translations'),
      'store.logo as store_logo',
      'rental_provider.name as provider_name',
      translated('rental_provider').as('provider_translations'),
      'rental_provider.logo as provider_logo',
      'message.text as last_text',
      'message.created_at as last_at',
      sql<number>`(select count(*) from message as said where said.conversation_id = conversation.id
        and not said.from_customer and said.seen_at is null)`.as('unread'),
      sql<string[]>`(select coalesce(array_agg(id::text order by position), '{}')
        from message_image where message_id = message.id)`.as('last_images'),
    ]);

export type ConversationRow = InferResult<ReturnType<typeof conversationRows>>[number];

export const conversationOf = (db: Db, customer: number, id: number) =>
  conversationRows(db)
    .where('conversation.id', '=', id)
    .where('conversation.customer_id', '=', customer)
    .executeTakeFirst();
