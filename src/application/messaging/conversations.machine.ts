import { answered, type Answered } from '#application/kernel/answered.ts';
import { fromEvent } from '#application/kernel/from-event.ts';
import { conversations } from './conversations.setup.ts';
import type * as Flow from './conversations.types.ts';

const REQS = ['CONV-02', 'CONV-03', 'CONST-13', 'API-13'];

/**
 * Knows what is unread, on every page. A reading that fails says nothing: the next one comes by itself.
 *
 * @see docs/charts/messaging-conversations.md, rendered from this file
 */
export const conversationsMachine = conversations.createMachine({
  id: 'conversations',
  description: 'What a customer has talked about with whom, and how much of it is unread.',
  context: ({ input }) => ({ ...input, isHidden: false, conversations: [] }),
  invoke: { id: 'watchPage', src: 'watchPage', input: undefined },
  initial: 'deciding',
  on: {
    'scope.change': {
      guard: { type: 'personIsAnother', params: fromEvent },
      target: '.deciding',
      actions: { type: 'setPerson', params: fromEvent },
    },
    'page.hide': { target: '.deciding', actions: { type: 'setHidden', params: true } },
    'page.show': { target: '.deciding', actions: { type: 'setHidden', params: false } },
    'conversation.read': {
      guard: {
        type: 'conversationIsUnread',
        params: ({ event }) => event.conversation,
      },
      target: '.deciding',
      actions: { type: 'setRead', params: ({ event }) => event.conversation },
    },
    'message.sent': '.deciding',
  },
  states: {
    deciding: {
      description:
        'Conversations are read for a customer who looks at the page, and at no other time.',
      meta: { reqs: REQS },
      always: [
        { guard: 'isNoCustomer', target: 'signedOut' },
        { guard: 'pageIsHidden', target: 'paused' },
        { target: 'reading' },
      ],
    },
    signedOut: {
      description: 'No customer is signed in, so there is nothing to read.',
      meta: { reqs: ['CONV-03'] },
    },
    paused: {
      description: 'The page is not being looked at, so nothing is asked.',
      meta: { reqs: ['CONV-03', 'CONST-13'] },
    },
    reading: {
      description: 'The server is asked for the conversations. What was known stays on show.',
      tags: 'loading',
      meta: { reqs: REQS },
      invoke: {
        id: 'readConversations',
        src: 'readConversations',
        input: undefined,
        onDone: answered(({ value }: Answered<Flow.Answer>) => ({
          accepted: {
            target: 'waiting',
            actions: [{ type: 'setConversations', params: value }, 'refreshReads'],
          },
          failed: { target: 'waiting' },
        })),
      },
    },
    waiting: {
      description: 'Nothing is asked until the next reading is due.',
      meta: { reqs: REQS },
      after: { pollInterval: 'reading' },
    },
  },
});
