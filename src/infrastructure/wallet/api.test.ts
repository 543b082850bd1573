import { describe, expect, test } from 'vitest';
import { pathOf } from '#contract/endpoint.ts';
import { addFund, readTopUp, transferPoints } from '#contract/wallet.ts';
import { money } from '#domain/kernel/money.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { USD } from '#tests/support/builders/money.ts';
import { httpClientByHand } from '#tests/support/fakes/http-client.ts';
import { createPointsGateway, createTopUpGateway, createWalletReader } from './api.ts';

const currency = () => USD;
const row = {
  ...{ id: 7, transaction_id: '7', credit: 0, debit: 24.8, admin_bonus: 0, balance: '25.20' },
  ...{ transaction_type: 'order_place', reference: '100042', created_at: '2026-11-21T17:30:00Z' },
};
const pageOf = (...data: readonly object[]) => ({
  ...{ total_size: 12, limit: 10, offset: 2, data },
});

describe('a history is read', () => {
  test('as changes with their signs, one row at a time [ACC-08]', async () => {
    const reported: string[] = [];
    const http = httpClientByHand(pageOf(row, { ...row, credit: 'much' }));
    const reader = createWalletReader({ http, currency, report: (it) => reported.push(it) });

    expect(await reader.history('order', 2)).toEqual(
      ok({
        total: 12,
        rows: [
          {
            ...{ id: 7, kind: 'order_place', reference: '100042', at: 1_795_282_200_000 },
            ...{ change: money(-2_480, USD), balance: money(2_520, USD) },
          },
        ],
      }),
    );
    expect(http.asked).toMatchObject([{ query: { limit: 10, offset: 2, type: 'order' } }]);
    expect(reported).toHaveLength(1);
  });

  test('with what another back end books besides as something else [ACC-10]', async () => {
    const cashBack = { ...row, transaction_type: 'CashBack', debit: 0, credit: 5, balance: 5 };
    const http = httpClientByHand(pageOf(cashBack));
    const answer = await createWalletReader({ http, currency, report: () => {} }).points(1);

    expect(answer).toMatchObject(ok({ rows: [{ kind: 'other', change: 5, balance: 5 }] }));
  });
});

describe('points are converted', () => {
  test('under one key as long as no answer has come, and under another after it [ACC-10]', async () => {
    const http = httpClientByHand({ message: 'Done' });
    let last = 0;
    const gateway = createPointsGateway(http, () => `key-${(last += 1)}`);

    http.answers({ kind: 'unreachable', cause: 'timeout' });
    await gateway.convert(100);
    http.answers({ kind: 'answered', status: 200, body: { message: 'Done' } });
    expect(await gateway.convert(100)).toEqual(ok(null));
    await gateway.convert(100);

    expect(http.asked.map(({ headers }) => headers?.['Idempotency-Key'])).toEqual([
      'key-1',
      'key-1',
      'key-2',
    ]);
    expect(http.asked[0]).toMatchObject({ path: transferPoints.path, body: { point: 100 } });
  });

  test('or refused with 203, in the words of the server [ACC-10]', async () => {
    const message = 'You have fewer points than that';
    const http = httpClientByHand({ message, errors: [{ code: 'point', message }] }, 203);

    expect(await createPointsGateway(http, () => 'key').convert(9)).toEqual(
      refuse({ kind: 'refused', status: 203, code: 'point', message }),
    );
  });
});

describe('money is added', () => {
  const ID = '7d0c1a52-4d1f-4a4e-9a5e-0d5f6f1c2b3a';
  const browser = (baseUrl = '') => ({
    baseUrl,
    currentUrl: () => new URL('https://shop.test/profile?page=wallet&type=order'),
  });

  test.each([
    { link: '/pay/1', baseUrl: '', leads: 'https://shop.test/pay/1' },
    { link: '/pay/1', baseUrl: 'https://api.test', leads: 'https://api.test/pay/1' },
    { link: 'https://gateway.test/1', baseUrl: '', leads: 'https://gateway.test/1' },
  ])('at $leads, from where the wallet is come back to [ACC-08]', async (it) => {
    const http = httpClientByHand({ redirect_link: it.link });
    const gateway = createTopUpGateway({ http, currency }, browser(it.baseUrl));

    expect(await gateway.begin(money(2_550, USD))).toEqual(ok(it.leads));
    expect(http.asked).toMatchObject([
      {
        path: addFund.path,
        body: { amount: 25.5, callback: 'https://shop.test/profile?page=wallet' },
      },
    ]);
  });

  test('nowhere that is no page of the web', async () => {
    const http = httpClientByHand({ redirect_link: 'javascript:alert(1)' });
    const gateway = createTopUpGateway({ http, currency }, browser());

    expect(await gateway.begin(money(100, USD))).toMatchObject({ ok: false });
  });

  test('and the server says what has become of it [ACC-08]', async () => {
    const http = httpClientByHand({ id: ID, amount: 25, status: 'paid' });
    const gateway = createTopUpGateway({ http, currency }, browser());

    expect(await gateway.find(ID)).toEqual(ok({ amount: money(2_500, USD), status: 'paid' }));
    expect(http.asked).toMatchObject([{ path: pathOf(readTopUp, { id: ID }) }]);
  });
});
