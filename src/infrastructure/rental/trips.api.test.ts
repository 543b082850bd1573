import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { pathOf } from '#contract/endpoint.ts';
import * as contract from '#contract/rental-trips.ts';
import { id } from '#domain/kernel/id.ts';
import { ok } from '#domain/kernel/result.ts';
import type { TripDraft } from '#domain/rental/trip-draft.ts';
import { dollars, USD } from '#tests/support/builders/money.ts';
import { aWireTrip } from '#tests/support/builders/rental-wire.ts';
import { CITY_HALL, TUESDAY_AT_THREE } from '#tests/support/builders/rental.ts';
import { httpClientByHand } from '#tests/support/fakes/http-client.ts';
import { createTripGateway } from './trips.api.ts';

const signal = new AbortController().signal;
const claim = { id: id<'Trip'>(500_001), phone: '+12125550123' };
const draft: TripDraft = {
  providerId: id(1),
  providerName: 'Harbor Cars',
  type: 'hourly',
  pickupAt: TUESDAY_AT_THREE,
  total: dollars(33),
  contact: { name: 'Ada', phone: '+12125550123', email: 'ada@example.com' },
  method: 'cash_payment',
  couponCode: null,
  note: '',
};

function aGateway(body: unknown, status = 200, token: string | null = null) {
  const http = httpClientByHand(body, status);
  const gateway = createTripGateway({
    http,
    scope: () => ({ token, guestId: '77', moduleId: 6 }),
    currency: () => USD,
    timeZone: () => null,
    report: () => {},
  });
  return { http, gateway, book: () => gateway.book(draft, { idempotencyKey: 'key-1', signal }) };
}

describe('booking a trip', () => {
  test('answers a bare number, and is sent under its key [API-43, D-71]', async () => {
    const { http, book } = aGateway(500_001);

    expect(await book()).toEqual(ok(500_001));
    expect(http.asked[0]).toMatchObject({
      method: 'POST',
      path: contract.bookTrip.path,
      headers: { 'Idempotency-Key': 'key-1' },
      asGuest: true,
      body: {
        guest_id: 77,
        trip_amount: 33,
        trip_type: 'hourly',
        provider_id: 1,
        scheduled: 1,
        schedule_at: '2026-11-24T20:00:00.000Z',
        contact_person_number: '+12125550123',
      },
    });
    expect(v.is(contract.bookRequest, http.asked[0]?.body)).toBe(true);
  });

  test('of a customer names no guest', async () => {
    const { http, book } = aGateway(500_001, 200, 't1');

    await book();

    expect(http.asked[0]?.body).not.toHaveProperty('guest_id');
  });

  test.each(contract.bookingProblemCode.options)(
    'that is refused for %s is known for it',
    async (code) => {
      const body = { message: 'No', errors: [{ code, message: 'No, because.' }] };
      const answer = await aGateway(body, 403).book();

      expect(answer).toMatchObject({
        ok: false,
        failure: { kind: 'refused', said: 'No, because.' },
      });
      expect(!answer.ok && answer.failure).not.toMatchObject({ problem: 'other' });
    },
  );

  test.each([
    { status: 409, code: 'trip_amount', failure: { kind: 'refused', problem: 'priceChanged' } },
    { status: 409, code: 'idempotency_key', failure: { kind: 'unreachable', cause: 'server' } },
    { status: 422, code: 'idempotency_key', failure: { kind: 'refused', problem: 'keyTaken' } },
    {
      status: 403,
      code: 'function Object() { [native code] }',
      failure: { kind: 'refused', problem: 'other' },
    },
  ])('with status $status and $code is $failure [D-111]', async ({ status, code, failure }) => {
    const body = { message: 'No', errors: [{ code, message: 'No' }] };

    expect(await aGateway(body, status).book()).toMatchObject({ ok: false, failure });
  });
});

