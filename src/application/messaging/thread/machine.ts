import { assign, enqueueActions, sendTo } from 'xstate';
import { answered, type Answered } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { PageReport } from '#application/kernel/page-report.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { to } from '#application/kernel/system.ts';
import type { ThreadPage } from '#application/messaging/message-gateway.port.ts';
import { POLL_INTERVAL } from '#application/messaging/poll-interval.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { ConversationId, ThreadName } from '#domain/messaging/conversation.ts';
import type { Message } from '#domain/messaging/message.ts';
import type { Contact } from '#domain/messaging/partner.ts';
import * as select from './rules.ts';

export type Command = { readonly type: 'thread.retry' } | { readonly type: 'older.ask' };
export type Event = Command | PageReport;

export type Input = { readonly thread: ThreadName };
export type Context = Input & {
  readonly contact: Contact | null;
  /** Null before the first message. */
  readonly conversation: ConversationId | null;
  /** Oldest first. */
  readonly messages: readonly Message[];
  readonly total: number;
  /** The partner's messages since the last read. */
  readonly fresh: readonly Message[];
  readonly failure: CallFailure | null;
};

export type Tag = 'loading' | 'missing' | 'unread' | 'shown' | 'readingOlder';
export type Asked = { readonly thread: ThreadName; readonly page: number };
export type Answer = Result<ThreadPage, CallFailure>;

export const threadSlots = {
  actors: {
    watchPage: portListener<PageReport>('watchPage'),
    readThread: portActor<Asked, Answer>('readThread'),
  },
  effects: {},
};

export const thread = setupMachine({
  types: {} as { input: Input; context: Context; events: Event; tags: Tag },
  slots: threadSlots,
  sets: ['failure'],
  clears: ['failure'],
  delays: { pollInterval: POLL_INTERVAL },
  guards: {
    olderIsThere: ({ context }) => select.hasOlder(context),
  },
  actions: {
    setNewest: assign(({ context }, read: ThreadPage) => select.withNewest(context, read)),
    setOlder: assign(({ context }, read: ThreadPage) => select.withOlder(context, read)),
    reportRead: enqueueActions(({ context, enqueue }) => {
      const { conversation } = context;
      if (conversation !== null) {
        enqueue.sendTo(to('conversations'), { type: 'conversation.read', conversation });
      }
    }),
    reportArrived: sendTo(to('outbox'), ({ context }: { context: Context }) => ({
      type: 'letters.arrive' as const,
      letters: select.arrivedIn(context),
    })),
  },
});

const askOlder = { guard: 'olderIsThere', target: 'readingOlder' } as const;

const shown = thread.createStateConfig({
  description: 'What was said is on show, and kept fresh.',
  tags: 'shown',
  meta: { reqs: ['CONV-01', 'CONV-03'] },
  initial: 'waiting',
  on: { 'page.hide': '.paused' },
  states: {
    waiting: {
      description: 'Nothing is asked until the next reading is due.',
      meta: { reqs: ['CONV-03', 'CONST-13'] },
      after: { pollInterval: 'refreshing' },
      on: { 'older.ask': askOlder },
    },
    refreshing: {
      description:
        'What was said since is being read. A reading that fails says nothing. A customer who asks for what was said before does not wait for it.',
      meta: { reqs: ['CONV-03', 'CONST-13'] },
      on: { 'older.ask': askOlder },
      invoke: {
        id: 'refreshThread',
        src: 'readThread',
        input: ({ context }) => select.newestOf(context),
        onDone: answered(({ value }: Answered<Answer>) => ({
          accepted: {
            target: 'waiting',
            actions: [{ type: 'setNewest', params: value }, 'reportRead', 'reportArrived'],
          },
          failed: { target: 'waiting' },
        })),
      },
    },
    readingOlder: {
      description: 'What was said before is being read.',
      tags: 'readingOlder',
      meta: { reqs: ['CONV-01'] },
      entry: 'clearFailure',
      invoke: {
        id: 'readOlder',
        src: 'readThread',
        input: ({ context }) => select.olderOf(context),
        onDone: answered(({ value, failure }: Answered<Answer>) => ({
          accepted: { target: 'waiting', actions: { type: 'setOlder', params: value } },
          failed: { target: 'waiting', actions: { type: 'setFailure', params: failure } },
        })),
      },
    },
    paused: {
      description: 'The page is not being looked at, so nothing is asked.',
      meta: { reqs: ['CONV-03'] },
      on: { 'page.show': 'refreshing' },
    },
  },
});

export const threadMachine = thread.createMachine({
  id: 'thread',
  description: 'What a customer and one partner say to each other.',
  context: ({ input }) => select.begin(input),
  invoke: { id: 'watchPage', src: 'watchPage', input: undefined },
  initial: 'opening',
  states: {
    opening: {
      description: 'The server is asked what was said.',
      tags: 'loading',
      meta: { reqs: ['CONV-01'] },
      invoke: {
        id: 'readThread',
        src: 'readThread',
        input: ({ context }) => select.newestOf(context),
        onDone: answered(({ value, failure }: Answered<Answer>) => ({
          accepted: {
            target: 'shown',
            actions: [{ type: 'setNewest', params: value }, 'reportRead', 'reportArrived'],
          },
          refused: { target: 'missing', actions: { type: 'setFailure', params: failure } },
          failed: { target: 'unread', actions: { type: 'setFailure', params: failure } },
        })),
      },
    },
    missing: {
      description: 'There is no such conversation, or it is not of this customer.',
      tags: 'missing',
      meta: { reqs: ['CONV-01'] },
    },
    unread: {
      description: 'The server could not be reached. The customer may try again.',
      tags: 'unread',
      meta: { reqs: ['CONV-01', 'ERR-29'] },
      on: { 'thread.retry': { target: 'opening', actions: 'clearFailure' } },
    },
    shown,
  },
});
