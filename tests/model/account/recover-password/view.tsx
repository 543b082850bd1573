import type { recoverPasswordMachine } from '#application/account/recover-password/machine.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';

export const view: ViewFixture<typeof recoverPasswordMachine> = async ({ machine, inspect }) => {
  const { app } = await startApp({ machines: { recoverPassword: machine }, inspect });
  app.storefront.send({ type: 'dialog.open', id: 'recoverPassword', request: null });
  return { view: <Dialogs />, app };
};
