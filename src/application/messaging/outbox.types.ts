import type { ScopeChange } from '#application/account/scope.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Id } from '#domain/kernel/id.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Message } from '#domain/messaging/message.ts';
import type { Drafts, Letter } from '#domain/messaging/outbox.ts';
import type { Partner } from '#domain/messaging/partner.ts';
import type { ImageFile } from '#domain/kernel/image-file.ts';

/** What a view may send. */
export type Command =
  | { readonly type: 'text.type'; readonly to: Partner; readonly text: string }
  | {
      readonly type: 'images.add';
      readonly to: Partner;
      readonly files: readonly ImageFile[];
    }
  | { readonly type: 'image.remove'; readonly to: Partner; readonly at: number }
  /** What is written to this partner is done. */
  | {
      readonly type: 'message.send';
      readonly to: Partner;
      readonly order: Id<'Order'> | null;
    }
  | { readonly type: 'letter.retry'; readonly letter: number }
  | { readonly type: 'letter.discard'; readonly letter: number };

/** Who is signed in, once their profile is known; null for no one. */
export type CustomerReport = {
  readonly type: 'customer.change';
  readonly customer: Id<'Customer'> | null;
};

/** What other actors report. */
export type Report =
  | CustomerReport
  /** There is a network again. */
  | { readonly type: 'network.return' }
  /** A thread holds them already: their answers were lost. */
  | { readonly type: 'letters.arrive'; readonly letters: readonly number[] }
  | ({ readonly type: 'scope.change' } & ScopeChange);
export type Event = Command | Report;

declare module '#application/kernel/system.ts' {
  interface AppSystem {
    outbox: Event;
  }
}

declare module '#application/kernel/late-child.ts' {
  interface LateChildren {
    outbox: Command;
  }
}

/** A letter that is on its way, or waits; or why it did not go. */
export type Posted = Letter & { readonly failure: CallFailure | null };
/** A letter that has become a message. */
export type Sent = { readonly to: Partner; readonly message: Message };

export type Context = {
  /** Who has written all this; null while that is not known. */
  readonly owner: Id<'Customer'> | null;
  /** The owner is signed in. */
  readonly isHere: boolean;
  readonly drafts: Drafts;
  /** In the order in which they were written. */
  readonly letters: readonly Posted[];
  /** What threads that are on show may not have read yet. */
  readonly sent: readonly Sent[];
  /** Of the letter that was written last. */
  readonly lastNumber: number;
};

export type Tag = 'busy';
export type Answer = Result<Message, CallFailure>;
