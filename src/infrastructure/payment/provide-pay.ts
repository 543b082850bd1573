import { fromPromise } from 'xstate';
import { provide } from '#application/kernel/provide.ts';
import type { ReadModels } from '#application/kernel/read-models.port.ts';
import { payMachine, paySlots } from '#application/payment/pay/machine.ts';
import type * as Pay from '#application/payment/pay/machine.ts';
import type { PaymentGateway } from '#application/payment/payment-gateway.port.ts';
import type { PaidFor } from '#domain/payment/payable.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';

export const providePay = (
  gateway: PaymentGateway,
  reads: ReadModels,
  { openPage }: Platform,
): typeof payMachine =>
  provide(payMachine, paySlots, {
    actors: {
      readPayable: fromPromise<Pay.ReadAnswer, PaidFor>(({ input, signal }) =>
        gateway.read(input, signal),
      ),
      beginPayment: fromPromise<Pay.BeginAnswer, Pay.ToBegin>(
        ({ input: { paidFor, from }, signal }) => gateway.begin(paidFor, from, signal),
      ),
      changeMethod: fromPromise<Pay.ChangeAnswer, Pay.Change>(
        ({ input: { paidFor, method }, signal }) => gateway.change(paidFor, method, signal),
      ),
    },
    effects: {
      goToGateway: (_, link) => openPage(link),
      refreshReads: () => reads.stale(['orders', 'trips', 'wallet']),
    },
  });
