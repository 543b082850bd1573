import { sql } from 'kysely';
import type { Partner } from '#domain/messaging/partner.ts';
import { listed, total } from '#server/catalogue/listed.ts';
import type { Db } from '#server/kernel/database.ts';
import { LAST_ROW_ID, type PageQuery } from '#server/kernel/paging.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { conversationOf, type ConversationRow } from './conversation-row.ts';
import { columnsOf, requirePartner, type PartnerFacts } from './partners.ts';
import * as errorMessages from './error-messages.ts';

/** A thread by its id or its partner. */
export type ThreadName = { readonly id: number } | { readonly with: Partner };

export type Thread = {
  readonly rows: readonly MessageRow[];
  readonly total: number;
  readonly conversation: ConversationRow | null;
  /** Null with messages. */
  readonly partner: PartnerFacts | null;
};

/** A page of messages, newest first. Marks the partner's messages as seen, up to the newest on the page. */
export async function readThread(
  db: Db,
  customer: number,
  name: ThreadName,
  { page, now }: { readonly page: PageQuery; readonly now: Date },
): Promise<Thread> {
  const partner = 'with' in name ? await requirePartner(db, customer, name.with) : null;
  const id = 'id' in name ? name.id : await threadWith(db, customer, name.with);
  if (id === null) return { rows: [], total: 0, conversation: null, partner };
  await requireOwn(db, customer, id);
  const { rows, total: all } = await listed(messageRows(db, id).select(total), page);
  await setSeen(db, id, { upTo: rows[0]?.id ?? 0, byCustomer: true }, now);
  const conversation = await conversationOf(db, customer, id);
  return { rows, total: all, conversation: conversation ?? null, partner: null };
}

/** Another customer's thread gets the same 404 as a missing one. */
export async function requireOwn(db: Db, customer: number, id: number) {
  const own = await db
    .selectFrom('conversation')
    .selectAll()
    .where('id', '=', Math.min(id, LAST_ROW_ID))
    .where('customer_id', '=', customer)
    .executeTakeFirst();
  if (!own) throw httpError(404, 'conversation_id', errorMessages.NOT_FOUND);
  return own;
}

/** Null without messages. */
export async function threadWith(
  db: Db,
  customer: number,
  partner: Partner,
): Promise<number | null> {
  const { store_id, provider_id, order_id } = columnsOf(partner);
  const found = await db
    .selectFrom('conversation')
    .select('id')
    .where('customer_id', '=', customer)
    .where('partner', '=', partner.kind)
    .where(
      sql<boolean>`(store_id, provider_id, order_id) is not distinct from
      (${store_id}::int, ${provider_id}::int, ${order_id}::int)`,
    )
    .executeTakeFirst();
  return found?.id ?? null;
}

const messageRows = (db: Db, conversation: number) =>
  db
    .selectFrom('message')
    .selectAll()
    .select(
      sql<string[]>`(select coalesce(array_agg(id::text order by position), '{}')
        from message_image where message_id = message.id)`.as('images'),
    )
    .where('conversation_id', '=', conversation)
    .orderBy('id', 'desc');

export type MessageRow = Awaited<
  ReturnType<ReturnType<typeof messageRows>['executeTakeFirstOrThrow']>
>;

/** Marks messages to the other side as seen, up to this one: later ones were not shown yet. */
export async function setSeen(
  db: Db,
  conversation: number,
  { upTo, byCustomer }: { readonly upTo: number; readonly byCustomer: boolean },
  now: Date,
): Promise<void> {
  await db
    .updateTable('message')
    .set({ seen_at: now })
    .where('conversation_id', '=', conversation)
    .where('from_customer', '=', !byCustomer)
    .where('id', '<=', upTo)
    .where('seen_at', 'is', null)
    .execute();
}
