import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readProfile } from '#contract/account.ts';
import {
  listPointTransactions,
  listWalletBonuses,
  listWalletTransactions,
  transferPoints,
} from '#contract/wallet.ts';
import { getConfig } from '#contract/shell.ts';
import { inWallet, REWARDS, withPoints } from '#tests/support/builders/rewards.ts';
import { aTown, type Rows } from '#tests/support/builders/rows.ts';
import { createTestApp, NOON, type TestServer } from '#tests/support/server.ts';
import { book } from './ledger.ts';

let server: TestServer;
let rows: Rows;
beforeAll(async () => void (server = await createTestApp({ seeded: false })));
beforeEach(async () => {
  server.setNow(NOON);
  rows = await aTown(server.db);
});
afterAll(() => server.close());

const convert = (token: string, point: unknown, headers: Record<string, string> = {}) =>
  server.post(transferPoints.path, { point }, { token, headers });
const walletOf = (token: string, query = '') =>
  server.get(`${listWalletTransactions.path}${query}`, { token });
const whatHas = async (token: string) => {
  const { wallet_balance, loyalty_point } = (await server.get(readProfile.path, { token })).body;
  return [wallet_balance, loyalty_point];
};

describe('a ledger', () => {
  const at = new Date(NOON);

  test('books each reference once, and never below zero [ACC-08]', async () => {
    const { id: customer } = await rows.customer();
    const entry = { customer, kind: 'order_refund', change: 700, reference: '12', at } as const;
    const booked = (facts: object) =>
      server.db.transaction().execute((db) => book(db, 'wallet', { ...entry, ...facts }));

    expect([
      await booked({}),
      await booked({}),
      await booked({ kind: 'order_place', change: -701, reference: '13' }),
      await booked({ kind: 'order_place', change: -700, reference: '13' }),
      await booked({ kind: 'order_place', change: -1, reference: '14' }),
    ]).toEqual(['booked', 'known', 'short', 'booked', 'short']);

    const all = await server.db.selectFrom('ledger_entry').selectAll().orderBy('number').execute();
    expect(
      all.map(({ number, credit, debit, balance }) => [number, credit, debit, balance]),
    ).toEqual([
      [1, 700, 0, 700],
      [2, 0, 700, 0],
    ]);
  });

  test('refuses an entry of zero, as a defect', async () => {
    const { id: customer } = await rows.customer();
    const nothing = { customer, kind: 'add_fund', change: 0, reference: null, at } as const;

    await expect(
      server.db.transaction().execute((db) => book(db, 'wallet', nothing)),
    ).rejects.toThrow('Not a bookable change');
  });
});

describe('the history of a wallet [ACC-08, D-46]', () => {
  test('comes newest first, in pages, with the balance after each entry', async () => {
    const { id, token } = await rows.customer();
    for (const change of [1_000, 250, -125]) await inWallet(server.db, id, change);

    expect((await walletOf(token, '?limit=2&offset=1')).body).toMatchObject({
      total_size: 3,
      limit: 2,
      offset: 1,
      data: [
        { credit: 0, debit: 1.25, balance: 11.25, transaction_type: 'add_fund', admin_bonus: 0 },
        { credit: 2.5, debit: 0, balance: 12.5 },
      ],
    });
    expect((await walletOf(token, '?limit=2&offset=2')).body.data).toMatchObject([
      { credit: 10, debit: 0, balance: 10, created_at: '2026-11-01T12:00:00.000Z' },
    ]);
    expect(await whatHas(token)).toEqual([11.25, 0]);
  });

  test('can be filtered by type, orders together; unknown types are empty', async () => {
    const { id: customer, token } = await rows.customer();
    const at = new Date(NOON);
    await server.db.transaction().execute(async (db) => {
      for (const [kind, change] of [
        ['add_fund', 900],
        ['order_refund', 300],
        ['order_place', -200],
        ['referrer', 500],
        ['loyalty_point', 100],
      ] as const) {
        await book(db, 'wallet', { customer, kind, change, reference: kind, at });
      }
    });
    const types = async (type: string) =>
      (await walletOf(token, `?type=${type}`)).body.data.map(
        (row: { transaction_type: string }) => row.transaction_type,
      );

    expect(await types('order')).toEqual(['order_place', 'order_refund']);
    expect(await types('referrer')).toEqual(['referrer']);
    expect(await types('add_fund')).toEqual(['add_fund']);
    expect(await types('loyalty_point')).toEqual(['loyalty_point']);
    expect(await types('CashBack')).toEqual([]);
    expect(await types('all')).toHaveLength(5);
  });

  test('is visible to its customer only, and guests have none', async () => {
    const [ada, ben] = [await rows.customer(), await rows.customer()];
    await inWallet(server.db, ada.id, 500);

    expect((await walletOf(ben.token)).body).toMatchObject({ total_size: 0, data: [] });
    for (const path of [
      listWalletTransactions.path,
      listPointTransactions.path,
      listWalletBonuses.path,
    ]) {
      expect((await server.get(path)).status, path).toBe(401);
    }
    expect((await server.get(listWalletBonuses.path, { token: ada.token })).body).toEqual([]);
  });
});

