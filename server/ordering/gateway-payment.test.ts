import { beforeEach, describe, expect, test } from 'vitest';
import { payOrder, readOrderPayment } from '#contract/ordering-payment.ts';
import { MINUTE } from '#domain/kernel/instant.ts';
import { settlePayments } from '#server/settle-payments.ts';
import { newestOrders } from '#server/desk/orders.ts';
import { anOrderToPay, PLACED, switchPaymentOn } from '#tests/support/start-paying.ts';
import { codeOf, GUEST, inFood, startOrdering, withKey } from '#tests/support/start-ordering.ts';
import { advanceOrder, setOrderStatus } from './status.ts';

const ordering = startOrdering();
beforeEach(() => switchPaymentOn(ordering));
const at = () => ordering.server;
const now = () => at().context.now();
const moveTo = (id: number, status: Parameters<typeof setOrderStatus>[2]) =>
  setOrderStatus(at().db, id, status, now());
const settle = () => settlePayments(at(), now());

const toPay = (...args: [by?: 'customer' | 'guest', facts?: Parameters<typeof anOrderToPay>[2]]) =>
  anOrderToPay(ordering, ...args);

describe('an order that is paid at the gateway [D-09]', () => {
  test('waits for its payment, and its store does not hear of it before', async () => {
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

    const { says } = await order.begins();
    expect(await order.stage()).toBe('open');
    await says('paid');

    expect([await order.stage(), await order.books()]).toEqual([
      'paid',
      ['pending', 'digital_payment', 'paid'],
    ]);
    expect((await order.reads()).methods).toEqual([]);
    expect(await newestOrders(at().context)).toHaveLength(1);
    expect(await advanceOrder(at().db, order.order_id, now())).toBe('accepted');
  });

  test('is paid on the page of the gateway, which leads back to where it was placed', async () => {
    const order = await toPay('guest');
    const { id, link, chooses } = await order.begins();
    expect((await at().get(link)).body).toContain('$10.00');

    const { status, headers } = await chooses('paid');

    const back = `${PLACED}&payment=${id}&flag=success`;
    expect([status, headers.get('Location')]).toEqual([303, back]);
    expect(await order.stage()).toBe('paid');
    const again = await at().request(link);
    expect([again.status, again.headers.get('Location')]).toEqual([303, back]);
  });

  test('fails where it is declined, its goods go back, and it can be paid once more', async () => {
    const order = await toPay('guest', { stock: 1 });
    const stock = async () => (await ordering.itemNow(order.dish.id)).stock;
    const first = await order.begins();
    await first.chooses('declined');

    expect([await order.stage(), await stock()]).toEqual(['declined', 1]);
    expect(await order.books()).toEqual(['failed', 'digital_payment', 'unpaid']);

    const second = await order.begins();
    expect([second.id === first.id, await stock()]).toEqual([false, 0]);
    await second.chooses('paid');
    expect(await order.books()).toEqual(['pending', 'digital_payment', 'paid']);
  });

  test('cannot be paid once more where others have bought its goods', async () => {
    const order = await toPay('guest', { stock: 1 });
    await (await order.begins()).says('declined');
    await at().db.updateTable('item').set({ stock: 0 }).execute();

    expect(codeOf(await order.pay())).toEqual([403, 'out_of_stock']);
    expect(await order.books()).toEqual(['failed', 'digital_payment', 'unpaid']);
  });

  test('is told as canceled where the customer leaves the gateway', async () => {
    const order = await toPay();
    const { chooses } = await order.begins();
    const { headers } = await chooses('canceled');

    expect(headers.get('Location')).toContain('flag=cancel');
    expect(await order.stage()).toBe('canceled');
  });

  test.each([
    { code: '123456', is: 'paid' },
    { code: '000000', is: 'declined' },
  ])('is $is where the bank asks for a code and hears $code', async ({ code, is }) => {
    const order = await toPay();
    const { link, chooses } = await order.begins();

    const step = (await chooses('challenge')).headers.get('Location') ?? '';
    expect(step).toBe(`${link}&step=code`);
    expect((await at().get(step)).body).toContain('Your bank asks for a code');
    expect((await at().get(step.replace('=en', '=hi'))).body).toContain('बैंक');
    expect(await order.stage()).toBe('open');
    await chooses('code', { code });

    expect(await order.stage()).toBe(is);
  });

  test('is paid by an answer that comes late, whichever process hears it, and no one pays twice meanwhile', async () => {
    const order = await toPay();
    const { id, link, chooses } = await order.begins();
    const { headers } = await chooses('late');

    expect(headers.get('Location')).toBe(`${PLACED}&payment=${id}`);
    expect(await order.stage()).toBe('open');
    expect((await order.pay()).body.redirect_link).toBe(link);
    expect((await at().request(link)).status).toBe(303);
    await chooses('paid');
    expect(await order.stage()).toBe('open');

    at().advance(10_000);
    expect(await order.stage()).toBe('paid');
  });

  test('hears a late answer without anybody asking', async () => {
    const order = await toPay();
    await (await order.begins()).chooses('late');
    at().advance(10_000);
    await settle();
    expect(await order.books()).toEqual(['pending', 'digital_payment', 'paid']);
  });

  test('that costs nothing is paid at once', async () => {
    const free = await ordering.aDish({ price: 0 });
    await ordering.put(free.id);
    const facts = { payment_method: 'digital_payment', order_amount: 0 };
    const { body } = await ordering.place(free.store_id, facts);
    const [row] = await at().db.selectFrom('orders').selectAll().execute();
    expect([row?.id, row?.payment_status]).toEqual([body.order_id, 'paid']);
  });
});

