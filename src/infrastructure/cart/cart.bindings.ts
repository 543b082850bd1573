import { ContainerModule } from 'inversify';
import type { CartGateway } from '#application/cart/cart-gateway.port.ts';
import { cartMachine } from '#application/cart/cart/machine.ts';
import * as cart from '#application/cart/cart/setup.ts';
import type { Navigator } from '#application/kernel/navigator.port.ts';
import { paths } from '#application/kernel/path.ts';
import { provide } from '#application/kernel/provide.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import {
  CURRENT_SCOPE,
  PLATFORM,
  HTTP_CLIENT,
  NAVIGATOR,
} from '#infrastructure/kernel/kernel.bindings.ts';
import type { CurrentScope } from '#infrastructure/kernel/request-scope.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { machine } from '#infrastructure/kernel/machine.bindings.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { cartCalls, watchOtherTabsActor } from './cart-actors.ts';
import { createHttpCartGateway } from './http-cart-gateway.adapter.ts';

export const CART_GATEWAY = token<CartGateway>('CartGateway');

export const cartBindings = new ContainerModule(({ bind }) => {
  bind(CART_GATEWAY).toResolvedValue(
    (http: HttpClient, { read, currency }: CurrentScope, { report = () => {} }: Platform) =>
      createHttpCartGateway({ http, scope: read, currency, report }),
    [HTTP_CLIENT, CURRENT_SCOPE, PLATFORM],
  );
});

const provideCart = (gateway: CartGateway, navigator: Navigator, platform: Platform) =>
  provide(cartMachine, cart.slots, {
    actors: { ...cartCalls(gateway), watchOtherTabs: watchOtherTabsActor(platform) },
    effects: {
      notifyOtherTabs: () => platform.localStore.write(KEYS.cartChange, platform.uuid()),
      goHome: () => navigator.go(paths.home()),
    },
  });

export const cartMachines = {
  cart: machine(provideCart, [CART_GATEWAY, NAVIGATOR, PLATFORM]),
};
