import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { flag, numeric, optionalText, pageOf, pageQuery, wireId } from './kernel.ts';

const MESSAGES_PATH = '/api/v1/customer/message';

/** Kind of the partner. Rental providers are vendors as well. */
export const receiverType = v.picklist(['vendor', 'delivery_man', 'admin']);
/** Ours: kind of a vendor, as stores and providers have separate ids. Default: a store. */
export const vendorType = v.picklist(['store', 'provider']);

/** Participant of a conversation. Its id is valid in this list only; other fields hold the ids of other lists. */
export const messagePerson = v.object({
  id: numeric,
  f_name: optionalText,
  l_name: optionalText,
  image_full_url: optionalText,
  vendor_id: v.nullish(numeric, null),
  /** Id of the courier's order: couriers have no id of their own. */
  deliveryman_id: v.nullish(numeric, null),
  admin_id: v.nullish(numeric, null),
  /** Ours. */
  vendor_type: v.nullish(vendorType, null),
});

export const conversation = v.object({
  id: wireId,
  sender_id: numeric,
  sender_type: v.string(),
  receiver_id: numeric,
  receiver_type: receiverType,
  /** Messages that the customer has not read. */
  unread_message_count: v.pipe(numeric, v.integer(), v.minValue(0)),
  last_message_time: v.string(),
  last_message: v.nullish(
    v.object({ message: optionalText, files: v.nullish(v.array(v.string()), []) }),
    null,
  ),
  sender: v.nullish(messagePerson, null),
  receiver: v.nullish(messagePerson, null),
});
export const conversationPage = pageOf('conversations', conversation);

export const message = v.object({
  id: wireId,
  conversation_id: wireId,
  /** Id of the conversation's sender or receiver. */
  sender_id: numeric,
  message: optionalText,
  /** Ours require a token, and no other customer can read them. */
  file_full_url: v.nullish(v.array(v.string()), []),
  is_seen: v.optional(flag, false),
  created_at: v.string(),
  /** Subject of the message. */
  order: v.nullish(v.object({ id: wireId }), null),
  /** Ours: its Idempotency-Key, sent to its sender only. */
  key: v.nullish(v.string(), null),
});

/** Page of a thread, newest first. */
export const thread = v.object({
  ...pageOf('messages', message).entries,
  /** True once the thread has messages. */
  status: v.optional(flag, true),
  conversation: v.nullish(conversation, null),
  /** Ours: the partner, also before the first message. */
  receiver: v.nullish(messagePerson, null),
  receiver_type: v.nullish(receiverType, null),
});

export const listConversations = endpoint({
  method: 'GET',
  path: `${MESSAGES_PATH}/list`,
  query: v.object({ ...pageQuery.entries, type: v.optional(receiverType) }),
  answer: conversationPage,
  refusals: [401, 403],
});
export const searchConversations = endpoint({
  method: 'GET',
  path: `${MESSAGES_PATH}/search-list`,
  query: v.object({
    ...pageQuery.entries,
    name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
    /** Ours. */
    type: v.optional(receiverType),
  }),
  answer: conversationPage,
  refusals: [401, 403],
});

/** There is a single admin. */
const adminId = v.pipe(numeric, v.value(0));
/** Exactly one identifies the thread. */
const threadOf = {
  conversation_id: v.optional(wireId),
  vendor_id: v.optional(wireId),
  vendor_type: v.optional(vendorType, 'store'),
  delivery_man_id: v.optional(wireId),
  admin_id: v.optional(adminId),
};

/** Marks the returned messages as read. */
export const readThread = endpoint({
  method: 'GET',
  path: `${MESSAGES_PATH}/details`,
  query: v.object({ ...pageQuery.entries, ...threadOf }),
  answer: thread,
  refusals: [401, 403, 404],
});

export const sendMessage = endpoint({
  method: 'POST',
  path: `${MESSAGES_PATH}/send`,
  form: {
    fields: v.object({
      conversation_id: v.optional(wireId),
      /** 0 for the admin. */
      receiver_id: v.optional(v.pipe(numeric, v.safeInteger(), v.minValue(0))),
      receiver_type: v.optional(receiverType),
      /** Ours. */
      vendor_type: v.optional(vendorType, 'store'),
      message: v.optional(v.string(), ''),
      /** Subject: one of the customer's own orders. */
      order_id: v.optional(wireId),
    }),
    files: 'image[]',
  },
  answer: thread,
  refusals: [401, 403, 404, 409, 413, 422, 429],
});

export const readMessageImage = endpoint({
  method: 'GET',
  path: `${MESSAGES_PATH}/images/:id`,
  params: v.object({ id: v.string() }),
  file: 'image/jpeg',
  answer: v.unknown(),
  refusals: [401, 404],
  ours: true,
});
