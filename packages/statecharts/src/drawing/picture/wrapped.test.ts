import { expect, test } from 'vitest';
import { flowed } from './wrapped.ts';

const linesOf = (...texts: readonly string[]) =>
  flowed(
    texts.map((text) => ({ text })),
    34,
  ).map(({ spans }) => spans.map(({ text }) => text).join(' '));

test('long words break between event, guard and target first', () => {
  expect(linesOf('done: authenticate', '[visitorIsUnknown]', '→ asking')).toEqual([
    'done: authenticate',
    '[visitorIsUnknown] → asking',
  ]);
});

test('a long sentence breaks evenly, and leaves no word alone', () => {
  expect(
    linesOf('the customer presses "Place Order"', 'if the price is too old to order at'),
  ).toEqual(['the customer presses "Place Order"', 'if the price is too', 'old to order at']);
});
