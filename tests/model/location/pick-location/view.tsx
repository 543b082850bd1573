import { vi } from 'vitest';
import { paths } from '#application/kernel/path.ts';
import { createLocationQueries } from '#application/location/location.queries.ts';
import type { pickLocationMachine } from '#application/location/pick-location/machine.ts';
import { ok } from '#domain/kernel/result.ts';
import { MapByHand } from '#tests/support/fakes/map-by-hand.tsx';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';
import { ToastsView } from '#ui/shell/parts/toasts-view.tsx';
import { SAVED } from './flow.ts';

vi.doMock('#ui/location/parts/map/leaflet-map-canvas.tsx', () => ({ LeafletMapCanvas: MapByHand }));

/** On the page of a store, from which a pick leads home. */
export const view: ViewFixture<typeof pickLocationMachine> = async ({
  machine,
  input,
  inspect,
}) => {
  const pickLocation = machine.provide({
    actions: {
      goHome: () => app.navigator.go(paths.home()),
      goToLanding: () => app.navigator.go(paths.landing()),
    },
  });
  const { app, AddressBar } = await startApp({ machines: { pickLocation }, inspect });
  app.storefront.send({
    type: 'dialog.open',
    id: 'pickLocation',
    request: { use: 'customer' },
  });
  const location = createLocationQueries(
    {
      zones: async () => ok([]),
      savedAddresses: async () => ok(input.signedIn ? [SAVED] : []),
      cashLimits: async () => ok([]),
    },
    { streetMap: async () => ok({ land: [], streets: [], labels: [] }) },
  );
  const view = (
    <>
      <Dialogs />
      <ToastsView />
      <AddressBar />
    </>
  );
  return { view, app: { ...app, queries: { ...app.queries, location } }, path: '/store/1' };
};
