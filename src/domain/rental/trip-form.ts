import {
  parseContact,
  type Contact,
  type ContactForm,
  type ContactRefusals,
} from '#domain/account/contact.ts';
import type { Country } from '#domain/account/phone.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import { shownText } from '#domain/kernel/unseen.ts';
import { LONGEST_NOTE } from '#domain/ordering/order-rules.ts';
import type { TripPaymentMethod } from './trip.ts';
import { isBookable } from './trip-details.ts';

export type TripForm = ContactForm & {
  readonly note: string;
  readonly method: TripPaymentMethod | null;
};

export const TRIP_FIELDS = ['pickup', 'name', 'phone', 'email', 'method', 'note'] as const;
export type TripField = (typeof TRIP_FIELDS)[number];

export type TripFormRefusals = ContactRefusals & {
  /** A pickup must be in the future: "now" is invalid, and a chosen time may have passed. */
  readonly pickup?: 'now' | 'passed';
  readonly method?: 'missing' | 'notOffered';
  readonly note?: 'tooLong';
};
export type TripFieldError = {
  [Of in TripField]: { readonly field: Of; readonly error: NonNullable<TripFormRefusals[Of]> };
}[TripField];

export type TripFieldErrorOf<Of extends TripField> = Extract<
  TripFieldError,
  { readonly field: Of }
>;

export type TripFormTerms = {
  readonly asGuest: boolean;
  readonly pickupAt: Instant | null;
  readonly now: Instant;
  readonly methods: readonly TripPaymentMethod[];
  readonly country: Country;
};

export type TripContact = {
  readonly contact: Contact;
  readonly method: TripPaymentMethod;
  readonly note: string;
};

export function parseTripForm(
  form: TripForm,
  { asGuest, pickupAt, now, methods, country }: TripFormTerms,
): Result<TripContact, TripFormRefusals> {
  const contact = parseContact(form, { emailNeeded: asGuest, country });
  const { method } = form;
  const note = shownText(form.note);
  const refusals: TripFormRefusals = {
    ...(isBookable(pickupAt, now) ? {} : { pickup: pickupAt === null ? 'now' : 'passed' }),
    ...(contact.ok ? {} : contact.failure),
    ...(method === null
      ? { method: 'missing' }
      : methods.includes(method)
        ? {}
        : { method: 'notOffered' }),
    ...(note.length > LONGEST_NOTE ? { note: 'tooLong' } : {}),
  };
  return contact.ok && method !== null && Object.keys(refusals).length === 0
    ? ok({ contact: contact.value, method, note })
    : refuse(refusals);
}

export const tripErrorIn = <Of extends TripField>(
  refusals: TripFormRefusals,
  field: Of,
): TripFieldErrorOf<Of> | null =>
  refusals[field] === undefined
    ? null
    : ({ field, error: refusals[field] } as TripFieldErrorOf<Of>);

export const firstTripError = (refusals: TripFormRefusals): TripFieldError | null => {
  const field = TRIP_FIELDS.find((one) => refusals[one] !== undefined);
  return field ? tripErrorIn(refusals, field) : null;
};
