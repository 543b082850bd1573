import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { getConfig } from '#contract/shell.ts';
import { signUp as signUpCall } from '#contract/account.ts';
import { removeAccount } from '#contract/account-profile.ts';
import { cancelOrder, placeOrder } from '#contract/ordering.ts';
import { addToCart } from '#contract/cart.ts';
import { payOrder } from '#contract/ordering-payment.ts';
import { requestRefund } from '#contract/ordering-refunds.ts';
import { reviewItem } from '#contract/ordering-reviews.ts';
import { checkReorder, reorder } from '#contract/ordering-again.ts';
import { bringCarts } from '#server/account/guest-carts.ts';
import { openDatabase, type OpenDatabase } from '#server/kernel/database.ts';
import { migrate } from '#server/kernel/migrate.ts';
import { MIGRATIONS } from '#server/kernel/migrations.ts';
import { purge } from '#server/purge.ts';
import { advanceOrder, setOrderStatus } from '#server/ordering/status.ts';
import { anOrderCoupon } from '#tests/support/builders/coupon-row.ts';
import { anOrderRequest } from '#tests/support/builders/order-request.ts';
import { aTown, FOOD, GROCERY, HERE, type Rows } from '#tests/support/builders/rows.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { createTestApp, type CallOptions, type TestServer } from '#tests/support/server.ts';
import { holdOpen, waitingFor } from '#tests/support/locks.ts';

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

const open = async (url: string) => openDatabase({ kind: 'postgres', url });

