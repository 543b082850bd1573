import { paths } from '#application/kernel/path.ts';
import { createAccountQueries } from '#application/account/account.queries.ts';
import type { devicesMachine } from '#application/account/devices/machine.ts';
import type { ProfileFlows } from '#application/shell/services.ts';
import { ok } from '#domain/kernel/result.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { Devices } from '#ui/account/parts/devices.tsx';
import { ToastsView } from '#ui/shell/parts/toasts-view.tsx';
import { HERE, TABLET } from './flow.ts';

export const view: ViewFixture<typeof devicesMachine> = async ({ machine, inspect }) => {
  const { app } = await startApp({ token: 't1', inspect });
  const reads = createAccountQueries({
    sessions: async () => ok([HERE, TABLET]),
  });
  const view = (
    <>
      <Devices flows={{ devices: machine, reads } as ProfileFlows} />
      <ToastsView />
    </>
  );
  return { view, app, path: paths.settings() };
};
