import type { Profile } from '#domain/account/profile.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { CheckoutPage } from '#application/kernel/path.ts';
import type { Cart, LineId } from '#domain/cart/cart.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Place } from '#domain/location/place.ts';
import type { OrderId, PlacedOrder } from '#domain/ordering/order.ts';
import type { Field, OrderForm, TextField } from '#domain/ordering/order-form.ts';
import type { OrderType } from '#domain/ordering/order-status.ts';
import type { PaymentMethod, Quote } from '#domain/ordering/quote.ts';
import type { AppConfig } from '#domain/shell/config.ts';
import type { OrderDraft } from '#domain/ordering/order-draft.ts';
import type { Shopper } from './shopper.ts';
import type { Stopped } from './placing.types.ts';
import type { Quoted, StoreTerms } from './take-quote.use-case.ts';

/** The facts around the checkout that change without it: who shops, where, what, and the time. */
export type Shopping = {
  readonly now: Instant;
  readonly cart: CartReading;
  readonly place: Place | null;
  readonly customer: Shopper;
};
export type CartReading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unread'; readonly failure: CallFailure }
  | { readonly kind: 'read'; readonly cart: Cart };

/** What a view may send. */
export type Command =
  | { readonly type: 'field.type'; readonly field: TextField; readonly text: string }
  | { readonly type: 'field.leave'; readonly field: Field }
  | { readonly type: 'orderType.choose'; readonly orderType: OrderType }
  | { readonly type: 'when.choose'; readonly when: OrderForm['when'] }
  /** Null: no half hour of this day yet. */
  | { readonly type: 'slot.choose'; readonly slot: Instant | null }
  | { readonly type: 'method.choose'; readonly method: PaymentMethod }
  | { readonly type: 'place.ask' }
  | { readonly type: 'line.remove'; readonly line: LineId }
  | { readonly type: 'cart.retry' }
  | { readonly type: 'quote.retry' }
  | { readonly type: 'order.submit' }
  | { readonly type: 'orderId.copy'; readonly id: OrderId };

/** What other actors report. Views hold references that cannot send it. */
export type Report = { readonly type: 'shopping.change'; readonly shopping: Shopping };

export type Event = Command | Report;

export type Terms = Pick<AppConfig, 'timeZone' | 'homeDelivery' | 'takeAway' | 'scheduling'>;
export type Input = { readonly page: CheckoutPage; readonly terms: Terms };

export type Context = {
  readonly terms: Terms;
  readonly shopping: Shopping | null;
  /** What is seen is the customer's cart as it was before the session ran out. */
  readonly sessionEnded: boolean;
  readonly form: OrderForm;
  /** Whose profile filled in the form. */
  readonly filledFor: Profile['id'] | null;
  /** The fields whose errors are shown: those left, or all after a try to order. */
  readonly judged: readonly Field[];
  /** Where the cursor is to go, one object each time. */
  readonly focusOn: { readonly field: Field } | null;
  readonly stores: readonly StoreTerms[];
  readonly quote: Quote | null;
  /** The quote whose figures the customer has seen, or agreed to. */
  readonly seen: Quote | null;
  readonly quoteFailure: CallFailure | null;
  /** Sent before, and never answered. */
  readonly unanswered: readonly OrderDraft[];
  readonly placed: readonly PlacedOrder[];
  readonly stopped: Stopped | null;
};

export type Tag =
  | 'waiting'
  | 'unread'
  | 'empty'
  | 'form'
  | 'editable'
  | 'quoting'
  | 'placeless'
  | 'unquoted'
  | 'busy'
  | 'placed';
export type Meta = { readonly reqs: readonly string[] };
export type QuoteAnswer = Result<Quoted, CallFailure>;
