import type { ScopeChange } from '#application/account/scope.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { PageReport } from '#application/kernel/page-report.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Conversation, ConversationId } from '#domain/messaging/conversation.ts';

/** A view may send nothing: it reads. */
export type Command = never;

/** What other actors report. */
export type Report =
  | PageReport
  /** A thread is on show, and read. */
  | { readonly type: 'conversation.read'; readonly conversation: ConversationId }
  /** The customer has said something. */
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
  /** The page is in a tab that is not looked at. */
  readonly isHidden: boolean;
  readonly conversations: readonly Conversation[];
};

export type Tag = 'loading';
export type Answer = Result<readonly Conversation[], CallFailure>;
