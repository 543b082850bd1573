import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { pathOf } from '#contract/endpoint.ts';
import * as contract from '#contract/rental-cart.ts';
import { id } from '#domain/kernel/id.ts';
import { quantity } from '#domain/kernel/quantity.ts';
import { rate } from '#domain/kernel/rate.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { timeZone, type TimeZone } from '#domain/kernel/wall-clock.ts';
import { EMPTY_TRIP_CART } from '#domain/rental/trip-cart.ts';
import { dollars, USD } from '#tests/support/builders/money.ts';
import {
  AIRPORT_WIRE,
  aWireCoupon,
  aWireTripCart,
  aWireTripData,
  aWireTripLine,
  CITY_HALL_WIRE,
} from '#tests/support/builders/rental-wire.ts';
import {
  aCandidate,
  aDistanceTrip,
  aTripCart,
  aTripLine,
  anHourlyTrip,
} from '#tests/support/builders/rental.ts';
import { httpClientByHand } from '#tests/support/fakes/http-client.ts';
import { createTripCartGateway } from './trip-cart.api.ts';

const signal = new AbortController().signal;
const newYork = timeZone('America/New_York');

type Facts = {
  readonly body?: unknown;
  readonly status?: number;
  readonly token?: string | null;
  readonly guestId?: string | null;
  readonly moduleId?: number | null;
  readonly zone?: TimeZone | null;
};

function aGateway(facts: Facts = {}) {
  const {
    body = aWireTripCart(),
    status = 200,
    token = null,
    guestId = '77',
    moduleId = 6,
  } = facts;
  const { zone = newYork } = facts;
  const http = httpClientByHand(body, status);
  const reported: string[] = [];
  const gateway = createTripCartGateway({
    http,
    scope: () => ({ token, guestId, moduleId }),
    currency: () => USD,
    timeZone: () => zone,
    report: (problem) => void reported.push(problem),
  });
  return { http, gateway, reported, asked: () => http.asked[0] };
}
const byDistance = aCandidate({ details: aDistanceTrip({ seconds: 5_400 }) });

