import { paths } from '#application/kernel/path.ts';
import type { bookTripMachine } from '#application/rental/book-trip/machine.ts';
import { id } from '#domain/kernel/id.ts';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import { createKnownTrips } from '#infrastructure/rental/known-trips.storage.ts';
import { requiresSignIn } from '#tests/model/support/requires-sign-in.ts';
import { aModule } from '#tests/support/builders/module.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { BookTripPage } from '#ui/rental/pages/book-trip-page.tsx';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';
import { EARLY } from './flow.ts';

export const view: ViewFixture<typeof bookTripMachine> = async ({ machine, inspect }) => {
  const module = aModule({ id: id(6), type: 'rental', name: 'Rental' });
  const { app: quiet } = await startApp({
    ...{ inspect, module, now: EARLY },
    config: { digitalPayment: true },
  });
  const bookTrip = machine.provide({ actors: { authenticate: requiresSignIn(quiet, machine) } });
  const known = createKnownTrips(memoryStore());
  const rental = await quiet.rental();
  const app = { ...quiet, rental: async () => ({ ...rental, bookTrip, knownTrips: known }) };
  const view = (
    <>
      <BookTripPage />
      <Dialogs />
    </>
  );
  return { view, app: app, path: paths.tripCheckout() };
};
