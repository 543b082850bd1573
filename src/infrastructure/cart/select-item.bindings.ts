import { fromCallback, type EventObject } from 'xstate';
import { createPutInCart } from '#application/cart/put-in-cart.ts';
import { selectItemMachine } from '#application/cart/select-item/machine.ts';
import { slots } from '#application/cart/select-item/setup.ts';
import type * as SelectItem from '#application/cart/select-item/setup.ts';
import { provide } from '#application/kernel/provide.ts';
import { CLOCK, CURRENT_SCOPE, NAVIGATOR, PLATFORM } from '#infrastructure/kernel/bindings.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { onEveryMinute } from '#infrastructure/kernel/wall-clock-ticks.ts';
import { createPurchaseMemory } from './storage.ts';

export const SELECT_ITEM = service((get) => {
  const scope = get(CURRENT_SCOPE);
  const clock = get(CLOCK);
  const navigator = get(NAVIGATOR);
  const { uuid, sessionStore } = get(PLATFORM);
  const memory = createPurchaseMemory({
    ...{ store: sessionStore, customer: scope.customerId, now: clock.now },
  });
  return provide(selectItemMachine, slots, {
    actors: {
      putInCart: createPutInCart(uuid),
      watchClock: fromCallback<EventObject, undefined, SelectItem.ClockTick>(({ sendBack }) => {
        const zone = scope.timeZone();
        return zone
          ? onEveryMinute(clock, zone, (now) => sendBack({ type: 'clock.tick', now }))
          : undefined;
      }),
    },
    effects: {
      closeDialog: () => navigator.closeOverlay(),
      savePurchase: (_, { item, selection }) => memory.save(item, selection),
      forgetPurchase: memory.forget,
    },
  });
});
