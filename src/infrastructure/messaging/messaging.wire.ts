import type * as v from 'valibot';
import type * as contract from '#contract/messaging.ts';
import type { ThreadPage } from '#application/messaging/message-gateway.port.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { id } from '#domain/kernel/id.ts';
import type { Conversation } from '#domain/messaging/conversation.ts';
import { messageImage, type Message } from '#domain/messaging/message.ts';
import { SUPPORT, type Contact, type Partner } from '#domain/messaging/partner.ts';
import { toInstant } from '#infrastructure/kernel/wire-moment.ts';

type WireConversation = v.InferOutput<typeof contract.conversation>;
type WirePerson = v.InferOutput<typeof contract.messagePerson>;
type WireThread = v.InferOutput<typeof contract.thread>;
type WireMessage = v.InferOutput<typeof contract.message>;
type ReceiverType = v.InferOutput<typeof contract.receiverType>;

export function toConversation(wire: WireConversation): Conversation {
  return {
    ...toContact(wire.receiver_type, wire.receiver),
    id: id(wire.id),
    unread: wire.unread_message_count,
    lastMessage: {
      text: wire.last_message?.message ?? '',
      images: wire.last_message?.files?.length ?? 0,
    },
    lastAt: toInstant(wire.last_message_time),
  };
}

function toContact(type: ReceiverType, person: WirePerson | null): Contact {
  const partner = toPartner(type, person);
  const isNamed = partner.kind === 'store' || partner.kind === 'provider';
  const names = [person?.f_name, person?.l_name].filter(Boolean).join(' ');
  return { partner, name: isNamed ? names : '', picture: person?.image_full_url ?? '' };
}

function toPartner(type: ReceiverType, person: WirePerson | null): Partner {
  if (type === 'admin') return SUPPORT;
  if (type === 'delivery_man') return { kind: 'courier', id: id(knownId(person?.deliveryman_id)) };
  const vendor = knownId(person?.vendor_id);
  return person?.vendor_type === 'provider'
    ? { kind: 'provider', id: id(vendor) }
    : { kind: 'store', id: id(vendor) };
}

function knownId(raw: number | null | undefined): number {
  if (raw == null) throw new Defect('A conversation says not with whom it is');
  return raw;
}

export type LetterOf = (key: string) => number | null;

export function toThreadPage(wire: WireThread, letterOf: LetterOf): ThreadPage {
  const { conversation, receiver, receiver_type: type } = wire;
  const told = conversation?.receiver_type ?? type;
  if (!told) throw new Defect('A thread says not with whom it is');
  return {
    contact: toContact(told, receiver ?? conversation?.receiver ?? null),
    conversation: conversation ? id(conversation.id) : null,
    messages: wire.messages.map((message) =>
      toMessage(message, conversation?.sender_id ?? null, letterOf),
    ),
    total: wire.total_size,
  };
}

const toMessage = (wire: WireMessage, customer: number | null, letterOf: LetterOf): Message => ({
  id: id(wire.id),
  isMine: wire.sender_id === customer,
  text: wire.message ?? '',
  images: (wire.file_full_url ?? []).filter((url) => url !== '').map(messageImage),
  isSeen: wire.is_seen,
  at: toInstant(wire.created_at),
  order: wire.order ? id(wire.order.id) : null,
  letter: wire.key ? letterOf(wire.key) : null,
});
