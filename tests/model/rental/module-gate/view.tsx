import { to } from '#application/kernel/system.ts';
import type { moduleGateMachine } from '#application/rental/module-gate/machine.ts';
import { rentalModule } from '#tests/support/builders/module.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';

export const view: ViewFixture<typeof moduleGateMachine> = async ({ machine, inspect }) => {
  const { app } = await startApp({ machines: { moduleGate: machine }, inspect });
  to('storefront')(app.storefront).send({
    type: 'dialog.open',
    id: 'moduleGate',
    request: { module: rentalModule() },
  });
  return { view: <Dialogs />, app };
};
