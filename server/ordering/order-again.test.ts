import { expect, test, describe } from 'vitest';
import * as v from 'valibot';
import { listCart } from '#contract/cart.ts';
import * as contract from '#contract/ordering-again.ts';
import { aSizeGroup, ELSEWHERE, HERE } from '#tests/support/builders/rows.ts';
import {
  codeOf,
  GUEST,
  inFood,
  inGrocery,
  PHONE,
  size,
  startOrdering,
} from '#tests/support/start-ordering.ts';

const server = startOrdering();
const { aDish, goods, put, place, cart } = server;
const asGuest = `guest_id=${GUEST}`;
const check = (id: number, query = asGuest, options: object = inFood) =>
  server.server.get(`${contract.checkReorder.path}?order_id=${id}&${query}`, options);
const reorder = (id: number, seen: string, facts: object = {}, options: object = inFood) =>
  server.server.post(
    contract.reorder.path,
    { order_id: id, guest_id: GUEST, seen, ...facts },
    options,
  );
const setItem = (id: number, facts: object) =>
  server.server.db.updateTable('item').set(facts).where('id', '=', id).execute();
const piecesIn = async (options: object = inFood) =>
  (await cart(options)).map(({ item_id, quantity }: { item_id: number; quantity?: number }) => [
    item_id,
    quantity,
  ]);

