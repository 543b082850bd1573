import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { pathOf } from '#contract/endpoint.ts';
import * as contract from '#contract/rental-trips.ts';
import { getVehicle, listVehicleReviews, vehicleAvailability } from '#contract/rental-vehicles.ts';
import { purge } from '#server/purge.ts';
import { formRequest } from '#tests/support/form-request.ts';
import { aPicture } from '#tests/support/pictures.ts';
import type { CallOptions, TestAnswer } from '#tests/support/server.ts';
import {
  byTheHour,
  GUEST,
  inRental,
  OTHER_GUEST,
  PHONE,
  startRenting,
} from '#tests/support/start-renting.ts';
import { advanceTrip, setTripStatus } from './trip-status.ts';

const renting = startRenting();
const { aVehicle, add, book } = renting;

const codes = ({ status, body }: TestAnswer) => [status, body.errors?.[0].code];
const get = (path: string, query: object, options: CallOptions = {}) =>
  renting.server.get(`${path}?${new URLSearchParams(query as Record<string, string>).toString()}`, {
    ...inRental,
    ...options,
  });
const track = (query: object, options: CallOptions = {}) =>
  get(contract.getTrip.path, query, options);
const list = (tab: string, query: object = { guest_id: GUEST }, options: CallOptions = {}) =>
  get(pathOf(contract.listTrips, { tab }), query, options);
const idsIn = ({ body }: TestAnswer) => body.trips.map(({ id }: { id: number }) => id);
const put = (path: string, body: object, options: CallOptions = {}) =>
  renting.server.put(path, body, { ...inRental, ...options });
const post = (path: string, body: object, options: CallOptions = {}) =>
  renting.server.post(path, body, { ...inRental, ...options });
const now = () => renting.server.context.now();
const setStatus = (id: number, status: Parameters<typeof setTripStatus>[2]) =>
  setTripStatus(renting.server.db, id, status, now());

/** Trip of the guest, or of the customer with this token. */
const aTrip = async (options: CallOptions = {}, facts: object = {}) => {
  const vehicle = await aVehicle({ name_hi: 'ओटेरो', ...facts });
  const who = options.token ? { guest_id: null } : {};
  await add(vehicle.id, byTheHour(who), options);
  const { body } = await book(vehicle.provider_id, who, options);
  return { id: body as number, vehicle };
};

describe('trips', () => {
  test('are listed for their owner only, running and past ones separately, newest first [API-40, D-53]', async () => {
    const { token } = await renting.rows.customer();
    const first = await aTrip();
    renting.server.advance(1000);
    const second = await aTrip();
    await aTrip({ token });

    expect(idsIn(await list('running'))).toEqual([second.id, first.id]);
    await setStatus(first.id, 'completed');
    const running = await list('running');
    expect(v.is(contract.tripPage, running.body)).toBe(true);
    expect([idsIn(running), running.body.limit, running.body.total_size]).toEqual([
      [second.id],
      10,
      1,
    ]);
    expect(idsIn(await list('completed'))).toEqual([first.id]);
    expect(idsIn(await list('running', { guest_id: OTHER_GUEST }))).toEqual([]);
    expect((await list('running', {})).status).toBe(401);
    expect((await list('running', {}, { token })).body.total_size).toBe(1);
    const found = { guest_id: GUEST, search: String(second.id) };
    expect(idsIn(await list('running', found))).toEqual([second.id]);
    expect(idsIn(await list('running', { guest_id: GUEST, search: '%' }))).toEqual([]);
    const confirmed = { guest_id: GUEST, trip_status: 'confirmed' };
    expect(idsIn(await list('running', confirmed))).toEqual([]);
  });

  test('are tracked by their owner, and by others with number and phone [API-41, D-72]', async () => {
    const { id } = await aTrip();
    const trip = await track({ trip_id: id, guest_id: GUEST }, { language: 'hi' });

    expect(v.is(contract.trip, trip.body)).toBe(true);
    expect(trip.body.trip_details[0].vehicle_details.name).toBe('ओटेरो');
    expect((await track({ trip_id: id, contact_number: '+1 (212) 555-0177' })).status).toBe(200);
    const wrong = { trip_id: id, contact_number: '+12125550100', guest_id: GUEST };
    expect(codes(await track(wrong))).toEqual([404, 'trip']);
    for (const unknown of [
      { trip_id: id, guest_id: OTHER_GUEST },
      { trip_id: id },
      { trip_id: 999_999, guest_id: GUEST },
      { trip_id: 9_007_199_254_740_991, guest_id: GUEST },
    ]) {
      expect(codes(await track(unknown))).toEqual([404, 'trip']);
    }
  });

  test('cannot be guessed: wrong phones are limited, and the owner never waits', async () => {
    const { id } = await aTrip();
    const guesser = { from: '203.0.113.9' };
    for (let wrong = 0; wrong < 20; wrong += 1) {
      const claim = { trip_id: 600_000 + wrong, contact_number: PHONE };
      expect((await track(claim, guesser)).status).toBe(404);
    }
    const right = { trip_id: id, contact_number: PHONE };
    expect(codes(await track(right, guesser))).toEqual([429, 'too_many_attempts']);
    expect((await track({ trip_id: id, guest_id: GUEST }, guesser)).status).toBe(200);
  });

  test('go from pending to completed, each step with its time, and are paid in the end', async () => {
    const { id } = await aTrip();
    for (const status of ['confirmed', 'ongoing', 'completed']) {
      renting.server.advance(60_000);
      expect(await advanceTrip(renting.server.db, id, now())).toBe(status);
    }

    expect(await advanceTrip(renting.server.db, id, now())).toBeNull();
    expect((await track({ trip_id: id, guest_id: GUEST })).body).toMatchObject({
      trip_status: 'completed',
      payment_status: 'paid',
      can_cancel: false,
      confirmed: '2026-11-21T17:31:00.000Z',
      ongoing: '2026-11-21T17:32:00.000Z',
      completed: '2026-11-21T17:33:00.000Z',
    });
  });
});

