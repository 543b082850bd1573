import type { wishlistMachine } from '#application/wishlist/wishlist.machine.ts';
import { asksWhoYouAre } from '#tests/model/support/asks-who-you-are.ts';
import { aModule, rentalModule } from '#tests/support/builders/module.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/model/drivers/view-fixture.ts';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';
import { ToastsView } from '#ui/shell/parts/toasts-view.tsx';
import { WishButton } from '#ui/wishlist/parts/wish-button.tsx';
import { WishlistLink } from '#ui/wishlist/parts/wishlist-link.tsx';
import { THINGS } from './flow.ts';

/** A page with one thing of each kind, the heart of each, and the way into the wishlist. */
export const view: ViewFixture<typeof wishlistMachine> = async ({ machine, inspect, input }) => {
  const late = {
    get storefront() {
      return app.storefront;
    },
  };
  const wishlist = machine.provide({ actors: { authenticate: asksWhoYouAre(late, machine) } });
  const module = input.isRental ? rentalModule() : aModule();
  const token = input.isCustomer ? { token: 't1' } : {};
  const { app, AddressBar } = await startApp({ machines: { wishlist }, inspect, module, ...token });
  app.storefront.send({ type: 'child.want', id: 'wishlist', command: null });
  const view = (
    <>
      <WishlistLink />
      {(Object.keys(THINGS) as (keyof typeof THINGS)[]).map((kind) => (
        <WishButton key={kind} kind={kind} id={THINGS[kind].id} name={THINGS[kind].name} />
      ))}
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
