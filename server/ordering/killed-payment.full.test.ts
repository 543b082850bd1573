import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addToCart } from '#contract/cart.ts';
import { payOrder, readOrderPayment } from '#contract/ordering-payment.ts';
import { cancelOrder, placeOrder } from '#contract/ordering.ts';
import { answerPayment } from '#contract/payment.ts';
import { signed } from '#server/payment/signature.ts';
import { balanceOf } from '#server/wallet/ledger.ts';
import { anOrderRequest } from '#tests/support/builders/order-request.ts';
import { REWARDS } from '#tests/support/builders/rewards.ts';
import { aTown, FOOD, HERE } from '#tests/support/builders/rows.ts';
import { startKillableApi, type KillableApi } from '#tests/support/killable-api.ts';
import { startPostgres } from '#tests/support/postgres.ts';

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

describe.runIf(postgres)('a server that is killed at every step of a payment [D-09]', () => {
  let api: KillableApi;
  let customer = { id: 0, token: '' };
  let dish = { id: 0, store_id: 0 };

  beforeAll(async () => {
    api = await startKillableApi((await postgres?.emptyDatabase()) ?? '', async (db) => {
      const rows = await aTown(db);
      await rows.setting('rewards', { ...REWARDS, points: false });
      await rows.setting('ordering', { digitalPayment: true });
      customer = await rows.customer();
      await sql`update session set expires_at = now() + interval '1 day'`.execute(db);
      dish = await rows.item({ store_id: (await rows.store()).id });
      await sql`update store_hours set opens = 0, closes = 1440`.execute(db);
    });
  });
  afterAll(() => api?.stop());

  const call = (method: string, path: string, body?: object, key = '') =>
    api.call(
      method,
      path,
      {
        Authorization: `Bearer ${customer.token}`,
        zoneId: JSON.stringify([HERE]),
        moduleId: String(FOOD),
        ...(key ? { 'Idempotency-Key': key } : {}),
      },
      body,
    );

  let tries = 0;
  /** Places an order, retried after a kill. */
  const placed = async () => {
    tries += 1;
    const key = `attempt ${tries}`;
    await call('POST', addToCart.path, { model: 'Item', item_id: dish.id, quantity: 1 });
    const request = anOrderRequest(dish.store_id, { payment_method: 'digital_payment' });
    const place = () => call('POST', placeOrder.path, request, key);
    return { place, id: async () => (await place())['order_id'] as number };
  };
  const begin = (order_id: number) =>
    call('PUT', payOrder.path, {
      ...{ order_id, payment_method: 'digital_payment', callback: '/checkout' },
    });
  const paymentsOf = (order: number) =>
    api.db.selectFrom('payment').selectAll().where('order_id', '=', order).execute();
  const says = async (order: number) => {
    const [row] = await paymentsOf(order);
    if (!row) throw new Error('No payment was begun');
    return call('POST', answerPayment.path, signed(row, 'paid'));
  };
  const cancel = (order_id: number) =>
    call('PUT', cancelOrder.path, { order_id, reason: 'I changed my mind' });
  const stage = async (order: number) =>
    (await call('GET', `${readOrderPayment.path}?order_id=${order}`))['stage'];
  const balance = () => balanceOf(api.db, 'wallet', customer.id);
  const orders = async () => (await api.db.selectFrom('orders').select('id').execute()).length;

  test('during and after placing: there is one order, and nothing is paid', async () => {
    const { place, id } = await placed();
    await api.killedInTheMidst('orders', place);
    expect(await orders()).toBe(0);
    const first = await id();
    await api.isKilled();
    expect([await id(), await orders(), await stage(first)]).toEqual([first, 1, 'unbegun']);
  });

  test('during and after the start of the payment: there is one payment', async () => {
    const order = await (await placed()).id();
    await api.killedInTheMidst('payment', () => begin(order));
    expect(await paymentsOf(order)).toEqual([]);
    const { redirect_link } = await begin(order);
    await api.isKilled();
    expect((await begin(order))['redirect_link']).toBe(redirect_link);
    expect(await paymentsOf(order)).toHaveLength(1);
  });

  test('during and after the gateway’s answer: it is repeated, and the order is paid once', async () => {
    const order = await (await placed()).id();
    await begin(order);
    await api.killedInTheMidst('orders', () => says(order));
    expect(await stage(order)).toBe('open');
    await says(order);
    await api.isKilled();
    await says(order);
    expect([await stage(order), await balance()]).toEqual(['paid', 0]);
  });

  test('before a late answer: the next server gets it', async () => {
    const order = await (await placed()).id();
    const { redirect_link } = await begin(order);
    await fetch(api.at(String(redirect_link)), {
      method: 'POST',
      body: new URLSearchParams({ answer: 'late' }),
      redirect: 'manual',
    });
    await api.isKilled();
    await sql`update payment set late_at = now() where late_at is not null`.execute(api.db);
    expect(await stage(order)).toBe('paid');
  });

  test('during and after canceling a paid order: its money is in the wallet once', async () => {
    const order = await (await placed()).id();
    await begin(order);
    await says(order);
    await api.killedInTheMidst('ledger_entry', () => cancel(order));
    expect([await stage(order), await balance()]).toEqual(['paid', 0]);
    await cancel(order);
    await api.isKilled();
    await expect(cancel(order)).rejects.toThrow('order_status');
    await says(order);
    expect([await stage(order), await balance()]).toEqual(['returned', 1_000]);
  });
});
