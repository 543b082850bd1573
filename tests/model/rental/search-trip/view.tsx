import type { searchTripMachine } from '#application/rental/search-trip/machine.ts';
import { to } from '#application/kernel/system.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { id } from '#domain/kernel/id.ts';
import type { Services } from '#application/shell/services.ts';
import { asksWhere } from '#tests/model/support/asks-where.ts';
import { EMPTY_FORM } from '#domain/rental/search-form.ts';
import { aModule } from '#tests/support/builders/module.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { SearchedTrip } from '#ui/rental/parts/searched-trip.tsx';
import { VehicleControl } from '#ui/rental/parts/vehicle-control.tsx';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';
import { bus, HOME, van } from './trips.ts';

/** The form on a page with two vehicles, or over the page for one of them or for the cart. */
export const view: ViewFixture<typeof searchTripMachine> = async ({ machine, input, inspect }) => {
  const module = aModule({ id: id(6), type: 'rental', name: 'Rental' });
  const isOnPage = input.purpose.kind === 'search';
  let app: Services | null = null;
  const searching = machine.provide({
    // The trip cart, and the form over the page beside that of the page, are flows of their own.
    actions: {
      addVehicle: () => {},
      addVehicleOfDialog: () => {},
      changeCart: () => {},
      reportTrip: () => {},
      askForTrip: () => {},
      askToChange: () => {},
    },
    actors: {
      askWhere: asksWhere(
        {
          get storefront() {
            return started(app).storefront;
          },
        },
        machine,
      ),
    },
  });
  const machines = isOnPage ? { searchTrip: searching } : { tripForm: searching };
  app = (await startApp({ machines, inspect, module, place: HOME })).app;
  if (!isOnPage) {
    to('storefront')(app.storefront).send({
      type: 'dialog.open',
      id: 'tripForm',
      request: { purpose: { kind: 'add', vehicle: van }, form: EMPTY_FORM },
    });
  }
  const view = (
    <>
      {isOnPage ? (
        <>
          <SearchedTrip isSaid={false} />
          <VehicleControl vehicle={van} />
          <VehicleControl vehicle={bus} />
        </>
      ) : null}
      <Dialogs />
    </>
  );
  return { view, app, path: '/' };
};

function started(app: Services | null): Services {
  if (!app) throw new Defect('The map was asked for before the app was there');
  return app;
}
