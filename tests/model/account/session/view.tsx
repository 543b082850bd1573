import type { sessionMachine } from '#application/account/session/machine.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { AccountMenu } from '#ui/account/parts/account-menu.tsx';
import { ToastsView } from '#ui/shell/parts/toasts-view.tsx';

export const view: ViewFixture<typeof sessionMachine> = async ({ machine, inspect }) => {
  const { app } = await startApp({ machines: { session: machine }, inspect });
  const view = (
    <>
      <AccountMenu />
      <ToastsView />
    </>
  );
  return { view, app };
};
