import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeAccount } from '#contract/account-profile.ts';
import { readProfile } from '#contract/account.ts';
import { pathOf } from '#contract/endpoint.ts';
import { answerPayment } from '#contract/payment.ts';
import { addFund, listWalletTransactions, readTopUp } from '#contract/wallet.ts';
import { DAY } from '#domain/kernel/instant.ts';
import type { GatewayAnswer } from '#domain/payment/payment.ts';
import { callbackWith } from '#server/payment/callback.ts';
import { signatureOf } from '#server/payment/signature.ts';
import { settleTopUp } from './top-ups.ts';
import { REWARDS } from '#tests/support/builders/rewards.ts';
import { aTown, type Rows } from '#tests/support/builders/rows.ts';
import { createTestApp, NOON, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let rows: Rows;
beforeAll(async () => void (server = await createTestApp({ seeded: false })));
beforeEach(async () => {
  server.setNow(NOON);
  rows = await aTown(server.db);
  await rows.setting('rewards', REWARDS);
});
afterAll(() => server.close());

const CALLBACK = '/profile?page=wallet';
const addMoney = (token: string, facts: object = {}) =>
  server.post(addFund.path, { amount: 25, callback: CALLBACK, ...facts }, { token });
const PAID = { status: 'paid', answered_at: new Date(NOON) };
const balance = async (token: string) =>
  (await server.get(readProfile.path, { token })).body.wallet_balance as number;

/** A new payment, with the facts that its gateway has. */
async function begun(facts: object = {}) {
  const customer = await rows.customer();
  const { body } = await addMoney(customer.token, facts);
  const link = body.redirect_link as string;
  const row = await server.db
    .selectFrom('payment')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .executeTakeFirstOrThrow();
  const answers = (status: GatewayAnswer, changed: object = {}) => {
    const { id: payment_id, amount, secret } = row;
    const signature = signatureOf({ id: payment_id, amount, status }, secret);
    return server.post(answerPayment.path, { payment_id, amount, status, signature, ...changed });
  };
  const status = async () =>
    (await server.get(pathOf(readTopUp, { id: row.id }), customer)).body.status as string;
  return { ...customer, link, row, answers, status };
}

describe('money is added through the gateway [ACC-08, D-46]', () => {
  test('when it is paid there: its page says so and leads back', async () => {
    const { token, link, row, status } = await begun();
    expect(await status()).toBe('open');
    expect((await server.get(link)).body).toContain('$25.00');
    expect((await server.get(link.replace('=en', '=hi'))).body).toContain('परीक्षण भुगतान');

    const answer = await server.request(link, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'paid' }),
    });

    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      `${CALLBACK}&payment=${row.id}&flag=success`,
    ]);
    expect([await status(), await balance(token)]).toEqual(['paid', 25]);
    expect((await server.get(listWalletTransactions.path, { token })).body.data).toMatchObject([
      { credit: 25, transaction_type: 'add_fund', reference: row.id },
    ]);
  });

  test.each([
    { answer: 'declined', flag: 'fail' },
    { answer: 'canceled', flag: 'cancel' },
  ])('nothing is added if it is $answer there', async ({ answer, flag }) => {
    const { token, link, status } = await begun();
    const { headers } = await server.request(link, {
      method: 'POST',
      body: new URLSearchParams({ answer }),
    });

    expect(headers.get('Location')).toContain(`&flag=${flag}`);
    expect([await status(), await balance(token)]).toEqual([answer, 0]);
  });

  test('nothing is added by returning, whatever the address says', async () => {
    const { token, status } = await begun();
    expect([await status(), await balance(token)]).toEqual(['open', 0]);
  });

  test.each([
    { amount: 0 },
    { amount: -5 },
    { amount: 0.001 },
    { amount: 1.005 },
    { amount: 10_000.01 },
    { amount: 1e300 },
    { amount: 'much' },
    { callback: 'https://elsewhere.example/profile' },
    { callback: '//elsewhere.example/profile' },
    { callback: 'javascript:alert(1)' },
    { callback: '' },
    { payment_method: 'a bank' },
  ])('%j is refused', async (facts) => {
    const { token } = await rows.customer();
    const { status } = await addMoney(token, facts);
    expect(status).toBe(403);
    expect(await server.db.selectFrom('payment').select('id').execute()).toEqual([]);
  });

  test('a page with two leading slashes leads to this site all the same', async () => {
    const { row } = await begun({ callback: 'http://localhost//elsewhere.example/' });
    expect(row.callback).toBe('/elsewhere.example/');
    expect(callbackWith(row.callback, 'x', 'paid')).toBe(
      '/elsewhere.example/?payment=x&flag=success',
    );
  });

  test('is refused if the owner has switched it off, and for guests', async () => {
    await server.db.deleteFrom('setting').execute();
    await rows.setting('rewards', { ...REWARDS, addFund: false });
    const { token } = await rows.customer();
    expect((await addMoney(token)).status).toBe(403);
    expect((await server.post(addFund.path, { amount: 5, callback: CALLBACK })).status).toBe(401);
  });

  test('is shown to its customer only', async () => {
    const { row } = await begun();
    const { token } = await rows.customer();
    const other = await server.get(pathOf(readTopUp, { id: row.id }), { token });
    expect([other.status, other.body.errors[0].code]).toEqual([404, 'payment']);
  });
});

