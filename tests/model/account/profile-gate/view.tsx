import type { profileGateMachine } from '#application/account/profile-gate/machine.ts';
import { paths } from '#application/kernel/path.ts';
import { requiresSignIn } from '#tests/model/support/requires-sign-in.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';
import { CurrentPage } from '#ui/shell/parts/current-page.tsx';

export const view: ViewFixture<typeof profileGateMachine> = async ({ machine, inspect }) => {
  const { app: quiet, AddressBar } = await startApp({ inspect });
  const profileGate = machine.provide({
    actors: { authenticate: requiresSignIn(quiet, machine) },
    actions: { goHome: () => quiet.navigator.go(paths.home(), { replace: true }) },
  });
  const app = {
    ...quiet,
    flows: { ...quiet.flows, profileGate },
    /** The orders never load: the customer's page is recognized by its heading. */
    ordering: () => new Promise<never>(() => {}),
  };
  const view = (
    <>
      <CurrentPage />
      <Dialogs />
      <AddressBar />
    </>
  );
  return { view, app, path: paths.myOrders() };
};
