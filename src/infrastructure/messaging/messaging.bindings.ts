import { ContainerModule } from 'inversify';
import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { provide } from '#application/kernel/provide.ts';
import type { ReadModels } from '#application/kernel/read-models.port.ts';
import { conversationsMachine } from '#application/messaging/conversations/machine.ts';
import * as conversations from '#application/messaging/conversations/machine.ts';
import type * as Conversations from '#application/messaging/conversations/machine.ts';
import type { MessageGateway } from '#application/messaging/message-gateway.port.ts';
import { outboxMachine, outboxSlots } from '#application/messaging/outbox/machine.ts';
import type * as Outbox from '#application/messaging/outbox/machine.ts';
import { threadMachine, threadSlots } from '#application/messaging/thread/machine.ts';
import type * as Thread from '#application/messaging/thread/machine.ts';
import { watchCustomer } from '#application/messaging/watch-customer.ts';
import type { Letter } from '#domain/messaging/outbox.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import { HTTP_CLIENT, PLATFORM, READ_MODELS } from '#infrastructure/kernel/kernel.bindings.ts';
import type { LateMachine } from '#infrastructure/kernel/late-machine.bindings.ts';
import { machine } from '#infrastructure/kernel/machine.bindings.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { watchPageActor } from '#infrastructure/kernel/watch-page.ts';
import { createHttpMessageGateway } from './http-message-gateway.adapter.ts';

export const MESSAGE_GATEWAY = token<MessageGateway>('MessageGateway');
export const THREAD_MACHINE = token<typeof threadMachine>('ThreadMachine');

export const messagingBindings = new ContainerModule(({ bind }) => {
  bind(MESSAGE_GATEWAY)
    .toResolvedValue(
      (http: HttpClient, { uuid, report = () => {} }: Platform) =>
        createHttpMessageGateway({ http, run: uuid(), report }),
      [HTTP_CLIENT, PLATFORM],
    )
    .inSingletonScope();
  bind(THREAD_MACHINE).toResolvedValue(provideThread, [MESSAGE_GATEWAY]);
});

const provideThread = (messages: MessageGateway): typeof threadMachine =>
  provide(threadMachine, threadSlots, {
    actors: {
      watchPage: watchPageActor(),
      readThread: fromPromise<Thread.Answer, Thread.Asked>(({ input: { thread, page }, signal }) =>
        messages.thread(thread, page, signal),
      ),
    },
    effects: {},
  });

const provideConversations = (messages: MessageGateway, reads: ReadModels) =>
  provide(conversationsMachine, conversations.slots, {
    actors: {
      watchPage: watchPageActor(),
      readConversations: fromPromise<Conversations.Answer, undefined>(({ signal }) =>
        messages.newest(signal),
      ),
    },
    effects: { refreshReads: () => reads.stale(['conversations']) },
  });

const provideOutbox = (messages: MessageGateway) =>
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
      sendLetter: fromPromise<Outbox.Answer, Letter>(({ input, signal }) =>
        messages.send(input, signal),
      ),
    },
    effects: {},
  });

export const conversationsChild: LateMachine<typeof conversationsMachine> = {
  bindings: [messagingBindings],
  machine: machine(provideConversations, [MESSAGE_GATEWAY, READ_MODELS]),
};
export const outboxChild: LateMachine<typeof outboxMachine> = {
  bindings: [messagingBindings],
  machine: machine(provideOutbox, [MESSAGE_GATEWAY]),
};
