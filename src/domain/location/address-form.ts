import { parseContact, type ContactField, type ContactRefusals } from '#domain/account/contact.ts';
import type { Country } from '#domain/account/phone.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import { recordOf } from '#domain/kernel/record-of.ts';
import { LONGEST_TEXT, tooLongIn } from '#domain/kernel/text.ts';
import { shownText } from '#domain/kernel/unseen.ts';
import { DOOR_FIELDS, type Address, type AddressDraft, type AddressType } from './address.ts';
import type { PickedPoint } from './place.ts';

export const LONGEST_DIRECTIONS = 300;

/** Maximum characters of the texts that may be left out. */
const LONGEST = {
  label: LONGEST_TEXT,
  ...recordOf(DOOR_FIELDS, () => LONGEST_TEXT),
  directions: LONGEST_DIRECTIONS,
};
const OPTIONAL_TEXTS = Object.keys(LONGEST) as readonly (keyof typeof LONGEST)[];

export type AddressField = ContactField | keyof typeof LONGEST;
export type AddressForm = Readonly<Record<AddressField, string>> & { readonly type: AddressType };

export type AddressRefusals = ContactRefusals & {
  readonly [Text in keyof typeof LONGEST]?: 'tooLong';
};

export const EMPTY_ADDRESS_FORM: AddressForm = {
  type: 'home',
  ...{ name: '', phone: '', email: '' },
  ...recordOf(OPTIONAL_TEXTS, () => ''),
};

export const formOfAddress = ({ contact, ...address }: Address): AddressForm => ({
  type: address.type,
  ...{ name: contact.name, phone: contact.phone, email: contact.email ?? '' },
  ...recordOf(OPTIONAL_TEXTS, (text) => address[text]),
});

export type AddressTerms = Pick<PickedPoint, 'point' | 'address'> & { readonly country: Country };

export function parseAddressForm(
  form: AddressForm,
  { point, address, country }: AddressTerms,
): Result<AddressDraft, AddressRefusals> {
  const contact = parseContact(form, { emailNeeded: false, country });
  const label = form.type === 'other' ? shownText(form.label) : '';
  const texts = { ...form, label };
  const refusals: AddressRefusals = tooLongIn(texts, LONGEST);
  if (!contact.ok || Object.keys(refusals).length > 0) {
    return refuse({ ...refusals, ...(contact.ok ? {} : contact.failure) });
  }
  return ok({
    type: form.type,
    contact: contact.value,
    address,
    point,
    ...recordOf(OPTIONAL_TEXTS, (text) => shownText(texts[text])),
  });
}
