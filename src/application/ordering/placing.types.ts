import type { CallFailure, SignedOut, Unreachable } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { PlacedOrder } from '#domain/ordering/order.ts';
import type { OrderDetails, OrderDraft } from '#domain/ordering/order-draft.ts';
import type { Difference, ProblemKind, Quote } from '#domain/ordering/quote.ts';
import type { QuoteCommand, Quoted } from './take-quote.use-case.ts';

/** What a view may send. */
export type Command =
  /** The answer was lost: send the very same again. */
  | { readonly type: 'order.retry' }
  | { readonly type: 'order.abandon' }
  | { readonly type: 'changes.accept' }
  | { readonly type: 'changes.decline' };

/** What is placed and how it is priced: orders of stores are one kind, trips are another. */
export type Sale = {
  /** What the customer wants, apart from its price. */
  readonly details: unknown;
  readonly quote: unknown;
  /** How to ask for a quote. */
  readonly request: unknown;
  /** What that brings. */
  readonly quoted: { readonly quote: unknown };
  readonly difference: unknown;
  /** What is sent. */
  readonly draft: unknown;
  readonly placed: unknown;
  /** Why the server refuses a draft. */
  readonly problem: string;
};
export type Orders = {
  readonly details: OrderDetails;
  readonly quote: Quote;
  readonly request: QuoteCommand;
  readonly quoted: Quoted;
  readonly difference: Difference;
  readonly draft: OrderDraft;
  readonly placed: PlacedOrder;
  readonly problem: ProblemKind;
};

/** The app has decided against it. `said` is its own sentence. */
export type Refused<Of extends Sale = Orders> = {
  readonly kind: 'refused';
  readonly problem: Of['problem'];
  readonly said: string;
};
export type Failure<Of extends Sale = Orders> = Refused<Of> | Unreachable | SignedOut;

/** Which draft the app did not take, and why. Those behind it were not asked for. */
export type Stopped<Of extends Sale = Orders> = {
  readonly draft: Of['draft'];
  readonly failure: Failure<Of>;
};
/** Drafts are placed in their order, and no further than the first that fails. */
export type Outcome<Of extends Sale = Orders> = {
  readonly placed: readonly Of['placed'][];
  readonly stopped: Stopped<Of> | null;
};

/** What the customer wants, the price that they have seen for it, the newest, and how to ask for another. */
export type NewOrders<Of extends Sale = Orders> = {
  readonly details: Of['details'];
  readonly seen: Of['quote'];
  readonly quote: Of['quote'];
  readonly request: Of['request'];
};

export type Input<Of extends Sale = Orders> =
  | ({ readonly kind: 'new' } & NewOrders<Of>)
  /** What was sent before, and never answered. */
  | { readonly kind: 'unanswered'; readonly drafts: readonly Of['draft'][] };

export type Context<Of extends Sale = Orders> = {
  /** Null when what was sent before is all there is. */
  readonly orders: NewOrders<Of> | null;
  readonly quoted: Of['quoted'] | null;
  readonly quoteFailure: CallFailure | null;
  /** What is not placed yet. */
  readonly drafts: readonly Of['draft'][];
  /** Those of them that were sent and may have arrived: no answer came. */
  readonly unanswered: readonly Of['draft'][];
  readonly placed: readonly Of['placed'][];
  readonly stopped: Stopped<Of> | null;
};

export type End =
  /** All is placed. */
  | 'placed'
  /** One draft was refused; those behind it were not sent. */
  | 'refused'
  /** There is a newer price, and the customer has to look at the order again. */
  | 'repriced'
  /** The price has to be asked for again, and could not be had. */
  | 'unquoted'
  /** The session has ended, and nothing can be ordered before the customer has signed in. */
  | 'signedOut'
  /** The customer has given up what was never answered. */
  | 'abandoned';

export type Output<Of extends Sale = Orders> = {
  readonly kind: End;
  readonly placed: readonly Of['placed'][];
  readonly stopped: Stopped<Of> | null;
  /** What was sent and may have arrived: no answer came. */
  readonly unanswered: readonly Of['draft'][];
  /** The newest price, where it was asked for. */
  readonly quoted: Of['quoted'] | null;
  readonly quoteFailure: CallFailure | null;
};

export type QuoteAnswer<Of extends Sale = Orders> = Result<Of['quoted'], CallFailure>;
export type Tag = 'interrupted' | 'comparing' | 'busy' | 'unsure';

/** What one kind of sale decides for itself. */
export type Rules<Of extends Sale = Orders> = {
  /** Where the goods are until they are placed. */
  readonly cart: 'cart' | 'tripCart';
  readonly draft: (orders: NewOrders<Of>) => readonly Of['draft'][];
  readonly differences: (orders: NewOrders<Of>) => readonly Of['difference'][];
  /** The rest, once these are placed: its price is compared without theirs. */
  readonly left: (orders: NewOrders<Of>, placed: readonly Of['placed'][]) => NewOrders<Of>;
  /** Whether the newest price still allows what the customer wants. */
  readonly allows: (orders: NewOrders<Of>) => boolean;
  readonly isPriceOld: (problem: Of['problem']) => boolean;
};