describe('what the gateway says of an order [D-09]', () => {
  test('counts once, however often and at once it is said', async () => {
    const order = await toPay();
    const { says, chooses } = await order.begins();
    const answers = await Promise.all([says('paid'), says('paid'), chooses('twice')]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 303]);
    expect((await order.payments()).map(({ went_to }) => went_to)).toEqual(['purpose']);
    expect(await order.balance()).toBe(0);
  });

  test.each([
    { changed: { signature: 'a'.repeat(64) }, code: 'signature' },
    { changed: { amount: 1 }, code: 'signature' },
    { changed: { status: 'declined' }, code: 'signature' },
  ])('is refused where it is not signed as it stands: $changed', async ({ changed, code }) => {
    const order = await toPay();
    const { says } = await order.begins();
    expect(codeOf(await says('paid', changed))).toEqual([403, code]);
    expect(await order.stage()).toBe('open');
  });

  test.each([
    ['declined', 'paid', 'declined', 0],
    ['canceled', 'paid', 'returned', 10],
    ['paid', 'declined', 'paid', 0],
    ['paid', 'canceled', 'paid', 0],
  ] as const)('%s and then %s leaves it %s', async (first, second, is, balance) => {
    const order = await toPay();
    const { says } = await order.begins();
    await says(first);
    await says(second);
    expect([await order.stage(), await order.balance()]).toEqual([is, balance]);
  });

  test('about a first payment pays, though a second was begun, which is asked for no more', async () => {
    const order = await toPay();
    const first = await order.begins();
    await first.says('canceled');
    const second = await order.begins();

    await first.says('paid');
    expect(await order.books()).toEqual(['pending', 'digital_payment', 'paid']);
    expect((await at().request(second.link)).status).toBe(303);
    await second.says('paid');

    expect((await order.payments()).map(({ went_to }) => went_to)).toEqual(['purpose', 'wallet']);
    expect([await order.stage(), await order.balance()]).toEqual(['paid', 10]);
  });
});