describe.runIf(postgres)('on a real PostgreSQL', () => {
  let databases: readonly OpenDatabase[];
  let servers: readonly [TestServer, TestServer];
  let rows: Rows;

  beforeAll(async () => {
    const url = (await postgres?.emptyDatabase()) ?? '';
    databases = [await open(url), await open(url)];
    await Promise.all(databases.map(({ db, exclusively }) => exclusively(() => migrate(db))));
    const [first, second] = await Promise.all(
      databases.map(({ db }) => createTestApp({ seeded: false, db })),
    );
    if (!first || !second) throw new Error('Two servers were to share one database');
    servers = [first, second];
  });
  beforeEach(async () => {
    rows = await aTown(servers[0].db);
    await rows.guests(...many(100).map((guest) => guest + 1), 1_000);
  });
  afterAll(async () => {
    for (const { close } of databases ?? []) await close();
  });

  /** Requests alternate between two servers that share only the database. */
  const at = (turn: number): TestServer => servers[turn % 2 === 0 ? 0 : 1];
  const inModule = (module: number): CallOptions => ({ zones: [HERE], module });
  const add = (turn: number, guest_id: number, item_id: number, module = GROCERY) =>
    at(turn).post(
      addToCart.path,
      { guest_id, model: 'Item', item_id, quantity: 1 },
      inModule(module),
    );
  const place = (turn: number, guest_id: number, store_id: number, facts: object = {}, key = '') =>
    at(turn).post(placeOrder.path, anOrderRequest(store_id, { guest_id, ...facts }), {
      ...inModule(GROCERY),
      ...(key ? { headers: { 'Idempotency-Key': key } } : {}),
    });
  const many = (count: number) => Array.from({ length: count }, (_, index) => index);
  const count = async (table: 'orders' | 'cart_line'): Promise<number> => {
    const found = await servers[0].db.selectFrom(table).select('id').execute();
    return found.length;
  };
  const stockOf = async (id: number) => {
    const { db } = servers[0];
    const item = await db.selectFrom('item').select('stock').where('id', '=', id).execute();
    return item[0]?.stock;
  };
  const aGrocer = () => rows.store({ module_id: GROCERY });
  const goods = async (stock: number, store_id?: number) =>
    rows.item({ store_id: store_id ?? (await aGrocer()).id, stock });

  test('50 customers for one delivery slot get as many orders as the store allows [D-04]', async () => {
    const store = await rows.store({ module_id: GROCERY });
    await servers[0].db.updateTable('store').set({ slot_capacity: 7 }).execute();
    // Different items, so that only the delivery slot is contended.
    for (const guest of many(50)) await add(guest, guest + 1, (await goods(9, store.id)).id);
    const schedule_at = '2026-11-21T13:00:00-05:00';

    const answers = await Promise.all(
      many(50).map((guest) => place(guest, guest + 1, store.id, { schedule_at })),
    );

    const codes = answers.map(({ status, body }) => (status === 200 ? 200 : body.errors[0].code));
    expect(codes.filter((code) => code === 200)).toHaveLength(7);
    expect(codes.filter((code) => code === 'schedule')).toHaveLength(43);
    expect(await count('orders')).toBe(7);
  });

  test.each([
    { customers: 2, stock: 1 },
    { customers: 20, stock: 1 },
    { customers: 20, stock: 7 },
  ])(
    '$customers customers for the last $stock get $stock orders (D-20)',
    async ({ customers, stock }) => {
      const oil = await goods(stock);
      for (const guest of many(customers)) await add(guest, guest + 1, oil.id);

      const answers = await Promise.all(
        many(customers).map((guest) => place(guest, guest + 1, oil.store_id)),
      );

      const accepted = answers.filter(({ status }) => status === 200);
      const refused = answers.filter(({ status }) => status !== 200);
      expect([accepted.length, await count('orders'), await stockOf(oil.id)]).toEqual([
        stock,
        stock,
        0,
      ]);
      expect(new Set(refused.map(({ body }) => body.errors[0].code))).toEqual(
        new Set(['out_of_stock']),
      );
      expect(await count('cart_line')).toBe(customers - stock);
    },
  );

  test('a coupon for one use is used once by fifty customers at two servers; the others keep their carts [D-21]', async () => {
    const oil = await goods(100);
    const facts = { module_id: GROCERY, discount_value: 500_000, in_all: 1 };
    await anOrderCoupon(servers[0].db, facts);
    for (const guest of many(50)) await add(guest, guest + 1, oil.id);

    const answers = await Promise.all(
      many(50).map((guest) =>
        place(guest, guest + 1, oil.store_id, { coupon_code: 'TREAT', order_amount: 5 }),
      ),
    );

    const refused = answers.filter(({ status }) => status !== 200);
    expect([refused.length, await count('orders'), await count('cart_line')]).toEqual([49, 1, 49]);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.errors[0].code}`))).toEqual(
      new Set(['409 coupon']),
    );
  });

  test('a coupon for one use per customer is used once in two tabs at two stores [D-21]', async () => {
    await anOrderCoupon(servers[0].db, {
      ...{ module_id: FOOD, discount_value: 500_000, per_customer: 1 },
    });
    const { token } = await servers[0].asCustomer();
    const dishes = await Promise.all(
      many(2).map(async () => rows.item({ store_id: (await rows.store()).id })),
    );
    const options = { ...inModule(FOOD), token };
    for (const { id } of dishes) {
      await at(0).post(addToCart.path, { model: 'Item', item_id: id, quantity: 1 }, options);
    }

    const answers = await Promise.all(
      dishes.map(({ store_id }, tab) =>
        at(tab).post(
          placeOrder.path,
          anOrderRequest(store_id, { coupon_code: 'TREAT', order_amount: 5 }),
          options,
        ),
      ),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect([await count('orders'), await count('cart_line')]).toEqual([1, 1]);
  });

  test('a customer with ten coupons for first orders uses one in ten concurrent orders [D-21]', async () => {
    const { token } = await servers[0].asCustomer();
    const orders = await Promise.all(
      many(10).map(async (turn) => {
        const terms = { module_id: FOOD, type: 'first_order', discount_value: 500_000 } as const;
        await anOrderCoupon(servers[0].db, { ...terms, code: `FIRST${turn}` });
        return rows.item({ store_id: (await rows.store()).id });
      }),
    );

    const answers = await Promise.all(
      orders.map(({ id, store_id }, turn) => {
        const cart = JSON.stringify([{ model: 'Item', item_id: id, quantity: 1 }]);
        const bought = { is_buy_now: 1, cart, coupon_code: `FIRST${turn}`, order_amount: 5 };
        const options = { ...inModule(FOOD), token };
        return at(turn).post(placeOrder.path, anOrderRequest(store_id, bought), options);
      }),
    );

    const refused = answers.filter(({ status }) => status !== 200);
    expect([refused.length, await count('orders')]).toEqual([9, 1]);
    expect(new Set(refused.map(({ body }) => body.errors[0].code))).toEqual(new Set(['coupon']));
  });

  test('ten customers with one variation in several lines never exceed the stock [D-20]', async () => {
    const shirt = await rows.item({
      store_id: (await aGrocer()).id,
      choice_options: [{ title: 'Size', options: ['L', 'M'] }],
      goods_variations: [
        { type: 'L', price: 1000, stock: 7 },
        { type: 'M', price: 1000, stock: 100 },
      ],
    });
    const line = (type: string) => ({
      model: 'Item',
      item_id: shirt.id,
      quantity: 1,
      variation: [{ type }],
    });
    const cart = JSON.stringify([line('L'), line('M'), line('L')]);

    const answers = await Promise.all(
      many(10).map((guest) =>
        place(guest, guest + 1, shirt.store_id, { is_buy_now: 1, order_amount: 30, cart }),
      ),
    );

    const accepted = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(accepted).toHaveLength(3);
    expect(new Set(refused.map(({ body }) => body.errors[0].code))).toEqual(
      new Set(['out_of_stock']),
    );
    const left = await servers[0].db
      .selectFrom('goods_variation')
      .select('stock')
      .where('item_id', '=', shirt.id)
      .orderBy('position')
      .execute();
    expect(left.map(({ stock }) => stock)).toEqual([1, 97]);
  });

  test('an order sent twenty times under one key, to both servers, is one order (D-111)', async () => {
    const oil = await goods(50);
    await add(0, 1, oil.id);

    const answers = await Promise.all(
      many(20).map((turn) => place(turn, 1, oil.store_id, {}, 'one-key')),
    );

    const taken = answers.filter(({ status }) => status === 200);
    expect(taken.length).toBeGreaterThan(0);
    expect(new Set(taken.map(({ body }) => body.order_id)).size).toBe(1);
    const others = answers.filter(({ status }) => status !== 200);
    expect(others.every(({ status }) => status === 409)).toBe(true);
    expect([await count('orders'), await stockOf(oil.id)]).toEqual([1, 49]);
    const later = await place(1, 1, oil.store_id, {}, 'one-key');
    expect([later.status, later.body.order_id]).toEqual([200, taken[0]?.body.order_id]);
  });

  test('an order of a guest, repeated by the customer after sign-in, is one order (D-111)', async () => {
    const oil = await goods(50);
    const signUp = { f_name: 'Ada', email: 'ada@example.com', phone: '+12125550123', guest_id: 1 };
    const { token } = (
      await at(0).post(signUpCall.path, { ...signUp, password: 'correct horse 1' })
    ).body;
    const buy = (turn: number, facts: object, caller: CallOptions) =>
      at(turn).post(
        placeOrder.path,
        {
          ...{ order_amount: 10, payment_method: 'cash_on_delivery', order_type: 'take_away' },
          store_id: oil.store_id,
          contact_person_name: 'Grace Hopper',
          contact_person_number: '+12125550177',
          contact_person_email: 'grace@example.com',
          is_buy_now: 1,
          cart: JSON.stringify([{ model: 'Item', item_id: oil.id, quantity: 1 }]),
          ...facts,
        },
        { ...inModule(GROCERY), headers: { 'Idempotency-Key': 'both' }, ...caller },
      );

    const answers = await Promise.all(
      many(16).map((turn) =>
        turn % 4 < 2 ? buy(turn, {}, { token }) : buy(turn, { guest_id: 1, is_guest: 1 }, {}),
      ),
    );
    const later = await buy(0, { guest_id: 1 }, {});

    const taken = answers.filter(({ status }) => status === 200);
    expect(new Set(taken.map(({ body }) => body.order_id))).toEqual(new Set([later.body.order_id]));
    const others = answers.filter(({ status }) => status !== 200);
    expect(others.every(({ status }) => status === 409)).toBe(true);
    expect([await count('orders'), await stockOf(oil.id)]).toEqual([1, 49]);
  });

  test('a request is told that the first one with its key is still running (D-111)', async () => {
    const oil = await goods(5);
    await add(0, 1, oil.id);
    const release = await holdOpen(servers[0], (transaction) =>
      transaction.selectFrom('item').select('id').forUpdate().execute(),
    );
    const first = place(0, 1, oil.store_id, {}, 'slow');
    await waitingFor(servers[1], 'item');

    const second = await place(1, 1, oil.store_id, {}, 'slow');
    await release();

    expect([second.status, second.body.errors[0].code]).toEqual([409, 'idempotency_key']);
    expect((await first).status).toBe(200);
    expect(await count('orders')).toBe(1);
  });

  describe('deleting an account with a resuming order', () => {
    const aBuyer = async () => {
      const { token } = await servers[0].asCustomer();
      const oil = await goods(5);
      const options = { ...inModule(GROCERY), token };
      const item = { model: 'Item', item_id: oil.id, quantity: 1 };
      expect((await at(0).post(addToCart.path, item, options)).status).toBe(200);
      const order = (key?: string) =>
        at(0).post(placeOrder.path, anOrderRequest(oil.store_id), {
          ...options,
          ...(key ? { headers: { 'Idempotency-Key': key } } : {}),
        });
      /** With a failed gateway payment; paying in cash resumes it. */
      const failedOrder = async () => {
        await rows.setting('ordering', { digitalPayment: true });
        const request = anOrderRequest(oil.store_id, { payment_method: 'digital_payment' });
        const { order_id } = (await at(0).post(placeOrder.path, request, options)).body;
        const { db, context } = servers[0];
        await setOrderStatus(db, order_id, 'failed', context.now());
        const inCash = { order_id, payment_method: 'cash_on_delivery' };
        return () => at(0).put(payOrder.path, inCash, options);
      };
      return { token, order, failedOrder };
    };
    const ordersLeft = () =>
      servers[0].db.selectFrom('orders').select(['customer_id', 'contact_name']).execute();

    test.each(['placed', 'paid again'])(
      'waits for an order that is %s, and is refused',
      async (is) => {
        const { token, order, failedOrder } = await aBuyer();
        const goesOn = is === 'placed' ? () => order() : await failedOrder();
        const release = await holdOpen(servers[0], (transaction) =>
          transaction.selectFrom('item').select('id').forUpdate().execute(),
        );
        const placed = goesOn();
        await waitingFor(servers[1], 'item');
        const removed = at(1).delete(removeAccount.path, { token });
        await waitingFor(servers[0], 'customer%for update');
        await release();

        expect((await placed).status).toBe(200);
        const { status, body } = await removed;
        expect([status, body.errors[0].code]).toEqual([403, 'orders_running']);
        expect(await ordersLeft()).toEqual([
          { customer_id: expect.any(Number), contact_name: expect.any(String) },
        ]);
      },
    );

    test.each([undefined, 'a-key'])('succeeds, and the order is refused: key %s', async (key) => {
      const { order } = await aBuyer();
      // Like the deletion of an account: locks first, deletes at the end.
      const release = await holdOpen(servers[1], async (transaction) => {
        await transaction.selectFrom('customer').select('id').forUpdate().execute();
        await transaction.deleteFrom('customer').execute();
      });
      const placed = order(key);
      await waitingFor(servers[1], 'customer%for key share');
      await release();

      const { status, body } = await placed;
      expect([status, body.errors[0].code]).toEqual([401, 'token']);
      expect(await ordersLeft()).toEqual([]);
    });
  });

  test('many waiting for one item do not delay other calls and orders', async () => {
    const [oil, tea] = [await goods(50), await goods(5)];
    const buyers = many(40);
    for (const guest of buyers) await add(0, guest + 1, oil.id);
    await add(0, 1_000, tea.id);
    const happened: string[] = [];
    const release = await holdOpen(servers[1], (transaction) =>
      transaction.selectFrom('item').select('id').where('id', '=', oil.id).forUpdate().execute(),
    );
    const waiting = buyers.map(async (guest) => {
      const { status } = await place(0, guest + 1, oil.store_id);
      happened.push(`an order of oil: ${status}`);
    });
    await waitingFor(servers[1], 'item');

    happened.push(`a look: ${(await servers[0].get(getConfig.path)).status}`);
    happened.push(`an order of tea: ${(await place(0, 1_000, tea.store_id)).status}`);
    await Promise.all([release(), ...waiting]);

    expect(happened).toEqual([
      'a look: 200',
      'an order of tea: 200',
      ...buyers.map(() => 'an order of oil: 200'),
    ]);
  });

  test('concurrent purges neither wait for each other nor delete anything else', async () => {
    const { db } = servers[0];
    const quote = { owner: 'guest:1', module_id: FOOD, order_type: 'delivery', cart_subtotal: 0 };
    const now = new Date('2026-11-21T17:30:00Z');
    for (const [id, expires_at] of [
      ['over', now],
      ['valid', new Date('2026-11-21T17:31:00Z')],
    ] as const) {
      const row = { id, ...quote, body: '{}', expires_at };
      await db.insertInto('quote').values(row).execute();
    }
    const release = await holdOpen(servers[0], (transaction) =>
      transaction.selectFrom('quote').select('id').forUpdate().execute(),
    );
    const happened: string[] = [];
    const first = purge(servers[0].context, now).then(() => void happened.push('the first'));
    await waitingFor(servers[1], 'delete from "quote"');

    await purge(servers[1].context, now);
    happened.push('the second');
    await Promise.all([release(), first]);

    expect(happened).toEqual(['the second', 'the first']);
    expect(await db.selectFrom('quote').select('id').execute()).toEqual([{ id: 'valid' }]);
  });

  test('statements, locks and idle transactions have time limits', async () => {
    const { rows: limits } = await sql`select
      current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(servers[0].db);

    expect(limits).toEqual([{ statement: '10s', lock: '5s', idle: '10s' }]);
  });

  test('a double click without a key is one order (D-05)', async () => {
    const oil = await goods(5);
    await add(0, 1, oil.id);
    const answers = await Promise.all(many(4).map((turn) => place(turn, 1, oil.store_id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403]);
    expect([await count('orders'), await stockOf(oil.id)]).toEqual([1, 4]);
  });

  test('ten adds of one item at once are one line (CART-28)', async () => {
    const oil = await goods(50);
    const answers = await Promise.all(many(10).map((turn) => add(turn, 1, oil.id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await count('cart_line')).toBe(1);
  });

  test('a reorder in two tabs at once is in the cart once [F7, D-14]', async () => {
    const store = await aGrocer();
    const shelf = [await goods(50, store.id), await goods(50, store.id)];
    for (const { id } of shelf) await add(0, 1, id);
    const { order_id } = (await place(0, 1, store.id, { order_amount: 20 })).body;
    const query = `order_id=${order_id}&guest_id=1`;
    const seen = await at(0).get(`${checkReorder.path}?${query}`, inModule(GROCERY));

    const answers = await Promise.all(
      many(8).map((turn) =>
        at(turn).post(
          reorder.path,
          { order_id, guest_id: 1, seen: seen.body.seen },
          inModule(GROCERY),
        ),
      ),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...many(7).map(() => 409),
    ]);
    expect(await count('cart_line')).toBe(2);
  });

  test('one-time requests for an order succeed once, however often they are sent [D-14, D-92]', async () => {
    const signUp = { f_name: 'Ada', email: 'ada@example.com', phone: '+12125550123' };
    const { token } = (
      await at(0).post(signUpCall.path, { ...signUp, password: 'correct horse 1' })
    ).body;
    const caller = { ...inModule(GROCERY), token };
    const store = await aGrocer();
    const shelf = [await goods(5, store.id), await goods(5, store.id)];
    for (const { id: item_id } of shelf) {
      await at(0).post(addToCart.path, { model: 'Item', item_id, quantity: 1 }, caller);
    }
    const order = anOrderRequest(store.id, { order_amount: 20 });
    const { order_id } = (await at(0).post(placeOrder.path, order, caller)).body;
    await setOrderStatus(servers[0].db, order_id, 'delivered', servers[0].context.now());

    const reviews = await Promise.all(
      many(8).map((turn) => {
        const item_id = shelf[turn % 4 < 2 ? 0 : 1]?.id;
        const review = { order_id, item_id, rating: turn % 4 < 2 ? 5 : 4, comment: '' };
        return at(turn).post(reviewItem.path, review, caller);
      }),
    );
    const refunds = await Promise.all(
      many(4).map((turn) =>
        at(turn).post(requestRefund.path, { order_id, customer_reason: 'Too late' }, caller),
      ),
    );

    const statuses = (answers: readonly { readonly status: number }[]) =>
      answers.map(({ status }) => status).toSorted();
    expect(statuses(reviews)).toEqual([200, 200, ...many(6).map(() => 409)]);
    expect(statuses(refunds)).toEqual([200, 409, 409, 409]);
    const rated = await servers[0].db
      .selectFrom('store')
      .select(['rating', 'rating_count'])
      .where('id', '=', store.id)
      .execute();
    expect(rated).toEqual([{ rating: 4.5, rating_count: 2 }]);
  });

  test('carts with the same items in any order do not deadlock (D-20)', async () => {
    const store = await aGrocer();
    const shelf = await Promise.all(many(4).map(() => goods(100, store.id)));
    for (const guest of many(12)) {
      const order = guest % 2 === 0 ? shelf : shelf.toReversed();
      for (const { id } of order) await add(guest, guest + 1, id);
    }

    const answers = await Promise.all(
      many(12).map((guest) => place(guest, guest + 1, store.id, { order_amount: 40 })),
    );

    expect(answers.map(({ status }) => status)).toEqual(many(12).map(() => 200));
    for (const { id } of shelf) expect(await stockOf(id)).toBe(88);
  });

  test('concurrent cancellation and start by the store: one of them comes first (D-14)', async () => {
    const oil = await goods(10);
    const reason = 'Too slow';
    for (const round of many(8)) {
      const guest = round + 1;
      await add(round, guest, oil.id);
      const before = (await stockOf(oil.id)) ?? 0;
      const { order_id } = (await place(round, guest, oil.store_id)).body;

      const [cancel] = await Promise.all([
        servers[0].put(cancelOrder.path, { order_id, guest_id: guest, reason }),
        advanceOrder(servers[1].db, order_id, new Date()),
      ]);

      const { status } = await servers[0].db
        .selectFrom('orders')
        .select('status')
        .where('id', '=', order_id)
        .executeTakeFirstOrThrow();
      const isCanceled = cancel.status === 200;
      expect(status).toBe(isCanceled ? 'canceled' : 'accepted');
      expect(await stockOf(oil.id)).toBe(isCanceled ? before : before - 1);
    }
  });

  test('five concurrent cancellations return the goods once (D-20)', async () => {
    const oil = await goods(3);
    await add(0, 1, oil.id);
    const { order_id } = (await place(0, 1, oil.store_id)).body;
    const cancel = { order_id, guest_id: 1, reason: 'Again and again' };

    const answers = await Promise.all(
      many(5).map((turn) => at(turn).put(cancelOrder.path, cancel)),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403, 403]);
    expect(await stockOf(oil.id)).toBe(3);
  });

  test('concurrent cancellation and resumption move the goods once each way [D-20]', async () => {
    const oil = await goods(3);
    await add(0, 1, oil.id);
    const { order_id } = (await place(0, 1, oil.store_id)).body;

    await Promise.all(
      many(12).map((turn) =>
        setOrderStatus(at(turn).db, order_id, turn % 3 === 0 ? 'pending' : 'canceled', new Date()),
      ),
    );
    await setOrderStatus(servers[0].db, order_id, 'canceled', new Date());
    expect(await stockOf(oil.id)).toBe(3);
    await setOrderStatus(servers[1].db, order_id, 'pending', new Date());
    expect(await stockOf(oil.id)).toBe(2);
  });

  test('two concurrent merges of a cart are one (D-42)', async () => {
    const customer = await rows.customer();
    const dish = await rows.item({ store_id: (await rows.store()).id });
    await add(0, 1, dish.id, FOOD);
    const people = { guest: 1, customer: customer.id };

    await Promise.all(servers.map(({ db, context }) => bringCarts(db, people, 'ask', context)));

    const lines = await servers[0].db.selectFrom('cart_line').selectAll().execute();
    expect(lines.map(({ owner, quantity }) => [owner, quantity])).toEqual([[customer.owner, 1]]);
  });
});

