import type { Profile } from '#domain/account/profile.ts';
import { Defect } from '#domain/kernel/defect.ts';
import {
  EMPTY_ADDRESS_FORM,
  formOfAddress,
  parseAddressForm,
} from '#domain/location/address-form.ts';
import type { Address } from '#domain/location/address.ts';
import type { AddressForm } from '#domain/location/address-form.ts';
import type * as PickLocation from '#application/location/pick-location/setup.ts';
import type * as SaveAddress from './machine.ts';

type Context = SaveAddress.Context;

export const begin = (input: SaveAddress.Input): Context => ({
  ...input,
  form: EMPTY_ADDRESS_FORM,
  picked: null,
  refusals: {},
  failure: null,
  saved: null,
});

/** Fills the form from a saved address. */
export const withAddress = (address: Address): Partial<Context> => ({
  form: formOfAddress(address),
  picked: { point: address.point, address: address.address },
  failure: null,
});

/** Fills empty fields from the profile: most customers order for themselves. */
export const withProfile = (form: AddressForm, profile: Profile): AddressForm => ({
  ...form,
  name: form.name || `${profile.firstName} ${profile.lastName}`.trim(),
  phone: form.phone || profile.phone,
  email: form.email || (profile.email ?? ''),
});

/** The pin starts at the address, or at the customer's place. */
export function toPick({ picked, place, centre }: Context): PickLocation.Input {
  const at = picked ? { ...picked, zones: '[]' } : place;
  return {
    use: 'address',
    atPosition: false,
    centre: at?.point ?? centre,
    place: at,
    signedIn: true,
  };
}

export function parsedAddress({ form, picked, country }: Context) {
  if (!picked) throw new Defect('An address was read before its place was picked');
  return parseAddressForm(form, { ...picked, country });
}

export function toSaving(context: Context): SaveAddress.Saving {
  const parsed = parsedAddress(context);
  if (!parsed.ok) throw new Defect('An address was saved before it was complete');
  return { draft: parsed.value, id: context.id };
}

export function toReading({ id }: Context): NonNullable<Context['id']> {
  if (id === null) throw new Defect('A new address was read');
  return id;
}