describe('a trip of the wire', () => {
  test('is read into exact amounts and moments [API-41]', async () => {
    const { gateway, http } = aGateway(aWireTrip());

    expect(await gateway.trip(claim, signal)).toMatchObject({
      ok: true,
      value: {
        id: 500_001,
        status: 'pending',
        total: dollars(33),
        pickupAt: TUESDAY_AT_THREE,
        bookedAt: Date.UTC(2026, 10, 24, 19),
        pickup: CITY_HALL,
        hours: 3,
        metres: null,
        amounts: { subtotal: dollars(30), tax: dollars(3), discountBy: 'none' },
        lines: [{ name: 'Blue sedan', rate: dollars(10), gross: dollars(30), quantity: 1 }],
        cancelable: true,
        reached: { pending: Date.UTC(2026, 10, 24, 19) },
      },
    });
    expect(http.asked[0]).toMatchObject({
      path: contract.getTrip.path,
      query: { trip_id: 500_001, contact_number: '+12125550123' },
      asGuest: true,
    });
  });

  test('may be cancelled or reviewed as the server says, else by its status', async () => {
    const handed = { id: 3, vehicle_id: 1, vehicle_name: 'Blue sedan' };
    const read = async (facts: Parameters<typeof aWireTrip>[0]) => {
      const answer = await aGateway(aWireTrip(facts)).gateway.trip(claim, signal);
      return answer.ok && [answer.value.cancelable, answer.value.handed[0]?.reviewable];
    };

    expect(await read({ can_cancel: 0 })).toEqual([false, undefined]);
    expect(await read({ trip_status: 'completed', vehicle_identity: [handed] })).toEqual([
      false,
      true,
    ]);
    expect(
      await read({ trip_status: 'completed', vehicle_identity: [{ ...handed, rating: 4 }] }),
    ).toEqual([false, false]);
  });

  test.each([{ schedule_at: 'soon' }, { created_at: '' }])(
    'that holds an impossible moment is broken: %j',
    async (facts) => {
      expect(await aGateway(aWireTrip(facts)).gateway.trip(claim, signal)).toMatchObject({
        ok: false,
        failure: { kind: 'unreachable', cause: 'broken' },
      });
    },
  );

  test('is listed ten a page; a row that cannot be understood is left out [API-40, D-53]', async () => {
    const page = { total_size: '2', limit: '10', offset: '1', trips: [aWireTrip(), { id: 1 }] };
    const { gateway, http } = aGateway(page);
    const answer = await gateway.list('running', 1);

    expect(answer.ok && [answer.value.rows.length, answer.value.total]).toEqual([1, 2]);
    expect(http.asked[0]).toMatchObject({
      path: pathOf(contract.listTrips, { tab: 'running' }),
      query: { limit: 10, offset: 1 },
      asGuest: true,
    });
  });

  test('is cancelled, and reviewed with its pictures [API-44, API-46, D-92]', async () => {
    const { gateway, http } = aGateway({ message: 'Thank you' });
    const vehicle = { id: 3, vehicleId: id<'Vehicle'>(1) };
    const images = ['a.png', 'b.png'].map((name) => new File([name], name, { type: 'image/png' }));
    const review = { trip: claim.id, vehicle, rating: 4.5, comment: 'Good', images };

    expect(await gateway.cancel({ claim, reason: '' }, signal)).toEqual(ok(null));
    expect(await gateway.review(review, signal)).toEqual(ok('Thank you'));
    const [canceled, reviewed] = http.asked.map(({ body }) => body);
    expect(canceled).toEqual({
      ...{ trip_id: 500_001, contact_number: '+12125550123', cancellation_reason: null },
    });
    const form = reviewed as FormData;
    const pictures = form.getAll('attachment[]') as File[];
    expect(await Promise.all(pictures.map(async (one) => one.text()))).toEqual(['a.png', 'b.png']);
    expect(Object.fromEntries([...form].filter(([name]) => name !== 'attachment[]'))).toEqual({
      ...{ trip_id: '500001', vehicle_id: '1', vehicle_identity_id: '3' },
      ...{ rating: '4.5', comment: 'Good' },
    });
  });
});
