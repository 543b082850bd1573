import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as contract from '#contract/rental-cart.ts';
import { pathOf } from '#contract/endpoint.ts';
import { HERE } from '#tests/support/builders/rows.ts';
import type { CallOptions, TestAnswer } from '#tests/support/server.ts';
import {
  byDistance,
  byTheHour,
  DESTINATION,
  GUEST,
  IN_ZONE_TWO,
  inRental,
  OTHER_GUEST,
  PICKUP,
  startRenting,
} from '#tests/support/start-renting.ts';

const renting = startRenting();
const { aVehicle, add, cart } = renting;

const put = (path: string, body: object, options: CallOptions = {}) =>
  renting.server.put(path, { guest_id: GUEST, ...body }, { ...inRental, ...options });
const remove = (path: string, options: CallOptions = {}) =>
  renting.server.delete(path, { ...inRental, ...options });
const update = (cart_id: number, facts: object = {}) =>
  put(contract.updateTripLine.path, { cart_id, quantity: 1, ...facts });
const change = (id: number, trip: object, options: CallOptions = {}) =>
  put(pathOf(contract.updateTrip, { id }), trip, options);
const clear = (query = '', guest = GUEST) =>
  remove(`${contract.clearTripCart.path}?guest_id=${guest}${query}`);
const codes = ({ status, body }: TestAnswer) => [
  status,
  ...(body.errors ?? []).map(({ code }: { code: string }) => code),
];
type Line = { id: number; vehicle_id: number; quantity: number };
const vehiclesIn = ({ body }: TestAnswer) => body.carts.map((line: Line) => line.vehicle_id);

