import { ContainerModule } from 'inversify';
import { cartMachine } from '#application/cart/cart.machine.ts';
import { checkoutGateMachine } from '#application/cart/checkout-gate.machine.ts';
import { selectItemMachine } from '#application/cart/select-item.machine.ts';
import type { Clock } from '#application/kernel/clock.port.ts';
import type { Navigator } from '#application/kernel/navigator.port.ts';
import type { Notifier } from '#application/shell/notifier.port.ts';
import { CLOCK, NAVIGATOR, NOTIFIER, STOREFRONT } from '#infrastructure/kernel/kernel.bindings.ts';
import type { StorefrontHandle } from '#infrastructure/kernel/storefront-handle.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { selectItemListeners } from './select-item-actors.ts';

export const CART_MACHINE = token<typeof cartMachine>('CartMachine');
export const CHECKOUT_GATE_MACHINE = token<typeof checkoutGateMachine>('CheckoutGateMachine');
export const SELECT_ITEM_MACHINE = token<typeof selectItemMachine>('SelectItemMachine');

/** Which adapter answers which port of this module. */
export const cartBindings = new ContainerModule(({ bind }) => {
  bind(CART_MACHINE).toConstantValue(cartMachine);
  bind(CHECKOUT_GATE_MACHINE).toConstantValue(checkoutGateMachine);
  bind(SELECT_ITEM_MACHINE).toResolvedValue(
    (storefront: StorefrontHandle, clock: Clock, notifier: Notifier, navigator: Navigator) =>
      selectItemMachine.provide({
        actors: selectItemListeners(storefront, clock),
        actions: {
          tell: (_, notice) => notifier.tell(notice),
          closeDialog: () => navigator.closeOverlay(),
        },
      }),
    [STOREFRONT, CLOCK, NOTIFIER, NAVIGATOR],
  );
});
