import type { tripCartMachine } from '#application/rental/trip-cart/machine.ts';
import { requiresSignIn } from '#tests/model/support/requires-sign-in.ts';
import { aModule, rentalModule } from '#tests/support/builders/module.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { TripCartButton } from '#ui/rental/parts/trip-cart-button.tsx';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';
import { ToastsView } from '#ui/shell/parts/toasts-view.tsx';

export const view: ViewFixture<typeof tripCartMachine> = async ({ machine, inspect, input }) => {
  const module = input.isRental ? rentalModule() : aModule();
  const late = {
    get storefront() {
      return app.storefront;
    },
  };
  const tripCart = machine.provide({
    actors: { authenticate: requiresSignIn(late, machine, { getsToken: false }) },
  });
  const { app, AddressBar } = await startApp({ machines: { tripCart }, inspect, module });
  app.storefront.send({ type: 'child.want', id: 'tripCart', command: null });
  const view = (
    <>
      <TripCartButton />
      <Dialogs />
      <ToastsView />
      <AddressBar />
    </>
  );
  const navigator = {
    ...app.navigator,
    closeOverlay: () => app.navigator.changeQuery({ drawer: null }),
  };
  return { view, app: { ...app, navigator }, path: '/' };
};
