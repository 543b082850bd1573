import { ContainerModule } from 'inversify';
import { provide } from '#application/kernel/provide.ts';
import type { RecentDestinations } from '#application/rental/recent-destinations.port.ts';
import type { RollbackJournal } from '#application/rental/rollback-journal.port.ts';
import type { TripCartGateway } from '#application/rental/trip-cart-gateway.port.ts';
import { tripCartMachine } from '#application/rental/trip-cart/machine.ts';
import * as tripCart from '#application/rental/trip-cart/setup.ts';
import type { TripCount } from '#application/rental/trip-count.port.ts';
import { PLATFORM } from '#infrastructure/kernel/kernel.bindings.ts';
import type { LateMachine } from '#infrastructure/kernel/late-machine.bindings.ts';
import { machine } from '#infrastructure/kernel/machine.bindings.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { tabLock } from '#infrastructure/kernel/tab-lock.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { createCookieTripCount } from './cookie-trip-count.adapter.ts';
import { createHttpTripCartGateway } from './http-trip-cart-gateway.adapter.ts';
import { createLocalStorageRollbackJournal } from './local-storage-rollback-journal.adapter.ts';
import { RECENT_DESTINATIONS, recentDestinationsBindings } from './recent-destinations.bindings.ts';
import { RENTAL_WIRE, rentalWireBindings } from './rental-wire.bindings.ts';
import { tripCartCalls, watchOtherTabsActor } from './trip-cart-actors.ts';

export const TRIP_CART_GATEWAY = token<TripCartGateway>('TripCartGateway');
export const ROLLBACK_JOURNAL = token<RollbackJournal>('RollbackJournal');
export const TRIP_COUNT = token<TripCount>('TripCount');

export const tripCartBindings = new ContainerModule(({ bind }) => {
  bind(TRIP_CART_GATEWAY).toResolvedValue(createHttpTripCartGateway, [RENTAL_WIRE]);
  bind(ROLLBACK_JOURNAL).toResolvedValue(
    ({ localStore, locks }: Platform) =>
      createLocalStorageRollbackJournal(localStore, tabLock(locks, KEYS.removedTripLines)),
    [PLATFORM],
  );
  bind(TRIP_COUNT).toResolvedValue(createCookieTripCount, [PLATFORM]);
});

const provideTripCart = (
  gateway: TripCartGateway,
  note: RollbackJournal,
  destinations: RecentDestinations,
  count: TripCount,
  platform: Platform,
) =>
  provide(tripCartMachine, tripCart.slots, {
    actors: {
      ...tripCartCalls(gateway, note),
      watchOtherTabs: watchOtherTabsActor(platform, note),
    },
    effects: {
      renameJournal: (_, { before, scope }) =>
        note.rename(before.principal.key, scope.principal.key),
      eraseJournal: (_, who) => note.forget(who),
      releaseJournal: () => note.release(),
      saveCount: (_, { lines }) => count.save(lines.length),
      rememberDestination: (_, place) => {
        if (place) destinations.remember(place);
      },
      notifyOtherTabs: () => platform.localStore.write(KEYS.tripCartChange, platform.uuid()),
    },
  });

export const tripCartChild: LateMachine<typeof tripCartMachine> = {
  bindings: [rentalWireBindings, recentDestinationsBindings, tripCartBindings],
  machine: machine(provideTripCart, [
    TRIP_CART_GATEWAY,
    ROLLBACK_JOURNAL,
    RECENT_DESTINATIONS,
    TRIP_COUNT,
    PLATFORM,
  ]),
};
