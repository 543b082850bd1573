import { describe, expect, test } from 'vitest';
import { trackOrder } from '#contract/ordering.ts';
import { requestRefund } from '#contract/ordering-refunds.ts';
import { createApp } from '#server/app.ts';
import { createContext } from '#server/kernel/context.ts';
import { MINUTE } from '#domain/kernel/instant.ts';
import { delivery, GUEST, PHONE, startOrdering } from '#tests/support/start-ordering.ts';
import { watchReading } from '#tests/support/tables-read.ts';
import { createOrderMarks } from './order-mark.ts';
import { moveCourier } from './courier.ts';
import { advanceOrder, setOrderStatus } from './status.ts';

const server = startOrdering();

const poll = (query: string, etag = '', options: object = {}) =>
  server.server.get(`${trackOrder.path}?${query}`, {
    headers: etag === '' ? {} : { 'If-None-Match': etag },
    ...options,
  });
const etagOf = ({ headers }: { readonly headers: Headers }) => headers.get('ETag') ?? '';

async function anOrder() {
  const { id: item, store_id: store } = await server.aDish();
  await server.put(item);
  const { stores } = (await server.quote()).body;
  const order_amount = stores[0].amounts.total;
  const { body } = await server.place(store, { ...delivery, order_amount });
  const id: number = body.order_id;
  return { id, store, mine: `order_id=${id}&guest_id=${GUEST}` };
}

/** The same server, which lists the tables that it reads of its orders. */
async function watchedServer() {
  const { db, tables, statements } = watchReading(server.server.db);
  const app = createApp({ ...(await createContext({ db: server.server.db })), db });
  return { app, tables, statements };
}

