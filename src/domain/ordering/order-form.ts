import { parseContact, type ContactField, type ContactRefusals } from '#domain/account/contact.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { LONGEST_TEXT } from '#domain/kernel/text.ts';
import { LONGEST_NOTE } from './order-rules.ts';
import type { OrderType } from './order-status.ts';
import type { PaymentMethod } from './quote.ts';

/** What a customer types and chooses before ordering, kept as typed until it is judged. */
export type OrderForm = Readonly<Record<TextField, string>> & {
  readonly orderType: OrderType;
  /** Later needs a slot: without one it is no order for now. */
  readonly when: 'now' | 'later';
  /** When a slot begins; null while none is chosen. */
  readonly slot: Instant | null;
  readonly method: PaymentMethod | null;
};

export type TextField = ContactField | 'road' | 'house' | 'floor' | 'note';
export type Field = TextField | 'orderType' | 'place' | 'slot' | 'method';

/** The order in which a form is read, and in which the first mistake is looked for. */
export const FIELDS = [
  'orderType',
  'place',
  'name',
  'phone',
  'email',
  'road',
  'house',
  'floor',
  'slot',
  'method',
  'note',
] as const satisfies readonly Field[];

/** What the form is held against. */
export type FormTerms = {
  /** A guest has no account that would hold an e-mail address. */
  readonly emailNeeded: boolean;
  readonly placeKnown: boolean;
  readonly orderTypes: readonly OrderType[];
  readonly slotNeeded: boolean;
  readonly slots: readonly Instant[];
  readonly methods: readonly PaymentMethod[];
};

export type Refusals = ContactRefusals & {
  readonly orderType?: 'notOffered';
  readonly place?: 'missing';
  readonly road?: 'tooLong';
  readonly house?: 'tooLong';
  readonly floor?: 'tooLong';
  readonly slot?: 'missing' | 'notOffered';
  readonly method?: 'missing' | 'notOffered';
  readonly note?: 'tooLong';
};

/** One field, and what is wrong with it. */
export type FieldError = {
  [Of in Field]: { readonly field: Of; readonly error: NonNullable<Refusals[Of]> };
}[Field];

/** Every field is judged, so that all that is wrong can be marked at once. */
export function formRefusals(form: OrderForm, terms: FormTerms): Refusals {
  return {
    ...contactRefusals(form, terms),
    ...(terms.orderTypes.includes(form.orderType) ? {} : { orderType: 'notOffered' }),
    ...(form.orderType === 'delivery' && !terms.placeKnown ? { place: 'missing' } : {}),
    ...tooLong(form, 'road', LONGEST_TEXT),
    ...tooLong(form, 'house', LONGEST_TEXT),
    ...tooLong(form, 'floor', LONGEST_TEXT),
    ...tooLong(form, 'note', LONGEST_NOTE),
    ...slotRefusal(form, terms),
    ...(form.method === null
      ? { method: 'missing' }
      : terms.methods.includes(form.method)
        ? {}
        : { method: 'notOffered' }),
  };
}

export const errorIn = (refusals: Refusals, field: Field): FieldError | null =>
  refusals[field] === undefined ? null : ({ field, error: refusals[field] } as FieldError);

export const firstRefused = (refusals: Refusals): Field | null =>
  FIELDS.find((field) => refusals[field] !== undefined) ?? null;

function contactRefusals(form: OrderForm, { emailNeeded }: FormTerms): Refusals {
  const parsed = parseContact({ name: form.name, phone: form.phone, email: form.email });
  if (parsed.ok) return {};
  const { email, ...others } = parsed.failure;
  const mayBeMissing = !emailNeeded && email === 'missing';
  return email === undefined || mayBeMissing ? others : { ...others, email };
}

function slotRefusal({ when, slot }: OrderForm, { slotNeeded, slots }: FormTerms): Refusals {
  if (slot === null) return slotNeeded || when === 'later' ? { slot: 'missing' } : {};
  return slots.includes(slot) ? {} : { slot: 'notOffered' };
}

type TextFieldOfAnyLength = 'road' | 'house' | 'floor' | 'note';

const tooLong = (form: OrderForm, field: TextFieldOfAnyLength, longest: number): Refusals =>
  form[field].trim().length > longest ? { [field]: 'tooLong' } : {};
