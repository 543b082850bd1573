import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { trackOrder } from '#contract/ordering.ts';
import { cancelOrder, listOrderLines, listRunningOrders, placeOrder } from '#contract/ordering.ts';
import { trackParcel } from '#contract/ordering-tracking.ts';
import { requestRefund } from '#contract/ordering-refunds.ts';
import {
  listParcelCategories,
  listParcelInstructions,
  quoteParcel,
  readExtraCharge,
} from '#contract/parcel.ts';
import {
  aTown,
  DOORSTEP,
  ELSEWHERE,
  HERE,
  OUT_AT_SEA,
  type Rows,
} from '#tests/support/builders/rows.ts';
import {
  aDepot,
  aParcelCategoryRow,
  aParcelRequest,
  aReceiver,
  FRIEND,
  inParcel,
  PARCEL,
} from '#tests/support/builders/parcel-rows.ts';
import { createTestApp, type TestAnswer, type TestServer } from '#tests/support/server.ts';
import { advanceOrder, setOrderStatus } from '#server/ordering/status.ts';

const GUEST = 4_503_599_627_370_499;
const STRANGER = 4_503_599_627_370_500;
/** In the other zone. */
const UPTOWN = { latitude: 40.75, longitude: -73.85 };

let server: TestServer;
let rows: Rows;
beforeAll(async () => {
  server = await createTestApp({ seeded: false, limitFactor: 100 });
});
afterAll(() => server.close());
beforeEach(async () => {
  rows = await aTown(server.db);
  await rows.guests(GUEST, STRANGER);
  await aDepot(rows);
  await rows.setting('rewards', { wallet: true });
  await aCategory();
});

const aCategory = (facts: object = {}) => aParcelCategoryRow(server.db, facts);

const codes = ({ body }: TestAnswer): string[] =>
  body.errors.map(({ code }: { code: string }) => code);
const refused = (answer: TestAnswer) => [answer.status, ...codes(answer)];

const ends = (to: object = FRIEND) => ({
  ...{ guest_id: GUEST, parcel_category_id: 1, ...DOORSTEP, charge_payer: 'sender' },
  ...{ receiver_latitude: (to as typeof FRIEND).latitude },
  ...{ receiver_longitude: (to as typeof FRIEND).longitude },
});
const quote = (facts: object = {}, options: object = {}) =>
  server.post(quoteParcel.path, { ...ends(), ...facts }, { ...inParcel, ...options });

async function aRequest(facts: object = {}) {
  const { receiver_details: to } = { receiver_details: aReceiver(), ...facts };
  const priced = await quote(ends(typeof to === 'string' ? FRIEND : to));
  return aParcelRequest({
    ...{ guest_id: GUEST, is_guest: 1, order_amount: priced.body.delivery_charge ?? 0 },
    ...facts,
  });
}
const send = async (facts: object = {}, options: object = {}) =>
  server.post(placeOrder.path, await aRequest(facts), { ...inParcel, ...options });
const orderCount = async () => (await server.db.selectFrom('orders').select('id').execute()).length;
const track = (id: number, more = `guest_id=${GUEST}`, options: object = {}) =>
  server.get(`${trackOrder.path}?order_id=${id}&${more}`, options);
const tokenOf = async (id: number): Promise<string> => (await track(id)).body.follow_token;
const trackByLink = (token: string) =>
  server.get(`${trackParcel.path}?token=${encodeURIComponent(token)}`);

describe('the list of parcel categories', () => {
  test('is a bare list with fees and limits, in the caller’s language (CHK-15, D-69)', async () => {
    await server.db
      .insertInto('translation')
      .values({
        ...{ entity: 'parcel_category', entity_id: 1, language: 'hi', field: 'name' },
        text: 'पत्र',
      })
      .execute();
    await aCategory({ id: 2, active: false, name: 'Not carried' });

    const { body } = await server.get(listParcelCategories.path, { ...inParcel, language: 'hi' });

    expect(body).toEqual([
      {
        ...{ id: 1, name: 'पत्र', description: 'Flat things', image_full_url: '/a.webp' },
        ...{ parcel_minimum_shipping_charge: 3, parcel_per_km_shipping_charge: 1 },
        ...{ maximum_weight: 2, maximum_length: 40, maximum_value: 100 },
      },
    ]);
  });

  test('comes with common notes for couriers, and without extra charges by vehicle', async () => {
    const { body } = await server.get(`${listParcelInstructions.path}?limit=2&offset=2`);
    expect(body).toMatchObject({ total_size: 5, data: [{ id: 3 }, { id: 4 }] });
    expect((await server.get(`${readExtraCharge.path}?distance=12.5`)).body).toBe(0);
  });
});

