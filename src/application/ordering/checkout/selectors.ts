import type { SnapshotFrom } from 'xstate';
import { type ActorOf, selectorsOf } from '#application/kernel/machine-view.ts';
import type { Address } from '#domain/location/address.ts';
import {
  errorIn,
  type Field,
  type FieldError,
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
  blockerOf,
  exceededCashLimit,
  isComplete,
  type Blocker,
} from './rules.ts';
import type { checkoutMachine } from './machine.ts';
import type * as Checkout from './setup.ts';
import type { PrescriptionActor } from '#application/ordering/prescription/selectors.ts';

export type CheckoutActor = ActorOf<typeof checkoutMachine, Checkout.Command>;
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

export const { formOf, placedOf, isPlaceless } = selectorsOf<Snapshot>();
/** A field's error, once the customer had the chance to fill it. */
export const shownErrorIn =
  <Of extends Field>(field: Of) =>
  ({ context }: Snapshot): NonNullable<Refusals[Of]> | null =>
    context.judged.includes(field) ? (refusalsOf(context)[field] ?? null) : null;

/** True with a current quote: an outdated one does not count. */
const isPriced = (snapshot: Snapshot): boolean =>
  snapshot.can({ type: 'order.submit' }) && !snapshot.hasTag('unquoted');
export const canSubmit = (snapshot: Snapshot): boolean =>
  isPriced(snapshot) && isComplete(snapshot.context);
/** The same for a field name known at call time only. */
export const fieldErrorOf =
  (field: Field) =>
  ({ context }: Snapshot): FieldError | null =>
    context.judged.includes(field) ? errorIn(refusalsOf(context), field) : null;
/** The blocker, once there is a quote; a missing place needs none. */
export const blocker = (snapshot: Snapshot): Blocker | null => {
  if (isPlaceless(snapshot)) return { kind: 'field', field: { field: 'place', error: 'missing' } };
  return isPriced(snapshot) ? blockerOf(snapshot.context) : null;
};
export const cashLimit = ({ context }: Snapshot) => exceededCashLimit(context);
/** True for an order for later: by choice, or because it is unavailable now. */
export const isForLater = ({ context }: Snapshot): boolean =>
  context.form.when === 'later' || slotIsNeeded(context);

/** True while the problem needs a cure: another time cures what is closed only now. */
export const standsInTheWay =
  (problem: Problem) =>
  ({ context }: Snapshot): boolean =>
    isAskedFor(problem)
      ? context.prescription.files.length === 0
      : context.form.slot === null || !isCuredBySlot(problem);
export const prescriptionOf = ({ context, children }: Snapshot): PrescriptionActor | undefined =>
  prescriptionIn(context) ? children.prescription : undefined;
/** Line problems shown beside the line: a missing prescription until there is one. */
export const problemsTold =
  (problems: readonly Problem[]) =>
  ({ context: { prescription } }: Snapshot): readonly Problem[] =>
    problems.filter((problem) => !isAskedFor(problem) || prescription.files.length === 0);

export const placeOf = ({ context }: Snapshot) => context.shopping?.place ?? null;
export const addressOf = ({ context }: Snapshot) => context.address?.address ?? null;
/** True where something in the cart is sold in another zone than the address is in. */
export const isElsewhere =
  ({ zone }: Pick<Address, 'zone'>) =>
  ({ context }: Snapshot): boolean =>
    zone !== null && linesIn(context).some(({ item }) => item.zoneId !== zone);

export const orderTypesOffered = ({ context }: Snapshot) => orderTypesOf(context);
export const slotsOffered = ({ context }: Snapshot) => slotsOf(context);
/**
 * Replacement for a chosen half hour that has passed or filled up, or a first choice where nothing
 * is available now; null otherwise.
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
