import type { signOutMachine } from '#application/account/sign-out/machine.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';

export const view: ViewFixture<typeof signOutMachine> = async ({ machine, inspect }) => {
  const { app } = await startApp({ machines: { signOut: machine }, inspect });
  app.storefront.send({ type: 'dialog.open', id: 'signOut', request: null });
  return { view: <Dialogs />, app };
};
