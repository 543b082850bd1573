import type { PlaceStore } from '#application/location/place-store.port.ts';
import { isServed } from '#domain/location/zone-list.ts';
import { writePlaceCookie, writeShownCookie } from '#infrastructure/kernel/place-cookie.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { pointIn } from '#infrastructure/kernel/stored-json.ts';

/** The three values belong together: if one is missing or invalid, no place is set. */
export function createPlaceStore(
  platform: Pick<Platform, 'localStore' | 'writeCookie'>,
): PlaceStore {
  const { localStore } = platform;
  return {
    recall() {
      const zones = localStore.read(KEYS.zones);
      const address = withoutNear(localStore.read(KEYS.address)?.trim() ?? '');
      const point = pointIn(localStore.read(KEYS.point));
      return isServed(zones) && address && point ? { point, address, zones } : null;
    },
    save({ point, address, zones }) {
      localStore.write(KEYS.zones, zones);
      localStore.write(KEYS.address, address);
      localStore.write(KEYS.point, JSON.stringify({ lat: point.latitude, lng: point.longitude }));
      writePlaceCookie(platform);
      writeShownCookie(platform);
    },
  };
}

/** An earlier version wrote "Near Canal Street, SoHo", and "Canal Street के पास, SoHo" in Hindi. */
const withoutNear = (address: string): string =>
  address.replace(/^Near (?=\S)/, '').replace(/^([^,]+?) के पास(?=,|$)/, '$1');