describe('a parcel costs', () => {
  test('its fee per kilometre, and at least the minimum of its category (CHK-15, D-69)', async () => {
    const far = (await quote()).body;
    expect(far.delivery_charge).toBe(Math.round(far.distance * 100) / 100);
    const near = { receiver_latitude: DOORSTEP.latitude + 0.001 };
    expect((await quote({ ...near, receiver_longitude: DOORSTEP.longitude })).body).toMatchObject({
      delivery_charge: 3,
      payment_methods: [{ method: 'cash_on_delivery', available: true, limit: 50 }],
    });
  });

  test.each([
    { at: 'in another zone', to: UPTOWN, is: [200] },
    { at: 'in no zone', to: OUT_AT_SEA, is: [403, 'receiver_zone'] },
    { at: 'at the same door', to: DOORSTEP, is: [403, 'same_place'] },
  ])('its fee for a receiver $at, or the quote is refused (I7, D-69)', async ({ to, is }) => {
    const answer = await quote(ends(to));
    expect(answer.status === 200 ? [200] : refused(answer)).toEqual(is);
  });

  test('no fee if it is not fetched there, or its category is inactive', async () => {
    expect(refused(await quote(OUT_AT_SEA))).toEqual([403, 'sender_zone']);
    expect(refused(await quote({ parcel_category_id: 9 }))).toEqual([403, 'parcel_category_id']);
    await server.db.deleteFrom('zone_module').where('zone_id', '=', ELSEWHERE).execute();
    expect(refused(await quote(ends(UPTOWN)))).toEqual([403, 'receiver_zone']);
  });

  test('the fee of the first zone that carries parcels, in overlapping zones', async () => {
    const OVERLAPPING = 7;
    await rows.zone({ id: OVERLAPPING, name: 'Overlapping', min_lng: -74, max_lng: -73.8 });
    await rows.tariff({ zone_id: OVERLAPPING, module_id: PARCEL, maximum_cod: 9_000 });
    const cashLimit = async () => (await quote()).body.payment_methods[0].limit;

    expect(await cashLimit()).toBe(50);
    await server.db.deleteFrom('zone_module').where('zone_id', '=', HERE).execute();
    expect(await cashLimit()).toBe(90);
    await server.db.deleteFrom('zone_module').where('zone_id', '=', OVERLAPPING).execute();
    expect(refused(await quote())).toEqual([403, 'sender_zone']);
  });

  test('an amount from the wallet, if the sender pays (D-09, D-69)', async () => {
    const { token } = await rows.customer();
    const methods = async (charge_payer: string) =>
      (await quote({ guest_id: null, charge_payer }, { token })).body.payment_methods.map(
        ({ method }: { method: string }) => method,
      );
    expect(await methods('sender')).toEqual(['cash_on_delivery', 'wallet']);
    expect(await methods('receiver')).toEqual(['cash_on_delivery']);
  });
});

