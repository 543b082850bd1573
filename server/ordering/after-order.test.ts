import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { getItem, getStore, listReviews, listStoreReviews } from '#contract/catalogue.ts';
import { pathOf } from '#contract/endpoint.ts';
import { listPastOrders, listRunningOrders, order, trackOrder } from '#contract/ordering.ts';
import { listRefundReasons, refundReasons, requestRefund } from '#contract/ordering-refunds.ts';
import {
  listOrderReviews,
  orderReviews,
  reviewCourier,
  reviewItem,
} from '#contract/ordering-reviews.ts';
import {
  codeOf,
  delivery,
  GUEST,
  inFood,
  PHONE,
  startOrdering,
} from '#tests/support/start-ordering.ts';
import { setOrderStatus } from './status.ts';

const server = startOrdering();
const { aDish, put, place } = server;
const moveTo = (id: number, status: Parameters<typeof setOrderStatus>[2]) =>
  setOrderStatus(server.server.db, id, status, server.server.context.now());

/** An order of Ada's, and her calls about it. */
async function ordered(facts: object = {}, store: object = {}) {
  const { token } = await server.rows.customer({ first_name: 'Ada', last_name: 'Lovelace' });
  const dish = await aDish({}, store);
  const mine = { ...inFood, token };
  await put(dish.id, { guest_id: null }, mine);
  const { stores } = (
    await server.quote({ guest_id: null, order_type: 'take_away', ...facts }, mine)
  ).body;
  const order_amount = stores[0].amounts.total;
  const { body } = await place(dish.store_id, { guest_id: null, order_amount, ...facts }, mine);
  const id = body.order_id as number;
  return { id, dish, token, mine };
}

