import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listModules } from '#contract/catalogue.ts';
import { findZone } from '#contract/location.ts';
import { getConfig } from '#contract/shell.ts';
import { callName } from '#contract/endpoint.ts';
import { AUTH_PATH, readProfile, requestGuestId, signIn } from '#contract/account.ts';
import { goodsVariations } from '#server/catalogue/variations.ts';
import { createTestApp, NOON, type TestServer } from '#tests/support/server.ts';
import { aModuleRow, anItemRow, aStoreRow, aZoneRow } from '#tests/support/builders/table-rows.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestApp({ seeded: false, desk: true });
  await server.db.insertInto('zone').values(aZoneRow()).execute();
  await server.db.insertInto('module').values(aModuleRow()).execute();
  await server.db.insertInto('store').values(aStoreRow()).execute();
  await server.db.insertInto('item').values(anItemRow()).execute();
  await server.db
    .insertInto('goods_variation')
    .values({ item_id: 1, type: 'Large', position: 1, price: 500, stock: 3 })
    .execute();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.delete('/desk/rules');
  await server.post('/desk/clock', { now: null });
});

const guestRequest = callName(requestGuestId);
const requestGuest = () => server.post(requestGuestId.path);
const addRule = (call: string, action: object, times: number | null = null) =>
  server.post('/desk/rules', { call, action, times });
/** Waits until one call is held. */
const isWaiting = () =>
  expect.poll(async () => (await server.get('/desk/state')).body.held.length as number).toBe(1);
const serverTime = async () =>
  new Date((await server.get(getConfig.path)).body.server_time).toISOString();

describe('the clock', () => {
  test('is set, moved and reset', async () => {
    await server.post('/desk/clock', { now: '2026-12-24T20:00:00Z' });
    expect(await serverTime()).toBe('2026-12-24T20:00:00.000Z');

    await server.post('/desk/clock', { advance: 90_000 });
    expect(await serverTime()).toBe('2026-12-24T20:01:30.000Z');

    await server.post('/desk/clock', { now: null });
    expect(await serverTime()).toBe(new Date(NOON).toISOString());
  });

  test('of a second process on the same database follows', async () => {
    const other = await createTestApp({ db: server.db, desk: true });
    await server.post('/desk/clock', { now: '2026-12-24T20:00:00Z' });

    const { body } = await other.get(getConfig.path);

    expect(new Date(body.server_time).toISOString()).toBe('2026-12-24T20:00:00.000Z');
  });

  test('refuses an invalid time', async () => {
    expect((await server.post('/desk/clock', { now: 'tea time' })).status).toBe(403);
  });

  test.each([
    { asked: { advance: 9e15 } },
    { asked: { advance: -9e15 } },
    { asked: { now: '9999-12-31T23:59:59Z' } },
    { asked: { now: '0001-01-01T00:00:00Z' } },
  ])('refuses a time in another age: $asked', async ({ asked }) => {
    const { status, body } = await server.post('/desk/clock', asked);

    expect([status, body.errors]).toEqual([
      403,
      [{ code: 'clock', message: 'The clock can be moved by up to 50 years' }],
    ]);
    expect(await serverTime()).toBe(new Date(NOON).toISOString());
  });

  test('is real time again if an earlier version moved it too far', async () => {
    await server.db
      .insertInto('desk_rule')
      .values({ call: 'clock', action: JSON.stringify({ shift: 9e15 }), remaining: null })
      .execute();

    expect(await serverTime()).toBe(new Date(NOON).toISOString());
  });
});

