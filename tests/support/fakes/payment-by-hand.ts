import { fromPromise } from 'xstate';
import { payMachine } from '#application/payment/pay/machine.ts';
import type * as Pay from '#application/payment/pay/machine.ts';
import { instant } from '#domain/kernel/instant.ts';
import type { Money } from '#domain/kernel/money.ts';
import { ok } from '#domain/kernel/result.ts';
import type { PaidFor, Payable } from '#domain/payment/payable.ts';
import type { Stage } from '#domain/payment/stage.ts';

const stands = (stage: Stage, amount: Money): Payable => ({
  ...{ stage, amount, dueAt: instant(Date.UTC(2026, 10, 24, 20)) },
  options:
    stage === 'paid' || stage === 'inCash'
      ? []
      : [
          { method: 'gateway', available: true, limit: null },
          { method: 'cash', available: true, limit: null },
        ],
});

/** A payment of this amount with the server's stages: the first one, and those after another method is chosen. */
export function paymentByHand(amount: Money, first: Stage, afterwards: Stage = first) {
  const asked: unknown[] = [];
  let stage = first;
  const machine = payMachine.provide({
    actors: {
      readPayable: fromPromise<Pay.ReadAnswer, PaidFor>(async () => ok(stands(stage, amount))),
      beginPayment: fromPromise<Pay.BeginAnswer, Pay.ToBegin>(async ({ input }) => {
        asked.push(input);
        return ok('https://gateway.example/pay');
      }),
      changeMethod: fromPromise<Pay.ChangeAnswer, Pay.Change>(async ({ input }) => {
        asked.push(input);
        stage = afterwards;
        return ok(null);
      }),
    },
    actions: { goToGateway: (_, link: string) => void asked.push(link), refreshReads: () => {} },
  });
  return { machine, asked };
}
