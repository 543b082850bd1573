import { checkoutGateMachine } from '#application/cart/checkout-gate.machine.ts';
import { slots } from '#application/cart/checkout-gate.setup.ts';
import type { Navigator } from '#application/kernel/navigator.port.ts';
import { plug } from '#application/kernel/plug.ts';
import { NAVIGATOR } from '#infrastructure/kernel/kernel.bindings.ts';
import { machine } from '#infrastructure/kernel/machine.bindings.ts';

const plugCheckoutGate = (navigator: Navigator) =>
  plug(checkoutGateMachine, slots, {
    actors: {},
    effects: {
      closeDrawer: () => navigator.closeOverlay(),
      navigate: (_, path) => navigator.go(path),
    },
  });

export const checkoutGateDialog = machine(plugCheckoutGate, [NAVIGATOR]);
