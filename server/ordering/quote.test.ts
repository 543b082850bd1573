import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as contract from '#contract/ordering.ts';
import { FOOD, HERE, OUT_AT_SEA } from '#tests/support/builders/rows.ts';
import { NOON } from '#tests/support/server.ts';
import {
  LATER,
  inFood,
  inGrocery,
  delivery,
  codeOf,
  startOrdering,
} from '#tests/support/start-ordering.ts';

const server = startOrdering();
const { aDish, goods, put, cart, quote, place } = server;

describe('a quote', () => {
  test('contains the price of the whole cart, store by store, in the shape of the contract (D-13, CHK-18)', async () => {
    const dosa = await aDish({ discount: 100_000 }, { tax_rate: 88_750 });
    const ramen = await aDish({ price: 800 }, { free_delivery: true });
    const chutney = await server.rows.addOn({ store_id: dosa.store_id, price: 150 });
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

  test('has free delivery from the threshold on, whatever the store’s share (CHK-19, D-12)', async () => {
    const [dosa, ramen] = [await aDish({ price: 4000 }), await aDish({ price: 1000 })];
    await put(dosa.id);
    expect((await quote()).body.amounts.delivery).toBeGreaterThan(0);
    await put(ramen.id);
    expect((await quote()).body.amounts.delivery).toBe(0);
  });

  test('is one of its owner’s newest twenty; other owners are unaffected', async () => {
    await put((await aDish()).id);
    const neighbour = { ...(await server.server.asGuest()), id: 'of a neighbour' };
    await server.server.db
      .insertInto('quote')
      .values({
        ...{ id: neighbour.id, owner: `guest:${neighbour.guestId}`, module_id: FOOD },
        ...{ order_type: 'delivery', cart_subtotal: 0, body: '{}', expires_at: LATER },
      })
      .execute();
    const taken: string[] = [];
    for (let often = 0; often < 23; often += 1) {
      server.server.advance(1_000);
      taken.push((await quote()).body.quote_id);
    }

    const quotes = await server.server.db.selectFrom('quote').select('id').execute();

    expect(new Set(quotes.map(({ id }) => id))).toEqual(
      new Set([...taken.slice(-20), neighbour.id]),
    );
  });

  test('of a take-away has no fee and needs no address (D-12)', async () => {
    await put((await aDish()).id);
    const { body } = await quote({ order_type: 'take_away', latitude: null, longitude: null });
    expect(body.stores[0]).toMatchObject({ distance: 0, amounts: { delivery: 0, total: 10 } });
    expect(codeOf(await quote({ latitude: null }))).toEqual([403, 'latitude']);
  });

  test('contains the tax if prices include it (PRICE-09)', async () => {
    await server.rows.setting('money', { taxIncluded: true });
    await put((await aDish({ price: 1100 }, { tax_rate: 100_000 })).id);
    const { body } = await quote({ order_type: 'take_away' });
    expect(body.amounts).toMatchObject({ tax: 1, tax_included: true, total: 11 });
  });

  test('lists refusals, each with its line (D-19)', async () => {
    const dish = await aDish(
      { name_hi: 'डोसा' },
      { minimum_order: 5000, hours: [18 * 60, 22 * 60] },
    );
    await put(dish.id);
    const [line] = await cart();
    await server.server.db
      .updateTable('item')
      .set({ active: false })
      .where('id', '=', dish.id)
      .execute();

    const { body } = await quote(OUT_AT_SEA, { ...inFood, language: 'hi' });

    expect(body.stores[0].problems).toEqual([
      { code: 'item_gone', message: 'डोसा अब उपलब्ध नहीं है', cart_id: line.id },
      { code: 'outside_zone', message: expect.any(String), cart_id: null },
      { code: 'store_closed', message: expect.any(String), cart_id: null },
      { code: 'minimum_order', message: expect.stringContaining('$50.00'), cart_id: null },
    ]);
  });

  test('excludes unavailable lines from its amounts, and lists them (D-19)', async () => {
    const dosa = await aDish({ price: 3000, discount: 100_000 }, { tax_rate: 100_000 });
    const gone = await server.rows.item({ store_id: dosa.store_id, price: 2500 });
    const alone = await aDish({ price: 4000 });
    await put(dosa.id);
    await put(gone.id);
    await put(alone.id);
    const ids = [gone.id, alone.id];
    await server.server.db
      .updateTable('item')
      .set({ active: false })
      .where('id', 'in', ids)
      .execute();

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

  test('excludes goods that have sold out, and counts scarce ones in full (D-19)', async () => {
    const oil = await goods({ stock: 3 });
    const rice = await server.rows.item({ store_id: oil.store_id, stock: 3 });
    await put(oil.id, { quantity: 2 }, inGrocery);
    await put(rice.id, { quantity: 2 }, inGrocery);
    await server.server.db.updateTable('item').set({ stock: 0 }).where('id', '=', oil.id).execute();
    await server.server.db
      .updateTable('item')
      .set({ stock: 1 })
      .where('id', '=', rice.id)
      .execute();

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

  test('says if cash is not possible, and its limit (D-10, CHK-09)', async () => {
    await server.server.db.updateTable('zone_module').set({ maximum_cod: 1500 }).execute();
    await put((await aDish()).id, { quantity: 2 });
    const { body } = await quote({ order_type: 'take_away' });
    expect(body.payment_methods).toEqual([
      { method: 'cash_on_delivery', available: false, limit: 15 },
    ]);
  });

  test('of an empty cart is refused, and so is one without an owner', async () => {
    expect(codeOf(await quote())).toEqual([403, 'cart_empty']);
    expect((await quote({ guest_id: null })).status).toBe(401);
    expect(codeOf(await quote({}, { zones: [HERE] }))).toEqual([403, 'moduleId']);
  });
});
