import type { Generated } from 'kysely';
import type { PartnerKind } from '#domain/messaging/partner.ts';
import type { NullableTimestamp, Timestamp } from './schema.columns.ts';

/** What a customer and a partner say to each other: one for each of them. */
export type ConversationTable = {
  id: Generated<number>;
  customer_id: number;
  partner: PartnerKind;
  /** One of these says which partner; support has none of them. */
  store_id: number | null;
  provider_id: number | null;
  /** The order that the courier brings. */
  order_id: number | null;
};

export type MessageTable = {
  id: Generated<number>;
  conversation_id: number;
  /** The customer said it, or else the partner. */
  from_customer: boolean;
  text: string;
  /** What it is about. */
  order_id: number | null;
  /** The Idempotency-Key of its sender. */
  key: string | null;
  created_at: Timestamp;
  /** When the other side saw it. */
  seen_at: NullableTimestamp;
};

export type MessageImageTable = {
  /** Random: what its owner names it by. */
  id: string;
  message_id: number;
  position: number;
  /** Its name in the file storage. */
  file: string;
};
