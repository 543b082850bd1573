import { fromCallback, fromPromise } from 'xstate';
import { conversationsMachine } from '#application/messaging/conversations/machine.ts';
import type * as Conversations from '#application/messaging/conversations/machine.ts';
import { outboxMachine } from '#application/messaging/outbox/machine.ts';
import type * as Outbox from '#application/messaging/outbox/machine.ts';
import type { Letter } from '#domain/messaging/outbox.ts';

/** Conversations and an outbox without answers during the test. */
export const quietMessaging = () => ({
  conversations: conversationsMachine.provide({
    actors: {
      watchPage: fromCallback(() => {}),
      readConversations: fromPromise<Conversations.Answer, undefined>(
        () => new Promise<never>(() => {}),
      ),
    },
  }),
  outbox: outboxMachine.provide({
    actors: {
      watchCustomer: fromCallback(() => {}),
      watchNetwork: fromCallback(() => {}),
      sendLetter: fromPromise<Outbox.Answer, Letter>(() => new Promise<never>(() => {})),
    },
  }),
});
