import type { SnapshotFrom } from 'xstate';
import type { ActorOf } from '#application/kernel/machine-view.ts';
import { changesToAcceptOf } from '#application/ordering/placing/selectors.ts';
import { tripErrorIn, type TripField, type TripFieldErrorOf } from '#domain/rental/trip-form.ts';
import {
  blockerOf,
  isComplete,
  type Blocker,
  cartIn,
  paymentOptionsOf,
  pickupRefusalOf as pickupRefusalIn,
  refusalsOf,
} from './rules.ts';
import type { bookTripMachine } from './machine.ts';
import type * as BookTrip from './setup.ts';
import { bookingRules } from '#application/rental/booking.ts';

export type BookTripActor = ActorOf<typeof bookTripMachine, BookTrip.Command>;
type Snapshot = SnapshotFrom<typeof bookTripMachine>;

export {
  cartFailureOf,
  isBusy,
  isEditable,
  isGuest,
  isQuoting,
  placing,
  quoteFailureOf,
  quoteOf,
  requestedFocus,
  stoppedOf,
  viewOf,
} from '#application/ordering/selling.selectors.ts';

/** A field's error, once the customer had the chance to fill it. */
export const fieldErrorOf =
  <Of extends TripField>(field: Of) =>
  ({ context }: Snapshot): TripFieldErrorOf<Of> | null =>
    context.judged.includes(field) ? tripErrorIn(refusalsOf(context), field) : null;

const isPriced = (snapshot: Snapshot): boolean =>
  snapshot.can({ type: 'trip.submit' }) && !snapshot.hasTag('unquoted');
export const canSubmit = (snapshot: Snapshot): boolean =>
  isPriced(snapshot) && isComplete(snapshot.context);
export const blocker = (snapshot: Snapshot): Blocker | null =>
  isPriced(snapshot) ? blockerOf(snapshot.context) : null;

export const detailsOf = ({ context }: Snapshot) =>
  (context.quote?.cart ?? cartIn(context)).details;
/** Refusal of the pickup time; none without a trip. */
export const pickupRefusalOf = ({ context }: Snapshot) => pickupRefusalIn(context);
export const bookedOf = ({ context }: Snapshot) => context.booked;
export const methodOf = ({ context }: Snapshot) => context.form.method;
export const paymentOptions = ({ context }: Snapshot) => paymentOptionsOf(context);
/** Changes to accept; empty unless the customer is being asked. */
export const changesToAccept = changesToAcceptOf(bookingRules);
