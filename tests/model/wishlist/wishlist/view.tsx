import type { wishlistMachine } from '#application/wishlist/wishlist/machine.ts';
import * as select from '#application/wishlist/wishlist/selectors.ts';
import { belongsTo } from '#domain/wishlist/wish.ts';
import { requiresSignIn } from '#tests/model/support/requires-sign-in.ts';
import { aModule, rentalModule } from '#tests/support/builders/module.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';
import { ToastsView } from '#ui/shell/parts/toasts-view.tsx';
import { WishButton } from '#ui/wishlist/parts/wish-button.tsx';
import { WishlistLink } from '#ui/wishlist/parts/wishlist-link.tsx';
import { useWishlist } from '#ui/wishlist/use-wishlist.ts';
import { THINGS, WISHES } from './flow.ts';

function Hearts() {
  const isRental = useWishlist(select.isRental, false);
  return Object.values(WISHES)
    .filter((wish) => belongsTo(wish, isRental))
    .map(({ kind }) => (
      <WishButton key={kind} kind={kind} id={THINGS[kind].id} name={THINGS[kind].name} />
    ));
}

export const view: ViewFixture<typeof wishlistMachine> = async ({ machine, inspect, input }) => {
  const late = {
    get storefront() {
      return app.storefront;
    },
  };
  const wishlist = machine.provide({ actors: { authenticate: requiresSignIn(late, machine) } });
  const module = input.isRental ? rentalModule() : aModule();
  const token = input.isCustomer ? { token: 't1' } : {};
  const { app, AddressBar } = await startApp({ machines: { wishlist }, inspect, module, ...token });
  app.storefront.send({ type: 'child.want', id: 'wishlist', command: null });
  const view = (
    <>
      <WishlistLink />
      <Hearts />
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
