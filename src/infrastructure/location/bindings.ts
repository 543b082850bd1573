import { provide } from '#application/kernel/provide.ts';
import { placeValidityMachine, slots } from '#application/location/place-validity/machine.ts';
import { fromCall } from '#infrastructure/kernel/from-call.ts';
import { CURRENT_SCOPE, HTTP_CLIENT, PLATFORM } from '#infrastructure/kernel/bindings.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { createZoneFinder, createZoneReader } from './api.ts';
import { createPlaceStore } from './storage.ts';
import { createStreetMap } from './street-map.ts';

export const ZONE_READER = service((get) => {
  const { read, currency } = get(CURRENT_SCOPE);
  return createZoneReader(get(HTTP_CLIENT), () => read().token !== null, currency);
});
export const STREET_MAP_READER = service((get) => createStreetMap(get(PLATFORM).fetch));
export const ZONE_FINDER = service((get) => createZoneFinder(get(HTTP_CLIENT)));
export const PLACE_STORE = service((get) => createPlaceStore(get(PLATFORM)));

export const PLACE_VALIDITY_MACHINE = service((get) => {
  const zones = get(ZONE_FINDER);
  const places = get(PLACE_STORE);
  return provide(placeValidityMachine, slots, {
    actors: { findZones: fromCall(({ point }, signal) => zones.zonesAt(point, signal)) },
    effects: { savePlace: (_, place) => places.save(place) },
  });
});
