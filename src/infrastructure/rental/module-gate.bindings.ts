import { fromPromise } from 'xstate';
import { provide } from '#application/kernel/provide.ts';
import { moduleGateMachine } from '#application/rental/module-gate/machine.ts';
import { slots } from '#application/rental/module-gate/setup.ts';
import type * as Gate from '#application/rental/module-gate/setup.ts';
import type { RemovedLines, RollbackJournal } from '#application/rental/rollback-journal.port.ts';
import type { TripCartGateway } from '#application/rental/trip-cart-gateway.port.ts';
import type { TripCount } from '#application/rental/trip-count.port.ts';
import { PLATFORM } from '#infrastructure/kernel/kernel.bindings.ts';
import type { LateMachine } from '#infrastructure/kernel/late-machine.bindings.ts';
import { machine } from '#infrastructure/kernel/machine.bindings.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { tabLock } from '#infrastructure/kernel/tab-lock.ts';
import { createLocalStorageRollbackJournal } from './local-storage-rollback-journal.adapter.ts';
import { rentalWireBindings } from './rental-wire.bindings.ts';
import { TRIP_CART_GATEWAY, TRIP_COUNT, tripCartBindings } from './trip-cart.bindings.ts';

export const provideModuleGate = (
  gateway: TripCartGateway,
  note: RollbackJournal,
  count: TripCount,
  platform: Pick<Platform, 'localStore' | 'uuid'>,
) =>
  provide(moduleGateMachine, slots, {
    actors: {
      takeJournal: fromPromise<RemovedLines | null, Gate.Input['who']>(({ input }) =>
        note.take(input),
      ),
      readCart: fromPromise<Gate.Answer, undefined>(({ signal }) => gateway.read(signal)),
      clearCart: fromPromise<Gate.Answer, undefined>(() => gateway.clear()),
    },
    effects: {
      replaceJournal: (_, { who, removed }) => note.replace(who, removed),
      releaseJournal: () => note.release(),
      saveCount: (_, { lines }) => count.save(lines.length),
      notifyOtherTabs: () => platform.localStore.write(KEYS.tripCartChange, platform.uuid()),
    },
  });

/** Takes a separate lock: the trip cart of this tab may be at work, too. */
const provideLocked = (gateway: TripCartGateway, count: TripCount, platform: Platform) => {
  const { localStore, locks } = platform;
  const lock = tabLock(locks, KEYS.removedTripLines);
  const note = createLocalStorageRollbackJournal(localStore, lock);
  return provideModuleGate(gateway, note, count, platform);
};

export const moduleGateDialog: LateMachine<typeof moduleGateMachine> = {
  bindings: [rentalWireBindings, tripCartBindings],
  machine: machine(provideLocked, [TRIP_CART_GATEWAY, TRIP_COUNT, PLATFORM]),
};
