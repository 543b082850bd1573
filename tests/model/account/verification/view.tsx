import type { verificationMachine } from '#application/account/verification/machine.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';
import { REQUEST } from './flow.ts';

export const view: ViewFixture<typeof verificationMachine> = async ({ machine, inspect }) => {
  const { app } = await startApp({ token: 't1', machines: { verification: machine }, inspect });
  app.storefront.send({ type: 'dialog.open', id: 'verification', request: REQUEST });
  return { view: <Dialogs />, app };
};
