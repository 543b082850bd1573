import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from '#contract/endpoint.ts';
import {
  addAddress,
  deleteAddress,
  listAddresses,
  saveAddress,
  updateAddress,
} from '#contract/location.ts';
import { MAX_ADDRESSES } from '#domain/location/address.ts';
import { aZoneRow } from '#tests/support/builders/table-rows.ts';
import { createTestApp, type TestServer } from '#tests/support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestApp({ seeded: false });
  await server.db.insertInto('zone').values(aZoneRow()).execute();
});
afterAll(() => server.close());

const anAddress = (facts: object = {}) => ({
  contact_person_name: 'Ada',
  contact_person_number: '+1 (212) 555-0123',
  address_type: 'home',
  address: 'Near Canal Street, SoHo',
  latitude: 40.7128,
  longitude: -74.006,
  ...facts,
});
type RequestHeaders = Awaited<ReturnType<TestServer['asCustomer']>>;
const saved = async (caller: RequestHeaders) => (await caller.get(listAddresses.path)).body;

describe('saved addresses', () => {
  test('are listed, changed and deleted by their owner [ADDR-01, API-18, API-19]', async () => {
    const ada = await server.asCustomer();
    const added = await ada.post(addAddress.path, anAddress());
    const [first] = (await saved(ada)).addresses;

    expect(added.body).toEqual({
      message: 'Address added successfully.',
      zone_ids: [1],
      address_id: first?.id,
    });
    expect(first).toMatchObject({ contact_person_number: '+12125550123', zone_id: 1 });

    await ada.put(
      pathOf(updateAddress, { id: first.id }),
      anAddress({ address_type: 'office', floor: '3' }),
    );
    const changed = (await ada.get(`${listAddresses.path}?limit=1&offset=1`)).body;
    expect(changed).toMatchObject({ total_size: 1, limit: 1, offset: 1 });
    expect(changed.addresses[0]).toMatchObject({ address_type: 'office', floor: '3' });

    const gone = await ada.delete(`${deleteAddress.path}?address_id=${first.id}`);
    expect(gone.body).toEqual({ message: 'Address deleted successfully.' });
    expect((await saved(ada)).addresses).toEqual([]);
  });

  test('contain all details of the door and the contact [ADDR-12, ENT-01]', async () => {
    const ada = await server.asCustomer();
    const given = anAddress({
      ...{ address_type: 'other', label: 'Grandma', contact_person_email: 'ada@example.com' },
      ...{ road: 'Canal Street', house: '12', floor: '3' },
      delivery_instruction: 'Ring twice. The lift is on the left.',
    });

    await ada.post(addAddress.path, given);

    expect((await saved(ada)).addresses).toEqual([
      {
        ...given,
        id: expect.any(Number) as number,
        contact_person_number: '+12125550123',
        latitude: '40.7128',
        longitude: '-74.006',
        user_id: expect.any(Number) as number,
        zone_id: 1,
      },
    ]);
  });

  test('of another customer are refused like missing ones [API-19]', async () => {
    const ada = await server.asCustomer();
    const eve = await server.asCustomer();
    await ada.post(addAddress.path, anAddress());
    const { id } = (await saved(ada)).addresses[0];

    const stolen = await eve.delete(`${deleteAddress.path}?address_id=${id}`);
    expect(stolen.status).toBe(404);
    expect((await eve.put(pathOf(updateAddress, { id }), anAddress())).status).toBe(404);
    for (const missing of [999_999, 2 ** 40]) {
      const answer = await eve.delete(`${deleteAddress.path}?address_id=${missing}`);
      expect({ missing, status: answer.status, body: answer.body }).toEqual({
        ...{ missing, status: 404, body: stolen.body },
      });
      const path = pathOf(updateAddress, { id: missing });
      expect((await eve.put(path, anAddress())).status).toBe(404);
    }
    expect((await saved(eve)).total_size).toBe(0);
    expect((await saved(ada)).total_size).toBe(1);
  });

  test.each([
    { facts: { latitude: 51.5, longitude: 0 }, code: 'coordinates' },
    { facts: { latitude: 'NaN' }, code: 'latitude' },
    { facts: { longitude: 181 }, code: 'longitude' },
    { facts: { contact_person_number: '12' }, code: 'contact_person_number' },
    { facts: { contact_person_number: '1'.repeat(10_000) }, code: 'contact_person_number' },
    { facts: { contact_person_name: ' ' }, code: 'contact_person_name' },
    { facts: { contact_person_name: '\u0000' }, code: 'contact_person_name' },
    { facts: { contact_person_email: 'ada at home' }, code: 'contact_person_email' },
    { facts: { address: '' }, code: 'address' },
    { facts: { address: 'x'.repeat(10_000) }, code: 'address' },
    { facts: { house: 'x'.repeat(10_000) }, code: 'house' },
    { facts: { label: 'x'.repeat(10_000) }, code: 'label' },
    { facts: { delivery_instruction: 'x'.repeat(10_000) }, code: 'delivery_instruction' },
  ])('are refused with the name of the field: $code [API-18]', async ({ facts, code }) => {
    const ada = await server.asCustomer();

    const { status, body } = await ada.post(addAddress.path, anAddress(facts));

    expect(status).toBe(403);
    expect(body.errors[0].code).toBe(code);
    expect((await saved(ada)).total_size).toBe(0);
  });

  test.each(['home', 'office', 'other'])('may have the kind %s [ADDR-14]', (address_type) => {
    expect(v.is(saveAddress, anAddress({ address_type }))).toBe(true);
  });
  test.each(['castle', 'Home', '', null])('have no other kind: %s [ADDR-14]', (address_type) => {
    expect(v.is(saveAddress, anAddress({ address_type }))).toBe(false);
  });

  test('require a customer [ADDR-13]', async () => {
    const guest = await server.asGuest();
    const calls = [
      guest.get(listAddresses.path),
      guest.post(addAddress.path, anAddress()),
      guest.put(pathOf(updateAddress, { id: 1 }), anAddress()),
      guest.delete(`${deleteAddress.path}?address_id=1`),
    ];

    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });

  test('keep markup as text, without control characters of direction [D-109]', async () => {
    const ada = await server.asCustomer();
    const address = '</script><b onclick="x">‮ 12 Canal Street 🏠';
    await ada.post(addAddress.path, anAddress({ address }));

    expect((await saved(ada)).addresses[0].address).toBe(address.replace('\u202e', ''));
  });

  test('are saved once when the customer repeats a request after a lost answer', async () => {
    const ada = await server.asCustomer();
    const answers = await Promise.all(
      [1, 2, 3].map(() => ada.post(addAddress.path, anAddress({ house: '12' }))),
    );

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await saved(ada)).total_size).toBe(1);
  });

  test('have a generous limit, and a message at the limit', async () => {
    const ada = await server.asCustomer();
    const number = (house: number) => ada.post(addAddress.path, anAddress({ house: `${house}` }));
    for (let house = 1; house < MAX_ADDRESSES; house += 1) await number(house);

    const last = await Promise.all([number(1001), number(1002), number(1003)]);

    expect(last.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
    expect(last.find(({ status }) => status === 403)?.body.errors).toEqual([
      {
        code: 'addresses_full',
        message: `You can save up to ${MAX_ADDRESSES} addresses. Delete one first.`,
      },
    ]);
    expect((await saved(ada)).total_size).toBe(MAX_ADDRESSES);
  });
});
