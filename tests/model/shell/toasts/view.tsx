import type { toastsMachine } from '#application/shell/toasts.machine.ts';
import { startShop } from '#tests/support/start-shop.ts';
import type { ViewFixture } from '#tools/model/drivers/view-fixture.ts';
import { ToastsView } from '#ui/shell/parts/toasts-view.tsx';

export const view: ViewFixture<typeof toastsMachine> = async ({ machine, inspect }) => {
  const { shop } = await startShop({ machines: { toasts: machine }, inspect });
  const view = (
    <>
      <main />
      <ToastsView />
    </>
  );
  return { view, shop };
};
