import { beforeEach, describe, expect, test } from 'vitest';
import { newestOrders } from '#server/desk/orders.ts';
import { aDepot, aParcelCategoryRow } from '#tests/support/builders/parcel-rows.ts';
import { anOrderToPay, aParcelToPay, switchPaymentOn } from '#tests/support/start-paying.ts';
import { codeOf, startOrdering } from '#tests/support/start-ordering.ts';
import { setOrderStatus } from './status.ts';

const ordering = startOrdering();
beforeEach(async () => {
  await switchPaymentOn(ordering);
  await aDepot(ordering.rows);
  await aParcelCategoryRow(at().db, { minimum_fee: 1_000, fee_per_km: 0 });
});
const at = () => ordering.server;
const moveTo = (id: number, status: Parameters<typeof setOrderStatus>[2]) =>
  setOrderStatus(at().db, id, status, at().context.now());

type Facts = { readonly inWallet?: number };
const KINDS = [
  {
    kind: 'an order',
    toPay: (by?: 'customer' | 'guest', facts?: Facts) => anOrderToPay(ordering, by, facts),
  },
  {
    kind: 'a parcel',
    toPay: (by?: 'customer' | 'guest', facts?: Facts) => aParcelToPay(ordering, by, facts),
  },
];

describe.each(KINDS)('the gateway’s answer about $kind [D-09]', ({ toPay }) => {
  test('counts once, however often and concurrently it arrives', async () => {
    const order = await toPay();
    const { answerWith, choose } = await order.begin();
    const answers = await Promise.all([answerWith('paid'), answerWith('paid'), choose('twice')]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 303]);
    expect((await order.payments()).map(({ went_to }) => went_to)).toEqual(['purpose']);
    expect(await order.balance()).toBe(0);
  });

  test.each([
    { changed: { signature: 'a'.repeat(64) }, code: 'signature' },
    { changed: { amount: 1 }, code: 'signature' },
    { changed: { status: 'declined' }, code: 'signature' },
  ])('is refused with a wrong signature: $changed', async ({ changed, code }) => {
    const order = await toPay();
    const { answerWith } = await order.begin();
    expect(codeOf(await answerWith('paid', changed))).toEqual([403, code]);
    expect(await order.stage()).toBe('open');
  });

  test.each([
    ['declined', 'paid', 'declined', 0],
    ['canceled', 'paid', 'returned', 10],
    ['paid', 'declined', 'paid', 0],
    ['paid', 'canceled', 'paid', 0],
  ] as const)('%s and then %s leaves it %s', async (first, second, is, balance) => {
    const order = await toPay();
    const { answerWith } = await order.begin();
    await answerWith(first);
    await answerWith(second);
    expect([await order.stage(), await order.balance()]).toEqual([is, balance]);
  });

  test('about the first payment counts although a second one is open, which is then canceled', async () => {
    const order = await toPay();
    const first = await order.begin();
    await first.answerWith('canceled');
    const second = await order.begin();

    await first.answerWith('paid');
    expect(await order.books()).toEqual(['pending', 'digital_payment', 'paid']);
    expect((await at().request(second.link)).status).toBe(303);
    await second.answerWith('paid');

    expect((await order.payments()).map(({ went_to }) => went_to)).toEqual(['purpose', 'wallet']);
    expect([await order.stage(), await order.balance()]).toEqual(['paid', 10]);
  });
});

describe.each(KINDS)('money without a purpose, for $kind [D-09, D-46]', ({ toPay }) => {
  test('goes to the wallet if the order was canceled meanwhile', async () => {
    const order = await toPay();
    const { answerWith } = await order.begin();
    expect((await order.cancels()).status).toBe(200);
    expect(await order.stage()).toBe('over');

    await answerWith('paid');
    await answerWith('paid');

    expect([await order.stage(), await order.balance()]).toEqual(['returned', 10]);
    expect(await order.books()).toEqual(['canceled', 'digital_payment', 'unpaid']);
  });

  test('is marked for a manual refund to guests, who have no wallet', async () => {
    const order = await toPay('guest');
    const { answerWith } = await order.begin();
    await order.cancels();
    await answerWith('paid');

    expect(await order.stage()).toBe('owed_back');
    expect((await order.payments()).map(({ went_to }) => went_to)).toEqual(['to_refund']);
  });

  test.each(['canceled', 'failed'] as const)(
    'is refunded once when a paid order is %s',
    async (status) => {
      const order = await toPay();
      await (await order.begin()).answerWith('paid');

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
  ] as const)('of a $by goes to $wentTo after a refund', async ({ by, wentTo, balance }) => {
    const order = await toPay(by);
    await (await order.begin()).answerWith('paid');
    await moveTo(order.order_id, 'delivered');
    await moveTo(order.order_id, 'refunded');

    expect((await order.payments()).map(({ went_to }) => went_to)).toEqual([wentTo]);
    if (by === 'customer') expect(await order.balance()).toBe(balance);
  });
});