describe('an answer of the gateway [D-46]', () => {
  test('that arrives twice adds the money once', async () => {
    const { token, answers: answerWith } = await begun();
    const answers = await Promise.all([answerWith('paid'), answerWith('paid')]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await answerWith('paid')).body.status).toBe('paid');
    expect(await balance(token)).toBe(25);
  });

  test('that arrives days later, or after the customer has left, adds the money', async () => {
    const { token, answers: answerWith } = await begun();
    await answerWith('canceled');
    server.advance(3 * DAY);

    expect((await answerWith('paid')).body.status).toBe('paid');
    expect(await balance(token)).toBe(25);
    expect((await answerWith('canceled')).body.status).toBe('paid');
    expect(await balance(token)).toBe(25);
  });

  test('that arrives after the account is deleted leaves an anonymous manual refund', async () => {
    const { token, row, answers: answerWith } = await begun({ callback: `${CALLBACK}&name=ada` });
    expect((await server.delete(removeAccount.path, { token })).status).toBe(200);

    const answer = await answerWith('paid');

    expect([answer.status, answer.body.status]).toEqual([200, 'paid']);
    expect(await server.db.selectFrom('payment').selectAll().execute()).toEqual([
      { ...row, ...PAID, customer_id: null, went_to: 'to_refund', callback: '/' },
    ]);
  });

  test('that arrives during the deletion of the account finds no wallet either', async () => {
    const { token, row } = await begun();
    await server.delete(removeAccount.path, { token });

    const { paid } = await settleTopUp(server.db, row, new Date(NOON));

    expect(await paid()).toBe('to_refund');
  });

  test('of paid after declined changes nothing', async () => {
    const { token, answers: answerWith } = await begun();
    await answerWith('declined');

    expect((await answerWith('paid')).body.status).toBe('declined');
    expect(await balance(token)).toBe(0);
  });

  test.each([
    { changed: { signature: 'a'.repeat(64) }, code: 'signature' },
    { changed: { amount: 250_000 }, code: 'signature' },
    { changed: { status: 'declined' }, code: 'signature' },
  ])('with a wrong signature is refused: $changed', async ({ changed, code }) => {
    const { token, answers: answerWith, status } = await begun();
    const answer = await answerWith('paid', changed);

    expect([answer.status, answer.body.errors[0].code]).toEqual([403, code]);
    expect([await status(), await balance(token)]).toEqual(['open', 0]);
  });

  test('with a signature for another amount is refused', async () => {
    const { token, answers: answerWith, row, status } = await begun();
    const signed = { id: row.id, amount: 250_000, status: 'paid' } as const;
    const answer = await answerWith('paid', {
      amount: 250_000,
      signature: signatureOf(signed, row.secret),
    });

    expect([answer.status, answer.body.errors[0].code]).toEqual([403, 'amount']);
    expect([await status(), await balance(token)]).toEqual(['open', 0]);
  });

  test('about an unknown payment gets 404', async () => {
    const { answers: answerWith } = await begun();
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await answerWith('paid', { payment_id: unknown })).status).toBe(404);
  });
});