describe('a parcel is placed', () => {
  test('as an order from sender to receiver, and tracked as one (CHK-15)', async () => {
    const request = await aRequest({ charge_payer: 'receiver', order_note: 'Second bell' });
    const placed = await server.post(placeOrder.path, request, inParcel);

    expect(placed.status).toBe(200);
    expect(placed.body).toMatchObject({ total_ammount: request.order_amount, status: 'pending' });
    const { body } = await track(placed.body.order_id);
    expect(body).toMatchObject({
      ...{ order_type: 'parcel', order_status: 'pending', store: null, can_cancel: true },
      ...{ order_amount: request.order_amount, delivery_charge: request.order_amount },
      delivery_address: {
        ...{ contact_person_name: 'Ada Byron', contact_person_number: '+12125550123' },
        address: '12 Mott Street',
      },
      receiver_details: {
        ...{ contact_person_name: 'Grace Hopper', contact_person_number: '+12125550199' },
        address: '30 Rockefeller Plaza',
      },
      ...{ charge_payer: 'receiver', parcel_category: { id: 1, name: 'Letters' } },
      parcel_contents: { weight: 1.5, length: 30, declared_value: 20 },
    });
  });

  test('with its receiver as JSON text too, as other clients send it', async () => {
    const placed = await send({ receiver_details: JSON.stringify(aReceiver()) });
    expect(placed.status).toBe(200);
    expect((await track(placed.body.order_id)).body.receiver_details.address).toBe(
      '30 Rockefeller Plaza',
    );
    expect((await send({ receiver_details: 'Grace, uptown' })).status).toBe(403);
  });

  test('once, however often it is repeated under one key (D-111)', async () => {
    const request = await aRequest();
    const options = { ...inParcel, headers: { 'Idempotency-Key': 'once' } };
    const first = await server.post(placeOrder.path, request, options);
    const second = await server.post(placeOrder.path, request, options);
    const other = await server.post(placeOrder.path, { ...request, weight: 1 }, options);

    expect(second.body).toEqual(first.body);
    expect(refused(other)).toEqual([422, 'idempotency_key']);
    expect(await orderCount()).toBe(1);
  });

  test.each([
    { what: 'too heavy', facts: { weight: 2.0001 }, is: [403, 'weight'] },
    { what: 'too long', facts: { length: 40.5 }, is: [403, 'length'] },
    { what: 'worth too much', facts: { declared_value: 100.01 }, is: [403, 'declared_value'] },
    {
      what: 'too much of everything',
      facts: { weight: 3, length: 41, declared_value: 101 },
      is: [403, 'weight', 'length', 'declared_value'],
    },
    { what: 'of no weight', facts: { weight: 0 }, is: [403, 'weight'] },
    {
      what: 'not said to be free of what is prohibited',
      facts: { prohibited_acknowledged: 0 },
      is: [403, 'prohibited_acknowledged'],
    },
    {
      what: 'for a receiver without a phone',
      facts: { receiver_details: aReceiver({ contact_person_number: '12' }) },
      is: [403, 'receiver_details.contact_person_number'],
    },
    {
      what: 'to where it came from',
      facts: { receiver_details: aReceiver(DOORSTEP) },
      is: [403, 'same_place'],
    },
    {
      what: 'out to sea',
      facts: { receiver_details: aReceiver(OUT_AT_SEA) },
      is: [403, 'receiver_zone'],
    },
    {
      what: 'paid otherwise than in cash by its receiver',
      facts: { charge_payer: 'receiver', payment_method: 'wallet' },
      is: [403, 'payment_method'],
    },
    {
      what: 'paid from the wallet of a guest',
      facts: { payment_method: 'wallet' },
      is: [403, 'payment_method'],
    },
  ])('not where it is $what', async ({ facts, is }) => {
    expect(refused(await send(facts))).toEqual(is);
    expect(await orderCount()).toBe(0);
  });

  test.each([{ weight: 2 }, { length: 40 }, { declared_value: 100 }])(
    'exactly at a limit: %o',
    async (facts) => expect((await send(facts)).status).toBe(200),
  );

  test('at the server’s fee; another one is refused with the new fee (D-18, D-106)', async () => {
    const request = await aRequest();
    for (const order_amount of [0, request.order_amount - 0.01, 1e9]) {
      const answer = await server.post(placeOrder.path, { ...request, order_amount }, inParcel);
      expect(refused(answer)).toEqual([409, 'order_amount']);
      expect(answer.body.message).toContain(`$${request.order_amount.toFixed(2)}`);
    }
    await server.db.updateTable('parcel_category').set({ minimum_fee: 4_000 }).execute();
    const dearer = await server.post(placeOrder.path, request, inParcel);
    expect(dearer.body.message).toBe('Sending it now costs $40.00. Check it and order again.');
    expect(await orderCount()).toBe(0);
  });

  test('not in cash above the maximum of its zone (D-10)', async () => {
    await server.db.updateTable('parcel_category').set({ minimum_fee: 5_001 }).execute();
    expect((await quote()).body.payment_methods).toEqual([
      { method: 'cash_on_delivery', available: false, limit: 50 },
    ]);
    expect(refused(await send())).toEqual([403, 'cash_limit']);
  });

  test('from the wallet if the balance suffices, and refunded when canceled (D-09)', async () => {
    const { token, id } = await rows.customer();
    const theirs = { guest_id: null, is_guest: 0, payment_method: 'wallet' };
    expect(refused(await send(theirs, { token }))).toEqual([203, 'wallet_balance']);
    expect(await orderCount()).toBe(0);
    await server.db
      .insertInto('ledger_entry')
      .values({
        ...{ ledger: 'wallet', customer_id: id, number: 1, kind: 'add_fund', credit: 5_000 },
        ...{ debit: 0, balance: 5_000, reference: 'x', created_at: '2026-11-01T00:00:00Z' },
      })
      .execute();

    const placed = await send(theirs, { token });

    expect(placed.status).toBe(200);
    const listed = await server.get(listRunningOrders.path, { token });
    expect(listed.body.orders).toMatchObject([
      { id: placed.body.order_id, payment_status: 'paid', parcel_category: { name: 'Letters' } },
    ]);
    const order_id = placed.body.order_id;
    await server.put(cancelOrder.path, { order_id, reason: 'Wrong' }, { token });
    const last = await server.db
      .selectFrom('ledger_entry')
      .select('balance')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(last.balance).toBe(5_000);
  });
});

