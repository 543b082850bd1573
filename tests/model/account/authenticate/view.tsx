import type { authenticateMachine } from '#application/account/authenticate.machine.ts';
import { startShop } from '#tests/support/start-shop.ts';
import type { ViewFixture } from '#tools/model/drivers/view-fixture.ts';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';

export const view: ViewFixture<typeof authenticateMachine> = async ({ machine, inspect }) => {
  const { shop } = await startShop({ machines: { authenticate: machine }, inspect });
  shop.storefront.send({
    type: 'dialog.open',
    id: 'authenticate',
    request: { view: 'signIn', offerGuest: true },
  });
  return { view: <Dialogs />, shop };
};
