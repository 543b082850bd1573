import type { checkoutGateMachine } from '#application/cart/checkout-gate.machine.ts';
import { startShop } from '#tests/support/start-shop.ts';
import type { ViewFixture } from '#tools/model/drivers/view-fixture.ts';
import { CheckoutGateDialog } from '#ui/cart/dialogs/checkout-gate-dialog.tsx';

export const view: ViewFixture<typeof checkoutGateMachine> = async ({ machine, inspect }) => {
  const { shop } = await startShop({ machines: { checkoutGate: machine }, inspect });
  shop.storefront.send({ type: 'checkout.ask' });
  return { view: <CheckoutGateDialog />, shop };
};
