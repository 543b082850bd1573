import type { checkoutGateMachine } from '#application/cart/checkout-gate/machine.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';

export const view: ViewFixture<typeof checkoutGateMachine> = async ({ machine, inspect }) => {
  const { app } = await startApp({ machines: { checkoutGate: machine }, inspect });
  app.storefront.send({ type: 'dialog.open', id: 'checkoutGate', request: { hasItems: true } });
  return { view: <Dialogs />, app };
};
