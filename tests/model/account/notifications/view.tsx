import { paths } from '#application/kernel/path.ts';
import type { notificationsMachine } from '#application/account/notifications/machine.ts';
import type { ProfileFlows } from '#application/shell/services.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { NotificationSwitch } from '#ui/account/parts/notification-switch.tsx';
import { ToastsView } from '#ui/shell/parts/toasts-view.tsx';

export const view: ViewFixture<typeof notificationsMachine> = async ({ machine, inspect }) => {
  const { app } = await startApp({ token: 't1', inspect });
  const view = (
    <>
      <NotificationSwitch flows={{ notifications: machine } as ProfileFlows} />
      <ToastsView />
    </>
  );
  return { view, app, path: paths.settings() };
};
