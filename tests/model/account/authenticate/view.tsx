import type { authenticateMachine } from '#application/account/authenticate/machine.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';

export const view: ViewFixture<typeof authenticateMachine> = async ({ machine, inspect }) => {
  const { app } = await startApp({ machines: { authenticate: machine }, inspect });
  app.storefront.send({
    type: 'dialog.open',
    id: 'authenticate',
    request: { view: 'signIn', offerGuest: true },
  });
  return { view: <Dialogs />, app };
};
