import { paths } from '#application/kernel/path.ts';
import type { ownDataMachine } from '#application/account/own-data/machine.ts';
import type { ProfileFlows } from '#application/shell/services.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { OwnData } from '#ui/account/pages/settings-page.tsx';
import { ToastsView } from '#ui/shell/parts/toasts-view.tsx';

export const view: ViewFixture<typeof ownDataMachine> = async ({ machine, inspect }) => {
  const { app } = await startApp({ token: 't1', inspect });
  const view = (
    <>
      <OwnData flows={{ ownData: machine } as ProfileFlows} />
      <ToastsView />
    </>
  );
  return { view, app, path: paths.settings() };
};
