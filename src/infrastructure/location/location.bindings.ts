import { ContainerModule } from 'inversify';
import { provide } from '#application/kernel/provide.ts';
import * as placeValidity from '#application/location/place-validity/machine.ts';
import type { PlaceStore } from '#application/location/place-store.port.ts';
import { placeValidityMachine } from '#application/location/place-validity/machine.ts';
import type { StreetMapReader } from '#application/location/street-map.port.ts';
import type { ZoneFinder } from '#application/location/zone-finder.port.ts';
import type { ZoneReader } from '#application/location/zone-reader.port.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import { CURRENT_SCOPE, PLATFORM, HTTP_CLIENT } from '#infrastructure/kernel/kernel.bindings.ts';
import type { CurrentScope } from '#infrastructure/kernel/request-scope.ts';
import { machine } from '#infrastructure/kernel/machine.bindings.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { createHttpZoneFinder } from './http-zone-finder.adapter.ts';
import { createHttpZoneReader } from './http-zone-reader.adapter.ts';
import { createLocalStoragePlaceStore } from './local-storage-place-store.adapter.ts';
import { createStaticStreetMap } from './static-street-map.adapter.ts';
import { zonesActor } from './zones-actor.ts';

export const ZONE_READER = token<ZoneReader>('ZoneReader');
export const STREET_MAP_READER = token<StreetMapReader>('StreetMapReader');
export const ZONE_FINDER = token<ZoneFinder>('ZoneFinder');
export const PLACE_STORE = token<PlaceStore>('PlaceStore');

export const locationBindings = new ContainerModule(({ bind }) => {
  bind(ZONE_FINDER).toResolvedValue(createHttpZoneFinder, [HTTP_CLIENT]);
  bind(PLACE_STORE).toResolvedValue(createLocalStoragePlaceStore, [PLATFORM]);
  bind(ZONE_READER).toResolvedValue(
    (http: HttpClient, { read, currency }: CurrentScope) =>
      createHttpZoneReader(http, () => read().token !== null, currency),
    [HTTP_CLIENT, CURRENT_SCOPE],
  );
  bind(STREET_MAP_READER).toResolvedValue(
    ({ fetch }: Platform) => createStaticStreetMap(fetch),
    [PLATFORM],
  );
});

const providePlaceValidity = (zones: ZoneFinder, places: PlaceStore) =>
  provide(placeValidityMachine, placeValidity.slots, {
    actors: { findZones: zonesActor(zones) },
    effects: { savePlace: (_, place) => places.save(place) },
  });

export const locationMachines = {
  placeValidity: machine(providePlaceValidity, [ZONE_FINDER, PLACE_STORE]),
};
