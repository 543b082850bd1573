import type { AnyActorRef } from 'xstate';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { PlacingActor } from './placing.selectors.ts';
import type * as Placing from './placing.types.ts';
import type { Shopper } from './shopper.ts';

/** What every checkout says of itself, whatever it sells. */
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
    readonly customer: Shopper;
  } | null;
};
type WithPlacing<Of extends Placing.Sale> = {
  readonly children: { readonly placing?: PlacingActor<Of> | undefined };
};

/** A checkout, as those read it who show what it is placing. */
export type SellingActor<Of extends Placing.Sale> = Pick<AnyActorRef, 'subscribe'> & {
  readonly getSnapshot: () => Tagged &
    WithPlacing<Of> &
    With<{
      readonly quote: Of['quote'] | null;
      readonly stopped: Placing.Stopped<Of> | null;
    }>;
};

export const viewOf = (snapshot: Tagged): View =>
  VIEWS.find((view) => snapshot.hasTag(view)) ?? 'waiting';
export const isEditable = (snapshot: Tagged): boolean => snapshot.hasTag('editable');
export const isQuoting = (snapshot: Tagged): boolean => snapshot.hasTag('quoting');
export const isBusy = (snapshot: Tagged): boolean => snapshot.hasTag('busy');

/** Where the cursor is to go, one object each time. */
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
/** What was not placed, and why. */
export const stoppedOf = <Stopped>({ context }: With<{ readonly stopped: Stopped }>): Stopped =>
  context.stopped;
/** What is being placed; nothing before and after. */
export const placing = <Of extends Placing.Sale>({
  children,
}: WithPlacing<Of>): PlacingActor<Of> | undefined => children.placing;
