import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addToCart } from '#contract/cart.ts';
import { payOrder } from '#contract/ordering-payment.ts';
import { cancelOrder, placeOrder } from '#contract/ordering.ts';
import { answerPayment } from '#contract/payment.ts';
import { openDatabase, type OpenDatabase } from '#server/kernel/database.ts';
import { migrate } from '#server/kernel/migrate.ts';
import { signed } from '#server/payment/signature.ts';
import { settlePayments } from '#server/settle-payments.ts';
import { balanceOf } from '#server/wallet/ledger.ts';
import { anOrderRequest } from '#tests/support/builders/order-request.ts';
import { inWallet, REWARDS } from '#tests/support/builders/rewards.ts';
import { aTown, type Rows } from '#tests/support/builders/rows.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { createTestApp, type TestServer } from '#tests/support/server.ts';
import { inFood } from '#tests/support/start-ordering.ts';

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

describe.runIf(postgres)('two servers on one PostgreSQL', () => {
  let databases: readonly OpenDatabase[];
  let servers: readonly TestServer[];
  let rows: Rows;

  beforeAll(async () => {
    const url = (await postgres?.emptyDatabase()) ?? '';
    const open = () => openDatabase({ kind: 'postgres', url });
    databases = [await open(), await open()];
    await Promise.all(databases.map(({ db, exclusively }) => exclusively(() => migrate(db))));
    servers = await Promise.all(databases.map(({ db }) => createTestApp({ seeded: false, db })));
  });
  beforeEach(async () => {
    rows = await aTown(at(0).db);
    await rows.setting('rewards', { ...REWARDS, points: false });
    await rows.setting('ordering', { digitalPayment: true });
  });
  afterAll(async () => {
    for (const { close } of databases ?? []) await close();
  });

  const at = (turn: number): TestServer => {
    const server = servers[turn % 2];
    if (!server) throw new Error('Two servers were to share one database');
    return server;
  };
  const turns = Array.from({ length: 10 }, (_, turn) => turn);

  /** A placed order of ten dollars with its payment at the gateway. */
  async function begun() {
    const { id: customer, token } = await rows.customer();
    const mine = { ...inFood, token };
    const dish = await rows.item({ store_id: (await rows.store()).id });
    await at(0).post(addToCart.path, { model: 'Item', item_id: dish.id, quantity: 1 }, mine);
    const request = anOrderRequest(dish.store_id, { payment_method: 'digital_payment' });
    const { body } = await at(0).post(placeOrder.path, request, mine);
    const order_id = body.order_id as number;
    const pay = (turn: number, payment_method = 'digital_payment') =>
      at(turn).put(payOrder.path, { order_id, payment_method, callback: '/checkout' }, mine);
    const answers = await Promise.all(turns.map((turn) => pay(turn)));
    const payments = () =>
      at(0).db.selectFrom('payment').selectAll().where('order_id', '=', order_id).execute();
    const [row, ...others] = await payments();
    if (!row) throw new Error('No payment was begun');
    const says = (turn: number, status: 'paid' | 'declined' | 'canceled' = 'paid') =>
      at(turn).post(answerPayment.path, signed(row, status));
    const cancels = (turn: number) =>
      at(turn).put(cancelOrder.path, { order_id, reason: 'I changed my mind' }, mine);
    const balance = () => balanceOf(at(0).db, 'wallet', customer);
    const order = () =>
      at(0)
        .db.selectFrom('orders')
        .select(['status', 'payment_method', 'payment_status'])
        .where('id', '=', order_id)
        .executeTakeFirstOrThrow();
    return { customer, answers, others, pay, says, cancels, balance, order };
  }

  test('ten taps on "pay" are one payment at the gateway [D-09]', async () => {
    const { answers, others } = await begun();
    expect(answers.map(({ status }) => status)).toEqual(turns.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.redirect_link as string)).size).toBe(1);
    expect(others).toEqual([]);
  });

  test('an answer that arrives ten times at once counts once [D-09]', async () => {
    const it = await begun();
    const answers = await Promise.all(turns.map((turn) => it.says(turn)));
    expect(answers.map(({ status }) => status)).toEqual(turns.map(() => 200));
    expect([await it.order(), await it.balance()]).toMatchObject([{ payment_status: 'paid' }, 0]);
  });

  test('concurrent cancellation and payment: the money is in the wallet once, in either order [D-14]', async () => {
    for (const turn of turns) {
      const it = await begun();
      const both = [() => it.says(turn), () => it.cancels(turn + 1)];
      await Promise.all((turn % 3 === 0 ? both : both.toReversed()).map((one) => one()));
      await it.says(turn);

      expect(await it.order()).toMatchObject({ status: 'canceled', payment_status: 'unpaid' });
      expect(await it.balance()).toBe(1_000);
    }
  });

  test('concurrent payments at the gateway and from the wallet: the second one is refunded [D-09]', async () => {
    for (const turn of turns) {
      const it = await begun();
      await inWallet(at(0).db, it.customer, 1_000);
      const both = [() => it.says(turn), () => it.pay(turn + 1, 'wallet')];
      await Promise.all((turn % 3 === 0 ? both : both.toReversed()).map((one) => one()));

      expect(await it.order()).toMatchObject({ status: 'pending', payment_status: 'paid' });
      expect(await it.balance()).toBe(1_000);
    }
  });

  test('a payment at the deadline: the order is paid, or the money is refunded [D-09]', async () => {
    for (const turn of turns) {
      const it = await begun();
      const late = new Date(at(0).context.now().getTime() + 3_600_000);
      const both = [() => it.says(turn), () => settlePayments(at(turn + 1), late)];
      await Promise.all((turn % 3 === 0 ? both : both.toReversed()).map((one) => one()));

      const { status, payment_status } = await it.order();
      const isPaid = payment_status === 'paid';
      expect([status, await it.balance()]).toEqual(isPaid ? ['pending', 0] : ['failed', 1_000]);
    }
  });
});
