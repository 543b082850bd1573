import { beforeEach, describe, expect, test } from 'vitest';
import { payOrder, readOrderPayment } from '#contract/ordering-payment.ts';
import { MINUTE } from '#domain/kernel/instant.ts';
import { settlePayments } from '#server/settle-payments.ts';
import { newestOrders } from '#server/desk/orders.ts';
import { anOrderToPay, PLACED, switchPaymentOn } from '#tests/support/start-paying.ts';
import { codeOf, GUEST, inFood, startOrdering, withKey } from '#tests/support/start-ordering.ts';
import { advanceOrder } from './status.ts';

const ordering = startOrdering();
beforeEach(() => switchPaymentOn(ordering));
const at = () => ordering.server;
const now = () => at().context.now();
const settle = () => settlePayments(at(), now());

const toPay = (...args: [by?: 'customer' | 'guest', facts?: Parameters<typeof anOrderToPay>[2]]) =>
  anOrderToPay(ordering, ...args);

describe('an order that is paid at the gateway [D-09]', () => {
  test('awaits its payment, and its store does not see it before', async () => {
    const order = await toPay();
    expect(await order.reads()).toEqual({
      stage: 'unbegun',
      amount: 10,
      due_at: '2026-11-21T18:00:00.000Z',
      methods: [
        { method: 'digital_payment', available: true, limit: null },
        { method: 'wallet', available: false, limit: 0 },
        { method: 'cash', available: true, limit: null },
      ],
    });
    expect(await newestOrders(at().context)).toEqual([]);
    await expect(advanceOrder(at().db, order.order_id, now())).rejects.toThrow('not paid yet');

    const { answerWith } = await order.begin();
    expect(await order.stage()).toBe('open');
    await answerWith('paid');

    expect([await order.stage(), await order.books()]).toEqual([
      'paid',
      ['pending', 'digital_payment', 'paid'],
    ]);
    expect((await order.reads()).methods).toEqual([]);
    expect(await newestOrders(at().context)).toHaveLength(1);
    expect(await advanceOrder(at().db, order.order_id, now())).toBe('accepted');
  });

  test('is paid on the gateway’s page, which leads back', async () => {
    const order = await toPay('guest');
    const { id, link, choose } = await order.begin();
    expect((await at().get(link)).body).toContain('$10.00');

    const { status, headers } = await choose('paid');

    const back = `${PLACED}&payment=${id}&flag=success`;
    expect([status, headers.get('Location')]).toEqual([303, back]);
    expect(await order.stage()).toBe('paid');
    const again = await at().request(link);
    expect([again.status, again.headers.get('Location')]).toEqual([303, back]);
  });

  test('fails if declined, returns its goods to stock, and can be paid again', async () => {
    const order = await toPay('guest', { stock: 1 });
    const stock = async () => (await ordering.itemNow(order.dish.id)).stock;
    const first = await order.begin();
    await first.choose('declined');

    expect([await order.stage(), await stock()]).toEqual(['declined', 1]);
    expect(await order.books()).toEqual(['failed', 'digital_payment', 'unpaid']);

    const second = await order.begin();
    expect([second.id === first.id, await stock()]).toEqual([false, 0]);
    await second.choose('paid');
    expect(await order.books()).toEqual(['pending', 'digital_payment', 'paid']);
  });

  test('cannot be paid again if others have bought its goods', async () => {
    const order = await toPay('guest', { stock: 1 });
    await (await order.begin()).answerWith('declined');
    await at().db.updateTable('item').set({ stock: 0 }).execute();

    expect(codeOf(await order.pay())).toEqual([403, 'out_of_stock']);
    expect(await order.books()).toEqual(['failed', 'digital_payment', 'unpaid']);
  });

  test('is reported as canceled if the customer leaves the gateway', async () => {
    const order = await toPay();
    const { choose } = await order.begin();
    const { headers } = await choose('canceled');

    expect(headers.get('Location')).toContain('flag=cancel');
    expect(await order.stage()).toBe('canceled');
  });

  test.each([
    { code: '123456', is: 'paid' },
    { code: '000000', is: 'declined' },
  ])('is $is if the bank asks for a code and gets $code', async ({ code, is }) => {
    const order = await toPay();
    const { link, choose } = await order.begin();

    const step = (await choose('challenge')).headers.get('Location') ?? '';
    expect(step).toBe(`${link}&step=code`);
    expect((await at().get(step)).body).toContain('Your bank asks for a code');
    expect((await at().get(step.replace('=en', '=hi'))).body).toContain('बैंक');
    expect(await order.stage()).toBe('open');
    await choose('code', { code });

    expect(await order.stage()).toBe(is);
  });

  test('is paid by a late answer to any process, and not twice meanwhile', async () => {
    const order = await toPay();
    const { id, link, choose } = await order.begin();
    const { headers } = await choose('late');

    expect(headers.get('Location')).toBe(`${PLACED}&payment=${id}`);
    expect(await order.stage()).toBe('open');
    expect((await order.pay()).body.redirect_link).toBe(link);
    expect((await at().request(link)).status).toBe(303);
    await choose('paid');
    expect(await order.stage()).toBe('open');

    at().advance(10_000);
    expect(await order.stage()).toBe('paid');
  });

  test('gets a late answer without polling', async () => {
    const order = await toPay();
    await (await order.begin()).choose('late');
    at().advance(10_000);
    await settle();
    expect(await order.books()).toEqual(['pending', 'digital_payment', 'paid']);
  });

  test('with a total of 0 is paid at once', async () => {
    const free = await ordering.aDish({ price: 0 });
    await ordering.put(free.id);
    const facts = { payment_method: 'digital_payment', order_amount: 0 };
    const { body } = await ordering.place(free.store_id, facts);
    const [row] = await at().db.selectFrom('orders').selectAll().execute();
    expect([row?.id, row?.payment_status]).toEqual([body.order_id, 'paid']);
  });
});