test('late money for an order whose delivery slot was taken goes to the wallet [D-04, D-46]', async () => {
  const schedule_at = '2026-11-21T13:00:00-05:00';
  const order = await anOrderToPay(ordering, 'customer', { schedule_at });
  const { store_id } = order.dish;
  const { answerWith } = await order.begin();
  await answerWith('canceled');
  const store = at().db.updateTable('store').set({ slot_capacity: 1 });
  await store.where('id', '=', store_id).execute();
  await ordering.put(order.dish.id);
  expect((await ordering.place(store_id, { schedule_at })).status).toBe(200);

  expect(codeOf(await order.pay())).toEqual([403, 'schedule']);
  await answerWith('paid');

  expect([await order.stage(), await order.balance()]).toEqual(['returned', 10]);
  expect(await order.books()).toEqual(['failed', 'digital_payment', 'unpaid']);
});

describe.each(KINDS)('another payment method for $kind [D-09]', ({ toPay }) => {
  test.each(['open', 'declined'] as const)('is the wallet, once, if it is %s', async (is) => {
    const order = await toPay('customer', { inWallet: 1_500 });
    const { link, answerWith } = await order.begin();
    if (is === 'declined') await answerWith('declined');

    const answers = await Promise.all([order.pay('wallet'), order.pay('wallet')]);

    expect(answers.map(({ status, body }) => [status, body.redirect_link])).toEqual([
      [200, null],
      [200, null],
    ]);
    expect(await order.books()).toEqual(['pending', 'wallet', 'paid']);
    expect([await order.stage(), await order.balance()]).toEqual(['paid', 5]);
    expect((await at().request(link)).status).toBe(303);
  });

  test('is the wallet, which also gets late money from the gateway', async () => {
    const order = await toPay('customer', { inWallet: 1_000 });
    const { answerWith } = await order.begin();
    await order.pay('wallet');
    await answerWith('paid');
    expect([await order.stage(), await order.balance()]).toEqual(['paid', 10]);
  });

  test('is cash, and the store then sees the order', async () => {
    const order = await toPay('guest');
    await (await order.begin()).answerWith('declined');
    const { status, body } = await order.pay('cash_on_delivery');

    expect([status, body.redirect_link]).toEqual([200, null]);
    expect(await order.books()).toEqual(['pending', 'cash_on_delivery', 'unpaid']);
    expect(await order.stage()).toBe('in_cash');
    expect(await newestOrders(at().context)).toHaveLength(1);
  });

  test('is not a wallet with a cent too little, nor a guest’s', async () => {
    const order = await toPay('customer', { inWallet: 999 });
    expect(codeOf(await order.pay('wallet'))).toEqual([203, 'wallet_balance']);
    expect([await order.stage(), await order.balance()]).toEqual(['unbegun', 9.99]);
    const guests = await toPay('guest');
    expect(codeOf(await guests.pay('wallet'))).toEqual([403, 'payment_method']);
  });

  test('is not cash above the limit of the zone', async () => {
    const order = await toPay();
    await at().db.updateTable('zone_module').set({ maximum_cod: 999 }).execute();
    expect(codeOf(await order.pay('cash_on_delivery'))).toEqual([403, 'cash_limit']);
    expect((await order.reads()).methods[2]).toEqual({
      ...{ method: 'cash', available: false, limit: 9.99 },
    });
  });

  test('is none that the owner has switched off', async () => {
    const order = await toPay();
    await at().db.deleteFrom('setting').execute();
    await ordering.rows.setting('ordering', { cashOnDelivery: false });
    for (const method of ['digital_payment', 'wallet', 'cash_on_delivery']) {
      expect(codeOf(await order.pay(method)), method).toEqual([403, 'payment_method']);
    }
    expect((await order.reads()).methods).toEqual([]);
  });
});
