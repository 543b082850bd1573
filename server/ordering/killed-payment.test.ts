import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addToCart } from '#contract/cart.ts';
import { payOrder, readOrderPayment } from '#contract/ordering-payment.ts';
import { cancelOrder, placeOrder } from '#contract/ordering.ts';
import { answerPayment } from '#contract/payment.ts';
import { openDatabase, type OpenDatabase } from '#server/kernel/database.ts';
import { migrate } from '#server/kernel/migrate.ts';
import { signed } from '#server/payment/signature.ts';
import { balanceOf } from '#server/wallet/ledger.ts';
import { startApi, type ApiProcess } from '#tests/support/api-process.ts';
import { anOrderRequest } from '#tests/support/builders/order-request.ts';
import { REWARDS } from '#tests/support/builders/rewards.ts';
import { aTown, FOOD, HERE } from '#tests/support/builders/rows.ts';
import { startPostgres } from '#tests/support/postgres.ts';

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

describe.runIf(postgres)('a server that is killed at every step of a payment [D-09]', () => {
  let opened: OpenDatabase;
  let server: ApiProcess;
  let url = '';
  let customer = { id: 0, token: '' };
  let dish = { id: 0, store_id: 0 };

  beforeAll(async () => {
    url = (await postgres?.emptyDatabase()) ?? '';
    opened = await openDatabase({ kind: 'postgres', url });
    await migrate(opened.db);
    const rows = await aTown(opened.db);
    await rows.setting('rewards', { ...REWARDS, points: false });
    await rows.setting('ordering', { digitalPayment: true });
    customer = await rows.customer();
    await sql`update session set expires_at = now() + interval '1 day'`.execute(opened.db);
    dish = await rows.item({ store_id: (await rows.store()).id });
    await sql`update store_hours set opens = 0, closes = 1440`.execute(opened.db);
    server = await startApi(url);
  });
  afterAll(async () => {
    await server?.stop();
    await opened?.close();
  });

  type Answer = Readonly<Record<string, string | number | null>>;
  const call = async (method: string, path: string, body?: object, key = ''): Promise<Answer> => {
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${customer.token}`,
        zoneId: JSON.stringify([HERE]),
        moduleId: String(FOOD),
        ...(key ? { 'Idempotency-Key': key } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = (await response.json()) as Answer;
    // Until the database has noticed that the killed server is gone, its call counts as being carried out.
    if (response.status === 409 && JSON.stringify(answer).includes('"idempotency_key"')) {
      return call(method, path, body, key);
    }
    if (!response.ok) throw new Error(JSON.stringify(answer));
    return answer;
  };
  const isKilled = async () => {
    await server.kill();
    server = await startApi(url);
  };
  /** The server is killed while it waits for a row that this one holds: what it had begun is not done. */
  const killedInTheMidst = async (
    table: 'ledger_entry' | 'orders' | 'payment',
    work: () => Promise<unknown>,
  ) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { promise: isHeld, resolve: holds } = Promise.withResolvers<void>();
    const holding = opened.db.transaction().execute(async (transaction) => {
      await sql`lock table ${sql.table(table)} in exclusive mode`.execute(transaction);
      holds();
      await held;
    });
    await isHeld;
    const working = work().catch(() => null);
    await expect
      .poll(async () => {
        const { rows } = await sql`select 1 from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database()`.execute(opened.db);
        return rows.length;
      })
      .toBeGreaterThan(0);
    await isKilled();
    release();
    await Promise.all([holding, working]);
  };

  let tries = 0;
  /** An order that was placed, whatever was killed on the way. */
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
    opened.db.selectFrom('payment').selectAll().where('order_id', '=', order).execute();
  const says = async (order: number) => {
    const [row] = await paymentsOf(order);
    if (!row) throw new Error('No payment was begun');
    return call('POST', answerPayment.path, signed(row, 'paid'));
  };
  const cancel = (order_id: number) =>
    call('PUT', cancelOrder.path, { order_id, reason: 'I changed my mind' });
  const stage = async (order: number) =>
    (await call('GET', `${readOrderPayment.path}?order_id=${order}`))['stage'];
  const balance = () => balanceOf(opened.db, 'wallet', customer.id);
  const orders = async () => (await opened.db.selectFrom('orders').select('id').execute()).length;

  test('while and after it is placed: there is one order, and nothing is paid', async () => {
    const { place, id } = await placed();
    await killedInTheMidst('orders', place);
    expect(await orders()).toBe(0);
    const first = await id();
    await isKilled();
    expect([await id(), await orders(), await stage(first)]).toEqual([first, 1, 'unbegun']);
  });

  test('while and after the payment is begun: there is one payment', async () => {
    const order = await (await placed()).id();
    await killedInTheMidst('payment', () => begin(order));
    expect(await paymentsOf(order)).toEqual([]);
    const { redirect_link } = await begin(order);
    await isKilled();
    expect((await begin(order))['redirect_link']).toBe(redirect_link);
    expect(await paymentsOf(order)).toHaveLength(1);
  });

  test('while and after the gateway answers: it says so again, and it is paid once', async () => {
    const order = await (await placed()).id();
    await begin(order);
    await killedInTheMidst('orders', () => says(order));
    expect(await stage(order)).toBe('open');
    await says(order);
    await isKilled();
    await says(order);
    expect([await stage(order), await balance()]).toEqual(['paid', 0]);
  });

  test('before a late answer: the server that comes after it hears it', async () => {
    const order = await (await placed()).id();
    const { redirect_link } = await begin(order);
    await fetch(`${server.url}${redirect_link ?? ''}`, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'late' }),
      redirect: 'manual',
    });
    await isKilled();
    await sql`update payment set late_at = now() where late_at is not null`.execute(opened.db);
    expect(await stage(order)).toBe('paid');
  });

  test('while and after a paid order is canceled: its money is in the wallet once', async () => {
    const order = await (await placed()).id();
    await begin(order);
    await says(order);
    await killedInTheMidst('ledger_entry', () => cancel(order));
    expect([await stage(order), await balance()]).toEqual(['paid', 0]);
    await cancel(order);
    await isKilled();
    await expect(cancel(order)).rejects.toThrow('order_status');
    await says(order);
    expect([await stage(order), await balance()]).toEqual(['returned', 1_000]);
  });
});
