import { describe, expect, test } from 'vitest';
import { getTrip } from '#contract/rental-trips.ts';
import type { TestAnswer } from '#tests/support/server.ts';
import {
  byDistance,
  byTheHour,
  GUEST,
  inRental,
  OTHER_GUEST,
  startRenting,
} from '#tests/support/start-renting.ts';

const renting = startRenting();
const { aVehicle, add, book, cart, tripCount } = renting;

const codes = ({ status, body }: TestAnswer) => [
  status,
  ...(body.errors ?? []).map(({ code }: { code: string }) => code),
];
const key = (name: string) => ({ headers: { 'Idempotency-Key': name } });
const trip = async (id: number) =>
  (await renting.server.get(`${getTrip.path}?trip_id=${id}&guest_id=${GUEST}`, inRental)).body;
const change = (vehicle: number, facts: object) =>
  renting.server.db.updateTable('vehicle').set(facts).where('id', '=', vehicle).execute();
/** Another guest's trip with the same vehicle. */
const takenBy = async (
  vehicle: { id: number; provider_id: number },
  facts: object = {},
  quantity = 1,
) => {
  const other = { guest_id: OTHER_GUEST };
  await add(vehicle.id, byTheHour({ ...other, quantity, ...facts }));
  return book(vehicle.provider_id, { ...other, trip_amount: 30 * quantity });
};

