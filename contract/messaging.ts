import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { flag, numeric, optionalText, pageOf, pageQuery, wireId } from './kernel.ts';

const MESSAGES_PATH = '/api/v1/customer/message';

/** Who is talked to. Who rents vehicles out is a vendor, too. */
export const receiverType = v.picklist(['vendor', 'delivery_man', 'admin']);
/** Ours: which of the two a vendor is, whose ids are of different lists. A store unless said otherwise. */
export const vendorType = v.picklist(['store', 'provider']);

/** One side of a conversation. Its id is of this list alone; by what it is known elsewhere stands beside it. */
export const messagePerson = v.object({
  id: numeric,
  f_name: optionalText,
  l_name: optionalText,
  image_full_url: optionalText,
  vendor_id: v.nullish(numeric, null),
  /** The order that the courier brings: couriers have no other name. */
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
  /** What the customer has not seen of it. */
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
  /** The sender of the conversation, or else its receiver. */
  sender_id: numeric,
  message: optionalText,
  /** With us a token is needed to read them, and no other customer can. */
  file_full_url: v.nullish(v.array(v.string()), []),
  is_seen: v.optional(flag, false),
  created_at: v.string(),
  /** What it is about. */
  order: v.nullish(v.object({ id: wireId }), null),
  /** Ours: the Idempotency-Key that it was sent with, told to its sender. */
  key: v.nullish(v.string(), null),
});

/** One page of a thread, newest first. */
export const thread = v.object({
  ...pageOf('messages', message).entries,
  /** Whether anything was said so far. */
  status: v.optional(flag, true),
  conversation: v.nullish(conversation, null),
  /** Ours: who is talked to, also where nothing was said so far. */
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

/** There is one admin. */
const adminId = v.pipe(numeric, v.value(0));
/** One of them says which thread. */
const threadOf = {
  conversation_id: v.optional(wireId),
  vendor_id: v.optional(wireId),
  vendor_type: v.optional(vendorType, 'store'),
  delivery_man_id: v.optional(wireId),
  admin_id: v.optional(adminId),
};

/** Reading a thread marks as seen what it answers. */
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
      /** What it is about: an order of the customer's own. */
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
