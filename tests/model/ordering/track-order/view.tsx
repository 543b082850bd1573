import { paths } from '#application/kernel/path.ts';
import type { trackOrderMachine } from '#application/ordering/track-order/machine.ts';
import type { Ordering } from '#application/shell/services.ts';
import { requiresSignIn } from '#tests/model/support/requires-sign-in.ts';
import { quietAfterOrder } from '#tests/support/after-order.ts';
import { startApp } from '#tests/support/start-app.ts';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import { createKnownOrders } from '#infrastructure/ordering/storage.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { TrackOrderPage } from '#ui/ordering/pages/track-order-page.tsx';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';

export const view: ViewFixture<typeof trackOrderMachine> = async ({ machine, inspect }) => {
  const { app: quiet, AddressBar } = await startApp({ inspect });
  const trackOrder = machine.provide({
    actors: { authenticate: requiresSignIn(quiet, machine) },
    actions: {
      showInAddress: (_, claim) => {
        quiet.navigator.go(paths.trackOrder({ id: claim.id }), { replace: true });
      },
    },
  });
  const knownOrders = createKnownOrders(memoryStore());
  const app = {
    ...quiet,
    ordering: async () => ({ ...quietAfterOrder, trackOrder, knownOrders }) as Ordering,
  };
  const view = (
    <>
      <TrackOrderPage />
      <AddressBar />
      <Dialogs />
    </>
  );
  return { view, app, path: paths.trackOrder() };
};