describe('money that came for nothing [D-09, D-46]', () => {
  test('is in the wallet where the order was canceled meanwhile', async () => {
    const order = await toPay();
    const { says } = await order.begins();
    expect((await order.cancels()).status).toBe(200);
    expect(await order.stage()).toBe('over');

    await says('paid');
    await says('paid');

    expect([await order.stage(), await order.balance()]).toEqual(['returned', 10]);
    expect(await order.books()).toEqual(['canceled', 'digital_payment', 'unpaid']);
  });

  test('is marked to be given back to a guest, who has no wallet', async () => {
    const order = await toPay('guest');
    const { says } = await order.begins();
    await order.cancels();
    await says('paid');

    expect(await order.stage()).toBe('owed_back');
    expect((await order.payments()).map(({ went_to }) => went_to)).toEqual(['to_refund']);
  });

  test.each(['canceled', 'failed'] as const)(
    'comes back, once, where a paid order is %s',
    async (status) => {
      const order = await toPay();
      await (await order.begins()).says('paid');

      await moveTo(order.order_id, status);
      await moveTo(order.order_id, status);
      await moveTo(order.order_id, 'refunded');

      expect([await order.stage(), await order.balance()]).toEqual(['returned', 10]);
      await expect(moveTo(order.order_id, 'confirmed')).rejects.toThrow('given back');
      expect(codeOf(await order.pay())).toEqual([403, 'payment']);
    },
  );

  test.each([
    { by: 'customer', wentTo: 'wallet', balance: 10 },
    { by: 'guest', wentTo: 'to_refund', balance: undefined },
  ] as const)('of a $by who is refunded goes to: $wentTo', async ({ by, wentTo, balance }) => {
    const order = await toPay(by);
    await (await order.begins()).says('paid');
    await moveTo(order.order_id, 'delivered');
    await moveTo(order.order_id, 'refunded');

    expect((await order.payments()).map(({ went_to }) => went_to)).toEqual([wentTo]);
    if (by === 'customer') expect(await order.balance()).toBe(balance);
  });
});

describe('an order that is not paid in time [D-09]', () => {
  test('fails after half an hour, not a moment before, and its goods are for others', async () => {
    const order = await toPay('customer', { stock: 1 });
    const { link, says } = await order.begins();
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

    await says('paid');
    expect([await order.stage(), await order.balance()]).toEqual(['returned', 10]);
  });

  test('has run out for its customer though no one has cleared it away', async () => {
    const order = await toPay();
    at().advance(30 * MINUTE);
    expect([await order.stage(), (await order.books())[0]]).toEqual(['run_out', 'failed']);
  });
});