describe('the trip cart of the wire', () => {
  test('is read into lines and one trip [API-53, ENT-11]', async () => {
    const { gateway, asked } = aGateway();

    expect(await gateway.read(signal)).toEqual(ok(aTripCart()));
    expect(asked()).toMatchObject({ path: contract.getTripCart.path, asGuest: true });
  });

  test('of a checkout is looked at afresh [API-57]', async () => {
    const { gateway, asked } = aGateway();

    expect(await gateway.readForBooking(null, signal)).toEqual(
      ok({
        ...{ cart: aTripCart(), coupon: null, couponProblem: null },
        ...{ coupons: [], walletBalance: null },
      }),
    );

    expect(asked()).toMatchObject({ path: contract.listBookingItems.path });
    expect(asked()?.query).toEqual({});
  });

  test('of a checkout has its coupon judged again, and is told why one does not hold [CHK-16, PRICE-01]', async () => {
    const held = aGateway({ body: { ...aWireTripCart(), coupon: aWireCoupon() } });
    const answer = await held.gateway.readForBooking('RIDE', signal);
    expect(held.asked()?.query).toEqual({ coupon_code: 'RIDE' });
    expect(answer).toMatchObject(ok({ coupon: { code: 'RIDE' }, couponProblem: null }));

    const coupon_refusal = { code: 'other_provider', message: 'Not for this provider' };
    const dropped = aGateway({ body: { ...aWireTripCart(), coupon_refusal } });
    expect(await dropped.gateway.readForBooking('RIDE', signal)).toMatchObject(
      ok({ coupon: null, couponProblem: { kind: 'other', said: 'Not for this provider' } }),
    );
  });

  test('of a checkout lists coupons with what each saves, or why it does not hold [CHK-16, D-21]', async () => {
    const offer = { code: 'RIDE', title: 'Five off', min_purchase: 20, saves: 5 };
    const refusal = { code: 'below_minimum', message: 'More.', missing: 12.5 };
    const coupons = [offer, { ...offer, code: 'BIG', saves: null, refusal }];
    const { gateway } = aGateway({ body: { ...aWireTripCart(), coupons } });

    const told = { title: 'Five off', minimumPurchase: dollars(20) };
    expect(await gateway.readForBooking(null, signal)).toMatchObject(
      ok({
        coupons: [
          { ...told, code: 'RIDE', verdict: { kind: 'fits', saves: dollars(5) } },
          {
            ...{ ...told, code: 'BIG' },
            verdict: { kind: 'refused', why: { kind: 'belowMinimum', missing: dollars(12.5) } },
          },
        ],
      }),
    );
  });

  test('of a checkout takes a coupon by its reach and kind, and leaves out what it cannot understand [D-21]', async () => {
    const coupon = aWireCoupon({
      ...{ coupon_type: 'store_wise', provider_ids: [4] },
      ...{ discount_type: 'percent', discount: 10, max_discount: 0 },
    });
    const held = aGateway({ body: { ...aWireTripCart(), coupon } });
    expect(await held.gateway.readForBooking('RIDE', signal)).toMatchObject(
      ok({
        coupon: {
          reach: { type: 'store_wise', providerIds: [4] },
          discount: { type: 'percent', share: rate(100_000), cap: null },
        },
      }),
    );
    const gift = { ...coupon, discount_type: 'gift' };
    const odd = aGateway({ body: { ...aWireTripCart(), coupon: gift } });
    expect(await odd.gateway.readForBooking('RIDE', signal)).toMatchObject(ok({ coupon: null }));
  });

  test('of a checkout says what the wallet holds [CHK-16, D-71]', async () => {
    const { gateway } = aGateway({ body: { ...aWireTripCart(), wallet_balance: 12.5 } });

    expect(await gateway.readForBooking(null, signal)).toMatchObject(
      ok({ walletBalance: dollars(12.5) }),
    );
  });

  test('by distance has its kilometres and minutes as metres and seconds [RENT-CART-36, CONST-32]', async () => {
    const user_data = aWireTripData({
      rental_type: 'distance_wise',
      estimated_hours: 0,
      distance: '12.345',
      destination_time: 20,
      destination_location: AIRPORT_WIRE,
    });
    const answer = await aGateway({ body: aWireTripCart({ user_data }) }).gateway.read(signal);

    expect(answer.ok && answer.value.details).toEqual(aDistanceTrip());
  });

  test.each([[[]], [null], [undefined], ['']])(
    'has no trip where user_data is %j [API-53]',
    async (user_data) => {
      const { gateway, reported } = aGateway({ body: { carts: [], user_data } });

      expect(await gateway.read(signal)).toEqual(ok(EMPTY_TRIP_CART));
      expect(reported).toEqual([]);
    },
  );

  test.each([
    {
      facts: { rental_type: 'weekly' as never },
      says: 'a type of trip that there is not [RENT-CART-38]',
    },
    {
      facts: { pickup_location: { lat: 40, lng: -74 } as never },
      says: 'a place without a name [RENT-CART-39]',
    },
    { facts: { estimated_hours: 0 }, says: 'no hours' },
    { facts: { estimated_hours: 721 }, says: 'too many hours' },
  ])('has no trip that says $says', async ({ facts }) => {
    const body = aWireTripCart({ user_data: aWireTripData(facts) });
    const { gateway, reported } = aGateway({ body });
    const answer = await gateway.read(signal);

    expect(answer.ok && answer.value.details).toBeNull();
    expect(answer.ok && answer.value.lines).toHaveLength(1);
    expect(reported).toHaveLength(1);
  });

  test('has to be given a new pickup time where its own means nothing', async () => {
    const body = aWireTripCart({
      user_data: aWireTripData({ pickup_time: '2027-03-14 02:30 AM' }),
    });
    const { gateway, reported } = aGateway({ body });

    expect(await gateway.read(signal)).toEqual(
      ok(aTripCart({ details: anHourlyTrip({ pickupAt: null }) })),
    );
    expect(reported).toEqual(['Not a pickup time: "2027-03-14 02:30 AM"']);
  });

  test('leaves out a line that cannot be understood, and shows the others', async () => {
    const lines = [{ id: 1 }, aWireTripLine({ available: false, shown_price: 9, free_count: 0 })];
    const { gateway, reported } = aGateway({ body: { ...aWireTripCart(), carts: lines } });
    const answer = await gateway.read(signal);

    expect(answer.ok && answer.value.lines).toEqual([
      aTripLine({ gone: true, shownRate: dollars(9), free: 0 }),
    ]);
    expect(reported).toHaveLength(1);
  });

  test.each([{ guestId: null }, { moduleId: null }])(
    'is empty, and the server is not asked, without a number or a module: %j',
    async (facts) => {
      const { gateway, http } = aGateway(facts);

      expect(await gateway.read(signal)).toEqual(ok(EMPTY_TRIP_CART));
      expect(http.asked).toEqual([]);
    },
  );
});

