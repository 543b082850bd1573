import { ContainerModule } from 'inversify';
import { checkoutMachine } from '#application/ordering/checkout.machine.ts';
import type { OrderReader } from '#application/ordering/order-reader.port.ts';
import { trackOrderMachine } from '#application/ordering/track-order.machine.ts';
import { token } from '#infrastructure/kernel/token.ts';

export const CHECKOUT_MACHINE = token<typeof checkoutMachine>('CheckoutMachine');
export const TRACK_ORDER_MACHINE = token<typeof trackOrderMachine>('TrackOrderMachine');
export const ORDER_READER = token<OrderReader>('OrderReader');

/** Which adapter answers which port of this module. */
export const orderingBindings = new ContainerModule(({ bind }) => {
  bind(CHECKOUT_MACHINE).toConstantValue(checkoutMachine);
  bind(TRACK_ORDER_MACHINE).toConstantValue(trackOrderMachine);
  bind(ORDER_READER).toConstantValue({} as OrderReader);
});
