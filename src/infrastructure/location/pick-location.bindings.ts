import type { Navigator } from '#application/kernel/navigator.port.ts';
import { pageAt } from '#application/kernel/page-at.ts';
import { paths } from '#application/kernel/path.ts';
import { provide } from '#application/kernel/provide.ts';
import type { Geocoder } from '#application/location/geocoder.port.ts';
import type { Geolocator } from '#application/location/geolocator.port.ts';
import { pickLocationMachine } from '#application/location/pick-location/machine.ts';
import { slots } from '#application/location/pick-location/setup.ts';
import type { PlaceStore } from '#application/location/place-store.port.ts';
import type { ZoneFinder } from '#application/location/zone-finder.port.ts';
import { NAVIGATOR, PLATFORM } from '#infrastructure/kernel/kernel.bindings.ts';
import type { LateMachine } from '#infrastructure/kernel/late-machine.bindings.ts';
import { machine } from '#infrastructure/kernel/machine.bindings.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { pickLocationActors } from './pick-location-actors.ts';
import { findingBindings, GEOCODER, GEOLOCATOR } from './finding.bindings.ts';
import { PLACE_STORE, ZONE_FINDER } from './location.bindings.ts';
import { createMapModalTrace } from './map-modal-trace.adapter.ts';

const providePickLocation = (
  platform: Platform,
  geocoder: Geocoder,
  zones: ZoneFinder,
  geolocator: Geolocator,
  places: PlaceStore,
  navigator: Navigator,
) =>
  provide(pickLocationMachine, slots, {
    actors: pickLocationActors({
      geocoder,
      zones,
      geolocator,
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

export const pickLocationDialog: LateMachine<typeof pickLocationMachine> = {
  bindings: [findingBindings],
  machine: machine(providePickLocation, [
    PLATFORM,
    GEOCODER,
    ZONE_FINDER,
    GEOLOCATOR,
    PLACE_STORE,
    NAVIGATOR,
  ]),
};
