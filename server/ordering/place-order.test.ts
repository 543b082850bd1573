import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { removeFromCart } from '#contract/cart.ts';
import * as contract from '#contract/ordering.ts';
import { HERE, OUT_AT_SEA } from '#tests/support/builders/rows.ts';
import {
  GUEST,
  inFood,
  delivery,
  codeOf,
  codes,
  startOrdering,
} from '#tests/support/start-ordering.ts';

const server = startOrdering();
const { aDish, put, cart, quote, place, orderCount } = server;

describe('an order', () => {
  test('is placed at the quoted price, and only its own lines leave the cart (CHK-02, CHK-04, D-05)', async () => {
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

  test('keeps free delivery while the stores of one cart order one after the other (D-13)', async () => {
    const [dosa, ramen] = [await aDish({ price: 4000 }), await aDish({ price: 1500 })];
    await put(dosa.id);
    await put(ramen.id);
    const { quote_id } = (await quote()).body;

    const first = await place(dosa.store_id, { ...delivery, quote_id, order_amount: 40 });
    const second = await place(ramen.store_id, { ...delivery, quote_id, order_amount: 15 });
    expect([first.status, second.status]).toEqual([200, 200]);
  });

  test('gets no free delivery for quoted goods that were removed since (D-13)', async () => {
    const [dosa, ramen] = [await aDish({ price: 4000 }), await aDish({ price: 1500 })];
    await put(dosa.id);
    await put(ramen.id);
    const { quote_id } = (await quote()).body;
    const [expensive] = await cart();
    await server.server.delete(
      `${removeFromCart.path}?cart_id=${expensive.id}&guest_id=${GUEST}`,
      inFood,
    );

    const placed = await place(ramen.store_id, { ...delivery, quote_id, order_amount: 15 });
    expect(codeOf(placed)).toEqual([409, 'order_amount']);
  });

  test('gets no free delivery by a quote of other goods, already ordered (D-13, D-106)', async () => {
    const [dosa, ramen] = [await aDish({ price: 6000 }), await aDish({ price: 1500 })];
    await put(dosa.id);
    const { quote_id, amounts } = (await quote()).body;
    const request = { ...delivery, quote_id };
    expect((await place(dosa.store_id, { ...request, order_amount: amounts.total })).status).toBe(
      200,
    );
    await put(ramen.id);

    const refused = await place(ramen.store_id, { ...request, order_amount: 15 });

    expect(codeOf(refused)).toEqual([409, 'quote_expired']);
    expect(await cart()).toHaveLength(1);
  });

  test('under an expired quote, or another customer’s, is refused (D-13, D-106)', async () => {
    const dish = await aDish();
    await put(dish.id);
    const { quote_id } = (await quote()).body;

    expect(codeOf(await place(dish.store_id, { quote_id: 'made-up' }))).toEqual([
      409,
      'quote_expired',
    ]);
    server.server.advance(15 * 60_000);
    expect(codeOf(await place(dish.store_id, { quote_id }))).toEqual([409, 'quote_expired']);
    expect(await cart()).toHaveLength(1);
  });

  test('with another total than the customer saw is refused with the new one (D-18, D-19)', async () => {
    const dish = await aDish();
    await put(dish.id);

    for (const order_amount of [0.01, 9.99, -10, 1e30]) {
      const refused = await place(dish.store_id, { order_amount });
      expect(codeOf(refused)).toEqual([409, 'order_amount']);
      expect(refused.body.message).toBe('The total is now $10.00. Check it and order again.');
    }
    expect([await orderCount(), (await cart()).length]).toEqual([0, 1]);
  });

  test('of a customer has the account’s contact (CHK-01)', async () => {
    const dish = await aDish();
    const { id, token, phone, owner } = await server.rows.customer();
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
    const order = await server.server.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    expect(order).toMatchObject({ owner, contact_name: 'Ada Byron', contact_phone: phone });
  });

  test('of a guest needs a contact, checked field by field (D-11)', async () => {
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

  test('of a guest is refused if the server requires sign-in (GATE-13)', async () => {
    await server.rows.setting('ordering', { guestCheckout: false });
    const dish = await aDish();
    await put(dish.id);
    expect(codeOf(await place(dish.store_id))).toEqual([403, 'guest_checkout']);
  });

  test('is delivered only to an address in the store’s active zone (CHK-13)', async () => {
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
    await server.server.db
      .updateTable('zone')
      .set({ active: false })
      .where('id', '=', HERE)
      .execute();
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

  test('above the cash limit is refused with the limit (D-10, CHK-09, ERR-42)', async () => {
    await server.server.db.updateTable('zone_module').set({ maximum_cod: 999 }).execute();
    const dish = await aDish();
    await put(dish.id);
    const refused = await place(dish.store_id);
    expect(codeOf(refused)).toEqual([403, 'cash_limit']);
    expect(refused.body.message).toBe('Cash on delivery is available for orders up to $9.99.');
  });

  test('with a payment method that is off is refused (D-09)', async () => {
    const dish = await aDish();
    await put(dish.id);
    for (const payment_method of ['wallet', 'digital_payment', 'shells']) {
      expect(codeOf(await place(dish.store_id, { payment_method }))).toEqual([
        403,
        'payment_method',
      ]);
    }
  });

  test('of a store without this order type is refused (D-04)', async () => {
    const brings = await aDish({}, { take_away: false });
    const handsOver = await aDish({}, { delivers: false });
    await put(brings.id);
    await put(handsOver.id);
    expect(codeOf(await place(brings.store_id))).toEqual([403, 'order_type']);
    expect(codeOf(await place(handsOver.store_id, delivery))).toEqual([403, 'order_type']);
  });

  test('lists every line that has changed since (D-19)', async () => {
    const store = await server.rows.store();
    const [gone, over, fine] = [
      await server.rows.item({ store_id: store.id, name: 'Gone' }),
      await server.rows.item({ store_id: store.id, name: 'Rationed' }),
      await server.rows.item({ store_id: store.id }),
    ];
    for (const { id } of [gone, over, fine]) await put(id, { quantity: 2 });
    await server.server.db
      .updateTable('item')
      .set({ active: false })
      .where('id', '=', gone.id)
      .execute();
    await server.server.db
      .updateTable('item')
      .set({ maximum: 1 })
      .where('id', '=', over.id)
      .execute();

    const refused = await place(store.id, { order_amount: 60 });
    expect(refused.body.errors).toEqual([
      { code: 'item_gone', message: 'Gone is no longer available' },
      { code: 'over_maximum', message: 'You have reached the maximum quantity for Rationed' },
    ]);
    expect(await cart()).toHaveLength(3);
  });

  test('of an empty cart, or of a store without lines in it, is refused', async () => {
    const dish = await aDish();
    expect(codeOf(await place(dish.store_id))).toEqual([403, 'cart_empty']);
    expect(codeOf(await place(999))).toEqual([403, 'store_id']);
    expect(codeOf(await place(9_007_199_254_740_991))).toEqual([403, 'store_id']);
    expect(codeOf(await place(dish.store_id, { guest_id: null }))).toEqual([401, 'unauthorized']);
  });
});
