import { describe, expect, test } from 'vitest';
import * as contract from '#contract/ordering.ts';
import { aSizeGroup } from '#tests/support/builders/rows.ts';
import { createTestApp } from '#tests/support/server.ts';
import {
  GUEST,
  inFood,
  size,
  delivery,
  codeOf,
  startOrdering,
} from '#tests/support/start-ordering.ts';

const server = startOrdering();
const { aDish, put, cart, place } = server;

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
    const { token } = await server.rows.customer();

    expect((await buy(dish)).status).toBe(401);
    expect((await buy(dish, {}, { token })).status).toBe(200);
    server.server.setNow('2026-11-22T17:30:00Z');
    expect(codeOf(await buy(dish, {}, { token }))).toEqual([403, 'not_on_sale']);
  });
});

test('an address that places order after order is told to wait, and for how long', async () => {
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
