import { checkoutGateMachine, slots } from '#application/cart/checkout-gate/machine.ts';
import { provide } from '#application/kernel/provide.ts';
import { NAVIGATOR } from '#infrastructure/kernel/bindings.ts';
import { service } from '#infrastructure/kernel/service.ts';

export const checkoutGateDialog = service((get) => {
  const navigator = get(NAVIGATOR);
  return provide(checkoutGateMachine, slots, {
    actors: {},
    effects: {
      closeDrawer: () => navigator.closeOverlay(),
      navigate: (_, path) => navigator.go(path),
    },
  });
});
