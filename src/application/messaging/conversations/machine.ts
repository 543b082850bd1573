import { assign } from 'xstate';
import type { ScopeChange } from '#application/account/scope.ts';
import { answered, type Answered } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import { fromEvent } from '#application/kernel/from-event.ts';
import type { PageReport } from '#application/kernel/page-report.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { POLL_INTERVAL } from '#application/messaging/poll-interval.ts';
import type { Result } from '#domain/kernel/result.ts';
import {
  type Conversation,
  type ConversationId,
  isUnread,
  withRead,
} from '#domain/messaging/conversation.ts';

export type Command = never;

export type Report =
  | PageReport
  /** A thread was shown and read. */
  | { readonly type: 'conversation.read'; readonly conversation: ConversationId }
  /** The customer has sent a message. */
  | { readonly type: 'message.sent' }
  | ({ readonly type: 'scope.change' } & ScopeChange);
export type Event = Report;

declare module '#application/kernel/system.ts' {
  interface AppSystem {
    conversations: Event;
  }
}

declare module '#application/kernel/late-child.ts' {
  interface LateChildren {
    conversations: Command;
  }
}

export type Input = { readonly isCustomer: boolean };
export type Context = {
  readonly isCustomer: boolean;
  /** True while the page is in a hidden tab. */
  readonly isHidden: boolean;
  readonly conversations: readonly Conversation[];
};

export type Tag = 'loading';
export type Answer = Result<readonly Conversation[], CallFailure>;

const nothing: readonly [] = [];

export const slots = {
  actors: {
    watchPage: portListener<PageReport>('watchPage'),
    readConversations: portActor<undefined, Answer>('readConversations'),
  },
  effects: { refreshReads: effect() },
};

export const conversations = setupMachine({
  types: {} as { input: Input; context: Context; events: Event; tags: Tag },
  slots,
  sets: ['conversations'],
  delays: { pollInterval: POLL_INTERVAL },
  guards: {
    isNoCustomer: ({ context }) => !context.isCustomer,
    pageIsHidden: ({ context }) => context.isHidden,
    personIsAnother: (_, { before, scope }: ScopeChange) =>
      before.principal.key !== scope.principal.key,
    conversationIsUnread: ({ context }, read: ConversationId) =>
      isUnread(context.conversations, read),
  },
  actions: {
    setPerson: assign((_, { scope }: ScopeChange) => ({
      isCustomer: scope.principal.kind === 'customer',
      conversations: nothing,
    })),
    setHidden: assign((_, isHidden: boolean) => ({ isHidden })),
    setRead: assign(({ context }, read: ConversationId) => ({
      conversations: withRead(context.conversations, read),
    })),
  },
});

const REQS = ['CONV-02', 'CONV-03', 'CONST-13', 'API-13'];

/** Polls the unread count on every page. A failed read is ignored: the next poll retries. */
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
        onDone: answered(({ value }: Answered<Answer>) => ({
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
