import { parseContact, type ContactField, type ContactRefusals } from '#domain/account/contact.ts';
import type { Country } from '#domain/account/phone.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import { recordOf } from '#domain/kernel/record-of.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { shownText } from '#domain/kernel/unseen.ts';
import { LONGEST_TEXT, tooLongIn } from '#domain/kernel/text.ts';
import { DOOR_FIELDS } from '#domain/location/address.ts';
import type { Place } from '#domain/location/place.ts';
import type { OrderDetails } from './order-draft.ts';
import { ORDER_TEXT_NAMES, ORDER_TEXTS } from './order-texts.ts';
import type { OrderType } from './order-status.ts';
import { MAX_FILES, type Prescription } from './prescription.ts';
import type { PaymentMethod } from './quote.ts';

export type OrderForm = Readonly<Record<TextField, string>> & {
  readonly orderType: OrderType;
  /** 'later' without a slot is invalid, and never an order for now. */
  readonly when: 'now' | 'later';
  /** Start of the chosen slot; null for none. */
  readonly slot: Instant | null;
  readonly method: PaymentMethod | null;
};

/** Maximum characters of the texts that may be left out. */
export const LONGEST = {
  ...recordOf(DOOR_FIELDS, () => LONGEST_TEXT),
  ...ORDER_TEXTS,
};
type OptionalText = keyof typeof LONGEST;

export type TextField = ContactField | OptionalText;
export type Field = TextField | 'orderType' | 'place' | 'slot' | 'prescription' | 'method';

export const FIELDS = [
  'orderType',
  'place',
  'name',
  'phone',
  'email',
  ...DOOR_FIELDS,
  'slot',
  'prescription',
  'method',
  ...ORDER_TEXT_NAMES,
] as const satisfies readonly Field[];

export type FormTerms = {
  /** Guests have no account with an e-mail address. */
  readonly asGuest: boolean;
  readonly place: Pick<Place, 'address' | 'point'> | null;
  readonly orderTypes: readonly OrderType[];
  readonly slotNeeded: boolean;
  readonly slots: readonly Instant[];
  /** Offered slots without room. */
  readonly fullSlots: readonly Instant[];
  readonly methods: readonly PaymentMethod[];
  /** Null when nothing is sold on prescription only. */
  readonly prescription: Prescription | null;
  readonly country: Country;
};

export type Refusals = ContactRefusals & {
  readonly orderType?: 'notOffered';
  readonly place?: 'missing';
  readonly slot?: 'missing' | 'notOffered' | 'full';
  readonly prescription?: 'missing' | 'uploading' | 'tooMany';
  readonly method?: 'missing' | 'notOffered';
} & { readonly [Text in OptionalText]?: 'tooLong' };

export type FieldError = {
  [Of in Field]: { readonly field: Of; readonly error: NonNullable<Refusals[Of]> };
}[Field];

export function parseOrderForm(form: OrderForm, terms: FormTerms): Result<OrderDetails, Refusals> {
  const contact = parseContact(form, {
    emailNeeded: terms.asGuest,
    country: terms.country,
  });
  const deliverTo = deliveryIn(form, terms);
  const scheduledFor = parseSlot(form, terms);
  const method = parseMethod(form, terms);
  const prescriptions = parsePrescription(terms);
  const refusals: Refusals = {
    ...(terms.orderTypes.includes(form.orderType) ? {} : { orderType: 'notOffered' }),
    ...tooLongIn(form, LONGEST),
  };
  if (
    contact.ok &&
    deliverTo.ok &&
    scheduledFor.ok &&
    method.ok &&
    prescriptions.ok &&
    Object.keys(refusals).length === 0
  ) {
    return ok({
      orderType: form.orderType,
      method: method.value,
      deliverTo: deliverTo.value,
      contact: contact.value,
      asGuest: terms.asGuest,
      scheduledFor: scheduledFor.value,
      prescriptions: prescriptions.value,
      ...recordOf(ORDER_TEXT_NAMES, (name) => shownText(form[name])),
    });
  }
  return refuse({
    ...refusals,
    ...failureOf(contact),
    ...failureOf(deliverTo),
    ...failureOf(scheduledFor),
    ...failureOf(method),
    ...failureOf(prescriptions),
  });
}

export const errorIn = (refusals: Refusals, field: Field): FieldError | null =>
  refusals[field] === undefined ? null : ({ field, error: refusals[field] } as FieldError);

export const firstRefused = (refusals: Refusals): Field | null =>
  FIELDS.find((field) => refusals[field] !== undefined) ?? null;

const failureOf = (part: Result<unknown, Refusals>): Refusals => (part.ok ? {} : part.failure);

/** Null for a take-away. */
function deliveryIn(
  form: OrderForm,
  { place }: FormTerms,
): Result<OrderDetails['deliverTo'], Refusals> {
  if (form.orderType !== 'delivery') return ok(null);
  if (!place) return refuse({ place: 'missing' });
  return ok({
    address: place.address,
    point: place.point,
    ...recordOf(DOOR_FIELDS, (field) => shownText(form[field])),
  });
}

function parseSlot(
  { when, slot }: OrderForm,
  { slotNeeded, slots, fullSlots }: FormTerms,
): Result<Instant | null, Refusals> {
  if (slot !== null && fullSlots.includes(slot)) return refuse({ slot: 'full' });
  if (slot !== null) return slots.includes(slot) ? ok(slot) : refuse({ slot: 'notOffered' });
  return slotNeeded || when === 'later' ? refuse({ slot: 'missing' }) : ok(null);
}

function parsePrescription({
  prescription,
}: FormTerms): Result<OrderDetails['prescriptions'], Refusals> {
  if (prescription === null) return ok([]);
  const { files, isUploading } = prescription;
  if (isUploading) return refuse({ prescription: 'uploading' });
  if (files.length === 0) return refuse({ prescription: 'missing' });
  return files.length > MAX_FILES ? refuse({ prescription: 'tooMany' }) : ok(files);
}

function parseMethod(
  { method }: OrderForm,
  { methods }: FormTerms,
): Result<PaymentMethod, Refusals> {
  if (method === null) return refuse({ method: 'missing' });
  return methods.includes(method) ? ok(method) : refuse({ method: 'notOffered' });
}
