import type { AnyActorRef } from 'xstate';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { ContactField } from '#domain/account/contact.ts';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import type { CouponActor } from '#application/ordering/coupon/selectors.ts';
import type { PlacingActor } from '#application/ordering/placing/selectors.ts';
import type * as Placing from '#application/ordering/placing/machine.ts';
import type { Visitor } from '#application/account/visitor.ts';

const VIEWS = ['form', 'placed', 'empty', 'unread'] as const;
export type View = (typeof VIEWS)[number] | 'waiting';
type Tag = (typeof VIEWS)[number] | 'editable' | 'quoting' | 'unquoted' | 'busy';
type Tagged = { hasTag(tag: Tag): boolean };
type With<Context> = { readonly context: Context };
type Shopping = {
  readonly shopping: {
    readonly cart:
      | { readonly kind: 'loading' | 'read' }
      | { readonly kind: 'unread'; readonly failure: CallFailure };
    readonly customer: Visitor;
  } | null;
};
type WithPlacing<Of extends Placing.Sale> = {
  readonly children: { readonly placing?: PlacingActor<Of> | undefined };
};

/** A checkout for views that show its placing. */
export type SellingActor<Of extends Placing.Sale> = Readable<Selling<Of>>;
type Readable<Snapshot> = Pick<AnyActorRef, 'subscribe'> & { readonly getSnapshot: () => Snapshot };
type Selling<Of extends Placing.Sale> = Tagged &
  WithPlacing<Of> &
  With<{
    readonly quote: Of['quote'] | null;
    readonly stopped: Placing.Stopped<Of> | null;
  }>;

/** A checkout with a cart that may need a reread. */
export type CartReadingActor<Of extends Placing.Sale> = Readable<Selling<Of> & With<Shopping>> & {
  readonly send: (event: { readonly type: 'cart.retry' }) => void;
};

type WithCoupon = With<{ readonly terms: { readonly timeZone: TimeZone } }> & {
  readonly children: { readonly coupon?: CouponActor | undefined };
};
export type CouponedActor = Readable<Tagged & WithCoupon>;

export type Focus = { readonly field: string } | null;
export type FocusingActor = Readable<With<{ readonly focusOn: Focus }>>;

type FieldEvent<Field> =
  | { readonly type: 'field.type'; readonly field: Field; readonly text: string }
  | { readonly type: 'field.leave'; readonly field: Field };
/** A checkout for text fields. `Snapshot` is the source of its errors. */
export type TypedActor<Field extends string, Snapshot> = Readable<
  Snapshot & Tagged & With<{ readonly form: Readonly<Record<Field, string>> }>
> & {
  readonly send: (event: FieldEvent<Field>) => void;
};
/** The same with the contact fields of every form. */
export type ContactActor<Snapshot> = TypedActor<ContactField | 'note', Snapshot & With<Shopping>>;

export const viewOf = (snapshot: Tagged): View =>
  VIEWS.find((view) => snapshot.hasTag(view)) ?? 'waiting';
export const isEditable = (snapshot: Tagged): boolean => snapshot.hasTag('editable');
export const isQuoting = (snapshot: Tagged): boolean => snapshot.hasTag('quoting');
export const isBusy = (snapshot: Tagged): boolean => snapshot.hasTag('busy');

export const textIn =
  <Field extends string>(field: Field) =>
  ({ context }: With<{ readonly form: Readonly<Record<Field, string>> }>): string =>
    context.form[field];
/** Field to focus; a new object each time. */
export const requestedFocus = <Focus>({ context }: With<{ readonly focusOn: Focus }>): Focus =>
  context.focusOn;
export const quoteOf = <Quote>({ context }: With<{ readonly quote: Quote }>): Quote =>
  context.quote;
export const quoteFailureOf = (
  snapshot: Tagged & With<{ readonly quoteFailure: CallFailure | null }>,
): CallFailure | null => (snapshot.hasTag('unquoted') ? snapshot.context.quoteFailure : null);
export const cartFailureOf = ({ context }: With<Shopping>): CallFailure | null =>
  context.shopping?.cart.kind === 'unread' ? context.shopping.cart.failure : null;
export const isGuest = ({ context }: With<Shopping>): boolean =>
  context.shopping?.customer.kind !== 'customer';
export const stoppedOf = <Stopped>({ context }: With<{ readonly stopped: Stopped }>): Stopped =>
  context.stopped;
export const couponActorOf = ({ children }: Pick<WithCoupon, 'children'>) => children.coupon;
export const timeZoneOf = ({ context }: Pick<WithCoupon, 'context'>) => context.terms.timeZone;
export const placing = <Of extends Placing.Sale>({
  children,
}: WithPlacing<Of>): PlacingActor<Of> | undefined => children.placing;