describe('a trip cart', () => {
  test('takes a vehicle and returns carts and user_data in the shape of the contract [API-47, API-53, RENT-CART-43, ENT-11]', async () => {
    const vehicle = await aVehicle({ discount_value: 100_000 });

    const answer = await add(vehicle.id, byTheHour({ quantity: 2 }));

    expect(answer.status).toBe(200);
    expect(v.is(contract.tripCart, answer.body)).toBe(true);
    expect(answer.body).toMatchObject({
      carts: [
        {
          vehicle_id: vehicle.id,
          quantity: 2,
          price: 60,
          shown_price: 9,
          is_guest: true,
          available: true,
          vehicle: { name: 'Otero Linea', total_vehicle_count: 3, hourly_price: 10 },
          provider: { id: vehicle.provider_id, name: 'Slow Lane', pickup_zone_id: [HERE] },
        },
      ],
      user_data: {
        rental_type: 'hourly',
        estimated_hours: 3,
        distance: null,
        destination_time: null,
        pickup_time: '2026-11-21 02:30 PM',
        pickup_location: PICKUP,
        destination_location: null,
        total_cart_price: 60,
      },
    });
    expect((await cart()).body).toEqual(answer.body);
    expect((await cart({}, OTHER_GUEST)).body).toEqual({ carts: [], user_data: [] });
    expect((await cart({}, null)).status).toBe(401);
  });

  test('returns the minutes of a trip by distance, in whichever unit they came [RENT-CART-36, RENT-CART-37, API-51]', async () => {
    const vehicle = await aVehicle();

    const added = await add(vehicle.id, byDistance({ destination_time: 90 }));
    expect(added.body.user_data).toMatchObject({ distance: 5.204, destination_time: 90 });
    const changed = await change(added.body.user_data.id, byDistance({ destination_time: 2.5 }));

    expect([changed.status, changed.body.user_data.destination_time]).toEqual([200, 150]);
  });

  test('shows the server’s route at checkout [API-57]', async () => {
    const vehicle = await aVehicle();
    await add(vehicle.id, byDistance({ distance: 0.01, destination_time: 1 }));

    const { status, body } = await renting.server.get(
      `${contract.listBookingItems.path}?guest_id=${GUEST}`,
      inRental,
    );

    expect([status, body.user_data.distance, body.user_data.destination_time]).toEqual([
      200, 5.204, 7.8,
    ]);
    expect(body.carts[0].price).toBe(10.41);
  });

  test('shows the available number of a vehicle during the trip at checkout [D-79, API-57]', async () => {
    const [few, many] = [await aVehicle({ total_count: 1 }), await aVehicle({ total_count: 3 })];
    const freeOf = async (vehicle: typeof few, guest_id: number, trip = byTheHour()) => {
      await add(vehicle.id, { ...trip, guest_id });
      const path = `${contract.listBookingItems.path}?guest_id=${guest_id}`;
      const { body } = await renting.server.get(path, inRental);
      expect(v.is(contract.tripCart, body)).toBe(true);
      await clear('', guest_id);
      return body.carts[0].free_count;
    };
    for (const vehicle of [few, many]) {
      await add(vehicle.id);
      await renting.book(vehicle.provider_id);
    }

    expect(await freeOf(few, OTHER_GUEST)).toBe(0);
    expect(await freeOf(many, OTHER_GUEST)).toBe(2);
    // A trip takes three hours: 17:30 is after it.
    const after = byTheHour({ pickup_time: '2026-11-21 05:30 PM' });
    expect(await freeOf(few, OTHER_GUEST, after)).toBe(1);
    // Unknown for a trip without a time.
    expect(await freeOf(few, OTHER_GUEST, byTheHour({ pickup_time: null }))).toBeUndefined();
  });

  test('has one provider and one trip: further vehicles join it, another provider is refused [RENT-CART-11]', async () => {
    const first = await aVehicle();
    const second = await aVehicle({ provider_id: first.provider_id });
    const elsewhere = await aVehicle();
    await add(first.id);

    expect(vehiclesIn(await add(second.id))).toEqual([first.id, second.id]);
    const refused = await add(elsewhere.id);

    expect(codes(refused)).toEqual([403, 'cart_item', 'other_provider']);
    expect(refused.body.message).toBe('Your cart has vehicles of another provider');
    expect(vehiclesIn(await cart())).toEqual([first.id, second.id]);
  });

  test('refuses another trip type, duration, place or time [RENT-CART-10]', async () => {
    const first = await aVehicle();
    const second = await aVehicle({ provider_id: first.provider_id });
    await add(first.id);

    expect(codes(await add(second.id, byDistance()))).toEqual([403, 'cart_item', 'other_type']);
    for (const other of [
      { estimated_hours: 4 },
      { pickup_location: DESTINATION },
      { pickup_time: '2026-11-21 03:30 PM' },
      { pickup_time: null },
    ]) {
      const refused = await add(second.id, byTheHour(other));
      expect(codes(refused)).toEqual([403, 'cart_item', 'other_trip']);
    }
    expect(vehiclesIn(await cart())).toEqual([first.id]);
  });

  test('names the vehicles that exclude the other trip type: the body is the list [RENT-CART-14, RENT-CART-40, API-52]', async () => {
    const hourly = await aVehicle({ distance_price: null, name_hi: 'ओटेरो' });
    const both = await aVehicle({ provider_id: hourly.provider_id });
    const added = await add(hourly.id);
    await add(both.id);
    const [line] = added.body.carts;

    const refused = await change(added.body.user_data.id, byDistance());
    const entry = { cart_id: line.id, vehicle_id: hourly.id, name: 'Otero Linea' };

    expect([refused.status, refused.body]).toEqual([
      403,
      [{ ...entry, message: 'Otero Linea has no distance wise trip.' }],
    ]);
    expect(v.is(contract.tripConflicts, refused.body)).toBe(true);
    const third = await aVehicle({ provider_id: hourly.provider_id });
    const inHindi = await add(third.id, byDistance(), { language: 'hi' });
    expect([inHindi.status, inHindi.body]).toEqual([
      403,
      [{ ...entry, name: 'ओटेरो', message: 'ओटेरो दूरी के हिसाब से नहीं मिलती।' }],
    ]);
    expect((await cart()).body).toMatchObject({
      carts: [{ vehicle_id: hourly.id }, { vehicle_id: both.id }],
      user_data: { rental_type: 'hourly' },
    });
  });

  test('changes its trip for all vehicles, and stores the rates shown then [API-51, API-54]', async () => {
    const vehicle = await aVehicle();
    const { body } = await add(vehicle.id);

    const changed = await change(body.user_data.id, byDistance());

    expect(changed.body).toMatchObject({
      carts: [{ id: body.carts[0].id, price: 10.41, shown_price: 2 }],
      user_data: { id: body.user_data.id, rental_type: 'distance_wise', distance: 5.204 },
    });
  });

  test('removes one vehicle, several or all; the trip goes with the last one [API-49, API-50, API-56]', async () => {
    const first = await aVehicle();
    const ids = [first.id];
    for (let more = 0; more < 3; more += 1) {
      ids.push((await aVehicle({ provider_id: first.provider_id })).id);
    }
    for (const vehicle of ids) await add(vehicle);
    const lines: readonly Line[] = (await cart()).body.carts;
    const [one, two, three] = lines.map(({ id }) => id);
    const many = (...some: readonly (number | undefined)[]) =>
      remove(
        `${contract.removeTripLines.path}?cart_ids=${encodeURIComponent(JSON.stringify(some))}&guest_id=${GUEST}`,
      );

    const path = pathOf(contract.removeTripLine, { id: one ?? 0 });
    expect(vehiclesIn(await remove(`${path}?guest_id=${GUEST}`))).toEqual(ids.slice(1));
    expect(codes(await many(two, 999))).toEqual([404, 'cart_id']);
    expect(vehiclesIn(await cart())).toEqual(ids.slice(1));
    expect(vehiclesIn(await many(two, three))).toEqual(ids.slice(3));
    const last = lines[3]?.id;
    expect((await many(last)).body).toEqual({ carts: [], user_data: [] });
    await add(first.id);
    expect((await clear()).body).toEqual({ carts: [], user_data: [], status: 'success' });
    expect((await cart()).body).toEqual({ carts: [], user_data: [] });
  });

  test('is emptied for a vehicle of another provider only if that can be added [API-55, API-56]', async () => {
    const first = await aVehicle();
    const next = await aVehicle({ distance_price: null, total_count: 1 });
    const gone = await aVehicle({ active: false });
    await add(first.id);
    const when = `&pickup_time=${encodeURIComponent('2026-11-21 02:30 PM')}`;
    const validate = (vehicle: number, facts: string) =>
      clear(`&vehicle_id=${vehicle}${facts}${when}`);

    for (const [vehicle, facts, code] of [
      [gone.id, '&quantity=1&rental_type=hourly', 'vehicle_gone'],
      [99_999, '&quantity=1&rental_type=hourly', 'vehicle_gone'],
      [next.id, '&quantity=2&rental_type=hourly', 'over_count'],
      [next.id, '&quantity=1&rental_type=distance_wise', 'type_not_offered'],
    ] as const) {
      expect(codes(await validate(vehicle, facts))).toEqual([403, 'cart_item', code]);
    }
    expect(vehiclesIn(await cart())).toEqual([first.id]);
    const emptied = await validate(next.id, '&quantity=1&rental_type=hourly');
    expect(emptied.body).toEqual({ carts: [], user_data: [], status: 'success' });
    expect(vehiclesIn(await add(next.id))).toEqual([next.id]);
  });

  test('of another customer is not found, neither lines nor trip [API-48, API-49]', async () => {
    const vehicle = await aVehicle();
    const { body } = await add(vehicle.id);
    const [line] = body.carts;
    const other = { guest_id: OTHER_GUEST };
    const single = pathOf(contract.removeTripLine, { id: line.id });
    const list = encodeURIComponent(JSON.stringify([line.id]));

    for (const refused of [
      await update(line.id, { quantity: 2, ...other }),
      await change(body.user_data.id, byTheHour({ estimated_hours: 9, ...other })),
      await remove(`${single}?guest_id=${OTHER_GUEST}`),
      await remove(`${contract.removeTripLines.path}?cart_ids=${list}&guest_id=${OTHER_GUEST}`),
    ]) {
      expect(refused.status).toBe(404);
    }
    await remove(`${contract.clearTripCart.path}?guest_id=${OTHER_GUEST}`);
    expect((await cart()).body).toEqual(body);
  });

  test('has one consistent trip after concurrent changes in two tabs', async () => {
    const vehicle = await aVehicle();
    const { body } = await add(vehicle.id);
    const { id } = body.user_data;

    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, turn) =>
        change(id, turn % 2 === 0 ? byDistance() : byTheHour({ estimated_hours: 7 })),
      ),
    );

    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const { user_data, carts } = (await cart()).body;
    const isByDistance = user_data.rental_type === 'distance_wise';
    expect(user_data).toMatchObject(
      isByDistance
        ? { distance: 5.204, estimated_hours: null, destination_location: DESTINATION }
        : { distance: null, estimated_hours: 7, destination_location: null },
    );
    expect(carts[0].shown_price).toBe(isByDistance ? 2 : 10);
  });

  test('has a vehicle once, also after three concurrent additions', async () => {
    const vehicle = await aVehicle();
    const answers = await Promise.all([add(vehicle.id), add(vehicle.id), add(vehicle.id)]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
    expect(codes(await add(vehicle.id))).toEqual([403, 'cart_item']);
    expect(vehiclesIn(await cart())).toEqual([vehicle.id]);
  });

  test('names a vehicle that has lost its hourly price, with its previous rate', async () => {
    const vehicle = await aVehicle();
    await add(vehicle.id);
    await renting.server.db
      .updateTable('vehicle')
      .set({ hourly_price: null })
      .where('id', '=', vehicle.id)
      .execute();

    const { carts, user_data } = (await cart()).body;
    expect(carts[0]).toMatchObject({ available: false, price: 0, shown_price: 10 });
    expect(user_data.total_cart_price).toBe(0);
    expect(codes(await update(carts[0].id, { quantity: 2 }))).toEqual([
      403,
      'cart_item',
      'type_not_offered',
    ]);
  });

  test.each([
    ['2026-11-21 11:59 PM', '2026-11-21 11:59 PM'],
    ['2028-02-29 12:00 AM', '2028-02-29 12:00 AM'],
    // This time occurs twice that day; the first one counts.
    ['2027-11-07 01:30 AM', '2027-11-07 01:30 AM'],
    ['2020-01-01 08:00 AM', '2020-01-01 08:00 AM'],
  ])(
    'takes a trip at %s, even in the past: the checkout reports that [RENT-CART-34]',
    async (pickup_time, stored) => {
      const vehicle = await aVehicle();
      const { status, body } = await add(vehicle.id, byTheHour({ pickup_time }));
      expect([status, body.user_data.pickup_time]).toEqual([200, stored]);
    },
  );
});

