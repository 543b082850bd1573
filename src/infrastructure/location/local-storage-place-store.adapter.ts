import type { PlaceStore } from '#application/location/place-store.port.ts';
import { parseGeoPoint } from '#domain/location/geo-point.ts';
import { isServed } from '#domain/location/zone-list.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { writePlaceCookie } from '#infrastructure/kernel/place-cookie.ts';
import { objectIn } from '#infrastructure/kernel/stored-json.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';

/** The three values belong together: where one is missing or rubbish, no place is set. */
export function createLocalStoragePlaceStore(
  platform: Pick<Platform, 'localStore' | 'writeCookie'>,
): PlaceStore {
  const { localStore } = platform;
  return {
    recall() {
      const zones = localStore.read(KEYS.zones);
      const address = withoutNear(localStore.read(KEYS.address)?.trim() ?? '');
      const stored = objectIn(localStore.read(KEYS.point));
      const point = stored && parseGeoPoint(stored['lat'], stored['lng']);
      return isServed(zones) && address && point ? { point, address, zones } : null;
    },
    save({ point, address, zones }) {
      localStore.write(KEYS.zones, zones);
      localStore.write(KEYS.address, address);
      localStore.write(KEYS.point, JSON.stringify({ lat: point.latitude, lng: point.longitude }));
      writePlaceCookie(platform);
    },
  };
}

/** An earlier version wrote "Near Canal Street, SoHo", and "Canal Street के पास, SoHo" in Hindi. */
const withoutNear = (address: string): string =>
  address.replace(/^Near (?=\S)/, '').replace(/^([^,]+?) के पास(?=,|$)/, '$1');
