import type { RecentDestinations } from '#application/rental/recent-destinations.port.ts';
import { parseGeoPoint } from '#domain/location/geo-point.ts';
import { withDestination } from '#domain/rental/recent-destinations.ts';
import type { TripPlace } from '#domain/rental/trip-details.ts';
import type { KeyValueStore } from '#infrastructure/kernel/key-value-store.ts';
import { listIn } from '#infrastructure/kernel/stored-json.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';

/** Rows are {lat, lng, location_name}. Invalid rows are left out. */
export function createLocalStorageRecentDestinations(store: KeyValueStore): RecentDestinations {
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
