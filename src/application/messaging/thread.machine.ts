import { answered, type Answered } from '#application/kernel/answered.ts';
import * as select from './thread.context.ts';
import { thread } from './thread.setup.ts';
import type * as Thread from './thread.types.ts';

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
        onDone: answered(({ value }: Answered<Thread.Answer>) => ({
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
        onDone: answered(({ value, failure }: Answered<Thread.Answer>) => ({
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

/** @see docs/charts/messaging-thread.md, rendered from this file */
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
        onDone: answered(({ value, failure }: Answered<Thread.Answer>) => ({
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
