import { ContainerModule } from 'inversify';
import type { CartGateway } from '#application/cart/cart-gateway.port.ts';
import { cartMachine } from '#application/cart/cart.machine.ts';
import { checkoutGateMachine } from '#application/cart/checkout-gate.machine.ts';
import type { Navigator } from '#application/kernel/navigator.port.ts';
import { paths } from '#application/kernel/path.ts';
import type { Notifier } from '#application/shell/notifier.port.ts';
import { askWhoYouAreActor } from '#infrastructure/account/ask-who-you-are.adapter.ts';
import type { Edges } from '#infrastructure/kernel/edges.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import {
  EDGES,
  HTTP_CLIENT,
  NAVIGATOR,
  NOTIFIER,
  STOREFRONT,
} from '#infrastructure/kernel/kernel.bindings.ts';
import { createRequestScope } from '#infrastructure/kernel/request-scope.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { currencyOf, type StorefrontHandle } from '#infrastructure/kernel/storefront-handle.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { cartCalls, watchScopeActor } from './cart-actors.ts';
import { createHttpCartGateway } from './http-cart-gateway.adapter.ts';

export const CART_GATEWAY = token<CartGateway>('CartGateway');
export const CART_MACHINE = token<typeof cartMachine>('CartMachine');
export const CHECKOUT_GATE_MACHINE = token<typeof checkoutGateMachine>('CheckoutGateMachine');

/** Which adapter answers which port of this module. */
export const cartBindings = new ContainerModule(({ bind }) => {
  bind(CART_GATEWAY).toResolvedValue(
    (http: HttpClient, storefront: StorefrontHandle, edges: Edges) =>
      createHttpCartGateway({
        http,
        scope: createRequestScope(edges),
        currency: () => currencyOf(storefront),
        report: edges.report ?? (() => {}),
      }),
    [HTTP_CLIENT, STOREFRONT, EDGES],
  );
  bind(CART_MACHINE).toResolvedValue(plugCart, [
    CART_GATEWAY,
    STOREFRONT,
    NOTIFIER,
    NAVIGATOR,
    EDGES,
  ]);
  bind(CHECKOUT_GATE_MACHINE).toResolvedValue(plugCheckoutGate, [STOREFRONT, NAVIGATOR]);
});

const plugCart = (
  gateway: CartGateway,
  storefront: StorefrontHandle,
  notifier: Notifier,
  navigator: Navigator,
  edges: Edges,
): typeof cartMachine =>
  cartMachine.provide({
    actors: {
      ...cartCalls(gateway),
      watchScope: watchScopeActor(storefront, edges),
      authenticate: askWhoYouAreActor(storefront),
    },
    actions: {
      tell: (_, notice) => notifier.tell(notice),
      withdrawOffers: () => storefront.tell.toasts({ type: 'offers.withdraw' }),
      tellOtherTabs: () => edges.localStore.write(KEYS.cartChange, edges.uuid()),
      goHome: () => navigator.go(paths.home()),
    },
  });

const plugCheckoutGate = (
  storefront: StorefrontHandle,
  navigator: Navigator,
): typeof checkoutGateMachine =>
  checkoutGateMachine.provide({
    actors: { authenticate: askWhoYouAreActor(storefront) },
    actions: {
      closeDrawer: () => navigator.closeOverlay(),
      go: (_, path) => navigator.go(path),
      continueAsGuest: () => storefront.tell.session({ type: 'guest.continue' }),
    },
  });
