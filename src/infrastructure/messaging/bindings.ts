import { fromCallback, type EventObject } from 'xstate';
import { provide } from '#application/kernel/provide.ts';
import { createConversationQueries } from '#application/messaging/conversation.queries.ts';
import { conversationsMachine, slots } from '#application/messaging/conversations/machine.ts';
import { outboxMachine, outboxSlots } from '#application/messaging/outbox/machine.ts';
import { threadMachine, threadSlots } from '#application/messaging/thread/machine.ts';
import { watchCustomer } from '#application/messaging/watch-customer.ts';
import { fromCall } from '#infrastructure/kernel/from-call.ts';
import { PLATFORM, READ_MODELS } from '#infrastructure/kernel/bindings.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { watchPageActor } from '#infrastructure/kernel/watch-page.ts';
import { WIRE } from '#infrastructure/kernel/wire.bindings.ts';
import { createMessageGateway } from './api.ts';

const MESSAGE_GATEWAY = service((get) =>
  createMessageGateway({ ...get(WIRE), run: get(PLATFORM).uuid() }),
);

export const MESSAGING = service((get) => {
  const messages = get(MESSAGE_GATEWAY);
  return {
    conversations: createConversationQueries(messages),
    thread: provide(threadMachine, threadSlots, {
      actors: {
        watchPage: watchPageActor(),
        readThread: fromCall(({ thread, page }, signal) => messages.thread(thread, page, signal)),
      },
      effects: {},
    }),
  };
});

export const CONVERSATIONS_MACHINE = service((get) => {
  const messages = get(MESSAGE_GATEWAY);
  const reads = get(READ_MODELS);
  return provide(conversationsMachine, slots, {
    actors: {
      watchPage: watchPageActor(),
      readConversations: fromCall((_, signal) => messages.newest(signal)),
    },
    effects: { refreshReads: () => reads.stale(['conversations']) },
  });
});

export const OUTBOX_MACHINE = service((get) =>
  provide(outboxMachine, outboxSlots, {
    actors: {
      watchCustomer,
      watchNetwork: fromCallback<EventObject, undefined, { type: 'network.return' }>(
        ({ sendBack }) => {
          const report = () => sendBack({ type: 'network.return' });
          globalThis.addEventListener('online', report);
          return () => globalThis.removeEventListener('online', report);
        },
      ),
      sendLetter: fromCall(get(MESSAGE_GATEWAY).send),
    },
    effects: {},
  }),
);