describe('refused for a trip cart', () => {
  test.each([0, -1, 1.5, 'two', null])('%s vehicles [RENT-CART-35]', async (quantity) => {
    const vehicle = await aVehicle();
    const { body } = await add(vehicle.id);
    const next = await aVehicle({ provider_id: vehicle.provider_id });

    expect(codes(await add(next.id, byTheHour({ quantity })))).toEqual([403, 'quantity']);
    expect(codes(await update(body.carts[0].id, { quantity }))).toEqual([403, 'quantity']);
    expect((await cart()).body).toEqual(body);
  });

  test('more vehicles than exist; bookings do not count here [RENT-CART-35, ERR-14]', async () => {
    const vehicle = await aVehicle({ total_count: 2 });
    const refused = await add(vehicle.id, byTheHour({ quantity: 3 }));
    expect(codes(refused)).toEqual([403, 'cart_item', 'over_count']);
    expect(refused.body.message).toBe("You can't add more than 2 quantities of this vehicle.");
    const { body } = await add(vehicle.id, byTheHour({ quantity: 2 }));
    const { id } = body.carts[0];
    expect(codes(await update(id, { quantity: 3 }))).toEqual([403, 'cart_item', 'over_count']);
    expect((await update(id, { quantity: 1 })).body.carts[0].quantity).toBe(1);
  });

  test.each([0, 721, 1.5, -1, 'abc', null])('%s hours', async (estimated_hours) => {
    const vehicle = await aVehicle();
    const refused = await add(vehicle.id, byTheHour({ estimated_hours }));
    expect(codes(refused)).toEqual([403, 'estimated_hours']);
    expect((await cart()).body).toEqual({ carts: [], user_data: [] });
  });

  test.each([
    ['a type that there is not [RENT-CART-38]', { rental_type: 'daily' }, 'rental_type'],
    ['by distance without a destination', { destination_location: null }, 'destination_location'],
    ['by a negative distance', { distance: -1 }, 'distance'],
    ['by no distance at all', { distance: 0 }, 'cart_item'],
    [
      'to a place without coordinates [RENT-CART-39]',
      { destination_location: { location_name: 'There' } },
      'destination_location.lat',
    ],
    [
      'to a place without a name [RENT-CART-39]',
      { destination_location: { lat: 40.75, lng: -74 } },
      'destination_location.location_name',
    ],
    ['for a day that there is not', { pickup_time: '2027-02-29 03:05 PM' }, 'cart_item'],
    ['for an hour that there is not', { pickup_time: '2026-11-21 13:05 PM' }, 'pickup_time'],
    [
      'for the hour that the clock passes over',
      { pickup_time: '2027-03-14 02:30 AM' },
      'cart_item',
    ],
  ])('a trip of %s', async (_, facts, code) => {
    const vehicle = await aVehicle();
    const refused = await add(vehicle.id, byDistance(facts));
    expect(refused.status).toBe(403);
    expect(codes(refused)[1]).toBe(code);
    expect((await cart()).body).toEqual({ carts: [], user_data: [] });
  });

  test('a vehicle that is no longer for rent, or not by this trip type [RENT-CART-44]', async () => {
    const gone = await aVehicle({ active: false });
    const closed = await renting.garage.provider({ active: false });
    const ofClosed = await aVehicle({ provider_id: closed.id });
    const hourly = await aVehicle({ distance_price: null });

    for (const vehicle of [gone.id, ofClosed.id, 99_999, 9_007_199_254_740_991]) {
      expect(codes(await add(vehicle))).toEqual([403, 'cart_item', 'vehicle_gone']);
    }
    expect(codes(await add(hourly.id, byDistance()))).toEqual([
      403,
      'cart_item',
      'type_not_offered',
    ]);
  });

  test('a trip that begins outside the provider’s hours or zones, or ends in another zone', async () => {
    const { id: provider_id } = await renting.garage.provider({
      hours: [540, 1080],
      pickup_zones: [HERE],
    });
    const vehicle = await aVehicle({ provider_id });
    const outside = { lat: 10, lng: -30, location_name: 'At sea' };

    for (const [trip, code] of [
      [byTheHour({ pickup_location: IN_ZONE_TWO }), 'outside_zone'],
      [byTheHour({ pickup_location: outside }), 'outside_zone'],
      [byDistance({ destination_location: outside }), 'outside_zone'],
      [byDistance({ destination_location: IN_ZONE_TWO }), 'zones_differ'],
      [byTheHour({ pickup_time: '2026-11-22 08:59 AM' }), 'provider_closed'],
    ] as const) {
      expect(codes(await add(vehicle.id, trip))).toEqual([403, 'cart_item', code]);
    }
    const { body } = await add(vehicle.id, byTheHour({ pickup_time: '2026-11-22 09:00 AM' }));
    const moved = byTheHour({ pickup_location: IN_ZONE_TWO });
    expect(codes(await change(body.user_data.id, moved))).toEqual([
      403,
      'cart_item',
      'outside_zone',
    ]);
    expect((await cart()).body).toEqual(body);
  });

  test('no trip within overlapping zones, if the provider serves the second one', async () => {
    const OVERLAPPING = 9;
    await renting.rows.zone({ id: OVERLAPPING, name: 'Overlapping' });
    const { id: provider_id } = await renting.garage.provider({ pickup_zones: [OVERLAPPING] });
    const vehicle = await aVehicle({ provider_id });

    expect((await add(vehicle.id, byDistance())).status).toBe(200);
  });
});
