import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import type { Address } from '#domain/location/address.ts';
import {
  errorIn,
  type Field,
  type FieldError,
  type OrderForm,
  type Refusals,
} from '#domain/ordering/order-form.ts';
import { isAskedFor, isCuredBySlot, type Problem } from '#domain/ordering/quote.ts';
import { slotInstead } from '#domain/ordering/slots.ts';
import {
  closedNow,
  linesIn,
  orderTypesOf,
  paymentOptionsOf,
  prescriptionIn,
  refusalsOf,
  slotIsNeeded,
  slotsOf,
} from './rules.ts';
import { blockerOf, exceededCashLimit, isComplete, type Blocker } from './blocker.ts';
import type { checkoutMachine } from './machine.ts';
import type * as Checkout from './setup.ts';
import type { PrescriptionActor } from '#application/ordering/prescription/selectors.ts';

export type CheckoutActor = ViewRef<ActorRefFrom<typeof checkoutMachine>, Checkout.Command>;
type Snapshot = SnapshotFrom<typeof checkoutMachine>;

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
  timeZoneOf,
  viewOf,
} from '#application/ordering/selling.selectors.ts';

export const formOf = ({ context }: Snapshot): OrderForm => context.form;
/** What is wrong with a field, once the customer has had the chance to fill it. */
export const shownErrorIn =
  <Of extends Field>(field: Of) =>
  ({ context }: Snapshot): NonNullable<Refusals[Of]> | null =>
    context.judged.includes(field) ? (refusalsOf(context)[field] ?? null) : null;

export const isPlaceless = (snapshot: Snapshot): boolean => snapshot.hasTag('placeless');
/** There is a price to order at: an older one is none. */
const isPriced = (snapshot: Snapshot): boolean =>
  snapshot.can({ type: 'order.submit' }) && !snapshot.hasTag('unquoted');
export const canSubmit = (snapshot: Snapshot): boolean =>
  isPriced(snapshot) && isComplete(snapshot.context);
/** The same for a field that is known only when asked for. */
export const fieldErrorOf =
  (field: Field) =>
  ({ context }: Snapshot): FieldError | null =>
    context.judged.includes(field) ? errorIn(refusalsOf(context), field) : null;
/** What keeps the order from being placed, once there is a price; and that there is no place for one. */
export const blocker = (snapshot: Snapshot): Blocker | null => {
  if (isPlaceless(snapshot)) return { kind: 'field', field: { field: 'place', error: 'missing' } };
  return isPriced(snapshot) ? blockerOf(snapshot.context) : null;
};
export const cashLimit = ({ context }: Snapshot) => exceededCashLimit(context);
/** The order is for later: by choice, or because it cannot be had now. */
export const isForLater = ({ context }: Snapshot): boolean =>
  context.form.when === 'later' || slotIsNeeded(context);

/** Whether this still has to be cured: another time cures what is closed only now. */
export const standsInTheWay =
  (problem: Problem) =>
  ({ context }: Snapshot): boolean =>
    isAskedFor(problem)
      ? context.prescription.files.length === 0
      : context.form.slot === null || !isCuredBySlot(problem);
/** The part that takes a prescription, where the order needs one. */
export const prescriptionOf = ({ context, children }: Snapshot): PrescriptionActor | undefined =>
  prescriptionIn(context) ? children.prescription : undefined;
/** The problems of a line that are told beside it: a prescription is asked for until there is one. */
export const problemsTold =
  (problems: readonly Problem[]) =>
  ({ context: { prescription } }: Snapshot): readonly Problem[] =>
    problems.filter((problem) => !isAskedFor(problem) || prescription.files.length === 0);
export const placedOf = ({ context }: Snapshot) => context.placed;

/** The coupon of the order, which is a flow of its own. */
/** Where the customer is, as the app knows it. */
export const placeOf = ({ context }: Snapshot) => context.shopping?.place ?? null;
/** The saved address that the order goes to instead; null for none. */
export const addressOf = ({ context }: Snapshot) => context.address?.address ?? null;
/** Something in the cart is sold in another zone than this address is in. */
export const isElsewhere =
  ({ zone }: Pick<Address, 'zone'>) =>
  ({ context }: Snapshot): boolean =>
    zone !== null && linesIn(context).some(({ item }) => item.zoneId !== zone);

export const orderTypesOffered = ({ context }: Snapshot) => orderTypesOf(context);
export const slotsOffered = ({ context }: Snapshot) => slotsOf(context);
/**
 * What to choose instead, where the chosen half hour has passed or filled up, and where it cannot be had now and none is
 * chosen yet; null otherwise.
 */
export const slotToSuggest = ({ context }: Snapshot) => {
  const { form, shopping } = context;
  if (form.slot !== null) {
    const isGone = refusalsOf(context).slot !== undefined;
    return isGone ? slotInstead(slotsOf(context), form.slot) : null;
  }
  return shopping && slotIsNeeded(context) ? slotInstead(slotsOf(context), shopping.now) : null;
};
export const schedulingIsOffered = ({ context }: Snapshot): boolean => context.terms.scheduling;
export const nowIsImpossible = ({ context }: Snapshot): boolean => slotIsNeeded(context);
export const closedOf = ({ context }: Snapshot) => closedNow(context);
export const paymentOptions = ({ context }: Snapshot) => paymentOptionsOf(context);
