import { provide } from '#application/kernel/provide.ts';
import { moduleGateMachine, slots } from '#application/rental/module-gate/machine.ts';
import type { RollbackJournal } from '#application/rental/rollback-journal.port.ts';
import type { TripCartGateway } from '#application/rental/trip-cart-gateway.port.ts';
import type { TripCount } from '#application/rental/trip-count.port.ts';
import { fromCall } from '#infrastructure/kernel/from-call.ts';
import { PLATFORM, WIRE } from '#infrastructure/kernel/kernel.bindings.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { tabLock } from '#infrastructure/kernel/tab-lock.ts';
import { createCookieTripCount } from './cookie-trip-count.adapter.ts';
import { createHttpTripCartGateway } from './http-trip-cart-gateway.adapter.ts';
import { createLocalStorageRollbackJournal } from './local-storage-rollback-journal.adapter.ts';

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
    createHttpTripCartGateway(get(WIRE)),
    createLocalStorageRollbackJournal(localStore, tabLock(locks, KEYS.removedTripLines)),
    createCookieTripCount(platform),
    platform,
  );
});
