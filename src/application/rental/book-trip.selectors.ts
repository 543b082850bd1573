import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import type * as Placing from '#application/ordering/placing.types.ts';
import { tripErrorIn, type TripField, type TripFieldError } from '#domain/rental/trip-form.ts';
import { blockerOf, isComplete, type Blocker } from './book-trip.blocker.ts';
import { cartIn, isPickupPassed as isPassed, refusalsOf } from './book-trip.context.ts';
import type { bookTripMachine } from './book-trip.machine.ts';
import type { bookTripSlots } from './book-trip.setup.ts';
import type * as BookTrip from './book-trip.types.ts';
import { bookingRules } from './booking.ts';

export type BookTripActor = ViewRef<ActorRefFrom<typeof bookTripMachine>, BookTrip.Command>;
type Snapshot = SnapshotFrom<typeof bookTripMachine>;
type PlacingMachine = (typeof bookTripSlots.actors)['place'];
export type PlacingTripActor = ViewRef<ActorRefFrom<PlacingMachine>, Placing.Command>;
type PlacingSnapshot = SnapshotFrom<PlacingMachine>;

/** What a view of the trip checkout may ask. */
const VIEWS = ['form', 'placed', 'empty', 'unread'] as const satisfies BookTrip.Tag[];
export type View = (typeof VIEWS)[number] | 'waiting';
export const viewOf = (snapshot: Snapshot): View =>
  VIEWS.find((view) => snapshot.hasTag(view)) ?? 'waiting';

export const textOf =
  (field: BookTrip.TextField) =>
  ({ context }: Snapshot): string =>
    field === 'code' ? context.code : context.form[field];
/** What is wrong with a field, once the customer has had the chance to fill it. */
export const fieldErrorOf =
  (field: TripField) =>
  ({ context }: Snapshot): TripFieldError | null =>
    context.judged.includes(field) ? tripErrorIn(refusalsOf(context), field) : null;
export const requestedFocus = ({ context }: Snapshot) => context.focusOn;

export const isEditable = (snapshot: Snapshot): boolean => snapshot.hasTag('editable');
export const isQuoting = (snapshot: Snapshot): boolean => snapshot.hasTag('quoting');
export const isApplying = (snapshot: Snapshot): boolean => snapshot.hasTag('applying');
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
const isPriced = (snapshot: Snapshot): boolean =>
  snapshot.can({ type: 'trip.submit' }) && !snapshot.hasTag('unquoted');
export const canSubmit = (snapshot: Snapshot): boolean =>
  isPriced(snapshot) && isComplete(snapshot.context);
/** What keeps the trip from being booked, once there is a price. */
export const blocker = (snapshot: Snapshot): Blocker | null =>
  isPriced(snapshot) ? blockerOf(snapshot.context) : null;
export const canApply = (snapshot: Snapshot): boolean => snapshot.can({ type: 'coupon.apply' });

export const quoteOf = ({ context }: Snapshot) => context.quote;
export const quoteFailureOf = (snapshot: Snapshot) =>
  snapshot.hasTag('unquoted') ? snapshot.context.quoteFailure : null;
export const cartFailureOf = ({ context }: Snapshot) =>
  context.shopping?.cart.kind === 'unread' ? context.shopping.cart.failure : null;
/** The trip as it was looked at last. */
export const detailsOf = ({ context }: Snapshot) =>
  (context.quote?.cart ?? cartIn(context)).details;
/** Whether there is a trip whose pickup has passed. */
export const isPickupPassed = ({ context }: Snapshot): boolean => isPassed(context);
export const couponOf = ({ context }: Snapshot) => context.coupon;
export const couponProblemOf = ({ context }: Snapshot) => context.couponProblem;
export const stoppedOf = ({ context }: Snapshot) => context.stopped;
export const bookedOf = ({ context }: Snapshot) => context.booked;
/** Whether the server has been told how the trip is paid. */
export const isPaymentKnown = ({ context }: Snapshot): boolean => context.payment !== null;
export const isGuest = ({ context }: Snapshot): boolean =>
  context.shopping?.customer.kind !== 'customer';

/** The booking that is on its way; nothing before and after. */
export const placing = ({ children }: Snapshot): PlacingTripActor | undefined => children.placing;
export const placingIs = (tag: Placing.Tag) => (snapshot: PlacingSnapshot) => snapshot.hasTag(tag);
export const unanswered = ({ context }: PlacingSnapshot) => context.drafts;
export const newestQuote = ({ context }: PlacingSnapshot) => context.orders?.quote ?? null;
/** What changed since the customer saw it; empty unless they are being asked about it. */
export const changesToAccept = (snapshot: PlacingSnapshot) =>
  snapshot.hasTag('comparing') && snapshot.context.orders
    ? bookingRules.differences(snapshot.context.orders)
    : [];