describe('a rule', () => {
  test('fails a call as often as configured', async () => {
    await addRule(guestRequest, { fail: 503 }, 2);

    const statuses = [await requestGuest(), await requestGuest(), await requestGuest()].map(
      (a) => a.status,
    );

    expect(statuses).toEqual([503, 503, 200]);
    expect((await server.get('/desk/state')).body.rules).toEqual([]);
  });

  test('with a star at its end applies to all calls with that beginning', async () => {
    await addRule(`* ${AUTH_PATH}/*`, { fail: 500 });

    expect((await requestGuest()).status).toBe(500);
    expect((await server.post(signIn.path, {})).status).toBe(500);
    expect((await server.get(getConfig.path)).status).toBe(200);
  });

  test('answers HTML or broken JSON, as a bad network would', async () => {
    await addRule(guestRequest, { fail: 'html' }, 1);
    await addRule(callName(getConfig), { fail: 'broken-json' }, 1);

    const html = await requestGuest();
    const broken = await server.request(getConfig.path);

    expect(html.body).toContain('<h1>502 Bad Gateway</h1>');
    await expect(broken.json()).rejects.toThrow(SyntaxError);
  });

  test('can lose the answer of an executed call', async () => {
    const count = async () => (await server.db.selectFrom('guest').selectAll().execute()).length;
    const before = await count();
    await addRule(guestRequest, { fail: 'drop' }, 1);
    await addRule(guestRequest, { fail: 'drop-after' }, 1);

    await requestGuest();
    expect(await count()).toBe(before);
    await requestGuest();
    expect(await count()).toBe(before + 1);
  });

  test('can be removed alone', async () => {
    await addRule(guestRequest, { fail: 500 });
    await addRule(callName(getConfig), { fail: 500 });

    await server.delete(`/desk/rules?call=${encodeURIComponent(guestRequest)}`);

    expect((await requestGuest()).status).toBe(200);
    expect((await server.get(getConfig.path)).status).toBe(500);
  });

  test.each([
    { call: 'GET', action: { fail: 500 } },
    { call: 'GET /x/:id', action: { fail: 500 } },
    { call: 'GET /x', action: { fail: 200 } },
    { call: 'GET /x', action: { latency: -1 } },
    { call: 'GET /x', action: {} },
    { call: 'GET /x', action: { fail: 500, hold: true } },
  ])('that makes no sense is refused: $call $action', async ({ call, action }) => {
    expect((await addRule(call, action)).status).toBe(403);
  });
});

test('a held call waits, is listed on the desk, and continues when released', async () => {
  await addRule(guestRequest, { hold: true });
  let isAnswered = false;
  const waiting = requestGuest().finally(() => (isAnswered = true));
  await expect
    .poll(async () => (await server.get('/desk/state')).body.held)
    .toEqual([{ call: guestRequest, since: expect.any(String) as string }]);
  expect(isAnswered).toBe(false);

  const { body } = await server.post('/desk/release', { call: guestRequest });

  expect(body).toEqual({ released: 1 });
  expect((await waiting).status).toBe(200);
  expect((await server.get('/desk/state')).body.held).toEqual([]);
  expect((await requestGuest()).status).toBe(200);
});

test('a held call can be released with another answer, and the next one waits as well', async () => {
  await addRule(guestRequest, { hold: true });
  const refused = requestGuest();
  await isWaiting();
  const answer = { status: 403, body: { message: 'Not today' } };
  await server.post('/desk/release', { call: guestRequest, ending: { answer }, keep: true });
  expect(await refused).toMatchObject({ status: 403, body: { message: 'Not today' } });

  const carriedOut = requestGuest();
  await isWaiting();
  await server.post('/desk/release', { call: guestRequest });
  expect((await carriedOut).status).toBe(200);
});

test('a held call ends as ordered, even if its rule is removed meanwhile', async () => {
  await addRule(guestRequest, { hold: true });
  const refused = requestGuest();
  await isWaiting();
  const ending = { answer: { status: 403, body: { message: 'Not today' } } };
  await server.post('/desk/release', { call: guestRequest, ending });
  await server.delete('/desk/rules');
  expect((await refused).status).toBe(403);
});

test('replacing a rule is atomic, and held calls stay held', async () => {
  await addRule(guestRequest, { hold: true });
  const refused = requestGuest();
  await isWaiting();
  const answer = { status: 403, body: { message: 'Not today' } };
  const { body } = await server.post('/desk/rules', {
    call: guestRequest,
    action: { answer },
    instead: true,
  });
  expect(body.rules.map(({ action }: { readonly action: object }) => action)).toEqual([{ answer }]);
  expect(body.held).toHaveLength(1);
  expect((await requestGuest()).status).toBe(403);

  await server.post('/desk/release', { call: guestRequest, ending: { answer }, keep: true });
  expect((await refused).status).toBe(403);
});

test('a held call is not executed after its client has disconnected', async () => {
  await addRule(guestRequest, { hold: true });
  const countGuests = async () =>
    (await server.db.selectFrom('guest').select('id').execute()).length;
  const before = await countGuests();
  const leaves = new AbortController();
  const request = server.request(requestGuestId.path, { method: 'POST', signal: leaves.signal });
  await isWaiting();
  leaves.abort();
  expect((await request).status).toBe(502);
  expect(await countGuests()).toBe(before);
  expect((await server.get('/desk/state')).body.held).toEqual([]);
});

