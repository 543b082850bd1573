import { expect, test } from 'vitest';
import { wrapped } from './wrapped.ts';

test('long words break between event, guard and target first', () => {
  expect(wrapped(['done: authenticate', '[visitorIsUnknown]', '→ asking'])).toEqual([
    'done: authenticate',
    '[visitorIsUnknown] → asking',
  ]);
});

test('a long sentence breaks evenly, and leaves no word alone', () => {
  expect(
    wrapped(['the customer presses "Place Order"', 'if the price is too old to order at']),
  ).toEqual(['the customer presses "Place Order"', 'if the price is too', 'old to order at']);
});