describe('adding a vehicle', () => {
  test('by the hour sends the pickup place as destination, too [API-47, ENT-12, RENT-SEARCH-01]', async () => {
    const { gateway, asked } = aGateway();

    await gateway.add(aCandidate());

    expect(asked()).toMatchObject({
      method: 'POST',
      path: contract.addToTripCart.path,
      asGuest: true,
    });
    expect(asked()?.body).toEqual({
      guest_id: 77,
      vehicle_id: 2,
      quantity: 1,
      rental_type: 'hourly',
      estimated_hours: 3,
      distance: 0,
      destination_time: 0,
      pickup_location: CITY_HALL_WIRE,
      destination_location: CITY_HALL_WIRE,
      pickup_time: '2026-11-24 03:00 PM',
    });
  });

  test('by distance sends kilometres and minutes: 5400 seconds are 90 [RENT-CART-36, CONST-32]', async () => {
    const { gateway, asked } = aGateway();

    await gateway.add(byDistance);

    expect(asked()?.body).toMatchObject({
      rental_type: 'distance_wise',
      distance: 12.345,
      destination_time: 90,
      destination_location: AIRPORT_WIRE,
    });
  });

  test('for now names no time', async () => {
    const { gateway, asked } = aGateway();

    await gateway.add(aCandidate({ details: anHourlyTrip({ pickupAt: null }) }));

    expect(asked()?.body).toMatchObject({ pickup_time: null });
  });

  test.each([aCandidate(), byDistance])(
    'sends what the contract takes [ENT-12]',
    async (candidate) => {
      const { gateway, http } = aGateway();

      await gateway.add(candidate);
      await gateway.changeTrip(id(5), candidate.details);

      expect(v.is(contract.tripCartAddition, http.asked[0]?.body)).toBe(true);
      expect(v.is(contract.tripChange, http.asked[1]?.body)).toBe(true);
    },
  );

  test('with a token names no guest [API-54, ROLE-04]', async () => {
    const { gateway, http } = aGateway({ token: 't1' });

    await gateway.add(aCandidate());
    await gateway.changeTrip(id(5), anHourlyTrip());
    await gateway.update(id(11), quantity(2), anHourlyTrip());

    for (const { body } of http.asked) expect(body).not.toHaveProperty('guest_id');
    expect(http.asked).toHaveLength(3);
  });
});