describe('a placed parcel', () => {
  test('is read and canceled by its owner only (D-07)', async () => {
    const { order_id } = (await send()).body;
    const stranger = `guest_id=${STRANGER}`;
    expect((await track(order_id, stranger)).status).toBe(404);
    expect(
      (await server.get(`${listOrderLines.path}?order_id=${order_id}&${stranger}`)).status,
    ).toBe(404);
    const canceling = { order_id, guest_id: STRANGER, reason: 'Mine now' };
    expect((await server.put(cancelOrder.path, canceling)).status).toBe(404);
    const { token } = await rows.customer();
    expect((await track(order_id, 'x=1', { token })).status).toBe(404);
    // The receiver's number proves nothing; receivers have the link.
    expect((await track(order_id, 'contact_number=%2B12125550199')).status).toBe(404);
  });

  test('is returned in place of the lines of other orders', async () => {
    const { order_id } = (await send()).body;
    const { body } = await server.get(
      `${listOrderLines.path}?order_id=${order_id}&guest_id=${GUEST}`,
    );
    expect(body).toMatchObject({ id: order_id, order_type: 'parcel' });
  });

  test('that its receiver has paid is not refunded to the sender', async () => {
    const { token } = await rows.customer();
    const theirs = { guest_id: null, is_guest: 0, charge_payer: 'receiver' };
    const { order_id } = (await send(theirs, { token })).body;
    await server.db
      .updateTable('orders')
      .set({ status: 'delivered', payment_status: 'paid' })
      .execute();
    expect((await track(order_id, 'x=1', { token })).body.can_refund).toBe(false);
    const answer = await server.post(
      requestRefund.path,
      { order_id, customer_reason: 'Never came' },
      { token },
    );
    expect(refused(answer)).toEqual([403, 'order_status']);

    await setOrderStatus(server.db, order_id, 'refunded', server.context.now());
    expect(await server.db.selectFrom('ledger_entry').select('kind').execute()).toEqual([]);
  });
});

