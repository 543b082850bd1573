import { pageAt } from '#application/kernel/page-at.ts';
import { paths } from '#application/kernel/path.ts';
import { provide } from '#application/kernel/provide.ts';
import { pickLocationMachine } from '#application/location/pick-location/machine.ts';
import { slots } from '#application/location/pick-location/setup.ts';
import { NAVIGATOR, PLATFORM } from '#infrastructure/kernel/bindings.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { HTTP_CLIENT } from '#infrastructure/kernel/wire.bindings.ts';
import { createGeolocator, createGeocoder } from './pick-location.api.ts';
import { PLACE_STORE, ZONE_FINDER } from './bindings.ts';
import { createMapModalTrace } from './map-modal-trace.ts';
import { pickLocationActors } from './pick-location-actors.ts';

export const pickLocationDialog = service((get) => {
  const platform = get(PLATFORM);
  const places = get(PLACE_STORE);
  const navigator = get(NAVIGATOR);
  return provide(pickLocationMachine, slots, {
    actors: pickLocationActors({
      geocoder: createGeocoder(get(HTTP_CLIENT)),
      zones: get(ZONE_FINDER),
      geolocator: createGeolocator(platform.geolocation),
      trace: createMapModalTrace(platform),
    }),
    effects: {
      savePlace: (_, place) => places.save(place),
      goHome: () => navigator.go(paths.home()),
      goToLanding: () => {
        if (pageAt(platform.currentUrl())?.id !== 'landing') {
          navigator.go(paths.landing(), { replace: true });
        }
      },
    },
  });
});
