import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { provide } from '#application/kernel/provide.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { PaidFor, PaidFrom, Payable } from '#domain/payment/payable.ts';
import { dollars } from '#tests/support/builders/money.ts';
import { decisionsSettle } from '#tests/support/fakes/by-hand.ts';
import { payMachine, paySlots } from './machine.ts';
import * as select from './selectors.ts';
import type * as Pay from './machine.ts';

const unbegun: Payable = {
  ...{ stage: 'unbegun', amount: dollars(20), dueAt: null },
  options: [{ method: 'gateway', available: true, limit: null }],
};
const paid: Payable = { ...unbegun, stage: 'paid', options: [] };

const inCashToo: Payable = {
  ...unbegun,
  options: [...unbegun.options, { method: 'cash', available: true, limit: null }],
};
const over: Payable = { ...unbegun, stage: 'over', options: [] };
const refusal = (code: string) =>
  refuse({ kind: 'refused', status: 403, code, message: 'No.' } as const);

function payWithoutPage(
  from: PaidFrom,
  stands: readonly Payable[],
  answers: Pay.BeginAnswer & Pay.ChangeAnswer = ok(null),
) {
  const left = [...stands];
  const wentTo: string[] = [];
  let begun = 0;
  const payment = createActor(
    provide(payMachine, paySlots, {
      actors: {
        readPayable: fromPromise<Pay.ReadAnswer, PaidFor>(async () => ok(left.shift() ?? unbegun)),
        beginPayment: fromPromise<Pay.BeginAnswer, Pay.ToBegin>(async () => {
          begun += 1;
          return answers;
        }),
        changeMethod: fromPromise<Pay.ChangeAnswer, Pay.Change>(async () => answers),
      },
      effects: { ...paySlots.effects, goToGateway: (_, link) => void wentTo.push(link) },
    }),
    { input: { paidFor: { kind: 'order', id: 7, phone: null }, from, tracker: null } },
  ).start();
  return { payment, wentTo, begun: () => begun };
}

test('an order that is paid already is shown as paid, not as one that failed [CHK-01] (D-09)', async () => {
  const { payment, wentTo } = payWithoutPage('tracking', [unbegun, paid]);
  await decisionsSettle();
  payment.send({ type: 'payment.begin' });
  await decisionsSettle();

  expect(wentTo).toEqual([]);
  expect(select.viewOf(payment.getSnapshot())).toBe('settled');
  expect(select.failureOf(payment.getSnapshot())).toBe(null);
});

test('a server that names no page is not asked for one again, unless the customer says so', async () => {
  const { payment, begun } = payWithoutPage('checkout', [unbegun, unbegun]);
  await decisionsSettle();
  await decisionsSettle();

  expect(begun()).toBe(1);
  expect(select.viewOf(payment.getSnapshot())).toBe('unpaid');
  payment.send({ type: 'payment.begin' });
  await decisionsSettle();
  expect(begun()).toBe(2);
});

describe('an order that can no longer be paid', () => {
  const closedBy = ['payment', 'trip_status'];

  test.each(closedBy)(
    'is shown as it stands, where the gateway is wanted and the server says so (%s) [CHK-01] (D-09)',
    async (code) => {
      const { payment } = payWithoutPage('tracking', [unbegun, over], refusal(code));
      await decisionsSettle();
      payment.send({ type: 'payment.begin' });
      await decisionsSettle();

      expect(select.viewOf(payment.getSnapshot())).toBe('closed');
      expect(select.failureOf(payment.getSnapshot())).toBe(null);
    },
  );

  test.each(closedBy)(
    'is shown as it stands, where it is wanted in another way (%s) [CHK-01] (D-09)',
    async (code) => {
      const { payment } = payWithoutPage('tracking', [inCashToo, over], refusal(code));
      await decisionsSettle();
      payment.send({ type: 'method.change', method: 'cash' });
      await decisionsSettle();

      expect(select.viewOf(payment.getSnapshot())).toBe('closed');
      expect(select.failureOf(payment.getSnapshot())).toBe(null);
    },
  );

  test('is not asked for again and again, whatever is read of it', async () => {
    const { begun } = payWithoutPage('checkout', [unbegun, unbegun], refusal('payment'));
    await decisionsSettle();
    await decisionsSettle();

    expect(begun()).toBe(1);
  });
});

test('any other refusal is told in its own words, and the ways to pay stay', async () => {
  const { payment } = payWithoutPage('tracking', [unbegun], refusal('schedule'));
  await decisionsSettle();
  payment.send({ type: 'payment.begin' });
  await decisionsSettle();

  expect(select.viewOf(payment.getSnapshot())).toBe('unpaid');
  expect(select.failureOf(payment.getSnapshot())?.kind).toBe('refused');
});
