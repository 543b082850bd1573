import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as contract from '#contract/ordering.ts';
import { aSizeGroup } from '#tests/support/builders/rows.ts';
import { createTestApp } from '#tests/support/server.ts';
import {
  GUEST,
  inFood,
  inGrocery,
  size,
  delivery,
  codeOf,
  startOrdering,
  withKey,
} from '#tests/support/start-ordering.ts';

const server = startOrdering();
const { aDish, goods, put, cart, place, quote, itemNow, orderCount } = server;

type Sold = { readonly id: number; readonly store_id: number };

const bought = (item: Pick<Sold, 'id'>, facts: object = {}) => ({
  ...{ model: 'Item', item_id: item.id, quantity: 1 },
  ...facts,
});
const asBought = (...lines: readonly object[]) => ({ is_buy_now: 1, cart: JSON.stringify(lines) });
const buy = (item: Sold, facts: object = {}, options: object = {}) =>
  place(item.store_id, asBought(bought(item, facts)), options);
const takeAway = { order_type: 'take_away', latitude: null, longitude: null };

describe('buying now', () => {
  test('orders one item and leaves the cart unchanged (CHK-05, D-03)', async () => {
    const [wanted, carted] = [await aDish(), await aDish()];
    await put(carted.id);
    expect((await buy(wanted)).status).toBe(200);
    expect(await cart()).toHaveLength(1);
  });

  test('follows the same rules', async () => {
    const dish = await aDish({ food_variations: [aSizeGroup()] });
    expect(codeOf(await buy(dish))).toEqual([403, 'item_gone']);
    expect(codeOf(await buy({ ...dish, id: 999 }))).toEqual([403, 'item_gone']);
    expect((await buy(dish, { variation: size('Small') })).status).toBe(200);
    const rubbish = await place(dish.store_id, { is_buy_now: 1, cart: '{{{' });
    expect(codeOf(rubbish)).toEqual([403, 'cart']);
    expect(codeOf(await place(dish.store_id, { is_buy_now: 1 }))).toEqual([403, 'cart_empty']);
  });

  test('of a campaign item requires a customer, on its days (CHK-06)', async () => {
    const dish = await aDish({ campaign_from: '2026-11-20', campaign_to: '2026-11-21' });
    const { token } = await server.rows.customer();

    expect((await buy(dish)).status).toBe(401);
    expect((await buy(dish, {}, { token })).status).toBe(200);
    server.server.setNow('2026-11-22T17:30:00Z');
    expect(codeOf(await buy(dish, {}, { token }))).toEqual([403, 'not_on_sale']);
  });
});