test('a guest with a trip or a trip cart stays, whatever the age', async () => {
  const { db } = renting.server;
  await aTrip();
  const other = { guest_id: OTHER_GUEST };
  await add((await aVehicle()).id, byTheHour(other));
  await renting.rows.guests(78);
  await db.updateTable('guest').set({ created_at: '2020-01-01T00:00:00Z' }).execute();

  await purge(renting.server.context, now());

  const remaining = await db.selectFrom('guest').select('id').orderBy('id').execute();
  expect(remaining.map(({ id }) => id)).toEqual([OTHER_GUEST, GUEST]);
});

describe('a trip is canceled', () => {
  const cancel = (
    trip_id: number,
    facts: object = { guest_id: GUEST },
    options: CallOptions = {},
  ) => put(contract.cancelTrip.path, { trip_id, ...facts }, options);

  test('while it is pending, which releases its vehicle [API-44, D-72]', async () => {
    const { id, vehicle } = await aTrip({}, { total_count: 1 });
    const free = () =>
      get(vehicleAvailability.path, {
        vehicle_id: vehicle.id,
        pickup_time: '2026-11-21 05:00 PM',
        destination_time: 3600,
      });
    expect((await free()).body).toEqual({ available: 0 });

    const reason = { guest_id: GUEST, cancellation_reason: 'Other plans' };
    expect((await cancel(id, reason)).body).toEqual({ message: 'Your trip has been canceled' });

    expect((await free()).body).toEqual({ available: 1 });
    expect((await track({ trip_id: id, guest_id: GUEST })).body).toMatchObject({
      trip_status: 'canceled',
      cancellation_reason: 'Other plans',
    });
    expect(codes(await cancel(id))).toEqual([403, 'trip_status']);
  });

  test('not after the provider has confirmed it', async () => {
    const { id } = await aTrip();
    await setStatus(id, 'confirmed');
    expect(codes(await cancel(id))).toEqual([403, 'trip_status']);
  });

  test('by no one else; a customer’s not even by phone', async () => {
    const { token } = await renting.rows.customer();
    const { id } = await aTrip({ token });
    expect(codes(await cancel(id, { guest_id: OTHER_GUEST }))).toEqual([404, 'trip']);
    expect(codes(await cancel(id, { contact_number: PHONE }))).toEqual([404, 'trip']);
    expect((await cancel(id, {}, { token })).status).toBe(200);
  });

  test('and resumes only while its vehicle is available', async () => {
    const { id, vehicle } = await aTrip({}, { total_count: 1 });
    await cancel(id);
    await add(vehicle.id);
    await book(vehicle.provider_id);

    await expect(setStatus(id, 'confirmed')).rejects.toThrow('Otero Linea is taken at that time');
  });
});

test('a trip is paid in cash to the provider, and not otherwise if nothing else is offered [API-45]', async () => {
  const { id } = await aTrip();
  const pay = (facts: object) =>
    post(contract.payTrip.path, { trip_id: id, guest_id: GUEST, ...facts });

  expect((await pay({ payment_method: 'cash_payment' })).status).toBe(200);
  for (const payment_method of ['wallet', 'digital_payment', 'partial_payment']) {
    expect(codes(await pay({ payment_method }))).toEqual([403, 'payment_method']);
  }
  const other = { payment_method: 'cash_payment', guest_id: OTHER_GUEST };
  expect(codes(await pay(other))).toEqual([404, 'trip']);
  await setStatus(id, 'canceled');
  expect(codes(await pay({ payment_method: 'cash_payment' }))).toEqual([403, 'trip_status']);
});

