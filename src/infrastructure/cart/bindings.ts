import { fromCallback, type EventObject } from 'xstate';
import type { CartGateway } from '#application/cart/cart-gateway.port.ts';
import { cartMachine } from '#application/cart/cart/machine.ts';
import type * as Cart from '#application/cart/cart/setup.ts';
import { slots } from '#application/cart/cart/setup.ts';
import { paths } from '#application/kernel/path.ts';
import { provide } from '#application/kernel/provide.ts';
import { fromCall } from '#infrastructure/kernel/from-call.ts';
import { NAVIGATOR, PLATFORM } from '#infrastructure/kernel/bindings.ts';
import { lateAdapter } from '#infrastructure/kernel/late-adapter.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';

export const CART_MACHINE = service((get) => {
  const gateway: CartGateway = lateAdapter(
    get,
    async () => (await import('./gateway.adapter.ts')).CART_ADAPTER,
  );
  const navigator = get(NAVIGATOR);
  const platform = get(PLATFORM);
  return provide(cartMachine, slots, {
    actors: {
      readCart: fromCall((_, signal) => gateway.list(signal)),
      runTask: fromCall((call) => make(call, gateway)),
      watchOtherTabs: fromCallback<EventObject, undefined, Cart.Report>(({ sendBack }) =>
        platform.onStorage((key) => {
          if (key === KEYS.cartChange) sendBack({ type: 'cart.reload' });
        }),
      ),
    },
    effects: {
      notifyOtherTabs: () => platform.localStore.write(KEYS.cartChange, platform.uuid()),
      goHome: () => navigator.go(paths.home()),
    },
  });
});

function make(call: Cart.Call, gateway: CartGateway): Promise<Cart.Answer> {
  switch (call.kind) {
    case 'add':
      return gateway.add(call.item, call.selection);
    case 'update':
      return gateway.update(call.line, call.item, call.selection);
    case 'remove':
      return gateway.remove(call.line);
    case 'clear':
      return gateway.clear();
  }
}
