import { provide } from '#application/kernel/provide.ts';
import { placeValidityMachine, slots } from '#application/location/place-validity/machine.ts';
import { fromCall } from '#infrastructure/kernel/from-call.ts';
import { PLATFORM } from '#infrastructure/kernel/bindings.ts';
import { lateAdapter } from '#infrastructure/kernel/late-adapter.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { createPlaceStore } from './storage.ts';

export const ZONE_READER = service((get) =>
  lateAdapter(get, async () => (await import('./readers.adapter.ts')).ZONE_ADAPTER),
);
export const ZONE_FINDER = service((get) =>
  lateAdapter(get, async () => (await import('./readers.adapter.ts')).ZONE_FINDER_ADAPTER),
);
export const STREET_MAP_READER = service((get) =>
  lateAdapter(get, async () => (await import('./street-map.adapter.ts')).STREET_MAP_ADAPTER),
);
export const PLACE_STORE = service((get) => createPlaceStore(get(PLATFORM)));

export const PLACE_VALIDITY_MACHINE = service((get) => {
  const zones = get(ZONE_FINDER);
  const places = get(PLACE_STORE);
  return provide(placeValidityMachine, slots, {
    actors: { findZones: fromCall(({ point }, signal) => zones.zonesAt(point, signal)) },
    effects: { savePlace: (_, place) => places.save(place) },
  });
});
