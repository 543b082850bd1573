import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { takeQuote } from '#contract/ordering.ts';
import { listBookingItems, updateTripLine } from '#contract/rental-cart.ts';
import * as contract from '#contract/rental-coupons.ts';
import { getTrip } from '#contract/rental-trips.ts';
import type { TestAnswer } from '#tests/support/server.ts';
import { aCoupon } from '#tests/support/builders/rental-rows.ts';
import { FOOD, HERE } from '#tests/support/builders/rows.ts';
import {
  byTheHour,
  GUEST,
  inRental,
  OTHER_GUEST,
  startRenting,
} from '#tests/support/start-renting.ts';
import { setTripStatus } from './trip-status.ts';

const renting = startRenting();
const { aVehicle, add, book } = renting;

const refusalOf = ({ status, body }: TestAnswer) => [status, body.errors?.[0].message];
const apply = (code: string, provider_id: number, guest_id = GUEST) =>
  renting.server.get(
    `${contract.applyRentalCoupon.path}?${new URLSearchParams({
      ...{ code, provider_id: String(provider_id), guest_id: String(guest_id) },
    }).toString()}`,
    inRental,
  );
const atCheckout = async (coupon_code = '', guest_id = GUEST) => {
  const query = new URLSearchParams({ coupon_code, guest_id: String(guest_id) });
  return (await renting.server.get(`${listBookingItems.path}?${query.toString()}`, inRental)).body;
};
const list = (language: 'en' | 'hi' = 'en') =>
  renting.server.get(contract.listRentalCoupons.path, { ...inRental, language });
const coupon = (facts: Parameters<typeof aCoupon>[1] = {}) => aCoupon(renting.server.db, facts);
/** A guest's cart with a vehicle for three hours, at 30.00. */
const inCart = async (guest_id = GUEST) => {
  const vehicle = await aVehicle();
  await add(vehicle.id, byTheHour({ guest_id }));
  return vehicle.provider_id;
};
const HOUR_AGO = '2026-11-21T16:00:00Z';
const USED = [403, 'You have used this coupon already'];
const IN_AN_HOUR = '2026-11-21T18:00:00Z';

