import { assign, setup } from 'xstate';
import type { ScopeChange } from '#application/account/scope.ts';
import { answerGuards } from '#application/kernel/answered.ts';
import { effect } from '#application/kernel/effect.ts';
import type { Meta } from '#application/kernel/meta.ts';
import type { PageReport } from '#application/kernel/page-report.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import {
  isUnread,
  withRead,
  type Conversation,
  type ConversationId,
} from '#domain/messaging/conversation.ts';
import { POLL_INTERVAL } from './poll-interval.ts';
import type * as Flow from './conversations.types.ts';

const nothing: readonly [] = [];

/** What the conversations need from outside. */
export const slots = {
  actors: {
    watchPage: portListener<PageReport>('watchPage'),
    readConversations: portActor<undefined, Flow.Answer>('readConversations'),
  },
  effects: { refreshReads: effect() },
};

export const conversations = setup({
  types: {
    input: {} as Flow.Input,
    context: {} as Flow.Context,
    events: {} as Flow.Event,
    tags: {} as Flow.Tag,
    meta: {} as Meta,
  },
  actors: slots.actors,
  delays: { pollInterval: POLL_INTERVAL },
  guards: {
    ...answerGuards,
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
    setConversations: assign((_, conversations: readonly Conversation[]) => ({ conversations })),
    setRead: assign(({ context }, read: ConversationId) => ({
      conversations: withRead(context.conversations, read),
    })),
    ...slots.effects,
  },
});