describe('a quote for buying now', () => {
  const price = (lines: readonly object[], facts: object = {}, options: object = inFood) =>
    quote({ ...takeAway, ...asBought(...lines), ...facts }, options);

  test('prices only the requested lines with discount, choices and add-ons, and leaves the cart unchanged [CHK-05]', async () => {
    const dosa = await aDish({ discount: 100_000, food_variations: [aSizeGroup()] });
    const chutney = await server.rows.addOn({ store_id: dosa.store_id, price: 150 });
    await put((await aDish({ price: 9900 })).id);

    const { status, body } = await price([
      bought(dosa, {
        ...{ quantity: 2, variation: size('Small') },
        ...{ add_on_ids: [chutney.id], add_on_qtys: [1] },
      }),
    ]);

    expect(status).toBe(200);
    expect(v.is(contract.quote, body)).toBe(true);
    expect(body.stores).toHaveLength(1);
    expect(body.stores[0].lines).toMatchObject([{ cart_id: 1, item_id: dosa.id, quantity: 2 }]);
    expect(body.amounts).toMatchObject({ subtotal: 21.5, discount: 2, total: 19.5 });
    expect(await cart()).toHaveLength(1);
  });

  test('lists the refusals of its line, like a quote of the cart [D-19]', async () => {
    const oil = await goods({ stock: 0 });
    const { body } = await price([bought(oil)], {}, inGrocery);
    expect(body.amounts.total).toBe(0);
    expect(body.stores[0].problems).toMatchObject([{ code: 'out_of_stock', cart_id: 1 }]);
  });

  test('is refused for unknown, invalid or foreign items', async () => {
    const dish = await aDish();
    expect(codeOf(await price([bought({ id: 999 })]))).toEqual([403, 'item_gone']);
    expect(codeOf(await price([]))).toEqual([403, 'cart_empty']);
    expect(codeOf(await quote({ ...takeAway, is_buy_now: 1 }))).toEqual([403, 'cart_empty']);
    expect(codeOf(await price([bought(dish)], {}, inGrocery))).toEqual([403, 'moduleId']);
    for (const text of ['{{{', '[{"item_id":"<b>"}]', '{"__proto__":1}', '[[[[', 'null']) {
      expect(codeOf(await price([], { cart: text })), text).toEqual([403, 'cart']);
    }
  });

  test('of a campaign item tells guests that it is for customers [ITEM-36, ERR-16]', async () => {
    const dish = await aDish({ campaign_from: '2026-11-20', campaign_to: '2026-11-21' });
    const { token } = await server.rows.customer();

    const refused = await price([bought(dish, { model: 'ItemCampaign' })]);
    expect(codeOf(refused)).toEqual([401, 'unauthorized']);
    expect(refused.body.errors[0].message).toBe('Please sign in to continue.');
    const answered = await price([bought(dish)], {}, { ...inFood, token });
    expect(answered.body.stores[0].problems).toEqual([]);
    server.server.setNow('2026-11-22T17:30:00Z');
    const over = await price([bought(dish)], {}, { ...inFood, token });
    expect(over.body.stores[0].problems).toMatchObject([{ code: 'not_on_sale', cart_id: 1 }]);
  });

  test('sets the price of the order until it expires [D-13]', async () => {
    const dish = await aDish();
    const { quote_id } = (await price([bought(dish)])).body;
    const order = { ...asBought(bought(dish, { price: 1 })), quote_id };

    expect((await place(dish.store_id, order)).status).toBe(200);
    server.server.advance(16 * 60_000);
    expect(codeOf(await place(dish.store_id, order))).toEqual([409, 'quote_expired']);
  });

  test('is valid neither for the cart nor for other lines, nor a cart’s quote for buying now', async () => {
    const [dish, carted] = [await aDish(), await aDish()];
    await put(carted.id);
    const ofLines = (await price([bought(dish)])).body.quote_id;
    const ofCart = (await quote(takeAway)).body.quote_id;

    const swapped = [
      await place(carted.store_id, { quote_id: ofLines }),
      await place(dish.store_id, { ...asBought(bought(dish)), quote_id: ofCart }),
      await place(dish.store_id, {
        ...asBought(bought(dish, { quantity: 2 })),
        ...{ quote_id: ofLines, order_amount: 20 },
      }),
    ];

    for (const answer of swapped) expect(codeOf(answer)).toEqual([409, 'quote_expired']);
    expect(await orderCount()).toBe(0);
    expect(await cart()).toHaveLength(1);
  });
});

describe('two lines of one item bought now', () => {
  const twice = (item: Sold, each: number) =>
    asBought(bought(item, { quantity: each }), bought(item, { quantity: each }));

  test('share its maximum and its stock', async () => {
    const oil = await goods({ stock: 5, maximum: 4 });
    const placing = (each: number) =>
      place(oil.store_id, { ...twice(oil, each), order_amount: each * 20 }, inGrocery);

    expect(codeOf(await placing(3))).toEqual([403, 'over_maximum']);
    expect((await placing(2)).status).toBe(200);
    expect((await itemNow(oil.id)).stock).toBe(1);
    expect(codeOf(await placing(1))).toEqual([403, 'out_of_stock']);
  });
});

test('a repeated order is the same order, and another one under its key is refused', async () => {
  const dish = await aDish();
  const order = asBought(bought(dish));
  const first = await place(dish.store_id, order, withKey('bought'));
  const again = await place(dish.store_id, order, withKey('bought'));
  const other = await place(
    dish.store_id,
    asBought(bought(dish, { quantity: 2 })),
    withKey('bought'),
  );

  expect(again.body).toEqual(first.body);
  expect(codeOf(other)).toEqual([422, 'idempotency_key']);
  expect(await orderCount()).toBe(1);
});

test('an address with too many orders is told to wait, and for how long', async () => {
  const strict = await createTestApp({ db: server.server.db, limitFactor: 0.01 });
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
