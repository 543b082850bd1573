import { checkoutGateMachine, slots } from '#application/cart/checkout-gate/machine.ts';
import type { Navigator } from '#application/kernel/navigator.port.ts';
import { provide } from '#application/kernel/provide.ts';
import { NAVIGATOR } from '#infrastructure/kernel/kernel.bindings.ts';
import type { LateMachine } from '#infrastructure/kernel/late-machine.bindings.ts';
import { machine } from '#infrastructure/kernel/machine.bindings.ts';

const provideCheckoutGate = (navigator: Navigator) =>
  provide(checkoutGateMachine, slots, {
    actors: {},
    effects: {
      closeDrawer: () => navigator.closeOverlay(),
      navigate: (_, path) => navigator.go(path),
    },
  });

export const checkoutGateDialog: LateMachine<typeof checkoutGateMachine> = {
  bindings: [],
  machine: machine(provideCheckoutGate, [NAVIGATOR]),
};
