import * as v from 'valibot';
import { foodVariations, goodsVariations } from '#server/catalogue/variations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signUp as signUpCall } from '#contract/account.ts';
import { addToCart, listCart, removeFromCart } from '#contract/cart.ts';
import * as contract from '#contract/ordering.ts';
import { advanceOrder, setOrderStatus } from '#server/ordering/status.ts';
import {
  aSizeGroup,
  aTown,
  DOORSTEP,
  FOOD,
  GROCERY,
  HERE,
  OUT_AT_SEA,
  type ItemFacts,
  type Rows,
} from '#tests/support/builders/rows.ts';
import {
  createTestApp,
  NOON,
  type CallOptions,
  type TestAnswer,
  type TestServer,
} from '#tests/support/server.ts';

let server: TestServer;
let rows: Rows;

beforeAll(async () => {
  server = await createTestApp({ seeded: false });
});
beforeEach(async () => {
  server.setNow(NOON);
  rows = await aTown(server.db);
  await rows.guests(GUEST, 77);
});
afterAll(() => server.close());

const GUEST = 4_503_599_627_370_497;
const PHONE = '+12125550177';
const LATER = '2026-11-21T17:31:00Z';
const inFood: CallOptions = { zones: [HERE], module: FOOD };
const inGrocery: CallOptions = { zones: [HERE], module: GROCERY };
const size = (label: string) => [{ name: 'Size', values: { label: [label] } }];

const aDish = async (facts: Partial<ItemFacts> = {}, store: object = {}) =>
  rows.item({ store_id: (await rows.store(store)).id, ...facts });
const goods = async (facts: Partial<ItemFacts> = {}) =>
  rows.item({
    store_id: (await rows.store({ module_id: GROCERY, name: 'Green Grocer' })).id,
    name: 'Olive Oil',
    ...facts,
  });

const put = (item_id: number, facts: object = {}, options: object = inFood) =>
  server.post(
    addToCart.path,
    { guest_id: GUEST, model: 'Item', item_id, quantity: 1, ...facts },
    options,
  );
const cart = async (options: object = inFood) =>
  (await server.get(`${listCart.path}?guest_id=${GUEST}`, options)).body;

const quote = (facts: object = {}, options: object = inFood) =>
  server.post(
    contract.takeQuote.path,
    { guest_id: GUEST, order_type: 'delivery', ...DOORSTEP, ...facts },
    options,
  );

/** A guest's order of this store, complete, for 10 dollars and no fee unless said otherwise. */
const wish = (store_id: number, facts: object = {}) => ({
  guest_id: GUEST,
  order_amount: 10,
  payment_method: 'cash_on_delivery',
  order_type: 'take_away',
  store_id,
  contact_person_name: 'Grace Hopper',
  contact_person_number: PHONE,
  contact_person_email: 'grace@example.com',
  ...facts,
});
const place = (store_id: number, facts: object = {}, options: CallOptions = {}) =>
  server.post(contract.placeOrder.path, wish(store_id, facts), { ...inFood, ...options });
const withKey = (key: string) => ({ headers: { 'Idempotency-Key': key } });
const delivery = { order_type: 'delivery', address: '5 Canal Street', ...DOORSTEP };

