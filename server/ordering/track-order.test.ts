import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as contract from '#contract/ordering.ts';
import { aSizeGroup } from '#tests/support/builders/rows.ts';
import {
  GUEST,
  PHONE,
  inFood,
  size,
  delivery,
  codeOf,
  startOrdering,
} from '#tests/support/start-ordering.ts';
import { moveCourier } from './courier.ts';
import { advanceOrder } from './status.ts';

const server = startOrdering();
const { aDish, put, quote, place } = server;

describe('tracking an order', () => {
  const track = (query: string, options: object = {}) =>
    server.server.get(`${contract.trackOrder.path}?${query}`, options);
  const details = (query: string, options: object = {}) =>
    server.server.get(`${contract.listOrderLines.path}?${query}`, options);

  const anOrder = async () => {
    const dish = await aDish({ name_hi: 'डोसा', food_variations: [aSizeGroup()] });
    const chutney = await server.rows.addOn({ store_id: dish.store_id, name_hi: 'चटनी' });
    const choice = { variation: size('Large'), add_on_ids: [chutney.id], add_on_qtys: [2] };
    await put(dish.id, choice);
    const { stores } = (await quote()).body;
    const order_amount = stores[0].amounts.total;
    const { body } = await place(dish.store_id, { ...delivery, order_amount });
    return { id: body.order_id as number, dish };
  };

  test('is possible for its customer, in the shape of the contract (CHK-07, D-06)', async () => {
    const { id } = await anOrder();
    const { status, body } = await track(`order_id=${id}&guest_id=${GUEST}`);

    expect(status).toBe(200);
    expect(v.is(contract.order, body)).toBe(true);
    expect(body).toMatchObject({
      id,
      order_status: 'pending',
      pending: '2026-11-21T17:30:00.000Z',
      details_count: 1,
      payment_method: 'cash_on_delivery',
      delivery_address: { contact_person_name: 'Grace Hopper', address: '5 Canal Street' },
      store: { name: 'Dosa Corner' },
      amounts: { subtotal: 21 },
    });
  });

  test('is possible for a guest with its number and its phone, in any notation (CHK-08, D-07)', async () => {
    const { id } = await anOrder();
    const phone = encodeURIComponent('+1 (212) 555-0177');

    expect((await track(`order_id=${id}&contact_number=${phone}`)).status).toBe(200);
    expect((await track(`order_id=${id}&contact_number=+12125550177`)).status).toBe(200);
    expect((await details(`order_id=${id}&contact_number=${phone}`)).status).toBe(200);
  });

  test('cannot be guessed: wrong phones are limited, and its own guest never waits (D-07)', async () => {
    const { id } = await anOrder();
    const guesser = { from: '203.0.113.7' };
    const right = `order_id=${id}&contact_number=%2B12125550177`;
    for (let wrong = 0; wrong < 20; wrong += 1) {
      const claim = `order_id=${200_000 + wrong}&contact_number=%2B12125550177`;
      expect((await track(claim, guesser)).status).toBe(404);
    }

    const refused = await track(right, guesser);

    expect([refused.status, refused.body.errors[0].code]).toEqual([429, 'too_many_attempts']);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await details(right, guesser)).status).toBe(429);
    expect((await track(`order_id=${id}&guest_id=${GUEST}`, guesser)).status).toBe(200);
    for (let often = 0; often < 25; often += 1) {
      expect((await track(right, { from: '198.51.100.7' })).status).toBe(200);
    }
  });

  test('does not help to cancel by guessing: wrong phones are limited there as well (D-07, D-14)', async () => {
    const { id } = await anOrder();
    const cancel = (facts: object) =>
      server.server.put(
        contract.cancelOrder.path,
        { order_id: id, reason: 'Too slow', ...facts },
        { from: '203.0.113.8' },
      );
    for (let wrong = 0; wrong < 20; wrong += 1) {
      const guess = { contact_number: `+121255502${String(10 + wrong)}` };
      expect((await cancel(guess)).status).toBe(404);
    }

    const refused = await cancel({ contact_number: PHONE });

    expect(codeOf(refused)).toEqual([429, 'too_many_attempts']);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await cancel({ guest_id: GUEST })).status).toBe(200);
  });

  test('is not possible for others: a wrong phone, another guest or another customer gets 404 (D-07)', async () => {
    const { id } = await anOrder();
    const { token } = await server.rows.customer();
    const missing = await track(`order_id=999999&guest_id=${GUEST}`);
    expect(missing.body.message).toBe('Order not found');

    for (const [query, options] of [
      [`order_id=${id}`, {}],
      [`order_id=${id}`, { token }],
      [`order_id=${id}&guest_id=77`, {}],
      [`order_id=${id}&contact_number=%2B12125550178`, {}],
      [`order_id=${id}&contact_number=`, {}],
      ['order_id=9007199254740991', { token }],
    ] as const) {
      const answer = await track(query, options);
      expect([answer.status, answer.body]).toEqual([404, missing.body]);
      expect((await details(query, options)).status).toBe(404);
    }
    const cancel = await server.server.put(
      contract.cancelOrder.path,
      { order_id: id, reason: 'Mine now' },
      { token },
    );
    expect([cancel.status, cancel.body]).toEqual([404, missing.body]);
  });

  test('requires the right phone also in the same browser; customers need none for their own [D-07]', async () => {
    const { id } = await anOrder();
    const wrong = encodeURIComponent('+12125559999');
    const both = `order_id=${id}&guest_id=${GUEST}&contact_number=${wrong}`;
    expect(codeOf(await track(both))).toEqual([404, 'order']);
    expect(codeOf(await details(both))).toEqual([404, 'order']);
    const { token } = await server.rows.customer();
    const dish = await aDish();
    await put(dish.id, { guest_id: null }, { ...inFood, token });
    const { body } = await place(dish.store_id, {}, { token });
    expect((await track(`order_id=${body.order_id}`, { token })).status).toBe(200);
    expect(
      (await track(`order_id=${body.order_id}&contact_number=${wrong}`, { token })).status,
    ).toBe(200);
  });

  test('says who may cancel it; a guest’s order is canceled by number and phone [D-14, D-07]', async () => {
    const { id } = await anOrder();
    const phone = encodeURIComponent(PHONE);
    const cancel = (facts: object, options: object = {}) =>
      server.server.put(contract.cancelOrder.path, { reason: 'Too slow', ...facts }, options);
    const { body } = await track(`order_id=${id}&contact_number=${phone}`);
    expect(body.can_cancel).toBe(true);
    const wrong = { order_id: id, contact_number: '+12125559999' };
    expect(codeOf(await cancel(wrong))).toEqual([404, 'order']);
    expect(codeOf(await cancel({ ...wrong, guest_id: GUEST }))).toEqual([404, 'order']);
    expect((await cancel({ order_id: id })).status).toBe(401);
    expect((await cancel({ order_id: id, contact_number: PHONE })).status).toBe(200);
    const after = await track(`order_id=${id}&contact_number=${phone}`);
    expect(after.body).toMatchObject({ order_status: 'canceled', can_cancel: false });
  });

  test('by phone does not allow others to cancel a customer’s order [D-14]', async () => {
    const { token } = await server.rows.customer();
    const dish = await aDish();
    await put(dish.id, { guest_id: null }, { ...inFood, token });
    const { order_id } = (await place(dish.store_id, {}, { token })).body;
    const known = `order_id=${order_id}&contact_number=${encodeURIComponent(PHONE)}`;

    expect((await track(known)).body.can_cancel).toBe(false);
    expect((await track(known, { token })).body.can_cancel).toBe(true);
    const cancel = { order_id, reason: 'Too slow', contact_number: PHONE };
    const url = contract.cancelOrder.path;
    expect(codeOf(await server.server.put(url, cancel))).toEqual([404, 'order']);
    expect((await server.server.put(url, cancel, { token })).status).toBe(200);
  });

  test('shows its lines as ordered, in the customer’s language', async () => {
    const { id, dish } = await anOrder();
    await server.server.db.updateTable('item').set({ name: 'Renamed', price: 1 }).execute();
    await server.server.db.deleteFrom('add_on').execute();

    const { body } = await details(`order_id=${id}&guest_id=${GUEST}`, { language: 'hi' });

    expect(v.is(contract.orderDetails, body)).toBe(true);
    expect(body).toMatchObject([
      {
        item_id: dish.id,
        price: 15,
        quantity: 1,
        item_details: { name: 'डोसा' },
        variation: [{ name: 'आकार', values: { label: ['बड़ा'] } }],
        add_ons: [{ name: 'चटनी', price: 3, quantity: 2 }],
      },
    ]);
    const english = await details(`order_id=${id}&guest_id=${GUEST}`);
    expect(english.body[0].item_details.name).toBe('Masala Dosa');
  });

  test('shows each step to the door, where it is paid (D-06)', async () => {
    const { id } = await anOrder();
    const steps = [];
    for (let step = 0; step < 8; step += 1) {
      server.server.advance(60_000);
      steps.push(await advanceOrder(server.server.db, id, server.server.context.now()));
    }
    expect(steps).toEqual([
      'accepted',
      'confirmed',
      'processing',
      'handover',
      'picked_up',
      'delivered',
      null,
      null,
    ]);
    const { body } = await track(`order_id=${id}&guest_id=${GUEST}`);
    expect(body).toMatchObject({
      order_status: 'delivered',
      payment_status: 'paid',
      accepted: '2026-11-21T17:31:00.000Z',
      delivered: '2026-11-21T17:36:00.000Z',
    });
  });

  test('shows store and door, and the courier’s position only during the delivery [CHK-07]', async () => {
    const { id } = await anOrder();
    const { db, context } = server.server;
    const mine = `order_id=${id}&guest_id=${GUEST}`;
    const courierShown = [];
    for (let step = 0; step < 6; step += 1) {
      const status = await advanceOrder(db, id, context.now());
      await moveCourier(db, id, context.now());
      const { body } = await track(mine);
      expect(v.is(contract.order, body)).toBe(true);
      courierShown.push([status, body.delivery_man]);
    }
    const store = await db.selectFrom('store').selectAll().executeTakeFirstOrThrow();
    const at = { lat: String(store.lat), lng: String(store.lng) };
    const seen_at = '2026-11-21T17:30:00.000Z';
    expect(courierShown.filter(([, courier]) => courier !== null)).toEqual([
      ['picked_up', { ...at, seen_at }],
    ]);
    const { body } = await track(mine);
    expect(body.store).toMatchObject({ latitude: at.lat, longitude: at.lng });
    expect(body.delivery_address).toMatchObject({
      latitude: String(delivery.latitude),
      longitude: String(delivery.longitude),
    });
  });

  test('by phone shows only the address on the parcel, and neither name nor number of the courier [D-07]', async () => {
    const { id } = await anOrder();
    const { db, context } = server.server;
    for (let step = 0; step < 5; step += 1) await advanceOrder(db, id, context.now());
    await moveCourier(db, id, context.now());
    const { body } = await track(`order_id=${id}&contact_number=${encodeURIComponent(PHONE)}`);
    expect(Object.keys(body.delivery_address).sort()).toEqual([
      'address',
      'contact_person_name',
      'contact_person_number',
      'floor',
      'house',
      'latitude',
      'longitude',
      'road',
    ]);
    expect(Object.keys(body.delivery_man).sort()).toEqual(['lat', 'lng', 'seen_at']);
  });

  test('shows that it is too late to cancel once the store has begun (D-14)', async () => {
    const { id } = await anOrder();
    await advanceOrder(server.server.db, id, server.server.context.now());
    const cancel = await server.server.put(contract.cancelOrder.path, {
      order_id: id,
      guest_id: GUEST,
      reason: 'Too slow',
    });
    expect(codeOf(cancel)).toEqual([403, 'order_status']);
  });

  test('shows reason and time of a cancellation (D-14)', async () => {
    const { id } = await anOrder();
    const reasons = await server.server.get(
      `${contract.listCancellationReasons.path}?offset=1&limit=2`,
    );
    expect(v.is(contract.cancellationReasons, reasons.body)).toBe(true);
    expect([reasons.body.total_size, reasons.body.reasons.length]).toEqual([5, 2]);

    const reason = '<b>Changed</b> my mind 🙃';
    await server.server.put(contract.cancelOrder.path, { order_id: id, guest_id: GUEST, reason });
    const { body } = await track(`order_id=${id}&guest_id=${GUEST}`);
    expect(body).toMatchObject({ order_status: 'canceled', cancellation_reason: reason });
    expect(body.canceled).toBe('2026-11-21T17:30:00.000Z');
  });
});
