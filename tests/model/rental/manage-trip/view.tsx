import { paths } from '#application/kernel/path.ts';
import type { manageTripMachine } from '#application/rental/manage-trip/machine.ts';
import type { Rental } from '#application/shell/services.ts';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import { createKnownTrips } from '#infrastructure/rental/known-trips.storage.ts';
import { requiresSignIn } from '#tests/model/support/requires-sign-in.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { TrackTripPage } from '#ui/rental/pages/track-trip-page.tsx';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';

export const view: ViewFixture<typeof manageTripMachine> = async ({ machine, inspect }) => {
  const { app: quiet, AddressBar } = await startApp({ inspect });
  const manageTrip = machine.provide({
    actors: { authenticate: requiresSignIn(quiet, machine) },
    actions: {
      showInAddress: (_, claim) => {
        quiet.navigator.go(paths.trackTrip({ id: claim.id }), { replace: true });
      },
    },
  });
  const knownTrips = createKnownTrips(memoryStore());
  const app = { ...quiet, rental: async () => ({ manageTrip, knownTrips }) as Rental };
  const view = (
    <>
      <main>
        <TrackTripPage />
      </main>
      <AddressBar />
      <Dialogs />
    </>
  );
  return { view, app, path: paths.trackTrip() };
};