describe('an order that is not paid in time [D-09]', () => {
  test('fails after exactly half an hour, and its goods are available again', async () => {
    const order = await toPay('customer', { stock: 1 });
    const { link, answerWith } = await order.begin();
    at().advance(30 * MINUTE - 1);
    await settle();
    expect(await order.books()).toEqual(['pending', 'digital_payment', 'unpaid']);
    at().advance(1);
    await settle();

    expect(await order.books()).toEqual(['failed', 'digital_payment', 'unpaid']);
    expect((await ordering.itemNow(order.dish.id)).stock).toBe(1);
    expect([await order.stage(), (await order.reads()).methods]).toEqual(['run_out', []]);
    expect(codeOf(await order.pay())).toEqual([403, 'payment']);
    expect((await at().request(link)).status).toBe(303);

    await answerWith('paid');
    expect([await order.stage(), await order.balance()]).toEqual(['returned', 10]);
  });

  test('counts as expired for its customer before it is cleaned up', async () => {
    const order = await toPay();
    at().advance(30 * MINUTE);
    expect([await order.stage(), (await order.books())[0]]).toEqual(['run_out', 'failed']);
  });
});

describe('the gateway is offered [D-09, D-13]', () => {
  test('if it is switched on, for carts of one store', async () => {
    const dish = await ordering.aDish();
    await ordering.put(dish.id);
    const methods = async () =>
      ((await ordering.quote({ order_type: 'take_away' })).body.payment_methods as object[])[1];
    expect(await methods()).toEqual({ method: 'digital_payment', available: true, limit: null });

    const other = await ordering.aDish();
    await ordering.put(other.id);
    expect(await methods()).toEqual({ method: 'digital_payment', available: false, limit: null });
    const request = { payment_method: 'digital_payment' };
    expect(codeOf(await ordering.place(dish.store_id, request))).toEqual([403, 'payment_method']);
    await at().db.deleteFrom('setting').execute();
    expect(await methods()).toBe(undefined);
  });

  test('once for a repeated request', async () => {
    const dish = await ordering.aDish();
    await ordering.put(dish.id);
    const request = { payment_method: 'digital_payment' };
    const first = await ordering.place(dish.store_id, request, withKey('first'));
    const second = await ordering.place(dish.store_id, request, withKey('first'));
    expect([second.body.order_id, await ordering.orderCount()]).toEqual([first.body.order_id, 1]);
  });
});

describe('the payment of an order is shown', () => {
  test('only to those who may cancel it; others get 404', async () => {
    const order = await toPay();
    const other = await ordering.rows.customer();
    const path = `${readOrderPayment.path}?order_id=${order.order_id}`;
    for (const options of [{ token: other.token }, {}]) {
      expect((await at().get(path, options)).status).toBe(404);
    }
    expect((await at().get(`${path}&guest_id=${GUEST}`)).status).toBe(404);
    expect((await at().get(`${path}&contact_number=%2B12125550177`)).status).toBe(404);
    const request = {
      order_id: order.order_id,
      payment_method: 'digital_payment',
      callback: PLACED,
    };
    expect((await at().put(payOrder.path, request, { ...inFood, token: other.token })).status).toBe(
      404,
    );
  });

  test.each(['https://elsewhere.example/', '//elsewhere.example/', 'javascript:alert(1)', ''])(
    'and the gateway leads back to this site only, not to "%s"',
    async (callback) => {
      const order = await toPay();
      expect((await order.pay('digital_payment', { callback })).status).toBe(403);
      expect(await order.payments()).toEqual([]);
    },
  );
});
