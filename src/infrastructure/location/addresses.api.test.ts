import { expect, test } from 'vitest';
import { pathOf } from '#contract/endpoint.ts';
import { addAddress, deleteAddress, updateAddress } from '#contract/location.ts';
import { id } from '#domain/kernel/id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { anAddressDraft } from '#tests/support/builders/location.ts';
import { httpClientByHand } from '#tests/support/fakes/http-client.ts';
import { createAddressKeeper } from './addresses.api.ts';

const { signal } = new AbortController();
const draft = anAddressDraft({ directions: 'Ring twice' });
const wire = {
  address_type: 'home',
  label: '',
  contact_person_name: 'Asha Rao',
  contact_person_number: '+12125550123',
  contact_person_email: 'asha@example.com',
  address: '12 Mercer Street, SoHo',
  latitude: 40.7205,
  longitude: -74.0011,
  ...{ road: 'Mercer Street', house: '12', floor: '' },
  delivery_instruction: 'Ring twice',
};

test('a new address goes out with the contact and the point in the words of the wire [ADDR-12]', async () => {
  const http = httpClientByHand({
    ...{ message: 'Address added successfully.', zone_ids: [1], address_id: 12 },
  });

  expect(await createAddressKeeper(http).save(draft, null, signal)).toEqual(ok(12));
  expect(http.asked).toEqual([{ method: 'POST', path: addAddress.path, body: wire, signal }]);
});

test('a changed address goes out under its number [ADDR-03]', async () => {
  const http = httpClientByHand({ message: 'Address updated successfully.', zone_id: 1 });

  expect(await createAddressKeeper(http).save(draft, id(7), signal)).toEqual(ok(7));
  expect(http.asked).toEqual([
    { method: 'PUT', path: pathOf(updateAddress, { id: 7 }), body: wire, signal },
  ]);
});

test('a server that does not tell the number of a new address has saved it all the same', async () => {
  const http = httpClientByHand({ message: 'Address added successfully.', zone_ids: [1] });

  expect(await createAddressKeeper(http).save(draft, null, signal)).toEqual(ok(null));
});

test('an address is deleted by its number [API-19]', async () => {
  const http = httpClientByHand({ message: 'Address deleted successfully.' });

  expect(await createAddressKeeper(http).delete(id(7), signal)).toEqual(ok(null));
  expect(http.asked).toEqual([
    { method: 'DELETE', path: deleteAddress.path, query: { address_id: 7 }, signal },
  ]);
});

test('an address comes back as it was saved, and another customer’s never [ADDR-03, ENT-01]', async () => {
  const http = httpClientByHand({
    ...{ total_size: 1, limit: 50, offset: 1 },
    addresses: [{ ...wire, id: 7, zone_id: 1, user_id: 3, latitude: '40.7205' }],
  });
  const keeper = createAddressKeeper(http);

  expect(await keeper.find(id(7))).toEqual(ok({ ...draft, id: 7, zone: 1 }));
  expect(await keeper.find(id(8))).toEqual(
    refuse({ kind: 'refused', status: 404, code: 'address', message: '' }),
  );
});

test('an address of an older server, with less in it, can be shown all the same', async () => {
  const http = httpClientByHand({
    total_size: 1,
    addresses: [
      { id: 7, address_type: 'Work', address: '1 Canal St', latitude: 40, longitude: -74 },
    ],
  });

  expect(await createAddressKeeper(http).find(id(7))).toMatchObject({
    value: { type: 'other', label: '', directions: '', contact: { name: '', email: null } },
  });
});
