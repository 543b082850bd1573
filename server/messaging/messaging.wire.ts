import type * as v from 'valibot';
import { pathOf } from '#contract/endpoint.ts';
import * as contract from '#contract/messaging.ts';
import type { Language } from '#domain/kernel/language.ts';
import { channelOf, type Partner, type PartnerKind } from '#domain/messaging/partner.ts';
import { pageFacts, type PageQuery } from '#server/kernel/paging.ts';
import { nameIn, localize } from '#server/kernel/localized-text.ts';
import type { ConversationRow } from './conversation-row.ts';
import { partnerOf, type PartnerFacts } from './partners.ts';
import type { MessageRow, Thread } from './threads.ts';
import * as errorMessages from './error-messages.ts';

type WireConversation = v.InferInput<typeof contract.conversation>;
type WirePerson = v.InferInput<typeof contract.messagePerson>;
type WireMessage = v.InferInput<typeof contract.message>;
type WireThread = v.InferInput<typeof contract.thread>;

/** This protocol lists customers, stores, providers, couriers and support as people of one list. */
const KINDS: Readonly<Record<PartnerKind | 'customer', number>> = {
  ...{ customer: 0, store: 1, provider: 2, courier: 3, support: 4 },
};
const personId = (kind: keyof typeof KINDS, id: number): number => id * 10 + KINDS[kind];

export function toWireConversation(row: ConversationRow, language: Language): WireConversation {
  const partner = partnerOf(row);
  const receiver = toWirePerson(factsOf(row, partner), language);
  const sender = personId('customer', row.customer_id);
  return {
    ...{ id: row.id, sender_id: sender, sender_type: 'customer' },
    ...{ receiver_id: receiver.id, receiver_type: channelOf(partner) },
    unread_message_count: Number(row.unread),
    last_message_time: row.last_at.toISOString(),
    last_message: { message: row.last_text, files: row.last_images.map(urlOfImage) },
    sender: { id: sender, f_name: row.first_name, l_name: row.last_name },
    receiver,
  };
}

const factsOf = (row: ConversationRow, partner: Partner): PartnerFacts => ({
  partner,
  name: row.store_name ?? row.provider_name ?? '',
  translations: row.store_translations ?? row.provider_translations,
  picture: row.store_logo ?? row.provider_logo ?? '',
});

function toWirePerson(facts: PartnerFacts, language: Language): WirePerson {
  const { kind, id } = facts.partner;
  const isVendor = kind === 'store' || kind === 'provider';
  return {
    id: personId(kind, id),
    ...namesOf(facts, language),
    image_full_url: facts.picture,
    ...(isVendor ? { vendor_id: id, vendor_type: kind } : {}),
    ...(kind === 'courier' ? { deliveryman_id: id } : {}),
    ...(kind === 'support' ? { admin_id: id } : {}),
  };
}

/** A courier has no name but that of the order. */
function namesOf(facts: PartnerFacts, language: Language) {
  const { kind, id } = facts.partner;
  if (kind === 'support') return { f_name: localize(language, errorMessages.SUPPORT) };
  if (kind === 'courier')
    return { f_name: localize(language, errorMessages.COURIER), l_name: `#${id}` };
  return { f_name: nameIn(language, facts) };
}

const urlOfImage = (id: string): string => pathOf(contract.readMessageImage, { id });

function toWireMessage(row: MessageRow, { sender, receiver }: Ids): WireMessage {
  return {
    ...{ id: row.id, conversation_id: row.conversation_id },
    sender_id: row.from_customer ? sender : receiver,
    message: row.text,
    file_full_url: row.images.map(urlOfImage),
    // A partner's message is seen by being read.
    is_seen: !row.from_customer || row.seen_at !== null,
    created_at: row.created_at.toISOString(),
    order: row.order_id === null ? null : { id: row.order_id },
    key: row.from_customer ? row.key : null,
  };
}
type Ids = { readonly sender: number; readonly receiver: number };

export function toWireThread(
  { rows, total, conversation, partner }: Thread,
  page: PageQuery,
  language: Language,
): WireThread {
  const known = conversation && toWireConversation(conversation, language);
  const ids = { sender: Number(known?.sender_id), receiver: Number(known?.receiver_id) };
  return {
    ...pageFacts(page, total),
    status: known !== null,
    messages: rows.map((row) => toWireMessage(row, ids)),
    conversation: known,
    receiver: known?.receiver ?? (partner && toWirePerson(partner, language)),
    receiver_type: known?.receiver_type ?? (partner && channelOf(partner.partner)),
  };
}
