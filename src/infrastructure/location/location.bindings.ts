import { placeValidityMachine, slots } from '#application/location/place-validity/machine.ts';
import { provide } from '#application/kernel/provide.ts';
import { fromCall } from '#infrastructure/kernel/from-call.ts';
import { CURRENT_SCOPE, HTTP_CLIENT, PLATFORM } from '#infrastructure/kernel/kernel.bindings.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { createHttpZoneFinder } from './http-zone-finder.adapter.ts';
import { createHttpZoneReader } from './http-zone-reader.adapter.ts';
import { createLocalStoragePlaceStore } from './local-storage-place-store.adapter.ts';
import { createStaticStreetMap } from './static-street-map.adapter.ts';

export const ZONE_READER = service((get) => {
  const { read, currency } = get(CURRENT_SCOPE);
  return createHttpZoneReader(get(HTTP_CLIENT), () => read().token !== null, currency);
});
export const STREET_MAP_READER = service((get) => createStaticStreetMap(get(PLATFORM).fetch));
export const ZONE_FINDER = service((get) => createHttpZoneFinder(get(HTTP_CLIENT)));
export const PLACE_STORE = service((get) => createLocalStoragePlaceStore(get(PLATFORM)));

export const PLACE_VALIDITY_MACHINE = service((get) => {
  const zones = get(ZONE_FINDER);
  const places = get(PLACE_STORE);
  return provide(placeValidityMachine, slots, {
    actors: { findZones: fromCall(({ point }, signal) => zones.zonesAt(point, signal)) },
    effects: { savePlace: (_, place) => places.save(place) },
  });
});
