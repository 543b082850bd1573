import type { checkoutGateMachine } from '#application/cart/checkout-gate.machine.ts';
import { startShop } from '#tests/support/start-shop.ts';
import type { ViewFixture } from '#tools/model/drivers/view-fixture.ts';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';

export const view: ViewFixture<typeof checkoutGateMachine> = async ({ machine, inspect }) => {
  const { shop } = await startShop({ machines: { checkoutGate: machine }, inspect });
  shop.storefront.send({ type: 'dialog.open', id: 'checkoutGate', request: { hasItems: true } });
  return { view: <Dialogs />, shop };
};
