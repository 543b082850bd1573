import { listConversations } from '#contract/messaging.ts';
import type { Scope } from '#application/account/scope.ts';
import { conversationsMachine } from '#application/messaging/conversations/machine.ts';
import { id } from '#domain/kernel/id.ts';
import { unreadIn } from '#domain/messaging/conversation.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { answered, calling, failures } from '#tests/model/support/wire.ts';
import { aPlace } from '#tests/support/builders/location.ts';
import {
  aWireConversation,
  aWireConversationPage,
} from '#tests/support/builders/messaging-wire.ts';
import { aModule } from '#tests/support/builders/module.ts';
import { defineFlow } from '@sundry/statecharts';

const wire = {
  readConversations: calling(listConversations, {
    none: answered(aWireConversationPage()),
    'five unread in two': answered(
      aWireConversationPage(
        aWireConversation({ id: 7, unread_message_count: 2 }),
        aWireConversation({ id: 8, unread_message_count: 3 }),
      ),
    ),
    ...failures,
  }),
};

const guest = { kind: 'guest', key: 'guest:1', byChoice: true, sessionEnded: false } as const;
const asha = { kind: 'customer', key: 'customer:asha' } as const;
const before: Scope = { principal: asha, place: aPlace(), module: aModule() };
const becomes = (was: Scope['principal'], is: Scope['principal']) => ({
  before: { ...before, principal: was },
  scope: { ...before, principal: is },
});

export const flow = defineFlow({
  name: 'messaging/conversations',
  machine: conversationsMachine,
  inputs: { 'a customer': { isCustomer: true }, 'a guest': { isCustomer: false } },
  events: {
    'page.show': { '': {} },
    'page.hide': { '': {} },
    'conversation.read': {
      'the first one': { conversation: id<'Conversation'>(7) },
      'one that nothing is known of': { conversation: id<'Conversation'>(99) },
    },
    'message.sent': { '': {} },
    'scope.change': {
      'another customer': becomes(asha, { kind: 'customer', key: 'customer:ben' }),
      'the visitor signs in': becomes(guest, asha),
      'the customer signs out': becomes(asha, guest),
      'the same person elsewhere': becomes(asha, asha),
    },
  },
  wire,
  outcomes: await outcomesOf(conversationsMachine, wire),
  neverFails: ['watchPage'],
  within: ({ context: { isCustomer } }, step) => {
    if (step.kind !== 'user' || step.event !== 'scope.change') return true;
    return isCustomer === (step.case !== 'the visitor signs in');
  },
  project: ({ context }) => ({
    isCustomer: context.isCustomer,
    isHidden: context.isHidden,
    unread: unreadIn(context.conversations),
    conversations: context.conversations.length,
  }),
  invariants: {
    'nothing is asked without a customer who looks at the page': (it) =>
      !it.hasTag('loading') || (it.context.isCustomer && !it.context.isHidden),
    'who is not signed in has nothing unread': ({ context }) =>
      context.isCustomer || unreadIn(context.conversations) === 0,
  },
});