describe('an order is paid in another way after all [D-09]', () => {
  test.each(['open', 'declined'] as const)('from the wallet, once, where it is %s', async (is) => {
    const order = await toPay('customer', { inWallet: 1_500 });
    const { link, says } = await order.begins();
    if (is === 'declined') await says('declined');

    const answers = await Promise.all([order.pay('wallet'), order.pay('wallet')]);

    expect(answers.map(({ status, body }) => [status, body.redirect_link])).toEqual([
      [200, null],
      [200, null],
    ]);
    expect(await order.books()).toEqual(['pending', 'wallet', 'paid']);
    expect([await order.stage(), await order.balance()]).toEqual(['paid', 5]);
    expect((await at().request(link)).status).toBe(303);
  });

  test('from the wallet, and money that still comes from the gateway is in the wallet too', async () => {
    const order = await toPay('customer', { inWallet: 1_000 });
    const { says } = await order.begins();
    await order.pay('wallet');
    await says('paid');
    expect([await order.stage(), await order.balance()]).toEqual(['paid', 10]);
  });

  test('in cash, and its store hears of it', async () => {
    const order = await toPay('guest');
    await (await order.begins()).says('declined');
    const { status, body } = await order.pay('cash_on_delivery');

    expect([status, body.redirect_link]).toEqual([200, null]);
    expect(await order.books()).toEqual(['pending', 'cash_on_delivery', 'unpaid']);
    expect(await order.stage()).toBe('in_cash');
    expect(await newestOrders(at().context)).toHaveLength(1);
  });

  test('not from a wallet that holds a cent less, nor by a guest', async () => {
    const order = await toPay('customer', { inWallet: 999 });
    expect(codeOf(await order.pay('wallet'))).toEqual([203, 'wallet_balance']);
    expect([await order.stage(), await order.balance()]).toEqual(['unbegun', 9.99]);
    const guests = await toPay('guest');
    expect(codeOf(await guests.pay('wallet'))).toEqual([403, 'payment_method']);
  });

  test('not in cash above the limit of the zone', async () => {
    const order = await toPay();
    await at().db.updateTable('zone_module').set({ maximum_cod: 999 }).execute();
    expect(codeOf(await order.pay('cash_on_delivery'))).toEqual([403, 'cash_limit']);
    expect((await order.reads()).methods[2]).toEqual({
      ...{ method: 'cash', available: false, limit: 9.99 },
    });
  });

  test('nor in a way that its owner has switched off', async () => {
    const order = await toPay();
    await at().db.deleteFrom('setting').execute();
    await ordering.rows.setting('ordering', { cashOnDelivery: false });
    for (const method of ['digital_payment', 'wallet', 'cash_on_delivery']) {
      expect(codeOf(await order.pay(method)), method).toEqual([403, 'payment_method']);
    }
    expect((await order.reads()).methods).toEqual([]);
  });
});

describe('the gateway is offered [D-09, D-13]', () => {
  test('where it is switched on, for the cart of one store', async () => {
    const dish = await ordering.aDish();
    await ordering.put(dish.id);
    const methods = async () =>
      ((await ordering.quote({ order_type: 'take_away' })).body.payment_methods as object[])[1];
    expect(await methods()).toEqual({ method: 'digital_payment', available: true, limit: null });

    const other = await ordering.aDish();
    await ordering.put(other.id);
    expect(await methods()).toEqual({ method: 'digital_payment', available: false, limit: null });
    const asked = { payment_method: 'digital_payment' };
    expect(codeOf(await ordering.place(dish.store_id, asked))).toEqual([403, 'payment_method']);
    await at().db.deleteFrom('setting').execute();
    expect(await methods()).toBe(undefined);
  });

  test('once for a request that is repeated', async () => {
    const dish = await ordering.aDish();
    await ordering.put(dish.id);
    const asked = { payment_method: 'digital_payment' };
    const first = await ordering.place(dish.store_id, asked, withKey('first'));
    const second = await ordering.place(dish.store_id, asked, withKey('first'));
    expect([second.body.order_id, await ordering.orderCount()]).toEqual([first.body.order_id, 1]);
  });
});

describe('how an order is paid is told', () => {
  test('to those who may cancel it alone; others find none', async () => {
    const order = await toPay();
    const other = await ordering.rows.customer();
    const path = `${readOrderPayment.path}?order_id=${order.order_id}`;
    for (const options of [{ token: other.token }, {}]) {
      expect((await at().get(path, options)).status).toBe(404);
    }
    expect((await at().get(`${path}&guest_id=${GUEST}`)).status).toBe(404);
    expect((await at().get(`${path}&contact_number=%2B12125550177`)).status).toBe(404);
    const asked = { order_id: order.order_id, payment_method: 'digital_payment', callback: PLACED };
    expect((await at().put(payOrder.path, asked, { ...inFood, token: other.token })).status).toBe(
      404,
    );
  });

  test.each(['https://elsewhere.example/', '//elsewhere.example/', 'javascript:alert(1)', ''])(
    'and the gateway leads back to this site alone, not to "%s"',
    async (callback) => {
      const order = await toPay();
      expect((await order.pay('digital_payment', { callback })).status).toBe(403);
      expect(await order.payments()).toEqual([]);
    },
  );
});
