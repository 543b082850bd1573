import { ContainerModule } from 'inversify';
import { fromPromise } from 'xstate';
import { watchProfile } from '#application/account/watch-profile.ts';
import type { Navigator } from '#application/kernel/navigator.port.ts';
import { paths } from '#application/kernel/path.ts';
import { provide } from '#application/kernel/provide.ts';
import type { ReadModels } from '#application/kernel/read-models.port.ts';
import type { AddressKeeper } from '#application/location/address-keeper.port.ts';
import type { Geocoder } from '#application/location/geocoder.port.ts';
import type { Geolocator } from '#application/location/geolocator.port.ts';
import { pickLocationMachine } from '#application/location/pick-location/machine.ts';
import { slots as pickLocationSlots } from '#application/location/pick-location/setup.ts';
import { saveAddressMachine } from '#application/location/save-address/machine.ts';
import { saveAddressSlots } from '#application/location/save-address/setup.ts';
import type * as SaveAddress from '#application/location/save-address/setup.ts';
import type { ZoneFinder } from '#application/location/zone-finder.port.ts';
import type { AddressId } from '#domain/location/address.ts';
import { HTTP_CLIENT, NAVIGATOR, READ_MODELS } from '#infrastructure/kernel/kernel.bindings.ts';
import type { LateMachine } from '#infrastructure/kernel/late-machine.bindings.ts';
import { machine } from '#infrastructure/kernel/machine.bindings.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { findingBindings, GEOCODER, GEOLOCATOR } from './finding.bindings.ts';
import { createHttpAddressKeeper } from './http-address-keeper.adapter.ts';
import { ZONE_FINDER } from './location.bindings.ts';
import { pickLocationActors } from './pick-location-actors.ts';

export const ADDRESS_KEEPER = token<AddressKeeper>('AddressKeeper');

const keeping = new ContainerModule(({ bind }) => {
  bind(ADDRESS_KEEPER).toResolvedValue(createHttpAddressKeeper, [HTTP_CLIENT]).inSingletonScope();
});

const savingBindings = [findingBindings, keeping] as const;
const provideSaveAddress = (
  keeper: AddressKeeper,
  geocoder: Geocoder,
  zones: ZoneFinder,
  geolocator: Geolocator,
  reads: ReadModels,
  navigator: Navigator,
): typeof saveAddressMachine =>
  provide(saveAddressMachine, saveAddressSlots, {
    actors: {
      watchProfile,
      readAddress: fromPromise<SaveAddress.ReadAnswer, AddressId>(({ input }) =>
        keeper.find(input),
      ),
      // Its point goes into the form only: nothing is stored, and no reload reopens it.
      pickPlace: provide(pickLocationMachine, pickLocationSlots, {
        actors: pickLocationActors({ geocoder, zones, geolocator, trace: NO_TRACE }),
        effects: { savePlace: () => {}, goHome: () => {}, goToLanding: () => {} },
      }),
      saveAddress: fromPromise<SaveAddress.SaveAnswer, SaveAddress.Saving>(({ input, signal }) =>
        keeper.save(input.draft, input.id, signal),
      ),
    },
    effects: {
      refreshReads: () => reads.stale(['profile']),
      goToAddresses: () => navigator.go(paths.profileSettings(), { replace: true }),
      goHome: () => navigator.go(paths.home(), { replace: true }),
    },
  });

const NO_TRACE = { open: () => () => {} };

export const saveAddressDialog: LateMachine<typeof saveAddressMachine> = {
  bindings: savingBindings,
  machine: machine(provideSaveAddress, [
    ADDRESS_KEEPER,
    GEOCODER,
    ZONE_FINDER,
    GEOLOCATOR,
    READ_MODELS,
    NAVIGATOR,
  ]),
};
