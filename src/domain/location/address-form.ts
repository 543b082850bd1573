import { parseContact, type ContactField, type ContactRefusals } from '#domain/account/contact.ts';
import type { Country } from '#domain/account/phone.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import { LONGEST_TEXT } from '#domain/kernel/text.ts';
import { shownText } from '#domain/kernel/unseen.ts';
import type { Address, AddressDraft, AddressType } from './address.ts';
import type { PickedPoint } from './place.ts';

export const LONGEST_DIRECTIONS = 300;

export type AddressField = ContactField | 'label' | 'road' | 'house' | 'floor' | 'directions';
export type AddressForm = Readonly<Record<AddressField, string>> & { readonly type: AddressType };

export type AddressRefusals = ContactRefusals & {
  readonly label?: 'tooLong';
  readonly road?: 'tooLong';
  readonly house?: 'tooLong';
  readonly floor?: 'tooLong';
  readonly directions?: 'tooLong';
};

export const EMPTY_ADDRESS_FORM: AddressForm = {
  type: 'home',
  label: '',
  name: '',
  phone: '',
  email: '',
  road: '',
  house: '',
  floor: '',
  directions: '',
};

export const formOfAddress = ({ contact, ...address }: Address): AddressForm => ({
  type: address.type,
  label: address.label,
  name: contact.name,
  phone: contact.phone,
  email: contact.email ?? '',
  road: address.road,
  house: address.house,
  floor: address.floor,
  directions: address.directions,
});

export type AddressTerms = Pick<PickedPoint, 'point' | 'address'> & { readonly country: Country };

export function parseAddressForm(
  form: AddressForm,
  { point, address, country }: AddressTerms,
): Result<AddressDraft, AddressRefusals> {
  const contact = parseContact(form, { emailNeeded: false, country });
  const label = form.type === 'other' ? shownText(form.label) : '';
  const refusals: AddressRefusals = {
    ...(label.length > LONGEST_TEXT ? { label: 'tooLong' } : {}),
    ...tooLong(form, 'road', LONGEST_TEXT),
    ...tooLong(form, 'house', LONGEST_TEXT),
    ...tooLong(form, 'floor', LONGEST_TEXT),
    ...tooLong(form, 'directions', LONGEST_DIRECTIONS),
  };
  if (!contact.ok || Object.keys(refusals).length > 0) {
    return refuse({ ...refusals, ...(contact.ok ? {} : contact.failure) });
  }
  return ok({
    type: form.type,
    label,
    contact: contact.value,
    address,
    point,
    road: shownText(form.road),
    house: shownText(form.house),
    floor: shownText(form.floor),
    directions: shownText(form.directions),
  });
}

type LineField = 'road' | 'house' | 'floor' | 'directions';

const tooLong = (form: AddressForm, field: LineField, longest: number): AddressRefusals =>
  form[field].trim().length > longest ? { [field]: 'tooLong' } : {};
