import { beforeEach, describe, expect, test } from 'vitest';
import { trackParcel } from '#contract/ordering-tracking.ts';
import { payOrder, readOrderPayment } from '#contract/ordering-payment.ts';
import { placeOrder, trackOrder } from '#contract/ordering.ts';
import { quoteParcel } from '#contract/parcel.ts';
import { listWalletTransactions } from '#contract/wallet.ts';
import { MINUTE } from '#domain/kernel/instant.ts';
import { newestOrders } from '#server/desk/orders.ts';
import { settlePayments } from '#server/settle-payments.ts';
import {
  aDepot,
  aParcelCategoryRow,
  aParcelRequest,
  FRIEND,
  inParcel,
} from '#tests/support/builders/parcel-rows.ts';
import { DOORSTEP } from '#tests/support/builders/rows.ts';
import { aParcelToPay, PLACED, switchPaymentOn } from '#tests/support/start-paying.ts';
import { codeOf, GUEST, startOrdering, withKey } from '#tests/support/start-ordering.ts';
import { advanceOrder } from './status.ts';

const ordering = startOrdering();
beforeEach(async () => {
  await switchPaymentOn(ordering);
  await aDepot(ordering.rows);
  await aParcelCategoryRow(at().db, { minimum_fee: 1_000, fee_per_km: 0 });
});
const at = () => ordering.server;
const now = () => at().context.now();
const toPay = (...args: [by?: 'customer' | 'guest', facts?: { readonly inWallet?: number }]) =>
  aParcelToPay(ordering, ...args);
const send = (facts: object = {}, options: object = {}) =>
  at().post(
    placeOrder.path,
    aParcelRequest({ guest_id: GUEST, payment_method: 'digital_payment', ...facts }),
    { ...inParcel, ...options },
  );
const ends = {
  ...{ guest_id: GUEST, parcel_category_id: 1, ...DOORSTEP, charge_payer: 'sender' },
  ...{ receiver_latitude: FRIEND.latitude, receiver_longitude: FRIEND.longitude },
};
const methods = async (facts: object = {}) =>
  (await at().post(quoteParcel.path, { ...ends, ...facts }, inParcel)).body.payment_methods.map(
    ({ method }: { readonly method: string }) => method,
  );

