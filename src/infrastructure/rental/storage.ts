import type { RecentDestinations } from '#application/rental/recent-destinations.port.ts';
import type { RemovedLines, RollbackJournal } from '#application/rental/rollback-journal.port.ts';
import type { SearchedTrip, SearchedTripMemory } from '#application/rental/searched-trip.port.ts';
import type { Principal } from '#domain/account/principal.ts';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import { parseGeoPoint } from '#domain/location/geo-point.ts';
import { withDestination } from '#domain/rental/recent-destinations.ts';
import type { TripDetails, TripPlace } from '#domain/rental/trip-details.ts';
import { tripIn, tripParams } from '#domain/rental/vehicle-search.ts';
import type { KeyValueStore } from '#infrastructure/kernel/key-value-store.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { listIn, objectIn } from '#infrastructure/kernel/stored-json.ts';
import type { TabLock } from '#infrastructure/kernel/tab-lock.ts';

type Note = { readonly who: Principal['key']; readonly removed: RemovedLines };

/** Maximum entries, by customers and guests of one browser. */
const MAX = 5;

/** Survives a closed tab. Entries of other customers are never read. */
export function createRollbackJournal(store: KeyValueStore, lock: TabLock): RollbackJournal {
  const listeners = new Set<() => void>();
  const notes = (): readonly Note[] => listIn(store.read(KEYS.removedTripLines)).filter(isNote);
  const keep = (kept: readonly Note[]) =>
    kept.length > 0
      ? store.write(KEYS.removedTripLines, JSON.stringify(kept.slice(0, MAX)))
      : store.remove(KEYS.removedTripLines);
  const of = (who: Principal['key']) => notes().find((note) => note.who === who)?.removed ?? null;
  const others = (who: Principal['key']) => notes().filter((note) => note.who !== who);
  const erase = (who: Principal['key']) => {
    if (of(who)) keep(others(who));
    lock.release();
  };
  const tellWhenFree = async () => {
    await lock.whenFree();
    for (const listener of listeners) listener();
  };
  return {
    write: async (who, removed) => {
      if (await lock.take()) {
        keep([{ who, removed }, ...others(who)]);
        return true;
      }
      await lock.whenFree();
      return false;
    },
    take: async (who) => {
      while (!(await lock.take())) await lock.whenFree();
      return of(who);
    },
    replace: (who, removed) => keep([...(removed ? [{ who, removed }] : []), ...others(who)]),
    read: async (who) => {
      if (!of(who)) {
        lock.release();
        return null;
      }
      if (!(await lock.take())) {
        void tellWhenFree();
        return 'locked';
      }
      // The tab that held the lock before may have finished the entry.
      const found = of(who);
      if (!found) lock.release();
      return found;
    },
    rename: (from, to) => {
      const removed = of(from);
      if (removed) keep([{ who: to, removed }, ...others(from).filter(({ who }) => who !== to)]);
    },
    forget: (who) => {
      if (lock.isHeld() || !of(who)) erase(who);
      else void lock.take().then((isTaken) => isTaken && erase(who));
    },
    release: () => lock.release(),
    onReleased: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Written by this app only; any other content counts as empty. */
function isNote(value: unknown): value is Note {
  if (typeof value !== 'object' || value === null) return false;
  const { who, removed } = value as Partial<Note>;
  const { details, wanted, lines } = removed ?? {};
  return (
    typeof who === 'string' &&
    isTrip(details) &&
    (typeof wanted === 'number' || wanted === 'module' || isTrip(wanted)) &&
    Array.isArray(lines) &&
    lines.every(
      (line: RemovedLines['lines'][number] | null) =>
        typeof line?.vehicle?.id === 'number' &&
        typeof line.vehicle.name === 'string' &&
        Array.isArray(line.vehicle.provider?.pickupZones) &&
        typeof line.quantity === 'number',
    )
  );
}

const isTrip = (value: Partial<TripDetails> | null | undefined): boolean =>
  (value?.type === 'hourly' || value?.type === 'distance_wise') &&
  typeof value.pickup?.name === 'string';

/** Rows are {lat, lng, location_name}. Invalid rows are left out. */
export function createRecentDestinations(store: KeyValueStore): RecentDestinations {
  const recall = (): readonly TripPlace[] =>
    listIn(store.read(KEYS.recentDestinations))
      .flatMap((row) => placeIn(row) ?? [])
      .toReversed()
      .reduce(withDestination, []);
  return {
    recall,
    remember: (place) =>
      store.write(
        KEYS.recentDestinations,
        JSON.stringify(withDestination(recall(), place).map(rowOf)),
      ),
    forget: () => store.remove(KEYS.recentDestinations),
  };
}

const rowOf = ({ point, name }: TripPlace) => ({
  lat: point.latitude,
  lng: point.longitude,
  location_name: name,
});

function placeIn(row: unknown): TripPlace | null {
  if (typeof row !== 'object' || row === null) return null;
  const { lat, lng, location_name: name } = row as Record<string, unknown>;
  const point = parseGeoPoint(lat, lng);
  return point && typeof name === 'string' && name.trim() ? { point, name } : null;
}

/** The format is that of an address, so that one parser reads both. Unreadable content is dropped. */
export function createSearchedTrip(
  store: KeyValueStore,
  timeZone: () => TimeZone | null,
): SearchedTripMemory {
  return {
    recall(): SearchedTrip | null {
      const zone = timeZone();
      const { query, isTouched } = objectIn(store.read(KEYS.searchedTrip)) ?? {};
      if (zone === null || typeof query !== 'string') return null;
      const search = tripIn(new URLSearchParams(query), zone);
      return search && { search, isTouched: isTouched === true };
    },
    save({ search, isTouched }) {
      const zone = timeZone();
      if (zone === null) return;
      const query = tripParams(search, zone).toString();
      store.write(KEYS.searchedTrip, JSON.stringify({ query, isTouched }));
    },
    forget: () => store.remove(KEYS.searchedTrip),
  };
}
