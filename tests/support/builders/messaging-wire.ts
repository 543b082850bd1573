import type * as v from 'valibot';
import type * as contract from '#contract/messaging.ts';

type WireConversation = v.InferInput<typeof contract.conversation>;
type WireMessage = v.InferInput<typeof contract.message>;
type WireThread = v.InferInput<typeof contract.thread>;

const CUSTOMER = 10;
const STORE = 41;
const receiver = {
  ...{ id: STORE, f_name: 'Saffron Lane', image_full_url: '', vendor_id: 4 },
  vendor_type: 'store',
} as const;

export const aWireConversation = (facts: Partial<WireConversation> = {}): WireConversation => ({
  id: 7,
  ...{ sender_id: CUSTOMER, sender_type: 'customer' },
  ...{ receiver_id: STORE, receiver_type: 'vendor', receiver },
  sender: { id: CUSTOMER, f_name: 'Asha' },
  unread_message_count: 0,
  last_message_time: '2026-11-21T16:40:00.000Z',
  last_message: { message: 'The mango lassi is back', files: [] },
  ...facts,
});

export const aWireConversationPage = (...conversations: readonly WireConversation[]) => ({
  ...{ total_size: conversations.length, limit: 20, offset: 1 },
  conversations: [...conversations],
});

/** A message of the customer, or else of the partner. */
export const aWireMessage = (
  id: number,
  { isMine = false, ...facts }: Partial<WireMessage> & { readonly isMine?: boolean } = {},
): WireMessage => ({
  id,
  conversation_id: 7,
  sender_id: isMine ? CUSTOMER : STORE,
  message: `Message no. ${id}`,
  file_full_url: [],
  is_seen: true,
  created_at: `2026-11-21T16:${String(id % 60).padStart(2, '0')}:00.000Z`,
  ...facts,
});

/** Newest first, like a page of a thread. */
export const aWireThread = (
  messages: readonly WireMessage[],
  facts: Partial<WireThread> = {},
): WireThread => ({
  ...{ total_size: messages.length, limit: 20, offset: 1 },
  messages: [...messages],
  status: messages.length > 0,
  conversation: messages.length > 0 ? aWireConversation() : null,
  receiver,
  receiver_type: 'vendor',
  ...facts,
});
