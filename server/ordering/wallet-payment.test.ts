import { beforeEach, describe, expect, test } from 'vitest';
import { readProfile } from '#contract/account.ts';
import { cancelOrder } from '#contract/ordering.ts';
import { listWalletTransactions } from '#contract/wallet.ts';
import { balanceOf } from '#server/wallet/ledger.ts';
import { inWallet, REWARDS } from '#tests/support/builders/rewards.ts';
import { codeOf, inFood, startOrdering, withKey } from '#tests/support/start-ordering.ts';
import { setOrderStatus } from './status.ts';

const ordering = startOrdering();
beforeEach(() => ordering.rows.setting('rewards', { ...REWARDS, points: false }));

/** A customer with this amount in the wallet, and a dish for ten dollars in the cart. */
async function aCustomer(minor: number) {
  const { id, token } = await ordering.rows.customer();
  if (minor > 0) await inWallet(ordering.server.db, id, minor);
  const dish = await ordering.aDish();
  const mine = { ...inFood, token };
  const put = () => ordering.put(dish.id, { guest_id: null }, mine);
  await put();
  const pay = (facts: object = {}, options: object = {}) =>
    ordering.place(
      dish.store_id,
      { guest_id: null, payment_method: 'wallet', ...facts },
      { ...mine, ...options },
    );
  const balance = async () =>
    (await ordering.server.get(readProfile.path, { token })).body.wallet_balance as number;
  return { id, token, mine, put, pay, balance };
}

const statusOf = async (id: number) => {
  const { db } = ordering.server;
  const order = await db.selectFrom('orders').selectAll().where('id', '=', id).execute();
  return order[0] && [order[0].payment_method, order[0].payment_status];
};
const moveTo = (id: number, status: Parameters<typeof setOrderStatus>[2]) =>
  setOrderStatus(ordering.server.db, id, status, ordering.server.context.now());

describe('an order is paid from the wallet [D-09]', () => {
  test('if the balance suffices, at once, and once for a repeated request', async () => {
    const { token, pay, balance } = await aCustomer(1_000);

    const { status, body } = await pay({}, withKey('first'));
    expect((await pay({}, withKey('first'))).body.order_id).toBe(body.order_id);

    expect([status, await balance(), await statusOf(body.order_id)]).toEqual([
      200,
      0,
      ['wallet', 'paid'],
    ]);
    const { data } = (await ordering.server.get(listWalletTransactions.path, { token })).body;
    expect(data[0]).toMatchObject({
      ...{ debit: 10, balance: 0, transaction_type: 'order_place' },
      reference: String(body.order_id),
    });
  });

  test('and refused if a cent is missing: the cart stays', async () => {
    const { pay, balance } = await aCustomer(999);

    expect(codeOf(await pay())).toEqual([203, 'wallet_balance']);

    expect([await balance(), await ordering.orderCount()]).toEqual([9.99, 0]);
    expect(await ordering.server.db.selectFrom('cart_line').select('id').execute()).toHaveLength(1);
  });

  test('once, if two want the same money', async () => {
    const { pay, balance } = await aCustomer(1_000);

    const answers = await Promise.all([pay({}, withKey('a')), pay({}, withKey('b'))]);

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balance()).toBe(0);
  });

  test('not for guests, and not if wallets are off', async () => {
    const dish = await ordering.aDish();
    await ordering.put(dish.id);
    const guest = await ordering.place(dish.store_id, { payment_method: 'wallet' });
    expect(codeOf(guest)).toEqual([403, 'payment_method']);
    await ordering.server.db.deleteFrom('setting').execute();
    const { pay } = await aCustomer(1_000);
    expect(codeOf(await pay())).toEqual([403, 'payment_method']);
  });
});

describe('a wallet payment is refunded [D-09, D-46]', () => {
  test.each(['canceled', 'failed'] as const)('once when the order is %s', async (status) => {
    const { pay, balance } = await aCustomer(1_500);
    const { body } = await pay();
    expect(await balance()).toBe(5);

    await moveTo(body.order_id, status);
    await moveTo(body.order_id, status);
    await moveTo(body.order_id, 'refunded');

    expect(await balance()).toBe(15);
    await expect(moveTo(body.order_id, 'confirmed')).rejects.toThrow('given back');
  });

  test('when its customer cancels it', async () => {
    const { pay, balance, mine } = await aCustomer(1_000);
    const { body } = await pay();

    const { status } = await ordering.server.put(
      cancelOrder.path,
      { order_id: body.order_id, reason: 'Changed my mind' },
      mine,
    );

    expect([status, await balance()]).toEqual([200, 10]);
  });

  test('when it is refunded after delivery', async () => {
    const { pay, balance } = await aCustomer(1_000);
    const { body } = await pay();
    await moveTo(body.order_id, 'delivered');
    expect(await balance()).toBe(0);

    await moveTo(body.order_id, 'refunded');

    expect(await balance()).toBe(10);
  });

  test('even after wallets were switched off', async () => {
    const { id, pay } = await aCustomer(1_000);
    const { body } = await pay();
    await moveTo(body.order_id, 'delivered');
    await ordering.server.db.deleteFrom('setting').execute();

    await moveTo(body.order_id, 'refunded');

    expect(await balanceOf(ordering.server.db, 'wallet', id)).toBe(1_000);
  });
});

test('a quote offers customers the wallet with its balance if it covers all of it [D-09]', async () => {
  const facts = { guest_id: null, order_type: 'take_away' };
  const methodsFor = async (minor: number) => {
    const { mine } = await aCustomer(minor);
    return (await ordering.quote(facts, mine)).body.payment_methods as object[];
  };
  const cash = { method: 'cash_on_delivery', available: true, limit: null };

  expect(await methodsFor(1_000)).toEqual([cash, { method: 'wallet', available: true, limit: 10 }]);
  expect(await methodsFor(999)).toEqual([
    cash,
    { method: 'wallet', available: false, limit: 9.99 },
  ]);
});
