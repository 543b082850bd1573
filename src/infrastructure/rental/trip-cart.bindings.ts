import { fromCallback, type EventObject } from 'xstate';
import { provide } from '#application/kernel/provide.ts';
import type { RollbackJournal } from '#application/rental/rollback-journal.port.ts';
import type { TripCartGateway } from '#application/rental/trip-cart-gateway.port.ts';
import { tripCartMachine } from '#application/rental/trip-cart/machine.ts';
import { slots } from '#application/rental/trip-cart/setup.ts';
import type * as TripCart from '#application/rental/trip-cart/setup.ts';
import { fromCall } from '#infrastructure/kernel/from-call.ts';
import { PLATFORM } from '#infrastructure/kernel/bindings.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { tabLock } from '#infrastructure/kernel/tab-lock.ts';
import { WIRE } from '#infrastructure/kernel/wire.bindings.ts';
import { createTripCount } from './gate.ts';
import { createTripCartGateway } from './trip-cart.api.ts';
import { createRecentDestinations, createRollbackJournal } from './storage.ts';

export const TRIP_CART_MACHINE = service((get) => {
  const platform = get(PLATFORM);
  const { localStore, locks } = platform;
  const journal = createRollbackJournal(localStore, tabLock(locks, KEYS.removedTripLines));
  const destinations = createRecentDestinations(localStore);
  const count = createTripCount(platform);
  return provide(tripCartMachine, slots, {
    actors: {
      ...tripCartCalls(createTripCartGateway(get(WIRE)), journal),
      watchOtherTabs: watchOtherTabsActor(platform, journal),
    },
    effects: {
      renameJournal: (_, { before, scope }) =>
        journal.rename(before.principal.key, scope.principal.key),
      eraseJournal: (_, who) => journal.forget(who),
      releaseJournal: () => journal.release(),
      saveCount: (_, { lines }) => count.save(lines.length),
      rememberDestination: (_, place) => {
        if (place) destinations.remember(place);
      },
      notifyOtherTabs: () => localStore.write(KEYS.tripCartChange, platform.uuid()),
    },
  });
});

export const tripCartCalls = (
  gateway: TripCartGateway,
  journal: RollbackJournal,
): Omit<typeof slots.actors, 'watchOtherTabs'> => ({
  readCart: fromCall((_, signal) => gateway.read(signal)),
  readJournal: fromCall(async (who) => journal.read(who)),
  writeJournal: fromCall(
    async ({ who, removed }) => removed === null || journal.write(who, removed),
  ),
  runTask: fromCall((call) => make(call, gateway)),
  clearFor: fromCall((wanted) => gateway.clearFor(wanted)),
  changeTrip: fromCall(({ id, details }) => gateway.changeTrip(id, details)),
  removeLines: fromCall((lines) => gateway.removeAll(lines)),
  addVehicle: fromCall((wanted) => gateway.add(wanted)),
});

function make(call: TripCart.Call, gateway: TripCartGateway): Promise<TripCart.Answer> {
  switch (call.kind) {
    case 'update':
      return gateway.update(call.line, call.quantity, call.details);
    case 'remove':
      return gateway.remove(call.line);
    case 'removeAll':
      return gateway.removeAll(call.lines);
    case 'changeTrip':
      return gateway.changeTrip(call.id, call.details);
    case 'clear':
      return gateway.clear();
    case 'add':
      return gateway.add(call.wanted);
  }
}

/** Another tab has changed the trip cart, or was closed while changing it. */
export const watchOtherTabsActor = (
  { onStorage }: Pick<Platform, 'onStorage'>,
  journal: RollbackJournal,
) =>
  fromCallback<EventObject, undefined, TripCart.Report>(({ sendBack }) => {
    const reload = () => sendBack({ type: 'cart.reload' });
    const stops = [
      onStorage((key) => {
        if (key === KEYS.tripCartChange) reload();
      }),
      journal.onReleased(reload),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  });