describe('converting points [ACC-10, D-47]', () => {
  beforeEach(() => rows.setting('rewards', REWARDS));

  test('uses the owner’s rate, and changes both ledgers at once', async () => {
    const { id, token } = await rows.customer();
    await withPoints(server.db, id, 320);

    expect((await convert(token, 120)).status).toBe(200);

    expect(await whatHas(token)).toEqual([2.4, 200]);
    const points = await server.get(listPointTransactions.path, { token });
    expect(points.body).toMatchObject({
      total_size: 2,
      data: [
        { credit: 0, debit: 120, balance: 200, transaction_type: 'point_to_wallet' },
        { credit: 320, debit: 0, balance: 320, transaction_type: 'order_place' },
      ],
    });
    expect((await walletOf(token)).body.data).toMatchObject([
      { credit: 2.4, balance: 2.4, transaction_type: 'loyalty_point' },
    ]);
  });

  test.each([
    { point: 321, because: 'there are not so many', message: 'You have fewer points than that' },
    {
      point: 99,
      because: 'it is below the minimum',
      message: 'Convert at least 100 points at once',
    },
    { point: 0, because: 'it is none', message: 'Enter a whole number of points' },
    { point: -150, because: 'it is less than none', message: 'Enter a whole number of points' },
  ])('refuses $point of 320 with 203, as $because', async ({ point, message }) => {
    const { id, token } = await rows.customer();
    await withPoints(server.db, id, 320);

    const { status, body } = await convert(token, point);

    expect([status, body]).toEqual([203, { message, errors: [{ code: 'point', message }] }]);
    expect(await whatHas(token)).toEqual([0, 320]);
  });

  test.each(['many', 1.5, null])('refuses %j as a number of points', async (point) => {
    const { token } = await rows.customer();
    expect((await convert(token, point)).status).toBe(403);
  });

  test('of all points in two tabs at once succeeds once', async () => {
    const { id, token } = await rows.customer();
    await withPoints(server.db, id, 320);

    const answers = await Promise.all([convert(token, 320), convert(token, 320)]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 203]);
    expect(await whatHas(token)).toEqual([6.4, 0]);
  });

  test('that is repeated after a lost answer is done once', async () => {
    const { id, token } = await rows.customer();
    await withPoints(server.db, id, 320);
    const key = { 'Idempotency-Key': 'tab-1' };

    expect((await convert(token, 100, key)).status).toBe(200);
    expect((await convert(token, 100, key)).status).toBe(200);
    expect((await convert(token, 200, key)).status).toBe(422);

    expect(await whatHas(token)).toEqual([2, 220]);
  });

  test('is refused if points are off', async () => {
    await server.db.deleteFrom('setting').execute();
    await rows.setting('rewards', { ...REWARDS, points: false });
    const { id, token } = await rows.customer();
    await withPoints(server.db, id, 320);

    expect((await convert(token, 100)).status).toBe(203);
    expect(await whatHas(token)).toEqual([0, 320]);
  });
});

test('the configuration has the switches and terms of the wallet [ACC-17, ACC-18, ACC-19]', async () => {
  const rewards = async () => {
    const { body } = await server.get(getConfig.path);
    return Object.fromEntries(
      Object.entries(body as object).filter(([key]) => /wallet|add_fund|loyalty|ref_/.test(key)),
    );
  };
  const off = {
    ...{ customer_wallet_status: 0, add_fund_status: 0, loyalty_point_status: 0 },
    ref_earning_status: 0,
  };
  expect(await rewards()).toMatchObject(off);

  await rows.setting('rewards', REWARDS);

  expect(await rewards()).toEqual({
    ...{ customer_wallet_status: 1, add_fund_status: 1, loyalty_point_status: 1 },
    ...{ loyalty_point_exchange_rate: 50, loyalty_point_minimum_point: 100 },
    ...{ loyalty_point_item_purchase_point: 100 },
    ...{ ref_earning_status: 1, ref_earning_exchange_rate: 5 },
  });
});
