import { paths } from '#application/kernel/path.ts';
import type { profileMachine } from '#application/account/profile/machine.ts';
import type { ProfileFlows } from '#application/shell/services.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { PersonalDetails } from '#ui/account/parts/personal-details.tsx';
import { ToastsView } from '#ui/shell/parts/toasts-view.tsx';

export const view: ViewFixture<typeof profileMachine> = async ({ machine, inspect }) => {
  const { app: quiet } = await startApp({ token: 't1', inspect });
  const app = { ...quiet, profile: async () => ({ profile: machine }) as ProfileFlows };
  const view = (
    <>
      <PersonalDetails />
      <ToastsView />
    </>
  );
  return { view, app, path: paths.profileSettings() };
};
