import { expect, test } from 'vitest';
import { listCoupons } from '#contract/coupons.ts';
import { ok } from '#domain/kernel/result.ts';
import { dollars, USD } from '#tests/support/builders/money.ts';
import { httpClientByHand } from '#tests/support/fakes/http-client.ts';
import { createCouponReader } from './orders.api.ts';

const row = {
  ...{ id: 1, title: '15% off', code: 'EATS15', min_purchase: 10, max_discount: 8 },
  ...{ discount: 15, discount_type: 'percent', coupon_type: 'default' },
  ...{ expire_date: '2026-12-21T00:00:00Z', store: null },
};

test('coupons of every module are read, each as what it takes off [ACC-09, D-49]', async () => {
  const http = httpClientByHand([
    row,
    { ...row, id: 2, discount_type: 'amount', discount: 20, max_discount: 0, expire_date: null },
    { ...row, id: 3, coupon_type: 'free_delivery', store: { id: 9, name: 'Saffron Lane' } },
    { ...row, id: 0 },
  ]);
  const reader = createCouponReader({ http, currency: () => USD, report: () => {} });

  const terms = { title: '15% off', code: 'EATS15', minimumPurchase: dollars(10) };
  const ends = Date.UTC(2026, 11, 21);
  expect(await reader.list()).toEqual(
    ok([
      {
        ...{ id: 1, ...terms, maximum: dollars(8), expiresAt: ends, storeName: null },
        saves: { kind: 'share', percent: 15 },
      },
      {
        ...{ id: 2, ...terms, maximum: null, expiresAt: null, storeName: null },
        saves: { kind: 'amount', off: dollars(20) },
      },
      {
        ...{ id: 3, ...terms, maximum: dollars(8), expiresAt: ends, storeName: 'Saffron Lane' },
        saves: { kind: 'freeDelivery' },
      },
    ]),
  );
  expect(http.asked).toMatchObject([{ path: listCoupons.path, withoutModule: true }]);
});
