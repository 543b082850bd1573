import { ContainerModule } from 'inversify';
import { fromCallback, type EventObject } from 'xstate';
import { createPutInCart } from '#application/cart/put-in-cart.ts';
import { selectItemMachine } from '#application/cart/select-item/machine.ts';
import { slots } from '#application/cart/select-item/setup.ts';
import type * as SelectItem from '#application/cart/select-item/setup.ts';
import type { Clock } from '#application/kernel/clock.port.ts';
import type { Navigator } from '#application/kernel/navigator.port.ts';
import { provide } from '#application/kernel/provide.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import {
  CLOCK,
  CURRENT_SCOPE,
  PLATFORM,
  NAVIGATOR,
} from '#infrastructure/kernel/kernel.bindings.ts';
import type { CurrentScope } from '#infrastructure/kernel/request-scope.ts';
import { createSessionStoragePurchaseMemory } from './session-storage-purchase-memory.adapter.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { onEveryMinute } from '#infrastructure/kernel/wall-clock-ticks.ts';

export const SELECT_ITEM_MACHINE = token<typeof selectItemMachine>('SelectItemMachine');

export const selectItemBindings = new ContainerModule(({ bind }) => {
  bind(SELECT_ITEM_MACHINE).toResolvedValue(
    (scope: CurrentScope, clock: Clock, navigator: Navigator, { uuid, sessionStore }: Platform) => {
      const memory = createSessionStoragePurchaseMemory({
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
    },
    [CURRENT_SCOPE, CLOCK, NAVIGATOR, PLATFORM],
  );
});
