import { describe, expect, test } from 'vitest';
import { money } from '#domain/kernel/money.ts';
import { kindsIn, walletFilter } from './ledger.ts';
import { parsePoints, pointsFor, worthOf } from './points.ts';
import { parseAmount } from './top-up.ts';

const USD = { code: 'USD', digits: 2 };
const YEN = { code: 'JPY', digits: 0 };
const terms = { perUnit: 50, minimum: 100 };

describe('points to convert [ACC-10, D-47]', () => {
  test.each([
    { typed: '100', result: 100, because: 'it is exactly the minimum' },
    { typed: ' 320 ', result: 320, because: 'it is all there are' },
    { typed: '', result: 'missing', because: 'nothing is typed' },
    { typed: '12.5', result: 'notWhole', because: 'points are not broken' },
    { typed: '-100', result: 'notWhole', because: 'it is below nothing' },
    { typed: 'all', result: 'notWhole', because: 'it is no number' },
    { typed: '0', result: 'notWhole', because: 'it is none' },
    { typed: '321', result: 'tooMany', because: 'there is one less' },
    { typed: '99', result: 'tooFew', because: 'one more is needed' },
  ])('"$typed" of 320: $result, $because', ({ typed, result }) => {
    const parsed = parsePoints(typed, 320, terms, USD);
    expect(parsed.ok ? parsed.value : parsed.failure.kind).toBe(result);
  });

  test('that are worth less than the smallest coin are not taken for nothing', () => {
    const parsed = parsePoints('49', 320, { perUnit: 50, minimum: 1 }, YEN);
    expect(parsed).toEqual({ ok: false, failure: { kind: 'worthNothing' } });
  });

  test.each([
    { points: 100, currency: USD, minor: 200 },
    { points: 101, currency: { code: 'KWD', digits: 3 }, minor: 2_020 },
    { points: 99, currency: YEN, minor: 1 },
  ])('$points points are $minor of $currency.code: less than a coin is not paid out', (it) => {
    expect(worthOf(it.points, terms, it.currency).minor).toBe(it.minor);
  });
});

test.each([
  { minor: 2_480, percent: 100, points: 24 },
  { minor: 2_480, percent: 50, points: 12 },
  { minor: 99, percent: 100, points: 0 },
  { minor: 100, percent: 0, points: 0 },
])('an order of $minor cents earns $points points at $percent % [D-47]', (it) => {
  expect(pointsFor(money(it.minor, USD), it.percent)).toBe(it.points);
});

describe('an amount to add [ACC-08, D-46]', () => {
  test.each([
    { typed: '25', result: 2_500 },
    { typed: '25.5', result: 2_550 },
    { typed: '25,50', result: 2_550 },
    { typed: '25.', result: 2_500 },
    { typed: '10000', result: 1_000_000 },
    { typed: '', result: 'missing' },
    { typed: 'ten', result: 'malformed' },
    { typed: '-5', result: 'malformed' },
    { typed: '1.005', result: 'malformed' },
    { typed: '1e3', result: 'malformed' },
    { typed: '0', result: 'tooSmall' },
    { typed: '10000.01', result: 'tooLarge' },
  ])('"$typed" is read as $result', ({ typed, result }) => {
    const parsed = parseAmount(typed, USD);
    expect(parsed.ok ? parsed.value.minor : parsed.failure.kind).toBe(result);
  });
});

test('a history is narrowed to orders or trips, whether they cost or came back [D-46]', () => {
  expect(['all', 'order', 'trip', 'referrer'].map((one) => kindsIn(walletFilter(one)))).toEqual([
    null,
    ['order_place', 'order_refund'],
    ['trip_place', 'trip_refund'],
    ['referrer'],
  ]);
});
