import { expect, test } from 'vitest';
import { instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { awaitsPayment, mayBePaid } from '#domain/payment/due.ts';
import { paymentDueAt, positionOf } from './trip-payment.ts';
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
