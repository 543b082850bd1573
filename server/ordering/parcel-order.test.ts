import { afterAll, beforeAll, expect, test } from 'vitest';
import { trackOrder } from '#contract/ordering.ts';
import { aTown, FOOD, HERE } from '#tests/support/builders/rows.ts';
import { createTestApp, NOON, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestApp({ seeded: false });
  await (await aTown(server.db)).guests(7);
});
afterAll(() => server.close());

const anOrderRow = (type: 'parcel' | 'delivery') => ({
  ...{ owner: 'guest:7', customer_id: null, store_id: null, module_id: FOOD, zone_id: HERE },
  ...{ status: 'pending' as const, type, payment_method: 'cash_on_delivery' },
  ...{ payment_status: 'unpaid', subtotal: 0, discount: 0, coupon: 0, tax: 0, tax_included: false },
  ...{ delivery: 500, total: 500, metres: 900, contact_name: 'Ada', contact_email: '' },
  ...{ contact_phone: '+12125550123', address: '12 Mott Street', road: '', house: '', floor: '' },
  ...{ lat: null, lng: null, note: null, schedule_at: null, cancellation_reason: null },
  created_at: NOON,
});

test('a parcel is an order without a store: it is tracked and listed like others', async () => {
  const { id } = await server.db
    .insertInto('orders')
    .values(anOrderRow('parcel'))
    .returning('id')
    .executeTakeFirstOrThrow();

  const tracked = await server.get(`${trackOrder.path}?order_id=${id}&guest_id=7`);

  expect(tracked.status).toBe(200);
  expect(tracked.body).toMatchObject({
    ...{ id, order_type: 'parcel', store: null },
    delivery_address: { address: '12 Mott Street' },
  });
});

test('every other order has a store', async () => {
  await expect(
    server.db.insertInto('orders').values(anOrderRow('delivery')).execute(),
  ).rejects.toThrow('orders_store_check');
});
