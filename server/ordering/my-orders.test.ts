import * as v from 'valibot';
import { expect, test } from 'vitest';
import { orderTexts } from '#contract/order-texts.ts';
import * as contract from '#contract/ordering.ts';
import { NO_ORDER_TEXTS, ORDER_TEXT_NAMES, ORDER_TEXTS } from '#domain/ordering/order-texts.ts';
import { toOrder } from '#infrastructure/ordering/order.wire.ts';
import { USD } from '#tests/support/builders/money.ts';
import { NOON } from '#tests/support/server.ts';
import { GUEST, inFood, codeOf, startOrdering } from '#tests/support/start-ordering.ts';
import { setOrderStatus } from './status.ts';

const server = startOrdering();
const { aDish, put, place } = server;

test('a customer lists own orders only, newest first, running and past ones separately (CHK-14, D-52)', async () => {
  const dish = await aDish();
  const [me, other] = [await server.rows.customer(), await server.rows.customer()];
  const order = async ({ token }: { token: string }) => {
    server.server.advance(1000);
    await put(dish.id, { guest_id: null }, { ...inFood, token });
    const { body } = await place(dish.store_id, { guest_id: null }, { token });
    return body.order_id as number;
  };
  const [first, second] = [await order(me), await order(me)];
  await order(other);
  await setOrderStatus(server.server.db, first, 'delivered', new Date(NOON));
  const list = async (which: string) => {
    const { body } = await server.server.get(`${contract.ORDERS_PATH}/${which}`, {
      token: me.token,
    });
    expect(v.is(contract.orderPage, body)).toBe(true);
    expect(body).toMatchObject({ limit: 10, offset: 1, total_size: 1 });
    expect(body.orders[0].order_amount).toBe(10);
    expect(body.orders[0]).toMatchObject({ order_amount: 10, amounts: { total: 10 } });
    return body.orders.map(({ id }: { id: number }) => id);
  };

  expect(await list('running-orders')).toEqual([second]);
  expect(await list('list')).toEqual([first]);
  const guest = await server.server.get(`${contract.listPastOrders.path}?guest_id=${GUEST}`);
  expect(guest.status).toBe(401);
});

test.each(ORDER_TEXT_NAMES)(
  'what the customer adds is stored and answered, up to the length of the form: %s',
  async (name) => {
    const dish = await aDish();
    await put(dish.id);
    const { wire, longest } = orderTexts[name];
    const text = 'x'.repeat(longest);
    const tooLong = await place(dish.store_id, { [wire]: `${text}x` });
    const { body: placed } = await place(dish.store_id, { [wire]: text });

    expect(codeOf(tooLong)).toEqual([403, wire]);
    expect(longest).toBe(ORDER_TEXTS[name]);
    const { body } = await server.server.get(
      `${contract.trackOrder.path}?order_id=${placed.order_id}&guest_id=${GUEST}`,
    );
    const read = toOrder(v.parse(contract.order, body), USD);
    expect(read).toMatchObject({ ...NO_ORDER_TEXTS, [name]: text });
  },
);

test('hostile texts are stored unchanged and do no harm (D-109)', async () => {
  const dish = await aDish();
  await put(dish.id);
  const contact_person_name = `Robert'); drop table orders;-- <script>‮`;
  const order_note = '🥘'.repeat(150);
  const placed = await place(dish.store_id, { contact_person_name, order_note });

  expect(placed.status).toBe(200);
  const { body } = await server.server.get(
    `${contract.trackOrder.path}?order_id=${placed.body.order_id}&guest_id=${GUEST}`,
  );
  expect(body.order_note).toBe(order_note);
  expect(codeOf(await place(dish.store_id, { order_note: 'x'.repeat(301) }))).toEqual([
    403,
    'order_note',
  ]);
  expect(codeOf(await place(dish.store_id, { contact_person_name: 'a\u0000b' }))[0]).toBe(403);
  expect(server.server.logged).toEqual([]);
});
