import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { PageReport } from '#application/kernel/page-report.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Order, OrderClaim, OrderLine } from '#domain/ordering/order.ts';
import type { ClaimForm } from '#domain/account/claim.ts';

/** What a view may send. */
export type Command =
  | { readonly type: 'orderId.type'; readonly text: string }
  | { readonly type: 'phone.type'; readonly text: string }
  | { readonly type: 'order.find' }
  | { readonly type: 'other.find' }
  | { readonly type: 'order.refresh' }
  | { readonly type: 'cancel.ask' }
  | { readonly type: 'reason.choose'; readonly reason: string }
  | { readonly type: 'cancel.confirm' }
  | { readonly type: 'cancel.leave' };

export type Event = Command | PageReport;

export type Input = {
  /** From the address bar, as they stand there. */
  readonly orderId: string | null;
  readonly phone: string | null;
  readonly signedIn: boolean;
  readonly timeZone: TimeZone;
};

export type Context = {
  readonly signedIn: boolean;
  readonly timeZone: TimeZone;
  readonly form: ClaimForm;
  /** What is wrong is shown once it was tried to find something. */
  readonly tried: boolean;
  readonly claim: OrderClaim | null;
  readonly order: Order | null;
  /** Null while unread, or when they may not be seen by phone alone. */
  readonly lines: readonly OrderLine[] | null;
  readonly updatedAt: Instant | null;
  /** Why the last look failed; what was known stays on show. */
  readonly failure: CallFailure | null;
  readonly reasons: readonly string[];
  readonly reason: string | null;
  readonly cancelFailure: CallFailure | null;
};

export type Cancellation = { readonly claim: OrderClaim; readonly reason: string };
export type Found = { readonly order: Order; readonly at: Instant };
export type FindAnswer = Result<Found, CallFailure>;
export type LinesAnswer = Result<readonly OrderLine[], CallFailure>;
export type ReasonsAnswer = Result<readonly string[], CallFailure>;
export type CancelAnswer = Result<null, CallFailure>;

export type Tag =
  'asking' | 'busy' | 'shown' | 'missing' | 'unread' | 'canceling' | 'reasonsUnread' | 'cancelBusy';
export type Meta = { readonly reqs: readonly string[] };
