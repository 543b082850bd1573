import { paths } from '#application/kernel/path.ts';
import type { reorderMachine } from '#application/ordering/reorder/machine.ts';
import { requiresSignIn } from '#tests/model/support/requires-sign-in.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { ReorderDialog } from '#ui/ordering/dialogs/reorder-dialog.tsx';
import { ReorderButton } from '#ui/ordering/parts/reorder-button.tsx';
import { useFlow } from '#ui/kernel/services-context.tsx';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';
import { ToastsView } from '#ui/shell/parts/toasts-view.tsx';
import { tracker } from '../tracking.ts';
import { ORDER } from './flow.ts';

export const view: ViewFixture<typeof reorderMachine> = async ({ machine, inspect }) => {
  const { app: quiet } = await startApp({ inspect });
  const reorder = machine.provide({
    actors: { authenticate: requiresSignIn(quiet, machine) },
  });
  const view = (
    <>
      <Again machine={reorder} />
      <Dialogs />
      <ToastsView />
    </>
  );
  return { view, app: quiet, path: paths.trackOrder(ORDER) };
};

function Again({ machine }: { readonly machine: typeof reorderMachine }) {
  const reorder = useFlow(machine, { input: { tracker } });
  return (
    <>
      <ReorderButton reorder={reorder} order={ORDER} />
      <ReorderDialog reorder={reorder} />
    </>
  );
}
