import { sql } from 'kysely';
import {
  channelOf,
  PARTNER_KINDS,
  type Channel,
  type PartnerKind,
} from '#domain/messaging/partner.ts';
import { isNamedLike, likeText, listed, total, type Listed } from '#server/catalogue/listed.ts';
import type { Db } from '#server/kernel/database.ts';
import type { PageQuery } from '#server/kernel/paging.ts';
import type { LocalizedText } from '#server/kernel/localized-text.ts';
import { conversationRows, type ConversationRow } from './conversation-row.ts';
import * as errorMessages from './error-messages.ts';

type ConversationQuery = {
  readonly type?: Channel | undefined;
  /** Part of the partner's name in any language. */
  readonly name?: string;
};

/** A customer's conversations, the latest first. */
export function conversationsOf(
  db: Db,
  customer: number,
  { type, name = '' }: ConversationQuery,
  page: PageQuery,
): Promise<Listed<ConversationRow>> {
  const rows = conversationRows(db)
    .select(total)
    .where('conversation.customer_id', '=', customer)
    .orderBy('message.id', 'desc');
  const ofType = type
    ? rows.where(
        'conversation.partner',
        'in',
        PARTNER_KINDS.filter((kind) => channelOf({ kind }) === type),
      )
    : rows;
  return listed(name === '' ? ofType : ofType.where(partnerIsNamed(name)), page);
}

/** Couriers and support have no rows, so their names are texts of the app. */
function partnerIsNamed(name: string) {
  const namedKinds = (['courier', 'support'] as const).filter((kind) => holds(NAMES[kind], name));
  return sql<boolean>`(
    ${isNamedLike('store', name)} or ${isNamedLike('rental_provider', name)}
    or conversation.partner = any(${namedKinds}::text[])
    or conversation.order_id::text like ${likeText(name)}
  )`;
}

const NAMES: Readonly<Record<Extract<PartnerKind, 'courier' | 'support'>, LocalizedText>> = {
  courier: errorMessages.COURIER,
  support: errorMessages.SUPPORT,
};

const holds = (text: LocalizedText, part: string): boolean =>
  (typeof text === 'string' ? [text] : Object.values(text)).some((one) =>
    one.toLowerCase().includes(part.toLowerCase()),
  );
