import { describe, expect, test } from 'vitest';
import * as contract from '#contract/ordering.ts';
import { aSizeGroup, GROCERY, type ItemFacts } from '#tests/support/builders/rows.ts';
import { NOON, type CallOptions } from '#tests/support/server.ts';
import {
  GUEST,
  inFood,
  inGrocery,
  size,
  codeOf,
  startOrdering,
} from '#tests/support/start-ordering.ts';
import { setOrderStatus } from './status.ts';

const server = startOrdering();
const { aDish, goods, put, cart, quote, place, orderCount, itemNow } = server;

describe('stock', () => {
  test('decreases with an order, by variation (D-20)', async () => {
    const oil = await goods({ stock: 5 });
    const shirt = await server.rows.item({
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

  test('of a counted value of a dish decreases, an uncounted one has none (D-20)', async () => {
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

  test('that has run out refuses the order with its line (D-19)', async () => {
    const oil = await goods({ stock: 2 });
    await put(oil.id, { quantity: 2 }, inGrocery);
    await server.server.db.updateTable('item').set({ stock: 1 }).where('id', '=', oil.id).execute();

    const refused = await place(oil.store_id, { order_amount: 20 }, inGrocery);
    expect(codeOf(refused)).toEqual([403, 'out_of_stock']);
    expect(refused.body.message).toBe('There is not enough of Olive Oil left');
    expect((await itemNow(oil.id)).stock).toBe(1);
    expect(await cart(inGrocery)).toHaveLength(1);
  });

  test('that two orders want goes to one of them (D-20)', async () => {
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

  test('is returned once when an order is canceled (D-14, D-20)', async () => {
    const oil = await goods({ stock: 5 });
    await put(oil.id, { quantity: 3 }, inGrocery);
    const { order_id } = (await place(oil.store_id, { order_amount: 30 }, inGrocery)).body;
    const cancel = () =>
      server.server.put(contract.cancelOrder.path, {
        order_id,
        guest_id: GUEST,
        reason: 'I changed my mind',
      });

    expect((await cancel()).status).toBe(200);
    expect(codeOf(await cancel())).toEqual([403, 'order_status']);
    expect((await itemNow(oil.id)).stock).toBe(5);
  });

  test('is returned once when an order fails, whatever happens then (D-20)', async () => {
    const oil = await goods({ stock: 5 });
    await put(oil.id, {}, inGrocery);
    const { order_id } = (await place(oil.store_id, {}, inGrocery)).body;

    for (const status of ['failed', 'canceled'] as const) {
      await setOrderStatus(server.server.db, order_id, status, new Date(NOON));
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

  test('refuses goods of one variation if all lines together exceed it [D-20]', async () => {
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

  test('refuses plain goods if all lines together exceed it [D-20]', async () => {
    const oil = await goods({ stock: 3 });
    const twice = [line(oil, { quantity: 2 }), line(oil, { quantity: 2 })];
    expect(codeOf(await buyTogether(oil.store_id, 40, twice))).toEqual([403, 'out_of_stock']);
    const fitting = [line(oil, { quantity: 2 }), line(oil, { quantity: 1 })];
    expect((await buyTogether(oil.store_id, 30, fitting)).status).toBe(200);
    expect((await itemNow(oil.id)).stock).toBe(0);
  });

  test('refuses a counted value of a dish if all lines together exceed it [D-20]', async () => {
    const values = [{ label: 'Small', price: 0, stock: 3, label_hi: 'छोटा' }];
    const dish = await aDish({ food_variations: [aSizeGroup({ values })] });
    const twice = [1, 2].map(() => line(dish, { variation: size('Small'), quantity: 2 }));
    const refused = await buyTogether(dish.store_id, 40, twice, inFood);
    expect(codeOf(refused)).toEqual([403, 'out_of_stock']);
  });

  test('decreases in whichever language the choice was named [D-20]', async () => {
    const values = [{ label: 'Small', price: 0, stock: 3, label_hi: 'छोटा' }];
    const dish = await aDish({ food_variations: [aSizeGroup({ values })] });
    const inHindi = [line(dish, { variation: size('छोटा'), quantity: 2 })];
    expect((await buyTogether(dish.store_id, 20, inHindi, inFood)).status).toBe(200);
    expect((await itemNow(dish.id)).food_variations[0]?.values[0]?.stock).toBe(1);
  });

  test('refuses more than the maximum over all lines together [D-18]', async () => {
    const shirt = await aShirt({ maximum: 3 });
    const sizes = [
      line(shirt, { ...large, quantity: 2 }),
      line(shirt, { variation: [{ type: 'M' }], quantity: 2 }),
    ];
    expect(codeOf(await buyTogether(shirt.store_id, 40, sizes))).toEqual([403, 'over_maximum']);
  });

  test('of the cart’s lines together is checked by quote and order alike [D-19]', async () => {
    const oil = await goods({ stock: 4 });
    await put(oil.id, { quantity: 3 }, inGrocery);
    await server.rows.cartLine({
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

  test('never falls below zero: the database refuses it [D-20]', async () => {
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
    setOrderStatus(server.server.db, id, status, new Date(NOON));

  test('is taken again when a canceled order resumes, and returned once more with it [D-20]', async () => {
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

  test('keeps a canceled order from resuming if others have bought it [D-20]', async () => {
    const { oil, order_id } = await anOrderOf(3);
    await set(order_id, 'canceled');
    await server.server.db.updateTable('item').set({ stock: 1 }).where('id', '=', oil.id).execute();

    await expect(set(order_id, 'pending')).rejects.toMatchObject({
      status: 403,
      errors: [{ code: 'out_of_stock' }],
    });
    expect((await itemNow(oil.id)).stock).toBe(1);
    const { status } = await server.server.db
      .selectFrom('orders')
      .select('status')
      .where('id', '=', order_id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('canceled');
  });
});