describe('coupons for trips', () => {
  test('are listed while usable, in the reader’s language [ENT-14, PRICE-06]', async () => {
    await coupon({ code: 'RIDE10', title: 'Ten off', title_hi: 'दस की छूट' });
    await coupon({ code: 'LATER', starts_at: IN_AN_HOUR });
    await coupon({ code: 'OVER', expires_at: HOUR_AGO });
    await coupon({ code: 'OFF', active: false });

    const answer = await list();

    expect(v.is(contract.listRentalCoupons.answer, answer.body)).toBe(true);
    expect(
      answer.body.map(({ code, title }: { code: string; title: string }) => [code, title]),
    ).toEqual([['RIDE10', 'Ten off']]);
    expect((await list('hi')).body[0].title).toBe('दस की छूट');
  });

  test('reduce the trip, however the code is typed [PRICE-04]', async () => {
    await coupon({ code: 'RIDE10', discount_value: 100_000 });
    const provider = await inCart();

    expect((await apply('ride10', provider)).body).toMatchObject({ code: 'RIDE10', discount: 10 });
    const booked = await book(provider, { coupon_code: ' Ride10 ', trip_amount: 27 });

    expect(booked.status).toBe(200);
    const { body } = await renting.server.get(
      `${getTrip.path}?trip_id=${booked.body}&guest_id=${GUEST}`,
      inRental,
    );
    expect(body).toMatchObject({ coupon_code: 'RIDE10', trip_amount: 27, amounts: { coupon: 3 } });
  });

  test.each([
    ['is not known', { code: 'OTHER' }, 'There is no such coupon for trips'],
    ['has not begun', { starts_at: IN_AN_HOUR }, 'This coupon cannot be used yet'],
    ['has expired', { expires_at: HOUR_AGO }, 'This coupon has expired'],
    [
      'is of another provider',
      { reach: 'store_wise', provider_ids: [999] },
      'This coupon does not hold for this provider',
    ],
    [
      'is of another zone',
      { reach: 'zone_wise', zone_ids: [999] },
      'This coupon does not hold where you are picked up',
    ],
    ['asks for more', { minimum: 3_001 }, 'This coupon holds from $30.01 on'],
    ['would save nothing', { discount_value: 1 }, 'This coupon would take nothing off this trip'],
  ] as const)(
    'one that %s is refused with that reason, applied or booked [PRICE-01, PRICE-02]',
    async (_, facts, why) => {
      await coupon({ code: 'RIDE10', ...facts } as Parameters<typeof coupon>[0]);
      const provider = await inCart();
      const status = facts && 'code' in facts ? 404 : 403;

      expect(refusalOf(await apply('RIDE10', provider))).toEqual([status, why]);
      expect(refusalOf(await book(provider, { coupon_code: 'RIDE10', trip_amount: 27 }))).toEqual([
        403,
        why,
      ]);
      expect(await renting.tripCount()).toBe(0);
    },
  );

  test('are checked again for the trip at checkout [CHK-16, D-21]', async () => {
    await coupon({ code: 'RIDE10', minimum: 6_000 });
    const { id, provider_id } = await aVehicle();
    await add(id, byTheHour({ quantity: 2 }));
    expect((await apply('RIDE10', provider_id)).status).toBe(200);
    const items = await atCheckout('ride10');
    expect(v.is(listBookingItems.answer, items)).toBe(true);
    expect(items).toMatchObject({ coupon: { code: 'RIDE10' }, carts: [{ quantity: 2 }] });

    const body = { cart_id: items.carts[0].id, quantity: 1, guest_id: GUEST };
    await renting.server.put(updateTripLine.path, body, inRental);

    const fewer = await atCheckout('ride10');
    expect(fewer.coupon).toBeUndefined();
    const message = 'This coupon holds from $60.00 on';
    expect(fewer.coupon_refusal).toEqual({ code: 'below_minimum', message, missing: 30 });
    expect((await atCheckout('OTHER')).coupon_refusal.code).toBe('unknown');
    expect(await atCheckout()).not.toHaveProperty('coupon_refusal');
  });

  test('are listed at checkout with their saving or the missing amount, expired ones last [CHK-16, D-21]', async () => {
    await coupon({ code: 'OVER', expires_at: HOUR_AGO });
    await coupon({ code: 'LATER', starts_at: IN_AN_HOUR });
    await coupon({ code: 'OFF', active: false });
    await coupon({ code: 'LONGOVER', expires_at: '2026-11-10T00:00:00Z' });
    await coupon({ code: 'BIG', minimum: 13_000 });
    await coupon({ code: 'ONCE', per_customer: 1 });
    const soon = { discount_type: 'amount', discount_value: 300, expires_at: IN_AN_HOUR } as const;
    await coupon({ code: 'SOON', title: 'Three off', ...soon });
    await inCart();

    const items = await atCheckout();

    expect(v.is(listBookingItems.answer, items)).toBe(true);
    const offers = v.parse(listBookingItems.answer, items).coupons;
    expect(offers.map(({ code, saves, refusal }) => [code, saves ?? refusal?.code])).toEqual([
      ['SOON', 3],
      ['BIG', 'below_minimum'],
      ['ONCE', 'sign_in'],
      ['OVER', 'expired'],
    ]);
    expect(offers[0]).toMatchObject({ title: 'Three off', min_purchase: 0 });
    expect(offers[1]?.refusal?.missing).toBe(100);
  });

  test('for a zone count where the provider begins the trip: in the list, at checkout and at booking [D-22]', async () => {
    const ABOVE = 9;
    await renting.rows.zone({ id: ABOVE, name: 'Above the first' });
    await coupon({ code: 'ABOVE', reach: 'zone_wise', zone_ids: [ABOVE], discount_value: 100_000 });
    await coupon({ code: 'HERE', reach: 'zone_wise', zone_ids: [HERE], discount_value: 100_000 });
    const provider = await renting.garage.provider({ pickup_zones: [ABOVE] });
    await add((await aVehicle({ provider_id: provider.id })).id);

    const listed = v.parse(listBookingItems.answer, await atCheckout('ABOVE'));
    expect(listed.coupon?.code).toBe('ABOVE');
    expect(
      listed.coupons.map(({ code, saves, refusal }) => [code, saves ?? refusal?.code]),
    ).toEqual([
      ['ABOVE', 3],
      ['HERE', 'other_zone'],
    ]);
    expect((await apply('ABOVE', provider.id)).status).toBe(200);
    expect((await apply('HERE', provider.id)).status).toBe(403);
    const ofHere = { coupon_code: 'HERE', trip_amount: 27 };
    expect((await book(provider.id, ofHere)).status).toBe(403);
    const ofAbove = { coupon_code: 'ABOVE', trip_amount: 27 };
    expect((await book(provider.id, ofAbove)).status).toBe(200);
  });

  test('are checked for the caller’s own cart', async () => {
    await coupon({ code: 'RIDE10' });
    const provider = await inCart();
    expect((await apply('RIDE10', provider)).status).toBe(200);
    expect((await apply('RIDE10', provider, OTHER_GUEST)).status).toBe(403);
    expect((await apply('RIDE10', provider + 1)).status).toBe(403);
  });

  /** A customer's cart with a vehicle for three hours, at 30.00. */
  const aRentalCustomer = async () => {
    const { token } = await renting.rows.customer();
    const mine = { ...inRental, token };
    const inTheirCart = async () => {
      const vehicle = await aVehicle();
      await add(vehicle.id, byTheHour({ guest_id: null }), mine);
      return vehicle.provider_id;
    };
    return {
      inTheirCart,
      applies: (code: string, provider_id: number) =>
        renting.server.get(
          `${contract.applyRentalCoupon.path}?code=${code}&provider_id=${provider_id}`,
          mine,
        ),
      books: (provider_id: number, facts: object) =>
        book(provider_id, { guest_id: null, ...facts }, mine),
    };
  };

  test('with a limit per customer ask guests to sign in [CHK-16, D-21]', async () => {
    await coupon({ code: 'ONCE', discount_value: 100_000, per_customer: 1 });
    const provider = await inCart();

    const { status, body } = await apply('ONCE', provider);
    expect([status, body.errors[0]]).toEqual([
      403,
      { code: 'sign_in', message: 'Sign in to use this coupon' },
    ]);
    expect((await atCheckout('ONCE')).coupon_refusal.code).toBe('sign_in');
    const booked = await book(provider, { coupon_code: 'ONCE', trip_amount: 27 });
    expect(refusalOf(booked)).toEqual([403, 'Sign in to use this coupon']);
    expect(await renting.tripCount()).toBe(0);
  });

  test('are limited per customer, across accounts and phones', async () => {
    await coupon({ code: 'ONCE', discount_value: 100_000, per_customer: 1 });
    const once = { coupon_code: 'ONCE', trip_amount: 27 };
    const [customer, other] = [await aRentalCustomer(), await aRentalCustomer()];
    expect((await customer.books(await customer.inTheirCart(), once)).status).toBe(200);
    const again = await customer.inTheirCart();
    expect(refusalOf(await customer.applies('ONCE', again))).toEqual(USED);
    expect(refusalOf(await customer.books(again, once))).toEqual(USED);

    // Another account with the same phone counts as the same customer.
    expect(refusalOf(await other.books(await other.inTheirCart(), once))).toEqual(USED);
  });

  test.each(['canceled', 'payment_failed'] as const)(
    'are released by a trip that is %s, which cannot resume once another has used them',
    async (status) => {
      const { db, context } = renting.server;
      await coupon({ code: 'ONCE', discount_value: 100_000, per_customer: 1 });
      const once = { coupon_code: 'ONCE', trip_amount: 27 };
      const customer = await aRentalCustomer();
      const first = (await customer.books(await customer.inTheirCart(), once)).body as number;
      const again = await customer.inTheirCart();

      await setTripStatus(db, first, status, context.now());

      expect((await customer.applies('ONCE', again)).status).toBe(200);
      expect((await customer.books(again, once)).status).toBe(200);
      await expect(setTripStatus(db, first, 'confirmed', context.now())).rejects.toMatchObject({
        status: 409,
      });
    },
  );

  test('are limited in all', async () => {
    await coupon({ code: 'FEW', discount_value: 100_000, in_all: 1 });
    const few = { coupon_code: 'FEW', trip_amount: 27 };
    expect((await book(await inCart(), few)).status).toBe(200);
    const provider = await inCart(OTHER_GUEST);
    const other = { ...few, guest_id: OTHER_GUEST, contact_person_number: '+12125550178' };
    expect(refusalOf(await book(provider, other))).toEqual([403, 'This coupon has been used up']);
    expect((await list()).body).toEqual([]);
  });

  describe('guessing codes', () => {
    let provider: number;
    beforeEach(async () => {
      await renting.server.db.deleteFrom('attempt').execute();
      await coupon({ code: 'RIDE10' });
      provider = await inCart();
    });
    const guess = (turn: number) =>
      turn % 2 ? apply(`X${turn}`, provider) : atCheckout(`X${turn}`);

    test('is stopped after twenty wrong codes, and the trip is still priced [CHK-16]', async () => {
      for (let turn = 0; turn < 20; turn += 1) await guess(turn);

      const right = await apply('RIDE10', provider);
      expect(right.status).toBe(429);
      expect(right.headers.get('Retry-After')).not.toBeNull();
      const items = await atCheckout('RIDE10');
      expect(items.coupon_refusal.code).toBe('too_many_attempts');
      expect(items).not.toHaveProperty('coupon');
      expect(items.carts).toHaveLength(1);
    });

    test('counts together with the codes of orders', async () => {
      for (let turn = 0; turn < 19; turn += 1) await guess(turn);
      const quoted = { guest_id: GUEST, order_type: 'take_away', coupon_code: 'NOTHING' };
      await renting.server.post(takeQuote.path, quoted, { ...inRental, module: FOOD });

      expect((await apply('RIDE10', provider)).status).toBe(429);
    });

    test('does not limit a right code, however often the trip changes', async () => {
      for (let turn = 0; turn < 30; turn += 1) {
        expect((await atCheckout('RIDE10')).coupon?.code).toBe('RIDE10');
      }
    });
  });
});
