import { fromPromise } from 'xstate';
import { plug } from '#application/kernel/plug.ts';
import { moduleGateMachine } from '#application/rental/module-gate.machine.ts';
import { slots } from '#application/rental/module-gate.setup.ts';
import type * as Gate from '#application/rental/module-gate.types.ts';
import type { TripCartGateway } from '#application/rental/trip-cart-gateway.port.ts';
import type { TripCount } from '#application/rental/trip-count.port.ts';
import { PLATFORM } from '#infrastructure/kernel/kernel.bindings.ts';
import type { LateMachine } from '#infrastructure/kernel/late-machine.bindings.ts';
import { machine } from '#infrastructure/kernel/machine.bindings.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { rentalWireBindings } from './rental-wire.bindings.ts';
import { TRIP_CART_GATEWAY, TRIP_COUNT, tripCartBindings } from './trip-cart.bindings.ts';

const plugModuleGate = (gateway: TripCartGateway, count: TripCount, platform: Platform) =>
  plug(moduleGateMachine, slots, {
    actors: {
      readCart: fromPromise<Gate.Answer, undefined>(({ signal }) => gateway.read(signal)),
      clearCart: fromPromise<Gate.Answer, undefined>(() => gateway.clear()),
    },
    effects: {
      saveCount: (_, { lines }) => count.save(lines.length),
      notifyOtherTabs: () => platform.localStore.write(KEYS.tripCartChange, platform.uuid()),
    },
  });

/** Its code comes when a module is about to be chosen for which the trip cart might be cleared. */
export const lateModuleGate: LateMachine<typeof moduleGateMachine> = {
  bindings: [rentalWireBindings, tripCartBindings],
  machine: machine(plugModuleGate, [TRIP_CART_GATEWAY, TRIP_COUNT, PLATFORM]),
};
