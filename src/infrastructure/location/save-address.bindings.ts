import { watchProfile } from '#application/account/watch-profile.ts';
import { paths } from '#application/kernel/path.ts';
import { provide } from '#application/kernel/provide.ts';
import { pickLocationMachine } from '#application/location/pick-location/machine.ts';
import { slots as pickLocationSlots } from '#application/location/pick-location/setup.ts';
import {
  saveAddressMachine,
  saveAddressSlots,
} from '#application/location/save-address/machine.ts';
import { fromCall } from '#infrastructure/kernel/from-call.ts';
import { NAVIGATOR, PLATFORM, READ_MODELS } from '#infrastructure/kernel/bindings.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { HTTP_CLIENT } from '#infrastructure/kernel/wire.bindings.ts';
import { createGeolocator, createGeocoder } from './pick-location.api.ts';
import { createAddressKeeper } from './addresses.api.ts';
import { ZONE_FINDER } from './bindings.ts';
import { pickLocationActors } from './pick-location-actors.ts';

const NO_TRACE = { open: () => () => {} };

export const ADDRESS_KEEPER = service((get) => createAddressKeeper(get(HTTP_CLIENT)));

export const saveAddressDialog = service((get) => {
  const keeper = get(ADDRESS_KEEPER);
  const reads = get(READ_MODELS);
  const navigator = get(NAVIGATOR);
  return provide(saveAddressMachine, saveAddressSlots, {
    actors: {
      watchProfile,
      readAddress: fromCall((id) => keeper.find(id)),
      // Its point goes into the form only: nothing is stored, and no reload reopens it.
      pickPlace: provide(pickLocationMachine, pickLocationSlots, {
        actors: pickLocationActors({
          geocoder: createGeocoder(get(HTTP_CLIENT)),
          zones: get(ZONE_FINDER),
          geolocator: createGeolocator(get(PLATFORM).geolocation),
          trace: NO_TRACE,
        }),
        effects: { savePlace: () => {}, goHome: () => {}, goToLanding: () => {} },
      }),
      saveAddress: fromCall(({ draft, id }, signal) => keeper.save(draft, id, signal)),
    },
    effects: {
      refreshReads: () => reads.stale(['profile']),
      goToAddresses: () => navigator.go(paths.profileSettings(), { replace: true }),
      goHome: () => navigator.go(paths.home(), { replace: true }),
    },
  });
});
