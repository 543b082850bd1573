import { provide } from '#application/kernel/provide.ts';
import { moduleGateMachine, slots } from '#application/rental/module-gate/machine.ts';
import type { RollbackJournal } from '#application/rental/rollback-journal.port.ts';
import type { TripCartGateway } from '#application/rental/trip-cart-gateway.port.ts';
import type { TripCount } from '#application/rental/trip-count.port.ts';
import { fromCall } from '#infrastructure/kernel/from-call.ts';
import { PLATFORM } from '#infrastructure/kernel/bindings.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { tabLock } from '#infrastructure/kernel/tab-lock.ts';
import { WIRE } from '#infrastructure/kernel/wire.bindings.ts';
import { createTripCount } from './gate.ts';
import { createTripCartGateway } from './trip-cart.api.ts';
import { createRollbackJournal } from './storage.ts';

export const provideModuleGate = (
  gateway: TripCartGateway,
  journal: RollbackJournal,
  count: TripCount,
  platform: Pick<Platform, 'localStore' | 'uuid'>,
) =>
  provide(moduleGateMachine, slots, {
    actors: {
      takeJournal: fromCall((who) => journal.take(who)),
      readCart: fromCall((_, signal) => gateway.read(signal)),
      clearCart: fromCall(() => gateway.clear()),
    },
    effects: {
      replaceJournal: (_, { who, removed }) => journal.replace(who, removed),
      releaseJournal: () => journal.release(),
      saveCount: (_, { lines }) => count.save(lines.length),
      notifyOtherTabs: () => platform.localStore.write(KEYS.tripCartChange, platform.uuid()),
    },
  });

/** Takes a separate lock: the trip cart of this tab may be at work, too. */
export const moduleGateDialog = service((get) => {
  const platform = get(PLATFORM);
  const { localStore, locks } = platform;
  return provideModuleGate(
    createTripCartGateway(get(WIRE)),
    createRollbackJournal(localStore, tabLock(locks, KEYS.removedTripLines)),
    createTripCount(platform),
    platform,
  );
});