describe('changing the trip cart', () => {
  test('its trip by distance sends hours: 5400 seconds are 1.5 [API-51, RENT-CART-37]', async () => {
    const { gateway, asked } = aGateway();

    await gateway.changeTrip(id(5), byDistance.details);

    expect(asked()).toMatchObject({
      method: 'PUT',
      path: pathOf(contract.updateTrip, { id: 5 }),
      body: { guest_id: 77, rental_type: 'distance_wise', destination_time: 1.5, distance: 12.345 },
    });
  });

  test('its quantity names the line [API-48]', async () => {
    const { gateway, asked } = aGateway();

    await gateway.update(id(11), quantity(2), anHourlyTrip());

    expect(asked()).toMatchObject({
      method: 'PUT',
      path: contract.updateTripLine.path,
      body: { guest_id: 77, cart_id: 11, quantity: 2 },
    });
  });

  test('removes one line, several, or all [API-49, API-50, API-56]', async () => {
    const { gateway, http } = aGateway();

    await gateway.remove(id(11));
    await gateway.removeAll([id(11), id(12)]);
    await gateway.clear();

    expect(http.asked).toMatchObject([
      { method: 'DELETE', path: pathOf(contract.removeTripLine, { id: 11 }), asGuest: true },
      { method: 'DELETE', path: contract.removeTripLines.path, query: { cart_ids: '[11,12]' } },
      { method: 'DELETE', path: contract.clearTripCart.path },
    ]);
    expect(http.asked[2]?.query).toBeUndefined();
  });

  test('clears it for a candidate, of which one is looked at [API-55, CONST-43, RENT-CART-22]', async () => {
    const { gateway, asked } = aGateway({ body: { carts: [], user_data: [], status: 'success' } });

    expect(await gateway.clearFor(aCandidate({ quantity: quantity(3) }))).toEqual(
      ok(EMPTY_TRIP_CART),
    );
    expect(asked()?.query).toEqual({
      vehicle_id: 2,
      quantity: 1,
      rental_type: 'hourly',
      pickup_time: '2026-11-24 03:00 PM',
    });
  });

  test('has not cleared it where the status is another [RENT-CART-23]', async () => {
    const { gateway } = aGateway({ body: { carts: [], user_data: [], status: 'failed' } });

    expect(await gateway.clearFor(aCandidate())).toMatchObject({
      ok: false,
      failure: { kind: 'refused', code: 'failed' },
    });
  });

  test.each([{ guestId: null }, { zone: null }])('waits for who and where: %j', async (facts) => {
    const { gateway, http } = aGateway(facts);

    expect(await gateway.add(aCandidate())).toEqual(
      refuse({ kind: 'unreachable', cause: 'server' }),
    );
    expect(http.asked).toEqual([]);
  });
});

describe('a refusal', () => {
  const named = { cart_id: 11, vehicle_id: 1, name: 'Blue sedan', message: 'No hourly trip' };

  test.each([
    { body: [named, { ...named, cart_id: 12 }], lines: [11, 12] },
    { body: [11, '12'], lines: [11, 12] },
    { body: [named, 12, 'x', null, { id: 3 }, 11], lines: [11, 12] },
  ])(
    'that is a list names the lines that cannot come along: $body [RENT-CART-14, RENT-CART-15, API-52]',
    async ({ body, lines }) => {
      const { gateway } = aGateway({ body, status: 403 });

      expect(await gateway.changeTrip(id(5), anHourlyTrip())).toEqual(
        refuse({ kind: 'incompatibleLines', lines }),
      );
      expect(await gateway.add(aCandidate())).toEqual(refuse({ kind: 'incompatibleLines', lines }));
    },
  );

  test.each([
    { body: [], status: 403 },
    { body: ['x', null, {}], status: 403 },
  ])('that is a list of neither is a plain refusal [D-73]', async ({ body, status }) => {
    expect(await aGateway({ body, status }).gateway.add(aCandidate())).toMatchObject({
      ok: false,
      failure: { kind: 'refused', status: 403, message: '' },
    });
  });

  test('says what it is about, and not only that it is about the cart', async () => {
    const about = (code: string) => ({ code, message: 'No' });
    const refused = async (...codes: readonly string[]) => {
      const body = { message: 'No', errors: codes.map(about) };
      const answer = await aGateway({ body, status: 403 }).gateway.add(aCandidate());
      return !answer.ok && answer.failure.kind === 'refused' && answer.failure.code;
    };

    expect(await refused('cart_item', 'other_trip')).toBe('other_trip');
    expect(await refused('cart_item')).toBe('cart_item');
    expect(await refused('quantity')).toBe('quantity');
  });

  test.each([
    { status: 200, body: [11] },
    { status: 200, body: { lines: [] } },
    { status: 500, body: [11] },
  ])('is not read into an answer that is broken: $status $body', async ({ status, body }) => {
    expect(await aGateway({ body, status }).gateway.clear()).toMatchObject({
      ok: false,
      failure: { kind: 'unreachable' },
    });
  });
});
