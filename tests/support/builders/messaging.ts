import { id } from '#domain/kernel/id.ts';
import { instant } from '#domain/kernel/instant.ts';
import type { Conversation } from '#domain/messaging/conversation.ts';
import type { Message } from '#domain/messaging/message.ts';

export const aConversation = (facts: Partial<Conversation> = {}): Conversation => ({
  partner: { kind: 'store', id: id(4) },
  name: 'Saffron Lane',
  picture: '',
  id: id(7),
  unread: 0,
  lastMessage: { text: 'The mango lassi is back', images: 0 },
  lastAt: instant(Date.UTC(2026, 10, 21, 16, 40)),
  ...facts,
});

export const aMessage = (number: number, facts: Partial<Message> = {}): Message => ({
  id: id(number),
  isMine: false,
  text: `Message no. ${number}`,
  images: [],
  isSeen: true,
  at: instant(Date.UTC(2026, 10, 21, 16, number)),
  order: null,
  letter: null,
  ...facts,
});