describe('polling an order', () => {
  test('is answered with 304 and nothing else while the order is unchanged', async () => {
    const { mine } = await anOrder();
    const first = await poll(mine);
    const again = await poll(mine, etagOf(first));

    expect([first.status, again.status, again.body]).toEqual([200, 304, '']);
    expect([etagOf(again), again.headers.get('Cache-Control')]).toEqual([
      etagOf(first),
      'no-store',
    ]);
  });

  test('costs one statement while the order is unchanged', async () => {
    const { mine } = await anOrder();
    const { app, statements } = await watchedServer();
    const first = await app.request(`${trackOrder.path}?${mine}`);
    statements.length = 0;

    const again = await app.request(`${trackOrder.path}?${mine}`, {
      headers: { 'If-None-Match': etagOf(first) },
    });

    expect([again.status, statements.length]).toEqual([304, 1]);
  });

  const now = () => server.server.context.now();
  const change = async (id: number, columns: object) =>
    void (await server.server.db.updateTable('orders').set(columns).where('id', '=', id).execute());
  const changeStore = async (id: number, columns: object) =>
    void (await server.server.db.updateTable('store').set(columns).where('id', '=', id).execute());
  test.each<[string, (it: { id: number; store: number }) => Promise<unknown>]>([
    ['its next status', ({ id }) => advanceOrder(server.server.db, id, now())],
    ['its cancellation', ({ id }) => setOrderStatus(server.server.db, id, 'canceled', now())],
    ['its failure', ({ id }) => setOrderStatus(server.server.db, id, 'failed', now())],
    ['its payment', ({ id }) => change(id, { payment_status: 'paid' })],
    ['another way to pay', ({ id }) => change(id, { payment_method: 'wallet' })],
    ['another time', ({ id }) => change(id, { schedule_at: '2026-11-21T20:00:00Z' })],
    ['another phone of the store', ({ store }) => changeStore(store, { phone: '+12125550142' })],
    ['another name of the store', ({ store }) => changeStore(store, { name: 'Dosa House' })],
    ['another delivery time', ({ store }) => changeStore(store, { delivery_minutes_to: 99 })],
    [
      'the time of a status',
      ({ id }) =>
        server.server.db
          .updateTable('order_event')
          .set({ at: '2026-11-21T17:29:00Z' })
          .where('order_id', '=', id)
          .execute(),
    ],
    [
      'a line less',
      ({ id }) => server.server.db.deleteFrom('order_line').where('order_id', '=', id).execute(),
    ],
  ])('is answered anew after %s', async (_, changed) => {
    const order = await anOrder();
    const first = await poll(order.mine);
    await changed(order);

    const next = await poll(order.mine, etagOf(first));

    expect(next.status).toBe(200);
    expect(next.body).not.toEqual(first.body);
    expect((await poll(order.mine, etagOf(next))).status).toBe(304);
  });

  test('is answered anew with each position of the courier', async () => {
    const { id, mine } = await anOrder();
    const { db } = server.server;
    await setOrderStatus(db, id, 'picked_up', now());
    let last = await poll(mine);
    const positions: unknown[] = [last.body.delivery_man];
    for (let step = 0; step < 3; step += 1) {
      server.server.advance(MINUTE);
      await moveCourier(db, id, now());
      last = await poll(mine, etagOf(last));
      expect(last.status).toBe(200);
      positions.push(last.body.delivery_man.lat);
    }

    expect(new Set(positions).size).toBe(4);
    expect((await poll(mine, etagOf(last))).status).toBe(304);
  });

  test('is answered anew after a request for a refund', async () => {
    const customer = await server.server.asCustomer();
    const { id } = await anOrder();
    const { db } = server.server;
    const { id: customer_id } = await db
      .selectFrom('customer')
      .select('id')
      .where('email', '=', customer.email)
      .executeTakeFirstOrThrow();
    await change(id, { owner: `customer:${customer_id}`, customer_id });
    await setOrderStatus(db, id, 'delivered', now());
    const options = { token: customer.token };
    const first = await poll(`order_id=${id}`, '', options);
    const reason = { order_id: id, customer_reason: 'Cold' };
    const asked = await server.server.post(requestRefund.path, reason, options);
    const next = await server.server.get(`${trackOrder.path}?order_id=${id}`, {
      ...options,
      headers: { 'If-None-Match': etagOf(first) },
    });

    expect([asked.status, next.status, next.body.order_status]).toEqual([
      200,
      200,
      'refund_requested',
    ]);
  });

  test('with the tag of another principal gives nothing away', async () => {
    const { id, mine } = await anOrder();
    const etag = etagOf(await poll(mine));
    const { token } = await server.rows.customer();
    const options = { token, headers: { 'If-None-Match': etag } };

    for (const [query, more] of [
      [`order_id=${id}`, options],
      [`order_id=${id}&guest_id=77`, undefined],
      [`order_id=${id}&contact_number=%2B12125550178`, undefined],
    ] as const) {
      const answer = await poll(query, etag, more ?? {});
      expect([answer.status, answer.headers.get('ETag')]).toEqual([404, null]);
    }
  });

  test('by phone has a tag of its own, as the answer shows less', async () => {
    const { id, mine } = await anOrder();
    await change(id, { owner: 'guest:77' });
    const byPhone = `order_id=${id}&contact_number=${encodeURIComponent(PHONE)}`;
    const shown = await poll(byPhone);
    await change(id, { owner: `guest:${GUEST}` });

    expect(shown.status).toBe(200);
    expect((await poll(byPhone, etagOf(await poll(byPhone)))).status).toBe(304);
    expect((await poll(mine, etagOf(await poll(mine)))).status).toBe(304);
  });

  test('has a tag for each language', async () => {
    const { mine, store } = await anOrder();
    const name = { entity: 'store' as const, entity_id: store, field: 'name', text: 'डोसा कॉर्नर' };
    const translate = server.server.db
      .insertInto('translation')
      .values({ ...name, language: 'hi' });
    await translate.onConflict((same) => same.doNothing()).execute();
    const etag = etagOf(await poll(mine));
    const headers = { 'If-None-Match': etag };

    expect((await poll(mine, etag, { language: 'hi', headers })).status).toBe(200);
  });

  test('is a refusal for a former owner with the tag', async () => {
    const { id, mine } = await anOrder();
    const etag = etagOf(await poll(mine));
    await change(id, { owner: 'guest:77' });

    expect((await poll(mine, etag)).status).toBe(404);
  });
});

test('the mark of an order reads every table that tracking reads', async () => {
  const { id, mine } = await anOrder();
  const tracking = await watchedServer();
  await tracking.app.request(`${trackOrder.path}?${mine}`);
  const marking = watchReading(server.server.db);
  await createOrderMarks(marking.db)(id);

  const marked = await marking.tables();

  expect(marked).toContain('orders');
  expect((await tracking.tables()).filter((table) => !marked.includes(table))).toEqual([]);
});
