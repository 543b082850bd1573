import { beforeEach, describe, expect, test } from 'vitest';
import { sendVerification, verifyContact } from '#contract/account-codes.ts';
import { takeQuote } from '#contract/ordering.ts';
import { removeAccount, updateProfile } from '#contract/account-profile.ts';
import { readProfile, signUp } from '#contract/account.ts';
import type { CodeMessage } from '#server/kernel/code-sender.ts';
import { anOrderCoupon } from '#tests/support/builders/coupon-row.ts';
import { REWARDS } from '#tests/support/builders/rewards.ts';
import { inFood, startOrdering } from '#tests/support/start-ordering.ts';
import { aSignUp, createTestApp } from '#tests/support/server.ts';
import { setOrderStatus } from './status.ts';

const sent: CodeMessage[] = [];
const ordering = startOrdering({ codeSender: async (message) => void sent.push(message) });
beforeEach(() => ordering.rows.setting('rewards', REWARDS));

const BEN = { ...aSignUp(), email: 'ben@example.com', phone: '+13475550188' };
const openAccount = async (facts: object = {}): Promise<string> =>
  (await ordering.server.post(signUp.path, { ...BEN, ...facts })).body.token as string;
const deleteAccount = (token: string) => ordering.server.delete(removeAccount.path, { token });
const codeFor = async (token: string, verification_type = 'email') => {
  await ordering.server.post(sendVerification.path, { verification_type }, { token });
  return sent.at(-1)?.code ?? 'none';
};
const verify = (token: string, otp: string, verification_type = 'email') =>
  ordering.server.post(verifyContact.path, { otp, verification_type }, { token });
const verified = async (token: string) => verify(token, await codeFor(token));

async function why(token: string, code = 'TREAT') {
  const mine = { ...inFood, token };
  await ordering.put((await ordering.aDish()).id, { guest_id: null }, mine);
  const request = { guest_id: null, order_type: 'take_away', coupon_code: code };
  const { body } = await ordering.quote(request, mine);
  return body.coupon_refusal?.code ?? 'fits';
}

async function order(token: string, facts: object = {}): Promise<number> {
  const dish = await ordering.aDish({ price: 1_000 });
  const mine = { ...inFood, token };
  await ordering.put(dish.id, { guest_id: null }, mine);
  const { body } = await ordering.place(dish.store_id, { guest_id: null, ...facts }, mine);
  return body.order_id as number;
}
const deliver = (id: number) =>
  setOrderStatus(ordering.server.db, id, 'delivered', ordering.server.context.now());
const useTreat = async (token: string) =>
  deliver(await order(token, { order_type: 'take_away', order_amount: 9, coupon_code: 'TREAT' }));
const walletOf = async (token: string) =>
  (await ordering.server.get(readProfile.path, { token })).body.wallet_balance as number;

describe('a benefit once per customer [D-124]', () => {
  test.each([{ type: 'first_order' }, { per_customer: 1 }] as const)(
    'requires a new customer’s verification first: %o',
    async (facts) => {
      await anOrderCoupon(ordering.server.db, facts);
      const token = await openAccount();

      expect(await why(token)).toBe('verify');
      expect((await verified(token)).status).toBe(200);
      expect(await why(token)).toBe('fits');
    },
  );

  test('requires none if no codes can be sent', async () => {
    await anOrderCoupon(ordering.server.db, { type: 'first_order' });
    const silent = await createTestApp({ db: ordering.server.db });
    silent.setNow('2026-11-21T17:30:00Z');
    const { body } = await silent.post(signUp.path, BEN);

    expect(await why(body.token as string)).toBe('fits');
  });

  test.each([{ type: 'first_order' }, { per_customer: 1 }] as const)(
    'is not repeated after the account was deleted, nor after a restart: %o',
    async (facts) => {
      await anOrderCoupon(ordering.server.db, facts);
      const first = await openAccount();
      await verified(first);
      await useTreat(first);
      expect((await deleteAccount(first)).status).toBe(200);
      const uses = await ordering.server.db.selectFrom('former_use').selectAll().execute();
      expect(JSON.stringify(uses)).not.toMatch(/ben@|3475550188/);

      ordering.server.advance(120_000);
      const again = await openAccount({ phone: '+13475550189', email: 'BEN@example.com' });
      await verified(again);
      expect(await why(again)).not.toBe('fits');
      const restarted = await createTestApp({ db: ordering.server.db });
      restarted.setNow('2026-11-21T17:40:00Z');
      const mine = { ...inFood, token: again };
      const { body } = await restarted.post(
        takeQuote.path,
        { guest_id: null, order_type: 'take_away', coupon_code: 'TREAT' },
        mine,
      );
      expect(body.coupon_refusal?.code).toMatch(/first_order|used_by_customer/);
    },
  );

  test('is not repeated for the previous contact of an account', async () => {
    await anOrderCoupon(ordering.server.db, { type: 'first_order' });
    const first = await openAccount();
    await verified(first);
    await useTreat(first);
    const form = new FormData();
    form.set('email', 'other@example.com');
    form.set('phone', '+13475550190');
    form.set('current_password', BEN.password);
    await ordering.server.request(updateProfile.path, {
      ...{ method: 'POST', body: form, headers: { Authorization: `Bearer ${first}` } },
    });

    ordering.server.advance(120_000);
    const other = await openAccount();
    await verified(other);
    expect(await why(other)).toBe('not_first_order');
  });

  test('is not lost if someone else signed up with the contact', async () => {
    await anOrderCoupon(ordering.server.db, { type: 'first_order' });
    const stranger = await openAccount({ email: 'stranger@example.com' });
    await verified(stranger);
    await useTreat(stranger);
    await deleteAccount(stranger);

    ordering.server.advance(120_000);
    const ben = await openAccount();
    await verified(ben);
    expect(await why(ben)).toBe('fits');
  });
});

describe('an inviter [D-48, D-124]', () => {
  const invited = async () => {
    const ada = await ordering.rows.customer({ referral_code: 'ADA2026' });
    return { ada: ada.token, friend: await openAccount({ ref_code: '\u2066ada 2026\u2069' }) };
  };

  test('is rewarded after verification and delivery, in either order', async () => {
    const { ada, friend } = await invited();
    await deliver(await order(friend));
    expect(await walletOf(ada)).toBe(0);

    await verified(friend);
    expect(await walletOf(ada)).toBe(5);
    ordering.server.advance(120_000);
    await verify(friend, await codeFor(friend, 'phone'), 'phone');
    await deliver(await order(friend));
    expect(await walletOf(ada)).toBe(5);
  });

  test('is rewarded once for concurrent codes and orders', async () => {
    const { ada, friend } = await invited();
    const [one, two] = [await order(friend), await order(friend)];
    const code = await codeFor(friend);

    await Promise.all([deliver(one), verify(friend, code), verify(friend, code), deliver(two)]);

    expect(await walletOf(ada)).toBe(5);
  });

  test('is not rewarded for a customer who had an account before', async () => {
    const { ada, friend } = await invited();
    await verified(friend);
    await deliver(await order(friend));
    expect(await walletOf(ada)).toBe(5);
    await deleteAccount(friend);

    for (const minutes of [2, 2]) {
      ordering.server.advance(minutes * 60_000);
      const again = await openAccount({ ref_code: 'ADA2026' });
      await verified(again);
      await deliver(await order(again));
      await deleteAccount(again);
    }
    expect(await walletOf(ada)).toBe(5);
  });
});
