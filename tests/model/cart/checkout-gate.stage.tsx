import type { checkoutGateMachine } from '#application/cart/checkout-gate.machine.ts';
import { startShop } from '#tests/support/start-shop.ts';
import type { Stage } from '#tools/model/drivers/stage.ts';
import { CheckoutGateDialog } from '#ui/cart/dialogs/checkout-gate-dialog.tsx';

export const checkoutGateStage: Stage<typeof checkoutGateMachine> = async ({
  machine,
  inspect,
}) => {
  const { shop } = await startShop({ machines: { checkoutGate: machine }, inspect });
  shop.storefront.send({ type: 'checkout.ask' });
  return { view: <CheckoutGateDialog />, shop };
};
