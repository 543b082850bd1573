import * as v from 'valibot';
import * as contract from '#contract/messaging.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Page } from '#application/kernel/query.ts';
import { LIST_PAGE, type ConversationReader } from '#application/messaging/conversation.queries.ts';
import {
  THREAD_PAGE,
  type MessageGateway,
  type ThreadPage,
} from '#application/messaging/message-gateway.port.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { id } from '#domain/kernel/id.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import type { Conversation, ThreadName } from '#domain/messaging/conversation.ts';
import { messageImage, type Message } from '#domain/messaging/message.ts';
import type { Letter } from '#domain/messaging/outbox.ts';
import { channelOf, type Partner, SUPPORT, type Contact } from '#domain/messaging/partner.ts';
import { call, type Wire } from '#infrastructure/kernel/call.ts';
import { dataUrlOf } from '#infrastructure/kernel/data-url.ts';
import { readRows, understood } from '#infrastructure/kernel/rows.ts';
import { uploadsOf, UPLOAD_PATIENCE } from '#infrastructure/kernel/shrink-image.ts';
import { toInstant } from '#infrastructure/kernel/wire-moment.ts';

type Deps = Pick<Wire, 'http' | 'report'> & {
  /** Unique to this page: two pages of one browser number their letters alike. */
  readonly run: string;
};

/** The badge counts the unread messages of the newest conversations only. */
const NEWEST = 100;
const BROKEN = refuse({ kind: 'unreachable', cause: 'broken' } as const);

const rows = v.object({
  total_size: contract.conversationPage.entries.total_size,
  conversations: v.array(v.unknown()),
});

export function createMessageGateway({
  http,
  run,
  report,
}: Deps): MessageGateway & ConversationReader {
  const keyOf = ({ number }: Letter): string => `${run}.${number}`;
  const letterOf: LetterOf = (key) =>
    key.startsWith(`${run}.`) ? Number(key.slice(run.length + 1)) : null;

  const toPage = (answer: Result<v.InferOutput<typeof rows>, CallFailure>) =>
    answer.ok
      ? ok<Page<Conversation>>({
          rows: readRows(answer.value.conversations, contract.conversation, toConversation, report),
          total: answer.value.total_size,
        })
      : answer;
  const toThread = (
    answer: Result<v.InferOutput<typeof contract.thread>, CallFailure>,
  ): Result<ThreadPage, CallFailure> => {
    if (!answer.ok) return answer;
    const page = understood(() => toThreadPage(answer.value, letterOf), report);
    return page ? ok(page) : BROKEN;
  };

  return {
    async newest(signal) {
      const query = { limit: NEWEST, offset: 1 };
      const page = toPage(await call(http, contract.listConversations, { query, signal }, rows));
      return page.ok ? ok(page.value.rows) : page;
    },
    async list({ channel, name }, page) {
      const query = { limit: LIST_PAGE, offset: page, ...(channel ? { type: channel } : {}) };
      return toPage(
        name === ''
          ? await call(http, contract.listConversations, { query }, rows)
          : await call(http, contract.searchConversations, { query: { ...query, name } }, rows),
      );
    },
    async thread(name, page, signal) {
      const query = { limit: THREAD_PAGE, offset: page, ...queryOf(name) };
      return toThread(await call(http, contract.readThread, { query, signal }));
    },
    async send(letter, signal) {
      const answer = toThread(
        await call(http, contract.sendMessage, {
          form: { ...receiverOf(letter.to), ...told(letter) },
          files: await uploadsOf(letter.images),
          headers: { 'Idempotency-Key': keyOf(letter) },
          patience: UPLOAD_PATIENCE,
          signal,
        }),
      );
      if (!answer.ok) return answer;
      const { messages } = answer.value;
      // Other back ends return no key: the latest message is taken instead.
      const message = messages.find((one) => one.letter === letter.number) ?? messages[0];
      return message ? ok(message) : BROKEN;
    },
    async image(image) {
      const id = idIn(image);
      if (id === null) return ok(image);
      const answer = await call(http, contract.readMessageImage, { params: { id } });
      if (!answer.ok) return answer;
      return answer.value instanceof Blob ? ok(await dataUrlOf(answer.value)) : BROKEN;
    },
  };
}

const PICTURES = contract.readMessageImage.path.replace(':id', '');

/** Our images need a token; those of other back ends are shown by their address. */
const idIn = (image: string): string | null =>
  image.startsWith(PICTURES) ? decodeURIComponent(image.slice(PICTURES.length)) : null;

function queryOf(name: ThreadName) {
  if ('conversation' in name) return { conversation_id: name.conversation };
  const { kind, id } = name.partner;
  if (kind === 'support') return { admin_id: 0 as const };
  if (kind === 'courier') return { delivery_man_id: id };
  return { vendor_id: id, vendor_type: kind };
}

const receiverOf = (to: Partner) => ({
  receiver_id: to.id,
  receiver_type: channelOf(to),
  ...(to.kind === 'provider' ? { vendor_type: to.kind } : {}),
});

const told = ({ text, order }: Letter) => ({
  message: text,
  ...(order === null ? {} : { order_id: order }),
});

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
