import type { cartMachine } from '#application/cart/cart/machine.ts';
import { paths } from '#application/kernel/path.ts';
import { requiresSignIn } from '#tests/model/support/requires-sign-in.ts';
import { aPlace } from '#tests/support/builders/location.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { CartControl } from '#ui/cart/parts/cart-control.tsx';
import { CartButton } from '#ui/cart/parts/cart-button.tsx';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';
import { ToastsView } from '#ui/shell/parts/toasts-view.tsx';
import { dosa, soap } from './flow.ts';

export const view: ViewFixture<typeof cartMachine> = async ({ machine, inspect }) => {
  const late = {
    get storefront() {
      return app.storefront;
    },
  };
  const cart = machine.provide({
    actors: { authenticate: requiresSignIn(late, machine) },
    actions: { goHome: () => app.navigator.go(paths.home()) },
  });
  // The items on the page are of zone 1, and the fixture's wire items of zone 2.
  const place = aPlace({ zones: '[1,2]' });
  const { app, AddressBar } = await startApp({ machines: { cart }, inspect, place });
  const view = (
    <>
      <CartButton />
      <CartControl item={dosa} />
      <CartControl item={soap} />
      <Dialogs />
      <ToastsView />
      <AddressBar />
    </>
  );
  const navigator = {
    ...app.navigator,
    closeOverlay: () => app.navigator.changeQuery({ drawer: null }),
  };
  return { view, app: { ...app, navigator }, path: '/store/1' };
};
