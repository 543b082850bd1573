import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { OrderClaim } from '#domain/ordering/order.ts';
import type { Tracker } from '#application/kernel/tracker.ts';

/** What a view may send. */
export type Command =
  | { readonly type: 'refund.ask'; readonly order: OrderClaim }
  | { readonly type: 'refund.retry' }
  | { readonly type: 'reason.choose'; readonly reason: string }
  | { readonly type: 'note.type'; readonly text: string }
  | { readonly type: 'refund.send' }
  | { readonly type: 'refund.leave' };

/** What follows the order also looks at it again once a refund is asked for. */
export type Input = { readonly tracker: Tracker };

export type Context = {
  readonly tracker: Tracker;
  readonly order: OrderClaim | null;
  readonly reasons: readonly string[];
  readonly reason: string | null;
  readonly note: string;
  readonly failure: CallFailure | null;
};

export type ReasonsAnswer = Result<readonly string[], CallFailure>;
export type SendAnswer = Result<null, CallFailure>;
export type Tag = 'open' | 'unread' | 'busy';
