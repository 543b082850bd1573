import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { ModuleId } from '#domain/catalogue/module.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { OrderClaim } from '#domain/ordering/order.ts';
import type { Reorder } from '#domain/ordering/reorder.ts';
import type { Tracker } from '#application/kernel/tracker.ts';
import type { PutAgainFailure } from './reorder-gateway.port.ts';

/** What a view may send. */
export type Command =
  | { readonly type: 'reorder.ask'; readonly order: OrderClaim }
  | { readonly type: 'reorder.retry' }
  | { readonly type: 'reorder.confirm' }
  | { readonly type: 'reorder.leave' }
  | { readonly type: 'replace.confirm' }
  | { readonly type: 'replace.cancel' };

/** In the list of all orders, none is tracked. */
export type Input = { readonly tracker: Tracker | null };

export type Context = Input & {
  /** The order that is to be had again. */
  readonly order: OrderClaim | null;
  readonly reorder: Reorder | null;
  /** What was shown before was not true any more: the customer is told, and shown the new list. */
  readonly changedMeanwhile: boolean;
  /** The store of the goods that may leave the cart, in the server's words. */
  readonly otherStore: string | null;
  readonly failure: CallFailure | null;
};

export type CheckAnswer = Result<Reorder, CallFailure>;
export type PutAgain = { readonly reorder: Reorder; readonly replaces: boolean };
export type PutAnswer = Result<null, PutAgainFailure>;
/** The module of the order, and whether the customer is in it now. */
export type EnterModule = { readonly module: ModuleId };

export type Tag = 'open' | 'unread' | 'listing' | 'busy' | 'askingToReplace';
