import type * as v from 'valibot';
import * as contract from '#contract/location.ts';
import type { AddressKeeper } from '#application/location/address-keeper.port.ts';
import { parseId } from '#domain/kernel/id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { recordOf } from '#domain/kernel/record-of.ts';
import { DOOR_FIELDS, MAX_ADDRESSES, type AddressDraft } from '#domain/location/address.ts';
import { call } from '#infrastructure/kernel/call.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import { toAddress } from './api.ts';

export function createAddressKeeper(http: HttpClient): AddressKeeper {
  return {
    async find(id) {
      const query = { limit: MAX_ADDRESSES, offset: 1 };
      const answer = await call(http, contract.listAddresses, { query });
      if (!answer.ok) return answer;
      const found = answer.value.addresses.flatMap(toAddress).find((one) => one.id === id);
      return found ? ok(found) : refuse(MISSING);
    },
    async save(draft, id, signal) {
      const body = toSaveBody(draft);
      if (id === null) {
        const added = await call(http, contract.addAddress, { body, signal });
        return added.ok ? ok(parseId<'Address'>(added.value.address_id)) : added;
      }
      const changed = await call(http, contract.updateAddress, { params: { id }, body, signal });
      return changed.ok ? ok(id) : changed;
    },
    async delete(id, signal) {
      const answer = await call(http, contract.deleteAddress, {
        query: { address_id: id },
        signal,
      });
      return answer.ok ? ok(null) : answer;
    },
  };
}

const MISSING = { kind: 'refused', status: 404, code: 'address', message: '' } as const;

export const toSaveBody = (draft: AddressDraft): v.InferInput<typeof contract.saveAddress> => ({
  address_type: draft.type,
  label: draft.label,
  contact_person_name: draft.contact.name,
  contact_person_number: draft.contact.phone,
  contact_person_email: draft.contact.email ?? '',
  address: draft.address,
  latitude: draft.point.latitude,
  longitude: draft.point.longitude,
  ...recordOf(DOOR_FIELDS, (field) => draft[field]),
  delivery_instruction: draft.directions,
});