describe('a review of an item [REV-04, D-92]', () => {
  const review = (id: number, item_id: number, options: object, facts: object = {}) =>
    server.server.post(
      reviewItem.path,
      { order_id: id, item_id, rating: 4.5, comment: 'Crisp', ...facts },
      options,
    );

  test('is accepted after delivery, once, and counts in the ratings at once', async () => {
    const { id, dish, mine, token } = await ordered();
    expect(codeOf(await review(id, dish.id, mine))).toEqual([403, 'order_status']);
    await moveTo(id, 'delivered');
    const path = `${listOrderReviews.path}?order_id=${id}`;
    const before = await server.server.get(path, mine);
    expect(v.is(orderReviews, before.body)).toBe(true);
    expect(before.body.items).toMatchObject([
      { item_id: dish.id, name: 'Masala Dosa', review: null, can_review: true },
    ]);

    expect((await review(id, dish.id, mine)).status).toBe(200);
    expect(codeOf(await review(id, dish.id, mine, { rating: 1 }))).toEqual([409, 'review']);

    const written = { rating: 4.5, comment: 'Crisp', reply: null };
    expect((await server.server.get(path, mine)).body.items).toMatchObject([
      { review: written, can_review: false },
    ]);
    const list = await server.server.get(
      `${pathOf(listReviews, { id: dish.id })}?limit=10&offset=0`,
    );
    expect(list.body).toMatchObject({
      total_size: 1,
      reviews: [{ ...written, customer_name: 'Ada Lovelace', item_name: 'Masala Dosa' }],
    });
    const item = await server.server.get(pathOf(getItem, { id: dish.id }), { ...inFood, token });
    expect(item.body).toMatchObject({ avg_rating: 4.5, rating_count: 1 });
    const shop = await server.server.get(pathOf(getStore, { id: dish.store_id }), inFood);
    expect(shop.body).toMatchObject({ avg_rating: 4.5, rating_count: 1 });
  });

  test('changes the store’s rating, and is paged', async () => {
    const { id, dish, mine } = await ordered();
    const other = await server.rows.item({ store_id: dish.store_id, name: 'Idli' });
    for (let at = 0; at < 11; at += 1) {
      await server.rows.review({
        item_id: other.id,
        rating: 2,
        created_at: '2026-01-01T00:00:00Z',
      });
    }
    await moveTo(id, 'delivered');
    await review(id, dish.id, mine, { rating: 5 });
    const shop = await server.server.get(pathOf(getStore, { id: dish.store_id }), inFood);
    expect(shop.body).toMatchObject({ avg_rating: 27 / 12, rating_count: 12 });
    const page = (offset: number) =>
      server.server.get(
        `${listStoreReviews.path}?store_id=${dish.store_id}&limit=10&offset=${offset}`,
      );
    const first = (await page(0)).body as { item_name: string }[];
    expect([first.length, first[0]?.item_name]).toEqual([10, 'Masala Dosa']);
    expect((await page(1)).body).toEqual(first);
    expect((await page(2)).body).toHaveLength(2);
    expect(
      (await server.server.get(`${listStoreReviews.path}?store_id=${dish.store_id}`)).body,
    ).toHaveLength(12);
    expect(codeOf(await server.server.get(`${listStoreReviews.path}?store_id=99999`))).toEqual([
      404,
      'store',
    ]);
  });

  test.each([0, 0.4, 5.5, 6, 3.7, 'good', null])(
    'has half a star to five; %s is refused',
    async (rating) => {
      const { id, dish, mine } = await ordered();
      await moveTo(id, 'delivered');
      expect(codeOf(await review(id, dish.id, mine, { rating }))).toEqual([403, 'rating']);
    },
  );

  test('of ten thousand letters is refused, and markup is kept as text', async () => {
    const { id, dish, mine } = await ordered();
    await moveTo(id, 'delivered');
    const long = await review(id, dish.id, mine, { comment: 'x'.repeat(10_000) });
    expect(codeOf(long)).toEqual([403, 'comment']);
    const comment = '<img src=x onerror=alert(1)>';
    expect((await review(id, dish.id, mine, { comment })).status).toBe(200);
    const { body } = await server.server.get(pathOf(listReviews, { id: dish.id }));
    expect(body.reviews).toMatchObject([{ comment }]);
  });

  test('requires an own order with the item; a guest must sign in', async () => {
    const { id, dish, mine } = await ordered();
    await moveTo(id, 'delivered');
    const elsewhere = await server.rows.item({ store_id: dish.store_id });
    const { token } = await server.rows.customer({
      email: 'eve@example.com',
      phone: '+12125550888',
    });
    expect(codeOf(await review(id, elsewhere.id, mine))).toEqual([404, 'item']);
    const stranger = await review(id, dish.id, { ...inFood, token });
    const unknown = await review(999_999, dish.id, mine);
    expect([stranger.status, stranger.body]).toEqual([404, unknown.body]);
    expect((await review(id, dish.id, inFood, { guest_id: GUEST })).status).toBe(401);
    const list = `${listOrderReviews.path}?order_id=${id}`;
    expect((await server.server.get(list, { ...inFood, token })).status).toBe(404);
  });
});

describe('a review of the courier [D-92]', () => {
  const review = (id: number, options: object) =>
    server.server.post(reviewCourier.path, { order_id: id, rating: 0.5, comment: 'Late' }, options);

  test('is accepted after delivery, once', async () => {
    const { id, mine } = await ordered(delivery);
    expect(codeOf(await review(id, mine))).toEqual([403, 'order_status']);
    await moveTo(id, 'delivered');
    expect((await review(id, mine)).status).toBe(200);
    expect(codeOf(await review(id, mine))).toEqual([409, 'review']);
    const { body } = await server.server.get(`${listOrderReviews.path}?order_id=${id}`, mine);
    expect(body.courier).toEqual({
      review: { rating: 0.5, comment: 'Late', reply: null, attachment_full_url: [] },
      can_review: false,
    });
  });

  test('is not possible after a take-away', async () => {
    const { id, mine } = await ordered();
    await moveTo(id, 'delivered');
    expect(codeOf(await review(id, mine))).toEqual([404, 'delivery_man']);
    const { body } = await server.server.get(`${listOrderReviews.path}?order_id=${id}`, mine);
    expect(body.courier).toBe(null);
  });
});