const codeOf = ({ status, body }: TestAnswer) => [status, body.errors?.[0].code];
const codes = ({ body }: TestAnswer) => body.errors.map(({ code }: { code: string }) => code);
const orderCount = async () =>
  Number(
    (
      await server.db
        .selectFrom('orders')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );
const itemNow = (id: number) =>
  server.db
    .selectFrom('item')
    .selectAll()
    .select([goodsVariations, foodVariations])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('an address that places order after order is told to wait, and for how long', async () => {
  const strict = await createTestApp({ db: server.db, limitFactor: 0.01 });
  const order = {
    ...{ ...delivery, payment_method: 'cash_on_delivery', guest_id: GUEST },
    ...{ store_id: 1, order_amount: 1 },
  };
  const placing = () =>
    strict.post(contract.placeOrder.path, order, { ...inFood, from: '203.0.113.7' });

  const [first, second] = [await placing(), await placing()];

  expect([first.status, second.status]).toEqual([403, 429]);
  expect(Number(second.headers.get('Retry-After'))).toBeGreaterThan(0);
});

describe('a quote', () => {
  test('says what the whole cart costs, store by store, in the shape of the contract (D-13, CHK-18)', async () => {
    const dosa = await aDish({ discount: 100_000 }, { tax_rate: 88_750 });
    const ramen = await aDish({ price: 800 }, { free_delivery: true });
    const chutney = await rows.addOn({ store_id: dosa.store_id, price: 150 });
    await put(dosa.id, { quantity: 2, add_on_ids: [chutney.id], add_on_qtys: [1] });
    await put(ramen.id);

    const { status, body } = await quote();

    expect(status).toBe(200);
    expect(v.is(contract.quote, body)).toBe(true);
    const [first, second] = body.stores;
    expect(first.distance).toBeGreaterThan(2.5);
    const fee = first.amounts.delivery;
    expect(fee).toBeCloseTo(first.distance, 2);
    expect(first.amounts).toMatchObject({ subtotal: 21.5, discount: 2, tax: 1.73, coupon: 0 });
    expect(first.amounts.total).toBeCloseTo(21.5 - 2 + 1.73 + fee, 2);
    expect(first.lines).toMatchObject([{ quantity: 2, price: 10, amount: 19.5 }]);
    expect(second.amounts).toMatchObject({ subtotal: 8, delivery: 0, total: 8 });
    expect(body.amounts.total).toBeCloseTo(first.amounts.total + 8, 2);
    expect(body.payment_methods).toEqual([
      { method: 'cash_on_delivery', available: true, limit: null },
    ]);
    expect(Date.parse(body.expires_at)).toBe(Date.parse(NOON) + 15 * 60_000);
  });

  test('brings free of charge from the threshold on, whatever the store’s share of it (CHK-19, D-12)', async () => {
    const [dosa, ramen] = [await aDish({ price: 4000 }), await aDish({ price: 1000 })];
    await put(dosa.id);
    expect((await quote()).body.amounts.delivery).toBeGreaterThan(0);
    await put(ramen.id);
    expect((await quote()).body.amounts.delivery).toBe(0);
  });

  test('is one of the newest twenty of its owner, and no other owner loses any', async () => {
    await put((await aDish()).id);
    const neighbour = { ...(await server.asGuest()), id: 'of a neighbour' };
    await server.db
      .insertInto('quote')
      .values({
        ...{ id: neighbour.id, owner: `guest:${neighbour.guestId}`, module_id: FOOD },
        ...{ order_type: 'delivery', cart_subtotal: 0, body: '{}', expires_at: LATER },
      })
      .execute();
    const taken: string[] = [];
    for (let often = 0; often < 23; often += 1) {
      server.advance(1_000);
      taken.push((await quote()).body.quote_id);
    }

    const kept = await server.db.selectFrom('quote').select('id').execute();

    expect(new Set(kept.map(({ id }) => id))).toEqual(new Set([...taken.slice(-20), neighbour.id]));
  });

  test('of a take-away has no fee and needs no address (D-12)', async () => {
    await put((await aDish()).id);
    const { body } = await quote({ order_type: 'take_away', latitude: null, longitude: null });
    expect(body.stores[0]).toMatchObject({ distance: 0, amounts: { delivery: 0, total: 10 } });
    expect(codeOf(await quote({ latitude: null }))).toEqual([403, 'latitude']);
  });

  test('holds the tax already where prices include it (PRICE-09)', async () => {
    await rows.setting('money', { taxIncluded: true });
    await put((await aDish({ price: 1100 }, { tax_rate: 100_000 })).id);
    const { body } = await quote({ order_type: 'take_away' });
    expect(body.amounts).toMatchObject({ tax: 1, tax_included: true, total: 11 });
  });

  test('names what stands in the way, and the line at fault (D-19)', async () => {
    const dish = await aDish(
      { name_hi: 'डोसा' },
      { minimum_order: 5000, hours: [18 * 60, 22 * 60] },
    );
    await put(dish.id);
    const [line] = await cart();
    await server.db.updateTable('item').set({ active: false }).where('id', '=', dish.id).execute();

    const { body } = await quote(OUT_AT_SEA, { ...inFood, language: 'hi' });

    expect(body.stores[0].problems).toEqual([
      { code: 'item_gone', message: 'डोसा अब उपलब्ध नहीं है', cart_id: line.id },
      { code: 'outside_zone', message: expect.any(String), cart_id: null },
      { code: 'store_closed', message: expect.any(String), cart_id: null },
      { code: 'minimum_order', message: expect.stringContaining('$50.00'), cart_id: null },
    ]);
  });

  test('counts no line that cannot be bought in any of its amounts, and names it (D-19)', async () => {
    const dosa = await aDish({ price: 3000, discount: 100_000 }, { tax_rate: 100_000 });
    const gone = await rows.item({ store_id: dosa.store_id, price: 2500 });
    const alone = await aDish({ price: 4000 });
    await put(dosa.id);
    await put(gone.id);
    await put(alone.id);
    const ids = [gone.id, alone.id];
    await server.db.updateTable('item').set({ active: false }).where('id', 'in', ids).execute();

    const { body } = await quote();

    const [first, second] = body.stores;
    const fee = first.amounts.delivery;
    expect(fee).toBeGreaterThan(0);
    expect(first.amounts).toMatchObject({ subtotal: 30, discount: 3, tax: 2.7 });
    expect(first.amounts.total).toBeCloseTo(30 - 3 + 2.7 + fee, 2);
    expect(first.lines).toMatchObject([
      { amount: 27, gross: 30, available: true },
      { price: 25, amount: 0, gross: 0, available: false },
    ]);
    expect(first.problems).toMatchObject([{ code: 'item_gone', cart_id: first.lines[1].cart_id }]);
    expect(second.amounts).toMatchObject({ subtotal: 0, tax: 0, delivery: 0, total: 0 });
    expect(body.amounts.total).toBe(first.amounts.total);
    const refused = await place(dosa.store_id, { ...delivery, order_amount: first.amounts.total });
    expect(codeOf(refused)).toEqual([403, 'item_gone']);
  });

  test('counts goods that have sold out for nothing, and those of which some are left in full (D-19)', async () => {
    const oil = await goods({ stock: 3 });
    const rice = await rows.item({ store_id: oil.store_id, stock: 3 });
    await put(oil.id, { quantity: 2 }, inGrocery);
    await put(rice.id, { quantity: 2 }, inGrocery);
    await server.db.updateTable('item').set({ stock: 0 }).where('id', '=', oil.id).execute();
    await server.db.updateTable('item').set({ stock: 1 }).where('id', '=', rice.id).execute();

    const { body } = await quote({ order_type: 'take_away' }, inGrocery);

    expect(body.amounts).toMatchObject({ subtotal: 20, total: 20 });
    expect(body.stores[0].lines).toMatchObject([
      { gross: 0, available: false },
      { gross: 20, available: true },
    ]);
    expect(body.stores[0].problems.map(({ code }: { code: string }) => code)).toEqual([
      'out_of_stock',
      'out_of_stock',
    ]);
  });

  test('says when cash is too much, and up to which amount it is taken (D-10, CHK-09)', async () => {
    await server.db.updateTable('zone_module').set({ maximum_cod: 1500 }).execute();
    await put((await aDish()).id, { quantity: 2 });
    const { body } = await quote({ order_type: 'take_away' });
    expect(body.payment_methods).toEqual([
      { method: 'cash_on_delivery', available: false, limit: 15 },
    ]);
  });

  test('of nothing is refused, and so is one of nobody', async () => {
    expect(codeOf(await quote())).toEqual([403, 'cart_empty']);
    expect((await quote({ guest_id: null })).status).toBe(401);
    expect(codeOf(await quote({}, { zones: [HERE] }))).toEqual([403, 'moduleId']);
  });
});

describe('an order', () => {
  test('is placed with what the quote said, and only its own lines leave the cart (CHK-02, CHK-04, D-05)', async () => {
    const [dosa, ramen] = [await aDish(), await aDish({ price: 800 })];
    await put(dosa.id, { quantity: 2 });
    await put(ramen.id);
    const { body: quoted } = await quote();
    const [first, second] = quoted.stores;
    const total = first.amounts.total;

    const placed = await place(dosa.store_id, {
      ...delivery,
      quote_id: quoted.quote_id,
      order_amount: total,
      order_note: 'Ring twice',
    });

    expect(placed.status).toBe(200);
    expect(v.is(contract.orderPlaced, placed.body)).toBe(true);
    expect(placed.body).toMatchObject({ total_ammount: total, status: 'pending', user_id: GUEST });
    expect((await cart()).map((line: { item_id: number }) => line.item_id)).toEqual([ramen.id]);
    const rest = await place(ramen.store_id, {
      ...delivery,
      quote_id: quoted.quote_id,
      order_amount: second.amounts.total,
    });
    expect(rest.status).toBe(200);
    expect(await cart()).toEqual([]);
  });

  test('keeps free delivery while the stores of one cart are placed in turn (D-13)', async () => {
    const [dosa, ramen] = [await aDish({ price: 4000 }), await aDish({ price: 1500 })];
    await put(dosa.id);
    await put(ramen.id);
    const { quote_id } = (await quote()).body;

    const first = await place(dosa.store_id, { ...delivery, quote_id, order_amount: 40 });
    const second = await place(ramen.store_id, { ...delivery, quote_id, order_amount: 15 });
    expect([first.status, second.status]).toEqual([200, 200]);
  });

  test('gets no free delivery for goods that were quoted and then taken out (D-13)', async () => {
    const [dosa, ramen] = [await aDish({ price: 4000 }), await aDish({ price: 1500 })];
    await put(dosa.id);
    await put(ramen.id);
    const { quote_id } = (await quote()).body;
    const [expensive] = await cart();
    await server.delete(`${removeFromCart.path}?cart_id=${expensive.id}&guest_id=${GUEST}`, inFood);

    const placed = await place(ramen.store_id, { ...delivery, quote_id, order_amount: 15 });
    expect(codeOf(placed)).toEqual([409, 'order_amount']);
  });

  test('under a quote that has run out, or of somebody else, is refused (D-13, D-106)', async () => {
    const dish = await aDish();
    await put(dish.id);
    const { quote_id } = (await quote()).body;

    expect(codeOf(await place(dish.store_id, { quote_id: 'made-up' }))).toEqual([
      409,
      'quote_expired',
    ]);
    server.advance(15 * 60_000);
    expect(codeOf(await place(dish.store_id, { quote_id }))).toEqual([409, 'quote_expired']);
    expect(await cart()).toHaveLength(1);
  });

  test('for another total than the customer saw is refused with the new one (D-18, D-19)', async () => {
    const dish = await aDish();
    await put(dish.id);

    for (const order_amount of [0.01, 9.99, -10, 1e30]) {
      const refused = await place(dish.store_id, { order_amount });
      expect(codeOf(refused)).toEqual([409, 'order_amount']);
      expect(refused.body.message).toBe('The total is now $10.00. Check it and order again.');
    }
    expect([await orderCount(), (await cart()).length]).toEqual([0, 1]);
  });

  test('of a signed-in customer is reached as the account says (CHK-01)', async () => {
    const dish = await aDish();
    const { id, token, phone, owner } = await rows.customer();
    const theirs = { ...inFood, token };
    await put(dish.id, { guest_id: null }, theirs);

    const placed = await place(
      dish.store_id,
      {
        guest_id: null,
        contact_person_name: null,
        contact_person_number: null,
        contact_person_email: null,
      },
      theirs,
    );

    expect([placed.status, placed.body.user_id]).toEqual([200, id]);
    const order = await server.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    expect(order).toMatchObject({ owner, contact_name: 'Ada Byron', contact_phone: phone });
  });

  test('of a guest says how to reach them, field by field (D-11)', async () => {
    const dish = await aDish();
    await put(dish.id);

    const refused = await place(dish.store_id, {
      contact_person_name: null,
      contact_person_number: '555 0177',
      contact_person_email: 'grace@nowhere',
    });
    expect(refused.status).toBe(403);
    expect(codes(refused)).toEqual([
      'contact_person_name',
      'contact_person_number',
      'contact_person_email',
    ]);
  });

  test('of a guest is refused where the shop asks everybody to sign in (GATE-13)', async () => {
    await rows.setting('ordering', { guestCheckout: false });
    const dish = await aDish();
    await put(dish.id);
    expect(codeOf(await place(dish.store_id))).toEqual([403, 'guest_checkout']);
  });

  test('is brought only to an address inside the store’s zone, while the zone is on (CHK-13)', async () => {
    const dish = await aDish();
    await put(dish.id);
    const there = { ...delivery, order_amount: 10 };

    expect(codeOf(await place(dish.store_id, { ...there, ...OUT_AT_SEA }))).toEqual([
      403,
      'outside_zone',
    ]);
    expect(codeOf(await place(dish.store_id, { ...there, address: '' }))).toEqual([403, 'address']);
    expect(codeOf(await place(dish.store_id, { ...there, latitude: null }))).toEqual([
      403,
      'latitude',
    ]);
    for (const latitude of ['NaN', 91, 'north']) {
      expect(codeOf(await place(dish.store_id, { ...there, latitude }))).toEqual([403, 'latitude']);
    }
    await server.db.updateTable('zone').set({ active: false }).where('id', '=', HERE).execute();
    expect(codeOf(await place(dish.store_id, there))).toEqual([403, 'zone_off']);
    expect(await cart()).toHaveLength(1);
  });

  test('below the minimum of the store is refused with the amount (D-17)', async () => {
    const dish = await aDish({}, { minimum_order: 1001 });
    await put(dish.id);
    const refused = await place(dish.store_id);
    expect(codeOf(refused)).toEqual([403, 'minimum_order']);
    expect(refused.body.message).toBe('Minimum order amount is $10.01');
  });

  test('above what is taken in cash is refused with the limit (D-10, CHK-09, ERR-42)', async () => {
    await server.db.updateTable('zone_module').set({ maximum_cod: 999 }).execute();
    const dish = await aDish();
    await put(dish.id);
    const refused = await place(dish.store_id);
    expect(codeOf(refused)).toEqual([403, 'cash_limit']);
    expect(refused.body.message).toBe('Cash on delivery is available for orders up to $9.99.');
  });

  test('is not paid in a way that is not offered (D-09)', async () => {
    const dish = await aDish();
    await put(dish.id);
    for (const payment_method of ['wallet', 'digital_payment', 'shells']) {
      expect(codeOf(await place(dish.store_id, { payment_method }))).toEqual([
        403,
        'payment_method',
      ]);
    }
  });

  test('of a store that does not deliver, or hands nothing over, is refused (D-04)', async () => {
    const brings = await aDish({}, { take_away: false });
    const handsOver = await aDish({}, { delivers: false });
    await put(brings.id);
    await put(handsOver.id);
    expect(codeOf(await place(brings.store_id))).toEqual([403, 'order_type']);
    expect(codeOf(await place(handsOver.store_id, delivery))).toEqual([403, 'order_type']);
  });

  test('names every line that has changed since (D-19)', async () => {
    const store = await rows.store();
    const [gone, over, fine] = [
      await rows.item({ store_id: store.id, name: 'Gone' }),
      await rows.item({ store_id: store.id, name: 'Rationed' }),
      await rows.item({ store_id: store.id }),
    ];
    for (const { id } of [gone, over, fine]) await put(id, { quantity: 2 });
    await server.db.updateTable('item').set({ active: false }).where('id', '=', gone.id).execute();
    await server.db.updateTable('item').set({ maximum: 1 }).where('id', '=', over.id).execute();

    const refused = await place(store.id, { order_amount: 60 });
    expect(refused.body.errors).toEqual([
      { code: 'item_gone', message: 'Gone is no longer available' },
      { code: 'over_maximum', message: 'You have reached the maximum quantity for Rationed' },
    ]);
    expect(await cart()).toHaveLength(3);
  });

  test('of an empty cart, or of a store that is not in it, is refused', async () => {
    const dish = await aDish();
    expect(codeOf(await place(dish.store_id))).toEqual([403, 'cart_empty']);
    expect(codeOf(await place(999))).toEqual([403, 'store_id']);
    expect(codeOf(await place(9_007_199_254_740_991))).toEqual([403, 'store_id']);
    expect(codeOf(await place(dish.store_id, { guest_id: null }))).toEqual([401, 'unauthorized']);
  });
});

describe('when', () => {
  const evening = [18 * 60, 22 * 60] as const;

  test('a store is closed, it takes orders for one of its slots only (D-04, D-60)', async () => {
    const dish = await aDish({}, { hours: evening });
    await put(dish.id);
    const at = (schedule_at: string | null) => place(dish.store_id, { schedule_at });

    expect(codeOf(await at(null))).toEqual([403, 'store_closed']);
    expect(codeOf(await at('2026-11-21 17:30:00'))).toEqual([403, 'schedule']);
    expect(codeOf(await at('2026-11-21 18:15:00'))).toEqual([403, 'schedule']);
    expect(codeOf(await at('2026-11-20 18:30:00'))).toEqual([403, 'schedule']);
    expect(codeOf(await at('2026-12-21 18:30:00'))).toEqual([403, 'schedule']);
    expect(codeOf(await at('tomorrow'))).toEqual([403, 'schedule']);
    expect(codeOf(await at('2026-02-30 18:30:00'))).toEqual([403, 'schedule']);
    const placed = await at('2026-11-22T18:30:00-05:00');
    expect(placed.status).toBe(200);
    const { schedule_at } = await server.db
      .selectFrom('orders')
      .select('schedule_at')
      .executeTakeFirstOrThrow();
    expect(schedule_at?.toISOString()).toBe('2026-11-22T23:30:00.000Z');
  });

  test('a dish is out of its hours, it is ordered for a slot within them (CHK-11, ITEM-34)', async () => {
    const dish = await aDish({ opens: 7 * 60, closes: 11 * 60, schedulable: true });
    await put(dish.id);

    expect(codeOf(await place(dish.store_id))).toEqual([403, 'not_on_sale']);
    const noon = await place(dish.store_id, { schedule_at: '2026-11-22 12:00:00' });
    expect(codeOf(noon)).toEqual([403, 'schedule']);
    expect((await place(dish.store_id, { schedule_at: '2026-11-22 10:30:00' })).status).toBe(200);
  });
});

describe('an order for later', () => {
  test('without a time is refused, and is no order for now [CHK-11, D-04]', async () => {
    const dish = await aDish();
    await put(dish.id);
    for (const schedule_at of [null, undefined, '']) {
      const refused = await place(dish.store_id, { scheduled: 1, schedule_at });
      expect(codeOf(refused)).toEqual([403, 'schedule']);
      expect(refused.body.message).toBe('Choose a time for your order');
    }
    expect(await orderCount()).toBe(0);
    const now = await place(dish.store_id, { scheduled: 0, schedule_at: null });
    expect(now.status).toBe(200);
  });
});

describe('an item that needs a prescription', () => {
  test('is named by the quote and refused by the placement, until prescriptions can be given [CHK-10, D-15]', async () => {
    const pills = await goods({ name: 'Amoxicillin', needs_prescription: true });
    const oil = await rows.item({ store_id: pills.store_id, name: 'Olive Oil' });
    await put(pills.id, {}, inGrocery);
    await put(oil.id, {}, inGrocery);
    const why =
      'Amoxicillin needs a prescription, which cannot be uploaded here yet. Remove it to order the rest.';

    const { body } = await quote({ order_type: 'take_away' }, inGrocery);
    const [line] = await cart(inGrocery);
    expect(body.stores[0].problems).toEqual([
      { code: 'prescription', message: why, cart_id: line.id },
    ]);
    const refused = await place(pills.store_id, { order_amount: 20 }, inGrocery);
    expect([codeOf(refused), refused.body.message]).toEqual([[403, 'prescription'], why]);
    const bought = await place(
      pills.store_id,
      {
        is_buy_now: 1,
        cart: JSON.stringify([{ model: 'Item', item_id: pills.id, quantity: 1 }]),
      },
      inGrocery,
    );
    expect(codeOf(bought)).toEqual([403, 'prescription']);
    expect(await orderCount()).toBe(0);
  });
});

describe('stock', () => {
  test('is taken when goods are ordered, of the variation that was chosen (D-20)', async () => {
    const oil = await goods({ stock: 5 });
    const shirt = await rows.item({
      store_id: oil.store_id,
      choice_options: [{ title: 'Size', options: ['L', 'M'] }],
      goods_variations: [
        { type: 'L', price: 1000, stock: 2 },
        { type: 'M', price: 1000, stock: 9 },
      ],
    });
    await put(oil.id, { quantity: 3 }, inGrocery);
    await put(shirt.id, { quantity: 2, variation: [{ type: 'L' }] }, inGrocery);

    expect((await place(oil.store_id, { order_amount: 50 }, inGrocery)).status).toBe(200);

    expect((await itemNow(oil.id)).stock).toBe(2);
    expect((await itemNow(shirt.id)).goods_variations.map(({ stock }) => stock)).toEqual([0, 9]);
  });

  test('of a counted value of a dish is taken, of an uncounted dish is not (D-20)', async () => {
    const values = [
      { label: 'Small', price: 0, stock: 3 },
      { label: 'Large', price: 0 },
    ];
    const dish = await aDish({ stock: 7, food_variations: [aSizeGroup({ values })] });
    await put(dish.id, { quantity: 2, variation: size('Small') });
    await put(dish.id, { quantity: 2, variation: size('Large') });

    expect((await place(dish.store_id, { order_amount: 40 })).status).toBe(200);

    const { stock, food_variations } = await itemNow(dish.id);
    expect(stock).toBe(7);
    expect(food_variations[0]?.values.map((value) => value.stock)).toEqual([1, null]);
  });

  test('that has run out since refuses the order and names the line (D-19)', async () => {
    const oil = await goods({ stock: 2 });
    await put(oil.id, { quantity: 2 }, inGrocery);
    await server.db.updateTable('item').set({ stock: 1 }).where('id', '=', oil.id).execute();

    const refused = await place(oil.store_id, { order_amount: 20 }, inGrocery);
    expect(codeOf(refused)).toEqual([403, 'out_of_stock']);
    expect(refused.body.message).toBe('There is not enough of Olive Oil left');
    expect((await itemNow(oil.id)).stock).toBe(1);
    expect(await cart(inGrocery)).toHaveLength(1);
  });

  test('wanted by two at once goes to one of them (D-20)', async () => {
    const oil = await goods({ stock: 1 });
    await put(oil.id, {}, inGrocery);
    await put(oil.id, { guest_id: 77 }, inGrocery);

    const answers = await Promise.all([
      place(oil.store_id, {}, inGrocery),
      place(oil.store_id, { guest_id: 77 }, inGrocery),
    ]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect([(await itemNow(oil.id)).stock, await orderCount()]).toEqual([0, 1]);
  });

  test('goes back once when an order is canceled (D-14, D-20)', async () => {
    const oil = await goods({ stock: 5 });
    await put(oil.id, { quantity: 3 }, inGrocery);
    const { order_id } = (await place(oil.store_id, { order_amount: 30 }, inGrocery)).body;
    const cancel = () =>
      server.put(contract.cancelOrder.path, {
        order_id,
        guest_id: GUEST,
        reason: 'I changed my mind',
      });

    expect((await cancel()).status).toBe(200);
    expect(codeOf(await cancel())).toEqual([403, 'order_status']);
    expect((await itemNow(oil.id)).stock).toBe(5);
  });

  test('goes back once when an order fails, whatever becomes of it then (D-20)', async () => {
    const oil = await goods({ stock: 5 });
    await put(oil.id, {}, inGrocery);
    const { order_id } = (await place(oil.store_id, {}, inGrocery)).body;

    for (const status of ['failed', 'canceled'] as const) {
      await setOrderStatus(server.db, order_id, status, new Date(NOON));
      expect((await itemNow(oil.id)).stock).toBe(5);
    }
  });
});

describe('stock over several lines', () => {
  const aShirt = async (facts: Partial<ItemFacts> = {}) =>
    goods({
      name: 'Shirt',
      choice_options: [{ title: 'Size', options: ['L', 'M'] }],
      goods_variations: [
        { type: 'L', price: 1000, stock: 3 },
        { type: 'M', price: 1000, stock: 9 },
      ],
      ...facts,
    });
  const line = (item: { id: number }, facts: object) => ({
    model: 'Item',
    item_id: item.id,
    quantity: 1,
    ...facts,
  });
  const buyTogether = (
    store_id: number,
    order_amount: number,
    lines: readonly object[],
    options: CallOptions = inGrocery,
  ) => place(store_id, { is_buy_now: 1, order_amount, cart: JSON.stringify(lines) }, options);
  const large = { variation: [{ type: 'L' }] };
  const stockOfGoods = async (id: number) =>
    (await itemNow(id)).goods_variations.map(({ stock }) => stock);

  test('refuses goods of one variation that are too few for all lines together [D-20]', async () => {
    const shirt = await aShirt();
    const threeTimes = [3, 3, 3].map((quantity) => line(shirt, { ...large, quantity }));
    const refused = await buyTogether(shirt.store_id, 90, threeTimes);
    expect(codeOf(refused)).toEqual([403, 'out_of_stock']);
    expect(refused.body.message).toBe('There is not enough of Shirt left');
    expect([await stockOfGoods(shirt.id), await orderCount()]).toEqual([[3, 9], 0]);
    const apart = [
      line(shirt, { ...large, quantity: 3 }),
      line(shirt, { variation: [{ type: 'M' }] }),
    ];
    expect((await buyTogether(shirt.store_id, 40, apart)).status).toBe(200);
    expect(await stockOfGoods(shirt.id)).toEqual([0, 8]);
  });

  test('refuses plain goods that are too few for all lines together [D-20]', async () => {
    const oil = await goods({ stock: 3 });
    const twice = [line(oil, { quantity: 2 }), line(oil, { quantity: 2 })];
    expect(codeOf(await buyTogether(oil.store_id, 40, twice))).toEqual([403, 'out_of_stock']);
    const fitting = [line(oil, { quantity: 2 }), line(oil, { quantity: 1 })];
    expect((await buyTogether(oil.store_id, 30, fitting)).status).toBe(200);
    expect((await itemNow(oil.id)).stock).toBe(0);
  });

  test('refuses a counted value of a dish that is too scarce for all lines together [D-20]', async () => {
    const values = [{ label: 'Small', price: 0, stock: 3, label_hi: 'छोटा' }];
    const dish = await aDish({ food_variations: [aSizeGroup({ values })] });
    const twice = [1, 2].map(() => line(dish, { variation: size('Small'), quantity: 2 }));
    const refused = await buyTogether(dish.store_id, 40, twice, inFood);
    expect(codeOf(refused)).toEqual([403, 'out_of_stock']);
  });

  test('is taken whatever the language in which the choice was named [D-20]', async () => {
    const values = [{ label: 'Small', price: 0, stock: 3, label_hi: 'छोटा' }];
    const dish = await aDish({ food_variations: [aSizeGroup({ values })] });
    const inHindi = [line(dish, { variation: size('छोटा'), quantity: 2 })];
    expect((await buyTogether(dish.store_id, 20, inHindi, inFood)).status).toBe(200);
    expect((await itemNow(dish.id)).food_variations[0]?.values[0]?.stock).toBe(1);
  });

  test('refuses more than one customer may have, over all lines together [D-18]', async () => {
    const shirt = await aShirt({ maximum: 3 });
    const sizes = [
      line(shirt, { ...large, quantity: 2 }),
      line(shirt, { variation: [{ type: 'M' }], quantity: 2 }),
    ];
    expect(codeOf(await buyTogether(shirt.store_id, 40, sizes))).toEqual([403, 'over_maximum']);
  });

  test('in the cart is judged together by the quote and by the placement [D-19]', async () => {
    const oil = await goods({ stock: 4 });
    await put(oil.id, { quantity: 3 }, inGrocery);
    await rows.cartLine({
      owner: `guest:${GUEST}`,
      item_id: oil.id,
      module_id: GROCERY,
      quantity: 3,
    });

    const { body } = await quote({ order_type: 'take_away' }, inGrocery);
    expect(body.stores[0].problems.map(({ code }: { code: string }) => code)).toEqual([
      'out_of_stock',
      'out_of_stock',
    ]);
    const refused = await place(oil.store_id, { order_amount: 60 }, inGrocery);
    expect(codeOf(refused)).toEqual([403, 'out_of_stock']);
    expect((await itemNow(oil.id)).stock).toBe(4);
  });

  test('never falls below zero: the database refuses it, whatever asked for it [D-20]', async () => {
    const values = [{ label: 'Small', price: 0, stock: -1 }];
    for (const facts of [
      { stock: -1 },
      { goods_variations: [{ type: 'L', price: 1000, stock: -1 }] },
      { food_variations: [aSizeGroup({ values })] },
    ]) {
      await expect(goods(facts)).rejects.toThrow('check constraint');
    }
  });
});

describe('stock of an order whose status is set by hand', () => {
  const anOrderOf = async (stock: number) => {
    const oil = await goods({ stock });
    await put(oil.id, { quantity: 2 }, inGrocery);
    const { order_id } = (await place(oil.store_id, { order_amount: 20 }, inGrocery)).body;
    return { oil, order_id };
  };
  const set = (id: number, status: 'canceled' | 'pending' | 'failed' | 'delivered') =>
    setOrderStatus(server.db, id, status, new Date(NOON));

  test('is taken again when a canceled order goes on, and returned once more with it [D-20]', async () => {
    const { oil, order_id } = await anOrderOf(5);
    const seen: number[] = [];
    for (const status of [
      'canceled',
      'pending',
      'canceled',
      'failed',
      'pending',
      'delivered',
    ] as const) {
      await set(order_id, status);
      seen.push((await itemNow(oil.id)).stock);
    }
    expect(seen).toEqual([5, 3, 5, 5, 3, 3]);
  });

  test('keeps a canceled order from going on when others have bought it meanwhile [D-20]', async () => {
    const { oil, order_id } = await anOrderOf(3);
    await set(order_id, 'canceled');
    await server.db.updateTable('item').set({ stock: 1 }).where('id', '=', oil.id).execute();

    await expect(set(order_id, 'pending')).rejects.toMatchObject({
      status: 403,
      errors: [{ code: 'out_of_stock' }],
    });
    expect((await itemNow(oil.id)).stock).toBe(1);
    const { status } = await server.db
      .selectFrom('orders')
      .select('status')
      .where('id', '=', order_id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('canceled');
  });
});

describe('the same request again', () => {
  test('after the answer was lost is the same order (D-111)', async () => {
    const dish = await aDish();
    await put(dish.id);

    const first = await place(dish.store_id, {}, withKey('k-1'));
    const again = await place(dish.store_id, {}, withKey('k-1'));

    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(await orderCount()).toBe(1);
  });

  test('at the same moment is one order (D-05, D-111)', async () => {
    const dish = await aDish();
    await put(dish.id);
    const answers = await Promise.all(
      ['k', 'k', 'k'].map((key) => place(dish.store_id, {}, withKey(key))),
    );
    const ids = answers.filter(({ status }) => status === 200).map(({ body }) => body.order_id);
    expect([new Set(ids).size, await orderCount()]).toEqual([1, 1]);
  });

  test('with another body is refused (D-111)', async () => {
    const dish = await aDish();
    await put(dish.id);
    await place(dish.store_id, {}, withKey('k-2'));
    const other = await place(dish.store_id, { order_note: 'And napkins' }, withKey('k-2'));
    expect(codeOf(other)).toEqual([422, 'idempotency_key']);
    expect(await orderCount()).toBe(1);
  });

  test('after a refusal is the same refusal, in the language of the caller (D-111)', async () => {
    const dish = await aDish({}, { minimum_order: 5000 });
    await put(dish.id);
    await place(dish.store_id, {}, withKey('k-3'));
    await server.db.updateTable('store').set({ minimum_order: 0 }).execute();

    const again = await place(dish.store_id, {}, { ...withKey('k-3'), language: 'hi' });
    expect(codeOf(again)).toEqual([403, 'minimum_order']);
    expect(again.body.message).toBe('न्यूनतम ऑर्डर राशि $50.00 है');
    expect((await place(dish.store_id, {}, withKey('k-4'))).status).toBe(200);
  });

  test('of somebody else under the same key is their own order (D-111)', async () => {
    const dish = await aDish();
    await put(dish.id);
    await put(dish.id, { guest_id: 77 });
    await place(dish.store_id, {}, withKey('k-5'));
    const theirs = await place(dish.store_id, { guest_id: 77 }, withKey('k-5'));
    expect([theirs.status, await orderCount()]).toEqual([200, 2]);
  });

  describe('after the guest has signed in', () => {
    let people = 0;
    const signUp = async (guest_id?: number) => {
      people += 1;
      const { body } = await server.post(signUpCall.path, {
        ...{ f_name: 'Ada', l_name: 'Byron', password: 'correct horse 1' },
        email: `ada.${people}@example.com`,
        phone: `+121255502${String(people).padStart(2, '0')}`,
        ...(guest_id === undefined ? {} : { guest_id }),
      });
      return body.token as string;
    };
    const buyDish = (dish: { id: number; store_id: number }, options: CallOptions, facts = {}) =>
      place(
        dish.store_id,
        {
          is_buy_now: 1,
          cart: JSON.stringify([{ model: 'Item', item_id: dish.id, quantity: 1 }]),
          ...facts,
        },
        options,
      );

    test('is the order of the guest, and no second one [D-111]', async () => {
      const dish = await aDish();
      const first = await buyDish(dish, withKey('k-6'), { is_guest: 1 });
      const token = await signUp(GUEST);

      const asCustomer = { guest_id: null, is_guest: 0 };
      const again = await buyDish(dish, { ...withKey('k-6'), token }, asCustomer);

      expect(again).toMatchObject({ status: 200, body: first.body });
      expect(await orderCount()).toBe(1);
    });

    test('is judged anew when the guest was refused: signing in may be what was missing [D-111]', async () => {
      const dish = await aDish({ campaign_from: '2026-11-20', campaign_to: '2026-11-21' });
      expect((await buyDish(dish, withKey('k-7'))).status).toBe(401);
      const token = await signUp(GUEST);
      expect((await buyDish(dish, { ...withKey('k-7'), token })).status).toBe(200);
    });

    test('tells nothing to a stranger who signs in and sends the same key [D-111]', async () => {
      const dish = await aDish();
      const first = await buyDish(dish, withKey('k-8'));
      for (const guest of [undefined, 77]) {
        const token = await signUp(guest);
        const theirs = await buyDish(dish, { ...withKey('k-8'), token });
        expect(theirs.status).toBe(200);
        expect(theirs.body.order_id).not.toBe(first.body.order_id);
      }
    });

    test('with another body is refused [D-111]', async () => {
      const dish = await aDish();
      await buyDish(dish, withKey('k-9'));
      const token = await signUp(GUEST);
      const other = await buyDish(dish, { ...withKey('k-9'), token }, { order_note: 'Napkins' });
      expect(codeOf(other)).toEqual([422, 'idempotency_key']);
    });
  });

  test('without a key finds an empty cart: no second order by a double click (D-05)', async () => {
    const dish = await aDish();
    await put(dish.id);
    const answers = await Promise.all([place(dish.store_id), place(dish.store_id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect(await orderCount()).toBe(1);
  });

  test('under a key of a thousand letters is refused', async () => {
    const dish = await aDish();
    const refused = await place(dish.store_id, {}, withKey('k'.repeat(1000)));
    expect(codeOf(refused)).toEqual([403, 'idempotency_key']);
  });
});

describe('buying now', () => {
  const buy = (item: { id: number; store_id: number }, facts: object = {}, options: object = {}) =>
    place(
      item.store_id,
      {
        is_buy_now: 1,
        cart: JSON.stringify([{ model: 'Item', item_id: item.id, quantity: 1, ...facts }]),
      },
      options,
    );

  test('orders that one item and leaves the cart alone (CHK-05, D-03)', async () => {
    const [wanted, carted] = [await aDish(), await aDish()];
    await put(carted.id);
    expect((await buy(wanted)).status).toBe(200);
    expect(await cart()).toHaveLength(1);
  });

  test('is held to the same rules', async () => {
    const dish = await aDish({ food_variations: [aSizeGroup()] });
    expect(codeOf(await buy(dish))).toEqual([403, 'item_gone']);
    expect(codeOf(await buy({ ...dish, id: 999 }))).toEqual([403, 'item_gone']);
    expect((await buy(dish, { variation: size('Small') })).status).toBe(200);
    const rubbish = await place(dish.store_id, { is_buy_now: 1, cart: '{{{' });
    expect(codeOf(rubbish)).toEqual([403, 'cart']);
    expect(codeOf(await place(dish.store_id, { is_buy_now: 1 }))).toEqual([403, 'cart_empty']);
  });

  test('a campaign is for signed-in customers, on its days (CHK-06)', async () => {
    const dish = await aDish({ campaign_from: '2026-11-20', campaign_to: '2026-11-21' });
    const { token } = await rows.customer();

    expect((await buy(dish)).status).toBe(401);
    expect((await buy(dish, {}, { token })).status).toBe(200);
    server.setNow('2026-11-22T17:30:00Z');
    expect(codeOf(await buy(dish, {}, { token }))).toEqual([403, 'not_on_sale']);
  });
});

describe('following an order', () => {
  const track = (query: string, options: object = {}) =>
    server.get(`${contract.trackOrder.path}?${query}`, options);
  const details = (query: string, options: object = {}) =>
    server.get(`${contract.listOrderLines.path}?${query}`, options);

  const anOrder = async () => {
    const dish = await aDish({ name_hi: 'डोसा', food_variations: [aSizeGroup()] });
    const chutney = await rows.addOn({ store_id: dish.store_id, name_hi: 'चटनी' });
    const choice = { variation: size('Large'), add_on_ids: [chutney.id], add_on_qtys: [2] };
    await put(dish.id, choice);
    const { stores } = (await quote()).body;
    const order_amount = stores[0].amounts.total;
    const { body } = await place(dish.store_id, { ...delivery, order_amount });
    return { id: body.order_id as number, dish };
  };

  test('is for whoever placed it, in the shape of the contract (CHK-07, D-06)', async () => {
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

  test('is for whoever knows its number and its phone, however the phone is written (CHK-08, D-07)', async () => {
    const { id } = await anOrder();
    const phone = encodeURIComponent('+1 (212) 555-0177');

    expect((await track(`order_id=${id}&contact_number=${phone}`)).status).toBe(200);
    expect((await track(`order_id=${id}&contact_number=+12125550177`)).status).toBe(200);
    expect((await details(`order_id=${id}&contact_number=${phone}`)).status).toBe(200);
  });

  test('is not found by guessing: wrong ones are counted, and its own guest never waits (D-07)', async () => {
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

  test('is not canceled by guessing either: wrong phones are counted there as well (D-07, D-14)', async () => {
    const { id } = await anOrder();
    const cancel = (facts: object) =>
      server.put(
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

  test('is nobody else’s: a wrong phone, another guest and another customer find nothing (D-07)', async () => {
    const { id } = await anOrder();
    const { token } = await rows.customer();
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
    const cancel = await server.put(
      contract.cancelOrder.path,
      { order_id: id, reason: 'Mine now' },
      { token },
    );
    expect([cancel.status, cancel.body]).toEqual([404, missing.body]);
  });

  test('needs the right phone also in the browser that placed it; a customer’s own needs none [D-07]', async () => {
    const { id } = await anOrder();
    const wrong = encodeURIComponent('+12125559999');
    const both = `order_id=${id}&guest_id=${GUEST}&contact_number=${wrong}`;
    expect(codeOf(await track(both))).toEqual([404, 'order']);
    expect(codeOf(await details(both))).toEqual([404, 'order']);
    const { token } = await rows.customer();
    const dish = await aDish();
    await put(dish.id, { guest_id: null }, { ...inFood, token });
    const { body } = await place(dish.store_id, {}, { token });
    expect((await track(`order_id=${body.order_id}`, { token })).status).toBe(200);
    expect(
      (await track(`order_id=${body.order_id}&contact_number=${wrong}`, { token })).status,
    ).toBe(200);
  });

  test('says who may cancel it, and cancels a guest’s order for who knows its number and phone [D-14, D-07]', async () => {
    const { id } = await anOrder();
    const phone = encodeURIComponent(PHONE);
    const cancel = (facts: object, options: object = {}) =>
      server.put(contract.cancelOrder.path, { reason: 'Too slow', ...facts }, options);
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

  test('of a customer is canceled by that customer alone, whoever else follows it by phone [D-14]', async () => {
    const { token } = await rows.customer();
    const dish = await aDish();
    await put(dish.id, { guest_id: null }, { ...inFood, token });
    const { order_id } = (await place(dish.store_id, {}, { token })).body;
    const known = `order_id=${order_id}&contact_number=${encodeURIComponent(PHONE)}`;

    expect((await track(known)).body.can_cancel).toBe(false);
    expect((await track(known, { token })).body.can_cancel).toBe(true);
    const cancel = { order_id, reason: 'Too slow', contact_number: PHONE };
    const url = contract.cancelOrder.path;
    expect(codeOf(await server.put(url, cancel))).toEqual([404, 'order']);
    expect((await server.put(url, cancel, { token })).status).toBe(200);
  });

  test('shows its lines as they were ordered, in the customer’s language', async () => {
    const { id, dish } = await anOrder();
    await server.db.updateTable('item').set({ name: 'Renamed', price: 1 }).execute();
    await server.db.deleteFrom('add_on').execute();

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

  test('goes step by step to the door, and is paid there (D-06)', async () => {
    const { id } = await anOrder();
    const steps = [];
    for (let step = 0; step < 8; step += 1) {
      server.advance(60_000);
      steps.push(await advanceOrder(server.db, id, server.context.now()));
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

  test('ends for the customer once the store has begun: it is too late to cancel (D-14)', async () => {
    const { id } = await anOrder();
    await advanceOrder(server.db, id, server.context.now());
    const cancel = await server.put(contract.cancelOrder.path, {
      order_id: id,
      guest_id: GUEST,
      reason: 'Too slow',
    });
    expect(codeOf(cancel)).toEqual([403, 'order_status']);
  });

  test('shows why it was canceled, and when (D-14)', async () => {
    const { id } = await anOrder();
    const reasons = await server.get(`${contract.listCancellationReasons.path}?offset=1&limit=2`);
    expect(v.is(contract.cancellationReasons, reasons.body)).toBe(true);
    expect([reasons.body.total_size, reasons.body.reasons.length]).toEqual([5, 2]);

    const reason = '<b>Changed</b> my mind 🙃';
    await server.put(contract.cancelOrder.path, { order_id: id, guest_id: GUEST, reason });
    const { body } = await track(`order_id=${id}&guest_id=${GUEST}`);
    expect(body).toMatchObject({ order_status: 'canceled', cancellation_reason: reason });
    expect(body.canceled).toBe('2026-11-21T17:30:00.000Z');
  });
});

test('my orders are mine alone, newest first: those on their way and those that are over (CHK-14, D-52)', async () => {
  const dish = await aDish();
  const [me, other] = [await rows.customer(), await rows.customer()];
  const order = async ({ token }: { token: string }) => {
    server.advance(1000);
    await put(dish.id, { guest_id: null }, { ...inFood, token });
    const { body } = await place(dish.store_id, { guest_id: null }, { token });
    return body.order_id as number;
  };
  const [first, second] = [await order(me), await order(me)];
  await order(other);
  await setOrderStatus(server.db, first, 'delivered', new Date(NOON));
  const list = async (which: string) => {
    const { body } = await server.get(`${contract.ORDERS_PATH}/${which}`, { token: me.token });
    expect(v.is(contract.orderPage, body)).toBe(true);
    expect(body).toMatchObject({ limit: 10, offset: 1, total_size: 1 });
    expect(body.orders[0].order_amount).toBe(10);
    expect(body.orders[0]).toMatchObject({ order_amount: 10, amounts: { total: 10 } });
    return body.orders.map(({ id }: { id: number }) => id);
  };

  expect(await list('running-orders')).toEqual([second]);
  expect(await list('list')).toEqual([first]);
  const guest = await server.get(`${contract.listPastOrders.path}?guest_id=${GUEST}`);
  expect(guest.status).toBe(401);
});

test('hostile texts are kept as they are and do no harm (D-109)', async () => {
  const dish = await aDish();
  await put(dish.id);
  const contact_person_name = `Robert'); drop table orders;-- <script>‮`;
  const order_note = '🥘'.repeat(150);
  const placed = await place(dish.store_id, { contact_person_name, order_note });

  expect(placed.status).toBe(200);
  const { body } = await server.get(
    `${contract.trackOrder.path}?order_id=${placed.body.order_id}&guest_id=${GUEST}`,
  );
  expect(body.order_note).toBe(order_note);
  expect(codeOf(await place(dish.store_id, { order_note: 'x'.repeat(301) }))).toEqual([
    403,
    'order_note',
  ]);
  expect(codeOf(await place(dish.store_id, { contact_person_name: 'a\u0000b' }))[0]).toBe(403);
  expect(server.logged).toEqual([]);
});
