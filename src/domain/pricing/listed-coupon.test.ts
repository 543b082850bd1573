import { expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { instant } from '#domain/kernel/instant.ts';
import { dollars } from '#tests/support/builders/money.ts';
import { notExpired, type ListedCoupon } from './listed-coupon.ts';

const coupon = (code: string, expiresAt: number | null): ListedCoupon => ({
  ...{ id: id(1), code, title: 'A treat', saves: { kind: 'freeDelivery' } },
  ...{ minimumPurchase: dollars(0), maximum: null, storeName: null },
  expiresAt: expiresAt === null ? null : instant(expiresAt),
});

test('a coupon that ends this moment is not shown, one that never ends is (ACC-09, D-49)', () => {
  const coupons = [coupon('OVER', 999), coupon('NOW', 1_000), coupon('SOON', 1_001)];

  expect(notExpired([...coupons, coupon('EVER', null)], instant(1_000))).toMatchObject([
    { code: 'SOON' },
    { code: 'EVER' },
  ]);
});
