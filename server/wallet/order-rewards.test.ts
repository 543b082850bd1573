import { beforeEach, describe, expect, test } from 'vitest';
import { readProfile, signUp } from '#contract/account.ts';
import { listWalletTransactions, listPointTransactions } from '#contract/wallet.ts';
import { setOrderStatus } from '#server/ordering/status.ts';
import { REWARDS } from '#tests/support/builders/rewards.ts';
import { inFood, startOrdering } from '#tests/support/start-ordering.ts';
import { aSignUp } from '#tests/support/server.ts';

const ordering = startOrdering();
beforeEach(() => ordering.rows.setting('rewards', REWARDS));

const moveTo = (id: number, status: Parameters<typeof setOrderStatus>[2]) =>
  setOrderStatus(ordering.server.db, id, status, ordering.server.context.now());

/** Different from the numbered customers of the tests. */
const FRIEND = { ...aSignUp(), email: 'friend@example.com', phone: '+13475550188' };

/** A customer's order of 24.80. */
async function anOrder(token: string): Promise<number> {
  const dish = await ordering.aDish({ price: 2_480 });
  const mine = { ...inFood, token };
  await ordering.put(dish.id, { guest_id: null }, mine);
  const facts = { guest_id: null, order_amount: 24.8 };
  const { body } = await ordering.place(dish.store_id, facts, mine);
  return body.order_id as number;
}

const read = async (path: string, token: string) =>
  (await ordering.server.get(path, { token })).body;
const has = async (token: string) => {
  const { wallet_balance, loyalty_point } = await read(readProfile.path, token);
  return { wallet: wallet_balance as number, points: loyalty_point as number };
};

describe('points are earned on delivery [ACC-10, D-47]', () => {
  test('once for an order, however often it is delivered, and only whole ones', async () => {
    const { token } = await ordering.rows.customer();
    const id = await anOrder(token);
    expect(await has(token)).toEqual({ wallet: 0, points: 0 });

    await moveTo(id, 'delivered');
    expect(await has(token)).toEqual({ wallet: 0, points: 24 });
    await moveTo(id, 'delivered');
    await moveTo(id, 'picked_up');
    await moveTo(id, 'delivered');

    expect(await has(token)).toEqual({ wallet: 0, points: 24 });
    expect((await read(listPointTransactions.path, token)).data).toMatchObject([
      { credit: 24, transaction_type: 'order_place', reference: String(id) },
    ]);
  });

  test('not for canceled orders, and not if points are off', async () => {
    const { token } = await ordering.rows.customer();
    await moveTo(await anOrder(token), 'canceled');
    await ordering.server.db.deleteFrom('setting').execute();
    await moveTo(await anOrder(token), 'delivered');

    expect(await has(token)).toEqual({ wallet: 0, points: 0 });
  });
});

describe('a refund of a paid order goes to the wallet [ACC-08, D-46]', () => {
  test('with the whole amount, once', async () => {
    const { token } = await ordering.rows.customer();
    const id = await anOrder(token);
    await moveTo(id, 'delivered');
    await moveTo(id, 'refund_requested');
    expect((await has(token)).wallet).toBe(0);

    await moveTo(id, 'refunded');
    expect((await has(token)).wallet).toBe(24.8);
    await moveTo(id, 'refund_requested');
    await moveTo(id, 'refunded');

    expect((await has(token)).wallet).toBe(24.8);
    expect((await read(listWalletTransactions.path, token)).data).toMatchObject([
      { credit: 24.8, transaction_type: 'order_refund', reference: String(id) },
    ]);
  });

  test('not of an unpaid order', async () => {
    const { token } = await ordering.rows.customer();
    await moveTo(await anOrder(token), 'refunded');

    expect((await has(token)).wallet).toBe(0);
  });
});

describe('an inviter is rewarded for the first delivered order [ACC-11, D-48]', () => {
  /** A customer who signed up with Ada's referral code. */
  async function invited() {
    const ada = await ordering.rows.customer({ referral_code: 'ADA2026' });
    const { body } = await ordering.server.post(signUp.path, {
      ...FRIEND,
      ref_code: ' ada2026',
    });
    return { ada, friend: body.token as string };
  }

  test('once, at delivery, and nothing for later orders', async () => {
    const { ada, friend } = await invited();
    const [first, second] = [await anOrder(friend), await anOrder(friend)];
    expect((await has(ada.token)).wallet).toBe(0);

    await moveTo(first, 'delivered');
    expect((await has(ada.token)).wallet).toBe(5);
    await moveTo(second, 'delivered');
    await moveTo(first, 'refunded');
    await moveTo(first, 'delivered');

    expect((await has(ada.token)).wallet).toBe(5);
    expect((await read(listWalletTransactions.path, ada.token)).data).toMatchObject([
      { credit: 5, transaction_type: 'referrer' },
    ]);
  });

  test('once for two concurrent first orders', async () => {
    const { ada, friend } = await invited();
    const orders = [await anOrder(friend), await anOrder(friend)];

    await Promise.all(orders.map((id) => moveTo(id, 'delivered')));

    expect((await has(ada.token)).wallet).toBe(5);
  });

  test('not if the inviter’s account is deleted, nor with its code', async () => {
    const { ada, friend } = await invited();
    const id = await anOrder(friend);
    await ordering.server.db.deleteFrom('customer').where('id', '=', ada.id).execute();

    await moveTo(id, 'delivered');

    expect(await ordering.server.db.selectFrom('ledger_entry').select('kind').execute()).toEqual([
      { kind: 'order_place' },
    ]);
    const late = await ordering.server.post(signUp.path, {
      ...FRIEND,
      email: 'late@example.com',
      phone: '+13475550189',
      ref_code: 'ADA2026',
    });
    expect([late.status, late.body.errors[0].code]).toEqual([403, 'ref_code']);
  });

  test('not for oneself: an e-mail and a phone have one account', async () => {
    const ada = await ordering.rows.customer({ referral_code: 'ADA2026' });
    const { email, phone } = ada;
    const again = { ...aSignUp(), email, phone, ref_code: 'ADA2026' };

    const { status, body } = await ordering.server.post(signUp.path, again);

    expect([status, body.errors.map(({ code }: { code: string }) => code)]).toEqual([
      403,
      ['email', 'phone'],
    ]);
    await moveTo(await anOrder(ada.token), 'delivered');
    expect((await has(ada.token)).wallet).toBe(0);
  });
});
