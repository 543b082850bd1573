import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { provide } from '#application/kernel/provide.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { PaidFor, Payable } from '#domain/payment/payable.ts';
import { dollars } from '#tests/support/builders/money.ts';
import { decisionsSettle } from '#tests/support/fakes/by-hand.ts';
import { payMachine, paySlots } from './machine.ts';
import * as select from './selectors.ts';
import type * as Pay from './machine.ts';

const unbegun: Payable = {
  ...{ stage: 'unbegun', amount: dollars(20), dueAt: null },
  options: [{ method: 'gateway', available: true, limit: null }],
};
const over: Payable = { ...unbegun, stage: 'over', options: [] };

test.each(['payment', 'trip_status'])(
  'what can no longer be paid is shown as it stands, where the server says so (%s) [CHK-01] (D-09)',
  async (code) => {
    const refusal = refuse({ kind: 'refused', status: 403, code, message: 'No.' } as const);
    const stands = [unbegun, over];
    const payment = createActor(
      provide(payMachine, paySlots, {
        actors: {
          readPayable: fromPromise<Pay.ReadAnswer, PaidFor>(async () => ok(stands.shift() ?? over)),
          beginPayment: fromPromise<Pay.BeginAnswer, Pay.ToBegin>(async () => refusal),
          changeMethod: fromPromise<Pay.ChangeAnswer, Pay.Change>(async () => refusal),
        },
        effects: paySlots.effects,
      }),
      {
        input: { paidFor: { kind: 'order', id: 7, phone: null }, from: 'tracking', tracker: null },
      },
    ).start();
    await decisionsSettle();
    payment.send({ type: 'payment.begin' });
    await decisionsSettle();

    expect(select.viewOf(payment.getSnapshot())).toBe('closed');
    expect(select.failureOf(payment.getSnapshot())).toBe(null);
  },
);
