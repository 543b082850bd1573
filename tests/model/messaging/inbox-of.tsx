import { fromCallback, fromPromise } from 'xstate';
import { createConversationQueries } from '#application/messaging/conversation.queries.ts';
import { threadMachine } from '#application/messaging/thread/machine.ts';
import type * as Thread from '#application/messaging/thread/machine.ts';
import type { Messaging } from '#application/shell/services.ts';
import { id } from '#domain/kernel/id.ts';
import { ok } from '#domain/kernel/result.ts';

/** A thread with store 4 without messages. */
const quietThread = threadMachine.provide({
  actors: {
    watchPage: fromCallback(() => {}),
    readThread: fromPromise<Thread.Answer, Thread.Asked>(async () =>
      ok({
        contact: { partner: { kind: 'store', id: id(4) }, name: 'Saffron Lane', picture: '' },
        conversation: null,
        messages: [],
        total: 0,
      }),
    ),
  },
});

/** Services and actors of the inbox; a walk replaces its own. */
export const inboxOf = (facts: Partial<Messaging> = {}): Messaging => ({
  thread: quietThread,
  conversations: createConversationQueries({
    list: async () => ok({ rows: [], total: 0 }),
    image: async () => ok('data:image/png;base64,'),
  }),
  ...facts,
});
