import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { answerGuards } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Meta } from '#application/kernel/meta.ts';
import type { PageReport } from '#application/kernel/page-report.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { to } from '#application/kernel/system.ts';
import type { ThreadPage } from './message-gateway.port.ts';
import { POLL_INTERVAL } from './poll-interval.ts';
import * as select from './thread.context.ts';
import type * as Thread from './thread.types.ts';

/** What a thread needs from outside. */
export const threadSlots = {
  actors: {
    watchPage: portListener<PageReport>('watchPage'),
    readThread: portActor<Thread.Asked, Thread.Answer>('readThread'),
  },
  effects: {},
};

export const thread = setup({
  types: {
    input: {} as Thread.Input,
    context: {} as Thread.Context,
    events: {} as Thread.Event,
    tags: {} as Thread.Tag,
    meta: {} as Meta,
  },
  actors: threadSlots.actors,
  delays: { pollInterval: POLL_INTERVAL },
  guards: {
    ...answerGuards,
    olderIsThere: ({ context }) => select.hasOlder(context),
  },
  actions: {
    setNewest: assign(({ context }, read: ThreadPage) => select.withNewest(context, read)),
    setOlder: assign(({ context }, read: ThreadPage) => select.withOlder(context, read)),
    setFailure: assign((_, failure: CallFailure) => ({ failure })),
    clearFailure: assign({ failure: null }),
    reportRead: enqueueActions(({ context, enqueue }) => {
      const { conversation } = context;
      if (conversation !== null) {
        enqueue.sendTo(to('conversations'), { type: 'conversation.read', conversation });
      }
    }),
    reportArrived: sendTo(to('outbox'), ({ context }: { context: Thread.Context }) => ({
      type: 'letters.arrive' as const,
      letters: select.arrivedIn(context),
    })),
  },
});