test('any call can get any answer, even one that our server never gives', async () => {
  await addRule(callName(getConfig), { answer: { status: 200, body: { business_name: 42 } } }, 1);

  expect((await server.get(getConfig.path)).body).toEqual({ business_name: 42 });
  expect((await server.get(getConfig.path)).body.business_name).toBe('Sundry');
});

describe('an order', () => {
  const anOrder = async (type: 'delivery' | 'take_away') => {
    const { id } = await server.db
      .insertInto('orders')
      .values({
        owner: 'guest:1',
        customer_id: null,
        store_id: 1,
        module_id: 1,
        zone_id: 1,
        status: 'pending',
        type,
        payment_method: 'cash_on_delivery',
        payment_status: 'unpaid',
        subtotal: 1_000,
        discount: 0,
        coupon: 0,
        tax: 0,
        tax_included: false,
        delivery: 0,
        total: 1_000,
        metres: 0,
        contact_name: 'Ada',
        contact_phone: '+12125550123',
        contact_email: 'ada@example.com',
        address: '',
        road: '',
        house: '',
        floor: '',
        ...(type === 'delivery' ? { lat: 40.74, lng: -73.99 } : { lat: null, lng: null }),
        note: null,
        schedule_at: null,
        cancellation_reason: null,
        created_at: NOON,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };

  test('advances step by step to its end (D-06)', async () => {
    const id = await anOrder('take_away');
    const steps = [];
    for (let step = 0; step < 6; step += 1) {
      const { status, body } = await server.post(`/desk/orders/${id}/advance`);
      steps.push(status === 200 ? body.status : status);
    }

    expect(steps).toEqual(['accepted', 'confirmed', 'processing', 'handover', 'delivered', 409]);
    const events = await server.db
      .selectFrom('order_event')
      .select('status')
      .where('order_id', '=', id)
      .execute();
    expect(events).toHaveLength(5);
  });

  test('has no absent receiver, unless it is a parcel (I6)', async () => {
    const id = await anOrder('delivery');

    const { status, body } = await server.post(`/desk/orders/${id}/status`, {
      status: 'receiver_absent',
    });

    expect([status, body.errors[0].code]).toEqual([409, 'order_status']);
    expect(body.message).toMatch(/^Only a parcel/);
  });

  test('gets any status; a missing order is reported', async () => {
    const id = await anOrder('delivery');

    expect((await server.post(`/desk/orders/${id}/status`, { status: 'failed' })).status).toBe(200);
    expect((await server.post(`/desk/orders/${id}/status`, { status: 'eaten' })).status).toBe(403);
    expect((await server.post('/desk/orders/999999/advance')).status).toBe(404);
  });

  test('that is picked up has a courier, who reaches the door in five steps', async () => {
    const id = await anOrder('delivery');
    const move = () => server.post(`/desk/orders/${id}/courier`);
    const store = aStoreRow();
    expect((await move()).status).toBe(409);

    await server.post(`/desk/orders/${id}/status`, { status: 'picked_up' });
    const atStore = await server.db
      .selectFrom('courier_position')
      .select(['lat', 'lng'])
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const steps = [];
    for (let step = 0; step < 6; step += 1) steps.push((await move()).body.lat);

    expect(atStore).toEqual({ lat: store.lat, lng: store.lng });
    const share = (of: number) => store.lat + (40.74 - store.lat) * of;
    for (const [index, of] of [0.2, 0.4, 0.6, 0.8, 1, 1].entries()) {
      expect(steps[index]).toBeCloseTo(share(of), 9);
    }
  });

  test('that is picked up again begins at the store', async () => {
    const id = await anOrder('delivery');
    await server.post(`/desk/orders/${id}/status`, { status: 'picked_up' });
    await server.post(`/desk/orders/${id}/courier`);
    await server.post('/desk/clock', { advance: 60_000 });
    await server.post(`/desk/orders/${id}/status`, { status: 'handover' });
    await server.post(`/desk/orders/${id}/status`, { status: 'picked_up' });

    const { lat } = await server.db
      .selectFrom('courier_position')
      .select('lat')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(lat).toBe(aStoreRow().lat);
  });

  test('that is a take-away or missing has no courier', async () => {
    const id = await anOrder('take_away');
    await server.post(`/desk/orders/${id}/status`, { status: 'picked_up' });
    expect((await server.post(`/desk/orders/${id}/courier`)).status).toBe(409);
    expect((await server.post('/desk/orders/999999/courier')).status).toBe(404);
  });
});

test('zones are switched and stock is set', async () => {
  await server.post('/desk/zones/1', { active: false });
  const off = await server.get(`${findZone.path}?lat=40.7128&lng=-74.006`);
  await server.post('/desk/zones/1', { active: true });
  await server.post('/desk/items/1', { stock: 1, variation: 'Large' });
  await server.post('/desk/items/1', { stock: 7, price: 420 });

  expect(off.status).toBe(403);
  const item = await server.db
    .selectFrom('item')
    .select(['stock', 'price', goodsVariations])
    .executeTakeFirst();
  expect(item).toEqual({
    stock: 7,
    price: 420,
    goods_variations: [{ type: 'Large', price: 500, stock: 1 }],
  });
  expect((await server.post('/desk/zones/77', { active: true })).status).toBe(404);
  expect((await server.post('/desk/items/77', { stock: 1 })).status).toBe(404);
});

test('a persona is a customer of the example data, signed in without a password, or a new guest', async () => {
  const { email } = await server.asCustomer({ f_name: 'Grace' });
  expect((await server.post('/desk/personas/grace')).status).toBe(404);
  await server.db
    .updateTable('customer')
    .set({ persona: 'hopper' })
    .where('email', '=', email)
    .execute();

  const { body } = await server.post('/desk/personas/hopper');

  expect((await server.get(readProfile.path, { token: body.token })).body.f_name).toBe('Grace');
  expect((await server.get('/desk/state')).body.personas).toEqual(['guest', 'hopper']);
  expect((await server.post('/desk/personas/guest')).body.guest_id).toBeGreaterThan(0);
  expect((await server.post('/desk/personas/unknown')).status).toBe(404);
});

describe('the desk itself', () => {
  test('is closed by default', async () => {
    const closed = await createTestApp({ db: server.db });

    expect((await closed.get('/desk')).status).toBe(404);
    expect((await closed.post('/desk/reset')).status).toBe(404);
  });

  test.each([
    { Origin: 'https://evil.example', Host: '127.0.0.1:4173' },
    { Origin: 'http://evil.example', Host: 'evil.example' },
    { Host: 'rebound.example:4173' },
    { Origin: 'null', Host: '127.0.0.1:4173' },
  ])('ignores other sites: %o', async (headers) => {
    expect((await server.get('/desk/state', { headers })).status).toBe(404);
  });

  test('has a readable page', async () => {
    const { status, body } = await server.get('/desk', { headers: { Host: 'localhost:4173' } });

    expect(status).toBe(200);
    expect(body).toContain('<h1>Control desk</h1>');
  });
});

describe('rules for a walk of the inspector', () => {
  const lease = { lease: true, times: 1 };
  const isHeld = () =>
    expect.poll(async () => (await server.get('/desk/state')).body.held.length as number).toBe(1);

  test('end with the walk: failures, held calls and the clock; a person’s rules stay', async () => {
    await server.post('/desk/clock', { now: '2026-12-24T08:00:00Z' });
    await addRule(callName(listModules), { fail: 500 });
    await server.post('/desk/clock', { now: '2026-12-23T17:00:00Z', lease: true });
    const login = { call: callName(signIn), action: { fail: 403 }, ...lease };
    await server.post('/desk/rules', login);
    await server.post('/desk/rules', { call: guestRequest, action: { hold: true }, ...lease });
    const held = requestGuest();
    await isHeld();

    await server.delete('/desk/leases?keep=held');
    const { rules, held: stillHeld } = (await server.get('/desk/state')).body;
    expect(rules).toMatchObject([{ call: callName(listModules) }]);
    expect(stillHeld).toHaveLength(1);
    expect(await serverTime()).toBe('2026-12-23T17:00:00.000Z');

    await server.delete('/desk/leases');
    expect((await held).status).toBe(200);
    expect(await serverTime()).toBe('2026-12-24T08:00:00.000Z');
    expect((await server.get('/desk/state')).body.rules).toHaveLength(1);
  });

  test('expire if they are not ended', async () => {
    const action = JSON.stringify({ fail: 403, lease: Date.now() - 1 });
    const row = { call: guestRequest, action, remaining: 1 };
    await server.db.insertInto('desk_rule').values(row).execute();

    expect((await requestGuest()).status).toBe(200);
  });
});