describe.runIf(postgres)('an empty PostgreSQL', () => {
  test('is set up once by four servers that start together, and kept by the next', async () => {
    const url = (await postgres?.emptyDatabase()) ?? '';
    const starting = await Promise.all([open(url), open(url), open(url), open(url)]);
    const start = ({ db, exclusively }: OpenDatabase) => exclusively(() => migrate(db));

    await Promise.all(starting.map(start));
    const [first] = starting;
    if (!first) throw new Error('No database was opened');
    await aTown(first.db);
    await start(first);

    expect(await first.db.selectFrom('module').select('name').orderBy('id').execute()).toEqual([
      { name: 'Food' },
      { name: 'Grocery' },
    ]);
    for (const { close } of starting) await close();
  });

  test('is upgraded by a migration that takes longer than the limit of calls', async () => {
    const url = (await postgres?.emptyDatabase()) ?? '';
    const { db, exclusively, close } = await open(`${url}?statement_timeout=1000`);
    onTestFinished(close);
    const slow = (on: typeof db) => sql`select pg_sleep(1.1)`.execute(on).then(() => {});

    await exclusively(() => migrate(db, { ...MIGRATIONS, '9999-slow': { up: slow } }));

    const { rows } = await sql`select current_setting('statement_timeout') as it`.execute(db);
    expect(rows).toEqual([{ it: '1s' }]);
  });
});
