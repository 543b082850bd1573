import type { chooseModuleMachine } from '#application/catalogue/choose-module/machine.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';

export const view: ViewFixture<typeof chooseModuleMachine> = async ({ machine, inspect }) => {
  const { app } = await startApp({ machines: { chooseModule: machine }, inspect });
  app.storefront.send({ type: 'module.ask', asked: null });
  return { view: <Dialogs />, app };
};
