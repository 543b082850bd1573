import { expect, test } from 'vitest';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import { createCouponMemory } from './storage.ts';

const memoryOn = (store = memoryStore(), visitor = 'customer:1') =>
  createCouponMemory({ store, visitor: () => visitor });

test('the coupon of a checkout is known after a reload, until none is chosen [CHK-12]', () => {
  const store = memoryStore();
  memoryOn(store).save('cart', 'FEAST');
  expect(memoryOn(store).recall('cart')).toBe('FEAST');
  memoryOn(store).save('cart', null);
  expect(memoryOn(store).recall('cart')).toBe(null);
});

test('it is neither another visitor’s nor another checkout’s', () => {
  const store = memoryStore();
  memoryOn(store).save('cart', 'FEAST');
  expect(memoryOn(store, 'guest:7').recall('cart')).toBe(null);
  expect(memoryOn(store).recall('buy_now')).toBe(null);
});

test.each([['{{{'], ['null'], ['[]'], ['7'], ['{"visitor":"customer:1","page":"cart","code":""}']])(
  'what another program wrote there counts for nothing: %s',
  (text) => {
    const store = memoryStore();
    store.write('orderCoupon', text);
    expect(memoryOn(store).recall('cart')).toBe(null);
  },
);
