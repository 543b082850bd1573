import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { CouponReport } from '#application/ordering/coupon.types.ts';
import type { Selling } from '#application/ordering/selling.context.ts';
import type { Visitor } from '#application/account/visitor.ts';
import type { ContactField } from '#domain/account/contact.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { BookedTrip } from '#domain/rental/booked-trip.ts';
import type { TripPaymentMethod } from '#domain/rental/trip.ts';
import type { TripCart, TripLineId } from '#domain/rental/trip-cart.ts';
import type { TripField, TripForm } from '#domain/rental/trip-form.ts';
import type { AppConfig } from '#domain/shell/config.ts';
import type { Booking } from './booking.ts';

/** The facts around the checkout that change without it: who rents, what, and the time. */
export type Renting = {
  readonly now: Instant;
  readonly cart: CartReading;
  readonly customer: Visitor;
};
export type CartReading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unread'; readonly failure: CallFailure }
  | { readonly kind: 'read'; readonly cart: TripCart };

export type TextField = ContactField | 'note';

/** What a view may send. */
export type Command =
  | { readonly type: 'field.type'; readonly field: TextField; readonly text: string }
  | { readonly type: 'field.leave'; readonly field: TripField }
  | { readonly type: 'method.choose'; readonly method: TripPaymentMethod }
  /** The trip cannot be booked for its pickup time: the next one that can be had. */
  | { readonly type: 'pickup.suggest' }
  | { readonly type: 'line.remove'; readonly line: TripLineId }
  | { readonly type: 'cart.retry' }
  | { readonly type: 'quote.retry' }
  | { readonly type: 'trip.submit' };

/** What other actors report. Views hold references that cannot send it. */
export type Report = { readonly type: 'shopping.change'; readonly shopping: Renting };
export type Event = Command | Report | CouponReport;

export type Terms = Pick<
  AppConfig,
  'timeZone' | 'country' | 'currency' | 'taxIncluded' | 'digitalPayment' | 'wallet'
>;
export type Input = { readonly terms: Terms };

export type Context = Selling<Booking, TripField> & {
  readonly terms: Terms;
  readonly shopping: Renting | null;
  readonly form: TripForm;
  /** The code that the cart is looked at with; null for none. */
  readonly couponCode: string | null;
  readonly booked: BookedTrip | null;
};

export type Tag =
  'waiting' | 'unread' | 'empty' | 'form' | 'editable' | 'quoting' | 'unquoted' | 'busy' | 'placed';