describe('a trip with a failed payment', () => {
  const pay = (trip_id: number) =>
    post(contract.payTrip.path, { trip_id, guest_id: GUEST, payment_method: 'cash_payment' });
  const statusOf = async (trip_id: number) =>
    (await track({ trip_id, guest_id: GUEST })).body.trip_status;

  test('continues once it is to be paid in cash [D-72]', async () => {
    const { id } = await aTrip();
    await setStatus(id, 'payment_failed');

    expect((await pay(id)).status).toBe(200);
    expect(await statusOf(id)).toBe('pending');
  });

  test('stays failed if its vehicle is booked, or its pickup has passed', async () => {
    const { id, vehicle } = await aTrip({}, { total_count: 1 });
    await setStatus(id, 'payment_failed');
    await add(vehicle.id);
    const other = await book(vehicle.provider_id);
    expect(codes(await pay(id))).toEqual([409, 'not_available']);
    await setStatus(other.body as number, 'canceled');
    renting.server.setNow('2026-11-21T19:30:00Z');
    expect(codes(await pay(id))).toEqual([403, 'schedule']);
    expect(await statusOf(id)).toBe('payment_failed');
  });
});

describe('a vehicle is reviewed', () => {
  const rented = async () => {
    const { token } = await renting.rows.customer();
    const { id, vehicle } = await aTrip({ token });
    const { body } = await track({ trip_id: id }, { token });
    const [identity] = body.vehicle_identity;
    const review = (facts: object = {}, options: CallOptions = { token }) =>
      post(
        contract.reviewVehicle.path,
        {
          ...{ trip_id: id, vehicle_id: vehicle.id, vehicle_identity_id: identity.id },
          ...{ rating: 3.5, comment: 'Quiet' },
          ...facts,
        },
        options,
      );
    return { id, vehicle, token, review };
  };

  test('once, after its trip, which changes the ratings of vehicle and provider [API-46, D-92]', async () => {
    const { id, vehicle, token, review } = await rented();
    expect(codes(await review())).toEqual([403, 'trip_status']);
    await setStatus(id, 'completed');
    const mayReview = async () =>
      (await track({ trip_id: id }, { token })).body.vehicle_identity[0];
    expect(await mayReview()).toMatchObject({ can_review: true, rating: null });

    const answers = await Promise.all([review(), review(), review()]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await mayReview()).toMatchObject({ can_review: false, rating: 3.5, comment: 'Quiet' });
    const rating = { avg_rating: 3.5 };
    expect((await get(pathOf(getVehicle, { id: vehicle.id }), {})).body).toMatchObject({
      ...rating,
      total_reviews: 1,
      provider: { ...rating, rating_count: 1 },
    });
  });

  test('with pictures, which are public [D-92]', async () => {
    const { id, vehicle, token } = await rented();
    await setStatus(id, 'completed');
    const [identity] = (await track({ trip_id: id }, { token })).body.vehicle_identity;
    const fields = {
      trip_id: id,
      vehicle_id: vehicle.id,
      vehicle_identity_id: identity.id,
      rating: 4,
    };
    const request = await formRequest(token, fields, 'attachment[]', [await aPicture()]);

    expect((await renting.server.request(contract.reviewVehicle.path, request)).status).toBe(200);

    const { reviews } = (await get(pathOf(listVehicleReviews, { id: vehicle.id }), {})).body;
    const [url] = reviews[0].attachment_full_url;
    expect((await renting.server.request(url)).headers.get('Content-Type')).toBe('image/jpeg');
    const [seen] = (await track({ trip_id: id }, { token })).body.vehicle_identity;
    expect(seen.attachment_full_url).toEqual([url]);
  });

  test.each([0, 0.4, 5.5, 3.7, 'good'])('with a rating; %s is refused', async (rating) => {
    const { id, review } = await rented();
    await setStatus(id, 'completed');
    expect(codes(await review({ rating }))).toEqual([403, 'rating']);
  });

  test('by the customer who rented it only', async () => {
    const { id, review } = await rented();
    await setStatus(id, 'completed');
    const { token } = await renting.rows.customer();
    expect(codes(await review({}, { token }))).toEqual([404, 'trip']);
    expect((await review({}, {})).status).toBe(401);
    expect(codes(await review({ vehicle_identity_id: 999 }))).toEqual([404, 'trip']);
  });
});
