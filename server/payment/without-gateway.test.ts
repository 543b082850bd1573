import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { placeOrder } from '#contract/ordering.ts';
import { getConfig } from '#contract/shell.ts';
import { addFund } from '#contract/wallet.ts';
import {
  aDepot,
  aParcelCategoryRow,
  aParcelRequest,
  inParcel,
} from '#tests/support/builders/parcel-rows.ts';
import { createTestApp, type TestServer } from '#tests/support/server.ts';
import { anOrderToPay, switchPaymentOn } from '#tests/support/start-paying.ts';
import { codeOf, GUEST, inFood, startOrdering } from '#tests/support/start-ordering.ts';
import { gatewayPath } from './gateway-routes.ts';

/** One database, served with and without a gateway. All settings that need one are on. */
const ordering = startOrdering();
let without: TestServer;
beforeAll(async () => {
  without = await createTestApp({ db: ordering.server.db, simulatedGateway: false });
});
beforeEach(() => switchPaymentOn(ordering));
afterAll(() => without.close());

describe('a server without a payment gateway', () => {
  test('offers neither online payment nor top-ups, whatever the settings', async () => {
    const offers = async (server: TestServer) => {
      const { body } = await server.get(getConfig.path);
      return [body.digital_payment, body.add_fund_status, body.customer_wallet_status] as unknown;
    };

    expect(await offers(ordering.server)).toEqual([true, 1, 1]);
    expect(await offers(without)).toEqual([false, 0, 1]);
  });

  test('has no payment page, not even for earlier payments', async () => {
    const { begin } = await anOrderToPay(ordering);
    const { id, choose } = await begin();
    const link = gatewayPath(id, 'en');

    const pressed = { method: 'POST', body: new URLSearchParams({ answer: 'paid' }) };
    expect((await without.get(link)).status).toBe(404);
    expect((await without.request(link, pressed)).status).toBe(404);
    // The server refused, not the payment.
    expect((await choose('paid')).status).toBe(303);
  });

  test('refuses an online order with the reason, and still accepts cash', async () => {
    const dish = await ordering.aDish();
    await ordering.put(dish.id);
    const order = (payment_method: string) =>
      without.post(placeOrder.path, ordering.orderBody(dish.store_id, { payment_method }), inFood);

    const refused = await order('digital_payment');

    expect(codeOf(refused)).toEqual([403, 'payment_method']);
    expect(refused.body.message).toBe('This payment method is not offered');
    expect((await order('cash_on_delivery')).status).toBe(200);
  });

  test('refuses a parcel with online payment', async () => {
    await aDepot(ordering.rows);
    await aParcelCategoryRow(without.db);
    const parcel = aParcelRequest({ guest_id: GUEST, payment_method: 'digital_payment' });

    expect(codeOf(await without.post(placeOrder.path, parcel, inParcel))).toEqual([
      403,
      'payment_method',
    ]);
  });

  test('refuses top-ups', async () => {
    const { token } = await ordering.rows.customer();

    const refused = await without.post(
      addFund.path,
      { amount: 25, callback: '/profile?page=wallet' },
      { token },
    );

    expect(codeOf(refused)).toEqual([403, 'amount']);
    expect(refused.body.message).toBe('Money cannot be added at the moment');
  });
});
