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
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import type { Conversation, ThreadName } from '#domain/messaging/conversation.ts';
import type { Letter } from '#domain/messaging/outbox.ts';
import { channelOf, type Partner } from '#domain/messaging/partner.ts';
import { call, type Wire } from '#infrastructure/kernel/call.ts';
import { dataUrlOf } from '#infrastructure/kernel/data-url.ts';
import { readRows, understood } from '#infrastructure/kernel/rows.ts';
import { uploadsOf, UPLOAD_PATIENCE } from '#infrastructure/kernel/shrink-image.ts';
import { toConversation, toThreadPage, type LetterOf } from './messaging.wire.ts';

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

export function createHttpMessageGateway({
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
