import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Order, OrderLine } from '#domain/ordering/order.ts';
import type * as Tracking from './tracking.types.ts';

export type Orders = { readonly name: 'Order'; readonly thing: Order; readonly part: never };

/** What a view may send. */
export type Command =
  Tracking.Command | { readonly type: 'reason.choose'; readonly reason: string };
/** What is open beside the order reports itself. */
export type BesideReport = { readonly type: 'beside.open' } | { readonly type: 'beside.close' };
export type Event = Command | Tracking.Report | BesideReport;

export type Context = Tracking.Context<Orders> & {
  /** Null while unread, or when they may not be seen by phone alone. */
  readonly lines: readonly OrderLine[] | null;
  readonly reasons: readonly string[];
};

export type FindAnswer = Tracking.FindAnswer<Orders>;
export type Cancellation = Tracking.Cancellation<Orders>;
export type LinesAnswer = Result<readonly OrderLine[], CallFailure>;
export type ReasonsAnswer = Result<readonly string[], CallFailure>;

export type Tag = Tracking.Tag | 'reasonsUnread' | 'beside';
