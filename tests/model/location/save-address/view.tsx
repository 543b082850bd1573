import { useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import type { InputFrom } from 'xstate';
import { paths } from '#application/kernel/path.ts';
import { createLocationQueries } from '#application/location/location.queries.ts';
import type { saveAddressMachine } from '#application/location/save-address/machine.ts';
import type { Addresses } from '#application/shell/services.ts';
import { ok } from '#domain/kernel/result.ts';
import { requiresSignIn } from '#tests/model/support/requires-sign-in.ts';
import { MapByHand } from '#tests/support/fakes/map-by-hand.tsx';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { useFlow } from '#ui/kernel/services-context.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { SaveAddressDialog } from '#ui/location/dialogs/save-address-dialog.tsx';
import { SaveAddressPage } from '#ui/location/pages/save-address-page.tsx';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';
import { ToastsView } from '#ui/shell/parts/toasts-view.tsx';

vi.doMock('#ui/location/parts/map/leaflet-map-canvas.tsx', () => ({ LeafletMapCanvas: MapByHand }));

/** Over a page that waits for the address, until it is closed. */
function DialogOfAddress({
  machine,
  input,
}: {
  readonly machine: typeof saveAddressMachine;
  readonly input: InputFrom<typeof saveAddressMachine>;
}) {
  const dialog = useFlow(machine, { input });
  const isOver = useSelector(dialog, ({ status }) => status === 'done');
  return isOver ? null : <SaveAddressDialog dialog={dialog} />;
}

/** After saving, or after a sign-out, another page is shown. */
function PageOfAddress() {
  const { pathname } = useLocation();
  return pathname === '/add-address' ? <SaveAddressPage /> : null;
}

export const view: ViewFixture<typeof saveAddressMachine> = async ({ machine, input, inspect }) => {
  const { app: quiet, AddressBar } = await startApp({ inspect });
  const saveAddress = machine.provide({
    actors: { authenticate: requiresSignIn(quiet, machine) },
    actions: {
      goToAddresses: () => quiet.navigator.go(paths.profileSettings(), { replace: true }),
      goHome: () => quiet.navigator.go(paths.home(), { replace: true }),
    },
  });
  const location = createLocationQueries(
    {
      zones: async () => ok([]),
      savedAddresses: async () => ok([]),
      cashLimits: async () => ok([]),
    },
    { streetMap: async () => ok({ land: [], streets: [], labels: [] }) },
  );
  const app = {
    ...quiet,
    queries: { ...quiet.queries, location },
    addresses: async () => ({ saveAddress }) as Addresses,
  };
  const view = (
    <>
      {input.asked ? <DialogOfAddress machine={saveAddress} input={input} /> : <PageOfAddress />}
      <Dialogs />
      <ToastsView />
      <AddressBar />
    </>
  );
  return { view, app, path: paths.saveAddress(input.id ?? undefined) };
};
