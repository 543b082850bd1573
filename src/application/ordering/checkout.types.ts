import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { CheckoutPage } from '#application/kernel/path.ts';
import type { Cart, LineId } from '#domain/cart/cart.ts';
import type { Purchase } from '#domain/cart/purchase.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { OrderAddress, ChosenAddress } from './checkout.address.ts';
import type { Place } from '#domain/location/place.ts';
import type { OrderId, PlacedOrder } from '#domain/ordering/order.ts';
import type { Field, OrderForm, TextField } from '#domain/ordering/order-form.ts';
import type { OrderType } from '#domain/ordering/order-status.ts';
import type { PaymentMethod } from '#domain/ordering/quote.ts';
import type { Prescription } from '#domain/ordering/prescription.ts';
import type { AppConfig } from '#domain/shell/config.ts';
import type { Visitor } from '#application/account/visitor.ts';
import type { CouponReport } from './coupon.types.ts';
import type { Orders } from './placing.types.ts';
import type { Told as PrescriptionTold } from './prescription.types.ts';
import type { Selling } from './selling.context.ts';
import type { Quoted, StoreTerms } from './take-quote.use-case.ts';

/** The facts around the checkout that change without it: who shops, where, what, and the time. */
export type Shopping = {
  readonly now: Instant;
  readonly cart: CartReading;
  readonly place: Place | null;
  readonly customer: Visitor;
};
export type CartReading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unread'; readonly failure: CallFailure }
  | {
      readonly kind: 'read';
      readonly cart: Cart;
      /** What is bought now instead: its line goes with every call. Missing where the server keeps the cart. */
      readonly purchase?: Purchase;
    };

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
  /** One of the saved addresses, for this order alone. */
  | { readonly type: 'address.choose'; readonly address: OrderAddress }
  /** A new address, to be saved and chosen for this order. */
  | { readonly type: 'address.add' }
  /** Back to where the customer is. */
  | { readonly type: 'address.clear' }
  | { readonly type: 'line.remove'; readonly line: LineId }
  | { readonly type: 'cart.retry' }
  | { readonly type: 'quote.retry' }
  | { readonly type: 'order.submit' }
  | { readonly type: 'orderId.copy'; readonly id: OrderId };

/** What other actors report. Views hold references that cannot send it. */
export type Report = ShoppingReport | PrescriptionTold;
export type ShoppingReport = { readonly type: 'shopping.change'; readonly shopping: Shopping };
export type Event = Command | Report | CouponReport;

/** What checkout asks of the one who watches what is ordered. */
export type BasketCommand = Extract<Command, { readonly type: 'line.remove' | 'cart.retry' }>;

export type Terms = Pick<
  AppConfig,
  'timeZone' | 'country' | 'homeDelivery' | 'takeAway' | 'scheduling'
>;
/** What is ordered: the cart, or what is bought now beside it. */
export type Input = {
  readonly page: CheckoutPage;
  readonly terms: Terms;
  /** As it was chosen before a reload; null for none. */
  readonly couponCode: string | null;
};

export type Context = Selling<Orders, Field> & {
  readonly page: CheckoutPage;
  readonly terms: Terms;
  readonly shopping: Shopping | null;
  readonly form: OrderForm;
  /** The saved address that the order goes to; null for where the customer is. */
  readonly address: ChosenAddress | null;
  /** The code that prices are asked for with; null for none. */
  readonly couponCode: string | null;
  readonly stores: readonly StoreTerms[];
  readonly placed: readonly PlacedOrder[];
  readonly prescription: Prescription;
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
export type QuoteAnswer = Result<Quoted, CallFailure>;