describe('ordering again', () => {
  const anOrder = async (quantity = 2) => {
    const dish = await aDish({ food_variations: [aSizeGroup()] });
    const chutney = await server.rows.addOn({ store_id: dish.store_id, price: 300 });
    const choice = { variation: size('Large'), add_on_ids: [chutney.id], add_on_qtys: [2] };
    await put(dish.id, { ...choice, quantity });
    const { body } = await place(dish.store_id, { order_amount: 15 * quantity + 6 });
    return { id: body.order_id as number, dish, chutney };
  };
  const groceries = async (quantity = 3) => {
    const oil = await goods({ stock: 10 });
    await put(oil.id, { quantity }, inGrocery);
    const { body } = await place(oil.store_id, { order_amount: 10 * quantity }, inGrocery);
    return { id: body.order_id as number, oil };
  };

  test('puts all available lines into the cart at once, with their choices [F7, D-14]', async () => {
    const { id, dish, chutney } = await anOrder();
    const { status, body } = await check(id);
    expect([status, v.is(contract.orderAgain, body)]).toEqual([200, true]);
    expect(body).toMatchObject({ order_id: id, module_id: 1, store: { open: true } });
    expect(body.lines).toMatchObject([
      { item_id: dish.id, quantity: 2, available: 2, amount_then: 36, amount_now: 36, code: null },
    ]);

    expect((await reorder(id, body.seen)).status).toBe(200);
    expect(await cart()).toMatchObject([
      {
        item_id: dish.id,
        quantity: 2,
        variation: [{ name: 'Size', values: { label: ['Large'] } }],
        add_on_ids: [chutney.id],
        add_on_qtys: [2],
      },
    ]);
  });

  test.each([
    { because: 'it is no longer sold', facts: { active: false }, code: 'item_gone' },
    {
      because: 'it is sold at other hours',
      facts: { opens: 60, closes: 120, schedulable: false },
      code: 'not_on_sale',
    },
  ])('names the unavailable line, as $because [F7]', async ({ facts, code }) => {
    const { id, dish } = await anOrder();
    await setItem(dish.id, facts);
    const { body } = await check(id);
    expect(body.lines).toMatchObject([{ available: 0, amount_now: null, code }]);
    expect(codeOf(await reorder(id, body.seen))).toEqual([403, 'nothing_left']);
    expect(await cart()).toEqual([]);
  });

  test('reports a choice or add-on that is no longer offered instead of omitting it [F7, C2]', async () => {
    const { id } = await anOrder();
    await server.server.db.updateTable('add_on').set({ active: false }).execute();
    expect((await check(id)).body.lines).toMatchObject([{ available: 0, code: 'add_on' }]);
    await server.server.db.updateTable('add_on').set({ active: true }).execute();
    await server.server.db
      .updateTable('food_variation_value')
      .set({ label: 'Huge' })
      .where('label', '=', 'Large')
      .execute();
    expect((await check(id)).body.lines).toMatchObject([{ available: 0, code: 'variation' }]);
  });

  test('offers the remaining pieces, and no line that is sold out [F7, D-20]', async () => {
    const { id, oil } = await groceries(3);
    await setItem(oil.id, { stock: 0 });
    expect((await check(id, asGuest, inGrocery)).body.lines).toMatchObject([
      { available: 0, amount_now: null, code: 'out_of_stock' },
    ]);
    await setItem(oil.id, { stock: 2 });
    const some = (await check(id, asGuest, inGrocery)).body;
    expect(some.lines).toMatchObject([
      { quantity: 3, available: 2, amount_then: 20, amount_now: 20, code: 'out_of_stock' },
    ]);
    expect((await reorder(id, some.seen, {}, inGrocery)).status).toBe(200);
    expect(await piecesIn(inGrocery)).toEqual([[oil.id, 2]]);
  });

  test('shows a changed price, and a closed store [F7]', async () => {
    const { id, dish } = await anOrder();
    await setItem(dish.id, { price: 1_100 });
    await server.server.db.updateTable('store').set({ active: false }).execute();
    const { body } = await check(id);
    expect(body).toMatchObject({
      store: { open: false },
      lines: [{ available: 2, amount_then: 36, amount_now: 38, code: null }],
    });
  });

  test('is refused if the preview has changed [F7, D-106]', async () => {
    const { id, dish } = await anOrder();
    const { seen } = (await check(id)).body;
    await setItem(dish.id, { price: 1_100 });
    expect(codeOf(await reorder(id, seen))).toEqual([409, 'changed']);
    expect(await cart()).toEqual([]);
    expect((await reorder(id, (await check(id)).body.seen)).status).toBe(200);
  });

  test('adds nothing twice when repeated [F7]', async () => {
    const { id, dish } = await anOrder();
    const { seen } = (await check(id)).body;
    const answers = await Promise.all([reorder(id, seen), reorder(id, seen)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await piecesIn()).toEqual([[dish.id, 2]]);
    const again = (await check(id)).body;
    expect(again.lines).toMatchObject([{ available: 0, code: 'cart_item' }]);
    expect(codeOf(await reorder(id, again.seen))).toEqual([403, 'nothing_left']);
    expect(await piecesIn()).toEqual([[dish.id, 2]]);
  });

  test('asks before another store’s goods leave the cart, outside food [CART-20, ERR-23]', async () => {
    const { id, oil } = await groceries();
    const other = await goods({ name: 'Rice' });
    await put(other.id, {}, inGrocery);
    const { seen } = (await check(id, asGuest, inGrocery)).body;
    const refused = await reorder(id, seen, {}, inGrocery);
    expect(codeOf(refused)).toEqual([403, 'different_stores']);
    expect(await piecesIn(inGrocery)).toEqual([[other.id, 1]]);
    expect((await reorder(id, seen, { replace: 1 }, inGrocery)).status).toBe(200);
    expect(await piecesIn(inGrocery)).toEqual([[oil.id, 3]]);
  });

  test('keeps another store’s goods if no line is available [CART-20]', async () => {
    const { id, oil } = await groceries();
    const other = await goods({ name: 'Rice' });
    await put(other.id, {}, inGrocery);
    await setItem(oil.id, { active: false });
    const { seen } = (await check(id, asGuest, inGrocery)).body;
    const refused = await reorder(id, seen, { replace: 1 }, inGrocery);
    expect(codeOf(refused)).toEqual([403, 'nothing_left']);
    expect(await piecesIn(inGrocery)).toEqual([[other.id, 1]]);
  });

  test('counts lines of one item together, for stock and maximum [F7, D-20]', async () => {
    const dish = await aDish({ food_variations: [aSizeGroup()] });
    for (const label of ['Large', 'Small'])
      await put(dish.id, { variation: size(label), quantity: 2 });
    const { stores } = (await server.quote()).body;
    const order_amount = stores[0].amounts.subtotal;
    const { order_id } = (await place(dish.store_id, { order_amount })).body;
    expect((await check(order_id)).body.lines).toMatchObject([
      { quantity: 2, available: 2 },
      { quantity: 2, available: 2 },
    ]);
    await setItem(dish.id, { maximum: 3 });
    const { body } = await check(order_id);
    expect(body.lines).toMatchObject([
      { available: 2, code: null },
      { available: 1, code: 'cart_item_limit' },
    ]);
    expect((await reorder(order_id, body.seen)).status).toBe(200);
    expect(await piecesIn()).toEqual([
      [dish.id, 2],
      [dish.id, 1],
    ]);
  });

  test('from another place says that there is no delivery [D-33]', async () => {
    const { id } = await anOrder();
    expect((await check(id, asGuest, { ...inFood, zones: [ELSEWHERE] })).body.lines).toMatchObject([
      { available: 0, code: 'outside_zone' },
    ]);
    expect((await check(id, asGuest, { ...inFood, zones: [HERE] })).body.lines).toMatchObject([
      { available: 2, code: null },
    ]);
  });

  test('is limited to the order’s customer, and fills the caller’s cart [D-07]', async () => {
    const { id } = await anOrder();
    const { token } = await server.rows.customer();
    const missing = (await check(999_999)).body;
    for (const [query, options] of [
      ['', {}],
      ['guest_id=77', {}],
      ['', { token }],
      ['contact_number=%2B12125550178', {}],
    ] as const) {
      const answer = await check(id, query, { ...inFood, ...options });
      expect([answer.status, answer.body]).toEqual([404, missing]);
    }
    const known = { contact_number: PHONE };
    const found = await check(id, `contact_number=${encodeURIComponent(PHONE)}`);
    expect(found.status).toBe(200);
    expect((await reorder(id, found.body.seen, { guest_id: null, ...known })).status).toBe(401);
    const mine = { ...inFood, token };
    const own = await reorder(id, found.body.seen, { guest_id: null, ...known }, mine);
    expect(own.status).toBe(200);
    expect((await server.server.get(listCart.path, mine)).body).toHaveLength(1);
    expect(await cart()).toEqual([]);
  });

  test('of a parcel is refused, as it has no store [D-14]', async () => {
    const { id } = await anOrder();
    await server.server.db
      .updateTable('orders')
      .set({ store_id: null, type: 'parcel' })
      .where('id', '=', id)
      .execute();
    expect(codeOf(await check(id))).toEqual([403, 'order_type']);
  });
});

describe('past orders', () => {
  test('are listed newest first, without repetitions, of stores that deliver here [D-61, ROLE-02]', async () => {
    const { db } = server.server;
    const { token } = await server.rows.customer();
    const mine = { ...inFood, token };
    const order = async (dish: { id: number; store_id: number }, quantity: number) => {
      server.server.advance(1000);
      await put(dish.id, { guest_id: null, quantity }, mine);
      const facts = { guest_id: null, order_amount: 10 * quantity };
      const { body } = await place(dish.store_id, facts, mine);
      return body.order_id as number;
    };
    const had = async (options: object = mine) => {
      const { body } = await server.server.get(contract.listOrdersToHaveAgain.path, options);
      expect(v.is(contract.listOrdersToHaveAgain.answer, body)).toBe(true);
      return body.orders;
    };
    const deliver = (ids: readonly number[]) =>
      db
        .updateTable('orders')
        .set({ status: 'delivered' })
        .where('id', 'in', [...ids])
        .execute();
    const dosa = await aDish({ name: 'Dosa', name_hi: 'डोसा' }, { name: 'Dosa Corner' });
    const [first, same, more] = [await order(dosa, 1), await order(dosa, 1), await order(dosa, 2)];
    const running = await order(dosa, 3);
    await deliver([first, same, more]);

    expect(await had()).toMatchObject([
      { id: more, order_amount: 20, details_count: 1, item_names: ['Dosa'] },
      { id: same, order_amount: 10, store: { name: 'Dosa Corner' } },
    ]);
    expect(await had({ ...mine, language: 'hi' })).toMatchObject([
      { item_names: ['डोसा'] },
      { item_names: ['डोसा'] },
    ]);
    expect(await had({ ...mine, module: inGrocery.module })).toEqual([]);
    expect(await had({ ...mine, zones: [ELSEWHERE] })).toEqual([]);
    expect(await had({ ...mine, token: (await server.rows.customer()).token })).toEqual([]);
    await db.updateTable('store').set({ active: false }).where('id', '=', dosa.store_id).execute();
    expect(await had()).toEqual([]);
    expect(running).toBeGreaterThan(more);
  });

  test('are shown to customers only [ROLE-03]', async () => {
    const { status } = await server.server.get(contract.listOrdersToHaveAgain.path, inFood);
    expect(status).toBe(401);
  });
});
