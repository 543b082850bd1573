import { sessionIn, visitorIn } from '#application/account/watch-visitor.ts';
import type { CartActor } from '#application/cart/cart/selectors.ts';
import type { System } from '#application/kernel/system.ts';
import { isEmpty } from '#domain/cart/cart.ts';
import type * as Checkout from '#application/ordering/checkout/setup.ts';
import { createPurchaseBasket, type Basket, type PurchaseDeps } from './purchase-basket.ts';
import { createWatch, storefrontIn } from './watch-shopping.ts';

export const createWatchShopping = (deps: PurchaseDeps) =>
  createWatch<Checkout.Shopping, Pick<Checkout.Input, 'page'>, Checkout.BasketCommand>(
    ({ page }) => {
      const basket = page === 'cart' ? cartBasket : createPurchaseBasket(page, deps);
      return {
        actorsIn: (system) => [storefrontIn(system), sessionIn(system), basket.sourceIn(system)],
        factsIn: (system) => ({
          now: deps.clock.now(),
          place: storefrontIn(system)?.getSnapshot().context.place ?? null,
          cart: basket.readingIn(system),
          customer: visitorIn(system),
        }),
        hear: basket.hear,
        leave: basket.leave,
      };
    },
  );

/** The customer's cart, from its own actor. */
const cartBasket: Basket = {
  sourceIn: (system) => cartIn(system),
  readingIn: (system) => cartReading(cartIn(system)?.getSnapshot() ?? null),
  hear: (command, system) => cartIn(system)?.send(command),
  leave: () => {},
};

const cartIn = (system: System) => system.get('cart') as CartActor | undefined;

/** An unread cart without lines is unknown, which differs from empty. */
function cartReading(snapshot: ReturnType<CartActor['getSnapshot']> | null): Checkout.CartReading {
  if (!snapshot) return { kind: 'loading' };
  const { cart, failure } = snapshot.context;
  if (failure && isEmpty(cart)) return { kind: 'unread', failure };
  if (snapshot.hasTag('loading') && isEmpty(cart)) return { kind: 'loading' };
  return { kind: 'read', cart };
}
