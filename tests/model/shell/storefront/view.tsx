import { fromCallback, fromPromise } from 'xstate';
import type { CartAnswer } from '#application/cart/cart-gateway.port.ts';
import { cartMachine } from '#application/cart/cart/machine.ts';
import type { TripCartAnswer } from '#application/rental/trip-cart-gateway.port.ts';
import type { storefrontMachine } from '#application/shell/storefront/machine.ts';
import { id } from '#domain/kernel/id.ts';
import { ok } from '#domain/kernel/result.ts';
import { aLine } from '#tests/support/builders/cart.ts';
import { anItem } from '#tests/support/builders/item.ts';
import { aModule, groceryModule, rentalModule } from '#tests/support/builders/module.ts';
import { catalogueByHand } from '#tests/support/fakes/catalogue-reader.ts';
import { startApp, toastsAt } from '#tests/support/start-app.ts';
import { aQuietTripCart } from '#tests/support/start-trip-cart.ts';
import { quietMessaging } from '#tests/support/start-messaging.ts';
import { aQuietWishlist } from '#tests/support/start-wishlist.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { CartFooter } from '#ui/cart/parts/cart-footer.tsx';
import { Frame } from '#ui/shell/parts/frame.tsx';
import { LandingHero } from '#ui/shell/parts/landing-hero.tsx';
import { LandingModules } from '#ui/shell/parts/landing-modules.tsx';

/** A line of the cart that is delivered to the walks' place. */
const line = aLine({ item: anItem({ zoneId: id(2) }) });
const cart = cartMachine.provide({
  actors: {
    watchOtherTabs: fromCallback(() => {}),
    readCart: fromPromise<CartAnswer, undefined>(async () => ok([line])),
  },
});
const tripCart = aQuietTripCart({
  readCart: fromPromise<TripCartAnswer, undefined>(() => new Promise<never>(() => {})),
});
/** jsdom cannot open native popovers, so they are always open. */
const openPopovers = <style>{'[popover] { display: block }'}</style>;

/** The frame, with the actions of the landing page and of the cart. */
export const view: ViewFixture<typeof storefrontMachine> = async ({ machine, inspect }) => {
  const storefront = machine.provide({
    actors: {
      cart,
      tripCart,
      wishlist: aQuietWishlist(),
      ...quietMessaging(),
      toasts: toastsAt(0),
    },
  });
  const catalogue = catalogueByHand({ modules: [aModule(), groceryModule(), rentalModule()] });
  const { app } = await startApp({ storefront, catalogue, inspect });
  const view = (
    <Frame>
      {openPopovers}
      <LandingHero />
      <LandingModules />
      <CartFooter />
    </Frame>
  );
  return { view, app: { ...app, headerWidgetsDelay: 0 }, desktop: true };
};
