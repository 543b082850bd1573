import { beforeEach, describe, expect, test } from 'vitest';
import { payOrder, readOrderPayment } from '#contract/ordering-payment.ts';
import { switchPaymentOn } from '#tests/support/start-paying.ts';
import { codeOf, inFood, startOrdering } from '#tests/support/start-ordering.ts';
import { setOrderStatus } from './status.ts';

const server = startOrdering();
const { aDish, put, place, quote, orderCount } = server;

const ONE = '2026-11-21T13:00:00-05:00';
const HALF_PAST = '2026-11-21T13:30:00-05:00';

/** A dish of a store with this capacity per delivery slot. */
async function aBusyDish(slot_capacity: number) {
  const dish = await aDish();
  await server.server.db
    .updateTable('store')
    .set({ slot_capacity })
    .where('id', '=', dish.store_id)
    .execute();
  return dish;
}

const guests = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ guest_id: 100 + at }));
const come = async (count: number, dish: { readonly id: number }) => {
  await server.rows.guests(...guests(count).map(({ guest_id }) => guest_id));
  for (const guest of guests(count)) await put(dish.id, guest);
};

test('a delivery slot takes as many orders as the store allows; the next order is told another time [D-04]', async () => {
  const dish = await aBusyDish(2);
  await come(3, dish);
  const [first, second, third] = guests(3);
  const at = (guest: object | undefined, schedule_at: string | null) =>
    place(dish.store_id, { ...guest, schedule_at });

  expect((await at(first, ONE)).status).toBe(200);
  expect((await at(second, ONE)).status).toBe(200);
  const refused = await at(third, ONE);
  expect(codeOf(refused)).toEqual([403, 'schedule']);
  expect(refused.body.message).toBe('This time is fully booked. Choose another one.');

  expect((await at(third, HALF_PAST)).status).toBe(200);
  expect(await orderCount()).toBe(3);
});

test('an order for now does not count, and is never refused for it', async () => {
  const dish = await aBusyDish(1);
  await come(3, dish);
  for (const guest of guests(3)) expect((await place(dish.store_id, guest)).status).toBe(200);
});

test('eight concurrent orders do not exceed the capacity [D-04]', async () => {
  const dish = await aBusyDish(3);
  await come(8, dish);

  const answers = await Promise.all(
    guests(8).map((guest) => place(dish.store_id, { ...guest, schedule_at: ONE })),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(await orderCount()).toBe(3);
});

test('a canceled order frees its place', async () => {
  const dish = await aBusyDish(1);
  await come(2, dish);
  const [first, second] = guests(2);
  await place(dish.store_id, { ...first, schedule_at: ONE });
  await server.server.db.updateTable('orders').set({ status: 'canceled' }).execute();

  expect((await place(dish.store_id, { ...second, schedule_at: ONE })).status).toBe(200);
});

test('the quote lists full delivery slots; stores without a limit have none', async () => {
  const dish = await aBusyDish(1);
  await come(2, dish);
  const [first, second] = guests(2);
  await place(dish.store_id, { ...first, schedule_at: ONE });
  const fullSlots = async () => (await quote(second)).body.stores[0]?.full_slots;

  expect(await fullSlots()).toEqual(['2026-11-21T18:00:00.000Z']);
  await server.server.db.updateTable('store').set({ slot_capacity: null }).execute();
  expect(await fullSlots()).toEqual([]);
});

describe('a failed order that is paid again', () => {
  beforeEach(() => switchPaymentOn(server));
  const [first, second] = [{ guest_id: 100 }, { guest_id: 101 }];
  /** The first of two customers with this dish in their carts; the gateway payment failed. */
  async function aFailedOrder() {
    const dish = await aBusyDish(1);
    await come(2, dish);
    const request = { ...first, schedule_at: ONE, payment_method: 'digital_payment' };
    const { order_id } = (await place(dish.store_id, request)).body;
    await setOrderStatus(server.server.db, order_id, 'failed', server.server.context.now());
    const pay = (payment_method: string) => {
      const body = { order_id, ...first, payment_method, callback: '/checkout' };
      return server.server.put(payOrder.path, body, inFood);
    };
    const reads = () =>
      server.server.get(`${readOrderPayment.path}?order_id=${order_id}&guest_id=100`, inFood);
    return { dish, pay, reads };
  }

  test.each(['digital_payment', 'cash_on_delivery'])(
    'by %s takes its delivery slot again, or is refused if others have taken it [D-04]',
    async (method) => {
      const { dish, pay } = await aFailedOrder();
      const other = await place(dish.store_id, { ...second, schedule_at: ONE });

      const refused = await pay(method);

      expect([...codeOf(refused), refused.body.message]).toEqual([
        ...[403, 'schedule', 'This time is fully booked. Choose another one.'],
      ]);
      const { db, context } = server.server;
      await setOrderStatus(db, other.body.order_id, 'canceled', context.now());
      expect((await pay(method)).status).toBe(200);
    },
  );

  test('is refused once its delivery slot has begun, as expired [D-04]', async () => {
    server.server.setNow('2026-11-21T17:45:00Z');
    const { pay, reads } = await aFailedOrder();
    expect((await reads()).body).toMatchObject({ due_at: '2026-11-21T18:00:00.000Z' });

    server.server.setNow('2026-11-21T18:00:00Z');

    expect((await reads()).body).toMatchObject({ stage: 'run_out', methods: [] });
    for (const method of ['digital_payment', 'cash_on_delivery']) {
      expect(codeOf(await pay(method)), method).toEqual([403, 'schedule']);
    }
  });
});
