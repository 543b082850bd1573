import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { PlacedOrder } from '#domain/ordering/order.ts';
import type { OrderDetails, OrderDraft } from '#domain/ordering/order-draft.ts';
import type { Quote } from '#domain/ordering/quote.ts';
import type { Stopped } from './place-orders.use-case.ts';
import type { QuoteCommand, Quoted } from './take-quote.use-case.ts';

/** What a view may send. */
export type Command =
  /** The answer was lost: send the very same again. */
  | { readonly type: 'order.retry' }
  | { readonly type: 'order.abandon' }
  | { readonly type: 'changes.accept' }
  | { readonly type: 'changes.decline' };

/** What the customer wants, the price that they have seen for it, the newest, and how to ask for another. */
export type NewOrders = {
  readonly details: OrderDetails;
  readonly seen: Quote;
  readonly quote: Quote;
  readonly request: QuoteCommand;
};

export type Input =
  | ({ readonly kind: 'new' } & NewOrders)
  /** Orders that were sent before, and never answered. */
  | { readonly kind: 'unanswered'; readonly drafts: readonly OrderDraft[] };

export type Context = {
  /** Null when orders that were sent before are all there is. */
  readonly orders: NewOrders | null;
  readonly quoted: Quoted | null;
  readonly quoteFailure: CallFailure | null;
  /** What is not placed yet. */
  readonly drafts: readonly OrderDraft[];
  readonly placed: readonly PlacedOrder[];
  readonly stopped: Stopped | null;
};

export type End =
  /** All orders are placed. */
  | 'placed'
  /** One order was refused; those behind it were not sent. */
  | 'refused'
  /** There is a newer price, and the customer has to look at the order again. */
  | 'repriced'
  /** The price has to be asked for again, and could not be had. */
  | 'unquoted'
  /** The session has ended, and nothing can be ordered before the customer has signed in. */
  | 'signedOut'
  /** The customer has given up orders that were never answered. */
  | 'abandoned';

export type Output = {
  readonly kind: End;
  readonly placed: readonly PlacedOrder[];
  readonly stopped: Stopped | null;
  /** The newest price, where it was asked for. */
  readonly quoted: Quoted | null;
  readonly quoteFailure: CallFailure | null;
};

export type QuoteAnswer = Result<Quoted, CallFailure>;
export type Tag = 'interrupted' | 'comparing' | 'busy' | 'unsure';
export type Meta = { readonly reqs: readonly string[] };
