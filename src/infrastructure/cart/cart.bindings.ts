import { ContainerModule } from 'inversify';
import { cartMachine } from '#application/cart/cart.machine.ts';
import { checkoutGateMachine } from '#application/cart/checkout-gate.machine.ts';
import { selectItemMachine } from '#application/cart/select-item.machine.ts';
import { token } from '#infrastructure/kernel/token.ts';

export const CART_MACHINE = token<typeof cartMachine>('CartMachine');
export const CHECKOUT_GATE_MACHINE = token<typeof checkoutGateMachine>('CheckoutGateMachine');
export const SELECT_ITEM_MACHINE = token<typeof selectItemMachine>('SelectItemMachine');

/** Which adapter answers which port of this module. */
export const cartBindings = new ContainerModule(({ bind }) => {
  bind(CART_MACHINE).toConstantValue(cartMachine);
  bind(CHECKOUT_GATE_MACHINE).toConstantValue(checkoutGateMachine);
  bind(SELECT_ITEM_MACHINE).toConstantValue(selectItemMachine);
});
