import type { authenticateMachine } from '#application/account/authenticate.machine.ts';
import { startShop } from '#tests/support/start-shop.ts';
import type { Stage } from '#tools/model/drivers/stage.ts';
import { AuthenticateDialog } from '#ui/account/dialogs/authenticate-dialog.tsx';

export const authenticateStage: Stage<typeof authenticateMachine> = async ({
  machine,
  inspect,
}) => {
  const { shop } = await startShop({ machines: { authenticate: machine }, inspect });
  shop.storefront.send({ type: 'signIn.ask', request: { view: 'signIn', offerGuest: true } });
  return { view: <AuthenticateDialog />, shop };
};
