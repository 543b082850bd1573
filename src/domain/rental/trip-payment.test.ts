import { expect, test } from 'vitest';
import { instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { awaitsPayment, mayBePaid } from '#domain/payment/due.ts';
import { dollars } from '#tests/support/builders/money.ts';
import {
  isLeftUnpaid,
  paymentDueAt,
  positionOf,
  tripPaymentMethods,
  tripPaymentOptions,
} from './trip-payment.ts';
import type { TripStatus } from './trip-status.ts';

const NOON = instant(Date.parse('2026-11-21T17:00:00Z'));

test.each([
  { begins: 120, due: 30 },
  { begins: 31, due: 30 },
  { begins: 10, due: 10 },
])('a trip in $begins minutes is to be paid within $due [D-71, D-09]', ({ begins, due }) => {
  expect(paymentDueAt(NOON, later(NOON, begins * MINUTE))).toBe(later(NOON, due * MINUTE));
});

test.each<{ status: TripStatus; waits: boolean; may: boolean }>([
  { status: 'pending', waits: true, may: true },
  { status: 'payment_failed', waits: false, may: true },
  { status: 'confirmed', waits: false, may: false },
  { status: 'canceled', waits: false, may: false },
])('a trip that is $status and unpaid: waits $waits, may be paid $may [D-72]', (it) => {
  const due = { position: positionOf(it.status), isPaid: false, dueAt: NOON };
  expect([awaitsPayment(due), mayBePaid(due, NOON - 1)]).toEqual([it.waits, it.may]);
  expect(mayBePaid(due, NOON)).toBe(false);
  expect(mayBePaid({ ...due, isPaid: true }, NOON - 1)).toBe(false);
});

test.each([
  { owner: [false, false], customer: true, ways: ['cash_payment'] },
  { owner: [true, false], customer: false, ways: ['cash_payment', 'digital_payment'] },
  { owner: [false, true], customer: true, ways: ['cash_payment', 'wallet'] },
  { owner: [false, true], customer: false, ways: ['cash_payment'] },
  { owner: [true, true], customer: true, ways: ['cash_payment', 'digital_payment', 'wallet'] },
  { owner: [true, true], customer: false, ways: ['cash_payment', 'digital_payment'] },
])(
  'with gateway and wallet switched $owner a customer ($customer) pays by $ways [D-71, D-09]',
  ({ owner: [digitalPayment = false, wallet = false], customer, ways }) => {
    expect(tripPaymentMethods({ digitalPayment, wallet }, customer)).toEqual(ways);
  },
);

test.each([
  { holds: 30, available: true, because: 'it holds just what the trip costs' },
  { holds: 29.99, available: false, because: 'a cent is missing' },
  { holds: 0, available: false, because: 'it is empty' },
])(
  'a wallet with $holds pays a trip for 30 ($available), since $because [CHK-16, D-71]',
  ({ holds, available }) => {
    const toPay = { total: dollars(30), walletBalance: dollars(holds) };
    expect(tripPaymentOptions(['cash_payment', 'wallet'], toPay)).toEqual([
      { method: 'cash_payment', available: true, limit: null },
      { method: 'wallet', available, limit: dollars(holds) },
    ]);
  },
);

test('nothing speaks against the wallet while it is not known what it holds [CHK-16]', () => {
  const option = { method: 'wallet', available: true, limit: null };
  const toPay = { total: dollars(30), walletBalance: null };
  expect(tripPaymentOptions(['wallet'], null)).toEqual([option]);
  expect(tripPaymentOptions(['wallet'], toPay)).toEqual([option]);
});

test.each([
  { paymentMethod: 'digital_payment', isPaid: false, status: 'pending', is: true },
  { paymentMethod: 'digital_payment', isPaid: false, status: 'payment_failed', is: true },
  { paymentMethod: 'digital_payment', isPaid: false, status: 'canceled', is: false },
  { paymentMethod: 'digital_payment', isPaid: true, status: 'pending', is: false },
  { paymentMethod: 'cash_payment', isPaid: false, status: 'pending', is: false },
] as const)('a trip is to be paid on its page: %j [D-71]', ({ is, ...trip }) => {
  expect(isLeftUnpaid(trip)).toBe(is);
});