describe('a refund [D-14]', () => {
  const refund = (order_id: number, options: object, facts: object = {}) =>
    server.server.post(
      requestRefund.path,
      { order_id, customer_reason: 'Items are missing', customer_note: 'No chutney', ...facts },
      options,
    );
  const track = (id: number, options: object) =>
    server.server.get(`${trackOrder.path}?order_id=${id}`, options);

  test('can be requested once after delivery, which implies cash was paid', async () => {
    const { id, mine } = await ordered();
    expect((await track(id, mine)).body).toMatchObject({ can_refund: false });
    expect(codeOf(await refund(id, mine))).toEqual([403, 'order_status']);
    await moveTo(id, 'delivered');
    expect((await track(id, mine)).body).toMatchObject({
      can_refund: true,
      payment_status: 'paid',
    });

    expect((await refund(id, mine)).status).toBe(200);
    const { body } = await track(id, mine);
    expect(v.is(order, body)).toBe(true);
    expect(body).toMatchObject({ order_status: 'refund_requested', can_refund: false });
    expect(body.refund_requested).toBe('2026-11-21T17:30:00.000Z');
    expect(codeOf(await refund(id, mine))).toEqual([409, 'refund']);

    await moveTo(id, 'refund_request_canceled');
    expect(codeOf(await refund(id, mine))).toEqual([409, 'refund']);
  });

  test('of an unpaid order is refused', async () => {
    const { id, mine } = await ordered();
    await moveTo(id, 'delivered');
    await server.server.db.updateTable('orders').set({ payment_status: 'unpaid' }).execute();
    expect(codeOf(await refund(id, mine))).toEqual([403, 'order_status']);
  });

  test('needs a reason; the server suggests some in both languages', async () => {
    const { id, mine } = await ordered();
    await moveTo(id, 'delivered');
    expect(codeOf(await refund(id, mine, { customer_reason: ' ' }))).toEqual([
      403,
      'customer_reason',
    ]);
    const note = { customer_note: 'x'.repeat(10_000) };
    expect(codeOf(await refund(id, mine, note))).toEqual([403, 'customer_note']);
    const english = await server.server.get(listRefundReasons.path);
    expect(v.is(refundReasons, english.body)).toBe(true);
    const hindi = await server.server.get(listRefundReasons.path, { language: 'hi' });
    expect(hindi.body.refund_reasons[0].reason).not.toBe(english.body.refund_reasons[0].reason);
  });

  test('is requested by the customer of the order only', async () => {
    const { id } = await ordered();
    await moveTo(id, 'delivered');
    const { token } = await server.rows.customer({
      email: 'eve@example.com',
      phone: '+12125550888',
    });
    const unknown = await refund(999_999, { token });
    for (const [facts, options] of [
      [{}, { token }],
      [{ guest_id: GUEST }, {}],
      [{ contact_number: PHONE }, {}],
    ] as const) {
      const answer = await refund(id, options, facts);
      expect([answer.status, answer.body]).toEqual([404, unknown.body]);
    }
  });

  test('of a guest’s order needs its number and phone', async () => {
    const dish = await aDish();
    await put(dish.id);
    const { body } = await place(dish.store_id);
    await moveTo(body.order_id, 'delivered');
    expect((await refund(body.order_id, {}, { contact_number: '+12125559999' })).status).toBe(404);
    expect((await refund(body.order_id, {}, { contact_number: PHONE })).status).toBe(200);
  });

  test('leaves the order among the past orders', async () => {
    const { id, mine } = await ordered();
    await moveTo(id, 'delivered');
    await refund(id, mine);
    const orders = ({ path }: { readonly path: string }) =>
      server.server.get(`${path}?limit=10&offset=1`, mine);
    expect((await orders(listRunningOrders)).body.orders).toEqual([]);
    expect((await orders(listPastOrders)).body.orders).toMatchObject([
      { order_status: 'refund_requested' },
    ]);
  });
});
