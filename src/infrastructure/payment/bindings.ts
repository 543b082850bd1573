import { provide } from '#application/kernel/provide.ts';
import { payMachine, paySlots } from '#application/payment/pay/machine.ts';
import type { PaymentGateway } from '#application/payment/payment-gateway.port.ts';
import { fromCall } from '#infrastructure/kernel/from-call.ts';
import { PLATFORM, READ_MODELS } from '#infrastructure/kernel/bindings.ts';
import type { Get } from '#infrastructure/kernel/service.ts';

export function providePay(get: Get, gateway: PaymentGateway) {
  const reads = get(READ_MODELS);
  const { openPage } = get(PLATFORM);
  return provide(payMachine, paySlots, {
    actors: {
      readPayable: fromCall(gateway.read),
      beginPayment: fromCall(({ paidFor, from }, signal) => gateway.begin(paidFor, from, signal)),
      changeMethod: fromCall(({ paidFor, method }, signal) =>
        gateway.change(paidFor, method, signal),
      ),
    },
    effects: {
      goToGateway: (_, link) => openPage(link),
      refreshReads: () => reads.stale(['orders', 'trips', 'wallet']),
    },
  });
}
