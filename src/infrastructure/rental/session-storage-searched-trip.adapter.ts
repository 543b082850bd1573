import type { SearchedTrip, SearchedTripMemory } from '#application/rental/searched-trip.port.ts';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import { tripIn, tripParams } from '#domain/rental/vehicle-search.ts';
import type { KeyValueStore } from '#infrastructure/kernel/key-value-store.ts';
import { objectIn } from '#infrastructure/kernel/stored-json.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';

/** The format is that of an address, so that one parser reads both. Unreadable content is dropped. */
export function createSessionStorageSearchedTrip(
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
