import type { sessionMachine } from '#application/account/session.machine.ts';
import { startShop } from '#tests/support/start-shop.ts';
import type { Stage } from '#tools/model/drivers/stage.ts';
import { AccountMenu } from '#ui/account/parts/account-menu.tsx';
import { ToastsView } from '#ui/shell/parts/toasts-view.tsx';

export const sessionStage: Stage<typeof sessionMachine> = async ({ machine, inspect }) => {
  const { shop } = await startShop({ machines: { session: machine }, inspect });
  const view = (
    <>
      <AccountMenu />
      <ToastsView />
    </>
  );
  return { view, shop };
};
