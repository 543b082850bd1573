import type * as v from 'valibot';
import type * as contract from '#contract/location.ts';
import type { AddressDraft } from '#domain/location/address.ts';

export const toSaveBody = (draft: AddressDraft): v.InferInput<typeof contract.saveAddress> => ({
  address_type: draft.type,
  label: draft.label,
  contact_person_name: draft.contact.name,
  contact_person_number: draft.contact.phone,
  contact_person_email: draft.contact.email ?? '',
  address: draft.address,
  latitude: draft.point.latitude,
  longitude: draft.point.longitude,
  road: draft.road,
  house: draft.house,
  floor: draft.floor,
  delivery_instruction: draft.directions,
});