describe('the link of a parcel', () => {
  test('shows the progress, but no phone number, address or full name (I5)', async () => {
    const { order_id, total_ammount } = (await send({ charge_payer: 'receiver' })).body;

    const tracked = await trackByLink(await tokenOf(order_id));

    expect(tracked.status).toBe(200);
    expect(tracked.body).toMatchObject({
      ...{ order_status: 'pending', parcel_category: 'Letters', sender_name: 'Ada' },
      amount_to_pay: total_ammount,
    });
    const text = JSON.stringify(tracked.body);
    for (const secret of ['Byron', 'Grace', '555', 'Mott', 'Rockefeller', String(order_id)]) {
      expect(text).not.toContain(secret);
    }
  });

  test('cannot be guessed, and is not shown for the phone number alone', async () => {
    const { order_id, follow_token: answered } = (await send()).body;
    const token = await tokenOf(order_id);
    expect(token).toMatch(/^[\w-]{22}$/);
    expect(answered).toBe(token);
    for (const guess of [String(order_id), '', 'a'.repeat(22), token.slice(0, -1)]) {
      expect((await trackByLink(guess)).status).toBe(404);
    }
    const byPhone = await track(order_id, 'contact_number=%2B12125550123');
    expect([byPhone.status, byPhone.body.follow_token]).toEqual([200, null]);
    const { body } = await send();
    expect(await tokenOf(body.order_id)).not.toBe(token);
  });

  test('charges nothing to a receiver who does not pay, or has paid', async () => {
    const bySender = await tokenOf((await send()).body.order_id);
    expect((await trackByLink(bySender)).body.amount_to_pay).toBeNull();
    const byReceiver = await tokenOf((await send({ charge_payer: 'receiver' })).body.order_id);
    await server.db
      .updateTable('orders')
      .set({ status: 'delivered', payment_status: 'paid' })
      .execute();
    expect((await trackByLink(byReceiver)).body.amount_to_pay).toBeNull();
  });
});

describe('a parcel with an absent receiver (I6)', () => {
  const MINUTE = 60_000;
  const goesInto = (id: number, status: 'picked_up' | 'receiver_absent' | 'delivered') =>
    setOrderStatus(server.db, id, status, server.context.now());
  const goesOn = (id: number) => advanceOrder(server.db, id, server.context.now());
  const statusOf = async (id: number) => (await track(id)).body.order_status;

  async function anAbsence(facts: object = {}): Promise<number> {
    const { order_id } = (await send(facts)).body;
    await goesInto(order_id, 'picked_up');
    await goesInto(order_id, 'receiver_absent');
    return order_id;
  }

  test('waits, and then goes back to its sender', async () => {
    const id = await anAbsence();
    const absent = (await track(id)).body;
    expect(absent).toMatchObject({ order_status: 'receiver_absent' });
    expect(Date.parse(absent.receiver_absent)).toBe(server.context.now().getTime());

    server.advance(9 * MINUTE);
    await expect(goesOn(id)).rejects.toThrow('waits ten minutes');
    expect(await statusOf(id)).toBe('receiver_absent');

    server.advance(MINUTE);
    expect([await goesOn(id), await goesOn(id), await goesOn(id)]).toEqual([
      ...['returning', 'returned'],
      null,
    ]);
    expect((await track(id)).body.returned).toEqual(expect.any(String));
  });

  test('is handed over if the receiver comes meanwhile', async () => {
    const id = await anAbsence();
    await goesInto(id, 'delivered');
    expect((await track(id)).body).toMatchObject({
      ...{ order_status: 'delivered', payment_status: 'paid' },
    });
  });

  test('waits again after a second failed attempt', async () => {
    const id = await anAbsence();
    server.advance(10 * MINUTE);
    await goesInto(id, 'picked_up');
    await goesInto(id, 'receiver_absent');

    await expect(goesOn(id)).rejects.toThrow('waits ten minutes');
  });

  test('charges its receiver nothing once it goes back; its sender pays on return', async () => {
    const id = await anAbsence({ charge_payer: 'receiver' });
    const token = await tokenOf(id);
    expect((await trackByLink(token)).body.amount_to_pay).toBeGreaterThan(0);

    server.advance(10 * MINUTE);
    await goesOn(id);
    expect((await trackByLink(token)).body).toMatchObject({
      ...{ order_status: 'returning', amount_to_pay: null },
    });
    expect((await track(id)).body.payment_status).toBe('unpaid');

    await goesOn(id);
    expect((await track(id)).body.payment_status).toBe('paid');
  });
});