describe('a trip is booked', () => {
  test('by the hour: the answer has its number, the cart is empty and the trip is described [CHK-16, CHK-17, API-43]', async () => {
    const provider = await renting.garage.provider({
      tax_rate: 100_000,
      discount_rate: 500_000,
      discount_minimum: 5_000,
      discount_maximum: 1_000,
      name_hi: 'धीमी गली',
    });
    const vehicle = await aVehicle({ provider_id: provider.id, discount_value: 100_000 });
    await add(vehicle.id, byTheHour({ quantity: 2 }));

    // 60 less the provider's 10, which exceeds the vehicle's 6; a tenth of the rest is tax.
    const booked = await book(provider.id, { trip_amount: 55, additional_note: 'Blue, please' });

    expect([booked.status, typeof booked.body]).toEqual([200, 'number']);
    expect((await cart()).body).toEqual({ carts: [], user_data: [] });
    expect(await trip(booked.body)).toMatchObject({
      id: booked.body,
      trip_status: 'pending',
      trip_amount: 55,
      payment_method: 'cash_payment',
      payment_status: 'unpaid',
      schedule_at: '2026-11-21T19:30:00.000Z',
      pending: '2026-11-21T17:30:00.000Z',
      quantity: 2,
      estimated_hours: 3,
      additional_note: 'Blue, please',
      amounts: { subtotal: 60, discount: 10, discount_by: 'provider', tax: 5, total: 55 },
      trip_details: [{ vehicle_id: vehicle.id, price: 10, calculated_price: 60 }],
      provider: { name: 'Slow Lane' },
      can_cancel: true,
    });
  });

  test('by distance, with the server’s distance instead of the client’s', async () => {
    const vehicle = await aVehicle();
    await add(vehicle.id, byDistance({ distance: 0.001, destination_time: 1 }));

    const request = { trip_type: 'distance_wise' };
    const cheap = await book(vehicle.provider_id, { ...request, trip_amount: 0 });
    expect(codes(cheap)).toEqual([409, 'trip_amount']);
    const booked = await book(vehicle.provider_id, { ...request, trip_amount: 10.41 });

    expect(booked.status).toBe(200);
    expect(await trip(booked.body)).toMatchObject({ distance: 5.204, destination_time: 7.8 });
  });

  test('once for repeated requests, and not for another request under the key [D-111]', async () => {
    const vehicle = await aVehicle();
    await add(vehicle.id);

    const answers = await Promise.all([
      book(vehicle.provider_id, {}, key('k')),
      book(vehicle.provider_id, {}, key('k')),
    ]);
    const again = await book(vehicle.provider_id, {}, key('k'));

    const ids = answers.filter(({ status }) => status === 200).map(({ body }) => body);
    expect(new Set([...ids, again.body]).size).toBe(1);
    expect(await tripCount()).toBe(1);
    const other = await book(vehicle.provider_id, { additional_note: 'Red' }, key('k'));
    expect(codes(other)).toEqual([422, 'idempotency_key']);
  });

  test('once for a double click without a key: the second finds an empty cart', async () => {
    const vehicle = await aVehicle();
    await add(vehicle.id);
    const answers = await Promise.all([book(vehicle.provider_id), book(vehicle.provider_id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect(await tripCount()).toBe(1);
  });
});

describe('a trip is not booked, and the cart is kept', () => {
  const refuses = async (answer: TestAnswer, ...expected: readonly (number | string)[]) => {
    expect(codes(answer)).toEqual(expected);
    expect(await tripCount()).toBe(0);
    expect((await cart()).body.carts).toHaveLength(1);
  };

  test('when its price has changed: the list names the vehicle, the old and the new price', async () => {
    const vehicle = await aVehicle({ name_hi: 'ओटेरो' });
    await add(vehicle.id);
    await change(vehicle.id, { hourly_price: 1200 });

    const refused = await book(vehicle.provider_id);

    await refuses(refused, 409, 'trip_amount', 'price');
    expect(refused.body.errors).toEqual([
      { code: 'trip_amount', message: 'The total is now $36.00. Check it and book again.' },
      { code: 'price', message: 'Otero Linea now costs $12.00, and not $10.00' },
    ]);
    const inHindi = await book(vehicle.provider_id, {}, { language: 'hi' });
    expect(inHindi.body.errors[1].message).toBe('ओटेरो का दाम अब $10.00 नहीं, $12.00 है');
    expect((await book(vehicle.provider_id, { trip_amount: 36 })).status).toBe(200);
  });

  test.each([
    ['that has passed', { pickup_time: '2026-11-21 12:30 PM' }],
    ['that is missing', { pickup_time: null }],
  ])('for a pickup time %s [RENT-CART-34]', async (_, facts) => {
    const vehicle = await aVehicle();
    await add(vehicle.id, byTheHour(facts));
    await refuses(await book(vehicle.provider_id), 403, 'schedule');
    const later = { schedule_at: '2026-11-21 03:00 PM' };
    expect((await book(vehicle.provider_id, later)).status).toBe(200);
  });

  test.each(['2027-03-14 02:30 AM', '2027-02-29 10:00 AM', 'soon', '2026-11-21T17:30:00Z'])(
    'for %s [RENT-CART-34]',
    async (schedule_at) => {
      const vehicle = await aVehicle();
      await add(vehicle.id);
      await refuses(await book(vehicle.provider_id, { schedule_at }), 403, 'schedule');
    },
  );

  test('for a vehicle that is gone, has lost its trip type, or is too scarce', async () => {
    const vehicle = await aVehicle({ total_count: 2 });
    await add(vehicle.id, byTheHour({ quantity: 2 }));
    for (const [facts, code] of [
      [{ total_count: 1 }, 'over_count'],
      [{ hourly_price: null }, 'type_not_offered'],
      [{ active: false }, 'vehicle_gone'],
    ] as const) {
      await change(vehicle.id, facts);
      await refuses(await book(vehicle.provider_id, { trip_amount: 60 }), 403, code);
    }
  });

  test('of another provider or trip type than the cart’s, or with an empty cart', async () => {
    const vehicle = await aVehicle();
    expect(codes(await book(vehicle.provider_id))).toEqual([403, 'cart_empty']);
    await add(vehicle.id);
    await refuses(await book(99_999), 403, 'other_cart');
    await refuses(
      await book(vehicle.provider_id, { trip_type: 'distance_wise' }),
      403,
      'other_cart',
    );
  });

  test('while the provider is closed, or no longer serves the place', async () => {
    const vehicle = await aVehicle();
    await add(vehicle.id);
    const { db } = renting.server;
    await db.updateTable('rental_provider_hours').set({ opens: 0, closes: 60 }).execute();
    await refuses(await book(vehicle.provider_id), 403, 'provider_closed');
    await db.deleteFrom('pickup_zone').execute();
    await refuses(await book(vehicle.provider_id), 403, 'outside_zone');
  });

  test.each(['wallet', 'partial_payment', 'digital_payment'])(
    'by %s, which is not offered here',
    async (payment_method) => {
      const vehicle = await aVehicle();
      await add(vehicle.id);
      await refuses(await book(vehicle.provider_id, { payment_method }), 403, 'payment_method');
    },
  );

  test('with an unknown coupon, without a contact, or by guests if those may not book', async () => {
    const vehicle = await aVehicle();
    await add(vehicle.id);
    await refuses(await book(vehicle.provider_id, { coupon_code: 'FIRST' }), 403, 'coupon');
    const anonymous = { contact_person_name: null, contact_person_number: 'call me' };
    await refuses(
      await book(vehicle.provider_id, anonymous),
      ...[403, 'contact_person_name', 'contact_person_number'],
    );
    await renting.rows.setting('ordering', { guestCheckout: false });
    await refuses(await book(vehicle.provider_id), 403, 'guest_checkout');
  });
});

describe('a booked vehicle', () => {
  test('is not available during that trip, and is before and after it [D-79]', async () => {
    const vehicle = await aVehicle({ total_count: 1 });
    await add(vehicle.id);
    expect((await takenBy(vehicle)).status).toBe(200);

    const at = async (time: string) => {
      const answer = await book(vehicle.provider_id, { schedule_at: `2026-11-21 ${time}` });
      return codes(answer);
    };
    // Booked from 14:30 until 17:30; a trip takes three hours.
    expect(await at('02:30 PM')).toEqual([403, 'not_available']);
    expect(await at('05:29 PM')).toEqual([403, 'not_available']);
    expect(await at('12:31 PM')).toEqual([403, 'not_available']);
    expect(await at('05:30 PM')).toEqual([200]);
  });

  test('leaves the other vehicles of the model available', async () => {
    const vehicle = await aVehicle({ total_count: 3 });
    await takenBy(vehicle, {}, 2);
    await add(vehicle.id, byTheHour({ quantity: 2 }));

    const refused = await book(vehicle.provider_id, { trip_amount: 60 });

    expect(refused.body.message).toBe('Only 1 of Otero Linea are free at that time');
    expect(codes(refused)).toEqual([403, 'not_available']);
  });
});
