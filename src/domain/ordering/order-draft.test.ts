import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { aDraft, aQuote, aStoreQuote } from '#tests/support/builders/order.ts';
import { draftOrders } from './order-draft.ts';

const stores = [1, 2, 3].map((storeId) =>
  aStoreQuote({ storeId: id(storeId), storeName: `Store ${storeId}` }),
);
const placed = (quote: ReturnType<typeof aQuote>) =>
  draftOrders(aDraft(), quote).map(({ storeId, couponCode }) => [storeId, couponCode]);

describe('the orders of a cart of several stores', () => {
  test('are placed in the order of the cart (D-13)', () => {
    expect(placed(aQuote({ stores }))).toEqual([
      [1, null],
      [2, null],
      [3, null],
    ]);
  });

  test('begin with the one that the coupon is for, or a coupon for a first order would be lost [D-13, CHK-12]', () => {
    const coupon = { code: 'WELCOME', title: 'Five off', storeId: id<'Store'>(2) };

    expect(placed(aQuote({ stores, coupon }))).toEqual([
      [2, 'WELCOME'],
      [1, null],
      [3, null],
    ]);
  });
});