describe('a parcel that its sender pays at the gateway [D-69, D-09]', () => {
  test('awaits its payment, and is not fetched before', async () => {
    const parcel = await toPay();
    expect(await parcel.reads()).toEqual({
      ...{ stage: 'unbegun', amount: 10, due_at: '2026-11-21T18:00:00.000Z' },
      methods: [
        { method: 'digital_payment', available: true, limit: null },
        { method: 'wallet', available: false, limit: 0 },
        { method: 'cash', available: true, limit: 50 },
      ],
    });
    expect(await newestOrders(at().context)).toEqual([]);
    await expect(advanceOrder(at().db, parcel.order_id, now())).rejects.toThrow('not paid yet');

    const { answerWith } = await parcel.begin();
    expect(await parcel.stage()).toBe('open');
    await answerWith('paid');

    expect(await parcel.books()).toEqual(['pending', 'digital_payment', 'paid']);
    expect([await parcel.stage(), (await parcel.reads()).methods]).toEqual(['paid', []]);
    expect(await newestOrders(at().context)).toHaveLength(1);
    expect(await advanceOrder(at().db, parcel.order_id, now())).toBe('accepted');
  });

  test('is paid on the gateway’s page, and again if declined', async () => {
    const parcel = await toPay('guest');
    const first = await parcel.begin();
    expect((await at().get(first.link)).body).toContain('$10.00');
    await first.choose('declined');
    expect(await parcel.books()).toEqual(['failed', 'digital_payment', 'unpaid']);
    expect(await parcel.stage()).toBe('declined');

    const second = await parcel.begin();
    expect(second.id).not.toBe(first.id);
    const { headers } = await second.choose('paid');

    expect(headers.get('Location')).toBe(`${PLACED}&payment=${second.id}&flag=success`);
    expect(await parcel.books()).toEqual(['pending', 'digital_payment', 'paid']);
  });

  test('gets a late answer without polling', async () => {
    const parcel = await toPay();
    await (await parcel.begin()).choose('late');
    at().advance(10_000);
    await settlePayments(at(), now());
    expect(await parcel.books()).toEqual(['pending', 'digital_payment', 'paid']);
  });

  test('fails if unpaid after half an hour; late money goes to the wallet', async () => {
    const parcel = await toPay();
    const { answerWith } = await parcel.begin();
    at().advance(30 * MINUTE - 1);
    await settlePayments(at(), now());
    expect((await parcel.books())[0]).toBe('pending');
    at().advance(1);
    await settlePayments(at(), now());

    expect(await parcel.books()).toEqual(['failed', 'digital_payment', 'unpaid']);
    expect([await parcel.stage(), codeOf(await parcel.pay())]).toEqual([
      'run_out',
      [403, 'payment'],
    ]);
    await answerWith('paid');
    expect([await parcel.stage(), await parcel.balance()]).toEqual(['returned', 10]);
  });

  test('that is canceled after payment is refunded to the wallet, and says so [D-46]', async () => {
    const parcel = await toPay();
    await (await parcel.begin()).answerWith('paid');
    expect((await parcel.cancels()).status).toBe(200);

    expect([await parcel.stage(), await parcel.balance()]).toEqual(['returned', 10]);
    const { body } = await at().get(`${listWalletTransactions.path}?limit=5&offset=1`, parcel.mine);
    expect(body.data).toMatchObject([{ transaction_type: 'order_refund', credit: 10 }]);
  });

  test('with a fee of 0 is paid at once', async () => {
    await at().db.updateTable('parcel_category').set({ minimum_fee: 0 }).execute();
    expect((await send({ order_amount: 0 })).status).toBe(200);
    const [row] = await at().db.selectFrom('orders').selectAll().execute();
    expect([row?.payment_status, row?.payment_due_at]).toEqual(['paid', null]);
  });

  test('is placed once for a repeated request', async () => {
    const [first, second] = [await send({}, withKey('one')), await send({}, withKey('one'))];
    expect(second.body).toEqual(first.body);
    expect(await ordering.orderCount()).toBe(1);
  });

  test('charges its receiver nothing, who tracks it by the link', async () => {
    const { order_id } = await toPay('guest');
    const { body } = await at().get(
      `${trackOrder.path}?order_id=${order_id}&guest_id=${GUEST}`,
      inParcel,
    );
    const tracked = await at().get(`${trackParcel.path}?token=${body.follow_token as string}`);
    expect(tracked.body).toMatchObject({ order_status: 'pending', amount_to_pay: null });
  });
});

describe('the gateway is offered for a parcel [D-69, D-09]', () => {
  test('if its sender pays, to guests too, and if the owner has switched it on', async () => {
    expect(await methods()).toEqual(['cash_on_delivery', 'digital_payment']);
    expect(await methods({ charge_payer: 'receiver' })).toEqual(['cash_on_delivery']);
    await at().db.deleteFrom('setting').execute();
    expect(await methods()).toEqual(['cash_on_delivery']);
    expect(codeOf(await send())).toEqual([403, 'payment_method']);
    expect(await ordering.orderCount()).toBe(0);
  });

  test('but not if its receiver pays, which is in cash', async () => {
    const answer = await send({ charge_payer: 'receiver' });
    expect([codeOf(answer), answer.body.message]).toEqual([
      [403, 'payment_method'],
      'A receiver who pays, pays in cash',
    ]);
    expect(await ordering.orderCount()).toBe(0);
    const inCash = await send({ charge_payer: 'receiver', payment_method: 'cash_on_delivery' });
    const order_id = inCash.body.order_id as number;
    const request = { order_id, guest_id: GUEST, payment_method: 'digital_payment' };
    const paying = await at().put(payOrder.path, { ...request, callback: PLACED }, inParcel);
    expect(codeOf(paying)).toEqual([403, 'payment']);
  });
});

test('another customer’s parcel is not found, and can be neither read nor paid', async () => {
  const { order_id } = await toPay();
  const { token } = await ordering.rows.customer();
  const request = { order_id, payment_method: 'digital_payment', callback: PLACED };
  const path = `${readOrderPayment.path}?order_id=${order_id}`;
  expect((await at().get(path, { token })).status).toBe(404);
  expect((await at().get(`${path}&guest_id=${GUEST}`)).status).toBe(404);
  // The receiver's number proves nothing.
  expect((await at().get(`${path}&contact_number=%2B12125550199`)).status).toBe(404);
  expect((await at().put(payOrder.path, request, { ...inParcel, token })).status).toBe(404);
});
