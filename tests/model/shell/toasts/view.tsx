import type { toastsMachine } from '#application/shell/toasts/machine.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { ToastsView } from '#ui/shell/parts/toasts-view.tsx';

export const view: ViewFixture<typeof toastsMachine> = async ({ machine, inspect }) => {
  const { app } = await startApp({ machines: { toasts: machine }, inspect });
  const view = (
    <>
      <main />
      <ToastsView />
    </>
  );
  return { view, app };
};
