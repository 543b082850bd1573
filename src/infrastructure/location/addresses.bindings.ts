import { ContainerModule } from 'inversify';
import { fromPromise } from 'xstate';
import { watchProfile } from '#application/account/watch-profile.ts';
import type { Navigator } from '#application/kernel/navigator.port.ts';
import { paths } from '#application/kernel/path.ts';
import { plug } from '#application/kernel/plug.ts';
import type { ReadModels } from '#application/kernel/read-models.port.ts';
import { addressBookMachine } from '#application/location/address-book.machine.ts';
import { addressBookSlots } from '#application/location/address-book.setup.ts';
import type * as AddressBook from '#application/location/address-book.types.ts';
import type { AddressKeeper } from '#application/location/address-keeper.port.ts';
import type { Geocoder } from '#application/location/geocoder.port.ts';
import type { Geolocator } from '#application/location/geolocator.port.ts';
import { pickLocationMachine } from '#application/location/pick-location.machine.ts';
import { slots as pickLocationSlots } from '#application/location/pick-location.setup.ts';
import { saveAddressMachine } from '#application/location/save-address.machine.ts';
import { saveAddressSlots } from '#application/location/save-address.setup.ts';
import type * as SaveAddress from '#application/location/save-address.types.ts';
import type { ZoneFinder } from '#application/location/zone-finder.port.ts';
import type { AddressId } from '#domain/location/address.ts';
import { HTTP_CLIENT, NAVIGATOR, READ_MODELS } from '#infrastructure/kernel/kernel.bindings.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { createHttpAddressKeeper } from './http-address-keeper.adapter.ts';
import { pickLocationActors } from './pick-location-actors.ts';
import { findingBindings, GEOCODER, GEOLOCATOR } from './finding.bindings.ts';
import { ZONE_FINDER } from './location.bindings.ts';

export const ADDRESS_BOOK_MACHINE = token<typeof addressBookMachine>('AddressBookMachine');
export const SAVE_ADDRESS_MACHINE = token<typeof saveAddressMachine>('SaveAddressMachine');
const ADDRESS_KEEPER = token<AddressKeeper>('AddressKeeper');

const pages = new ContainerModule(({ bind }) => {
  bind(ADDRESS_KEEPER).toResolvedValue(createHttpAddressKeeper, [HTTP_CLIENT]).inSingletonScope();
  bind(ADDRESS_BOOK_MACHINE).toResolvedValue(plugAddressBook, [ADDRESS_KEEPER, READ_MODELS]);
  bind(SAVE_ADDRESS_MACHINE).toResolvedValue(plugSaveAddress, [
    ADDRESS_KEEPER,
    GEOCODER,
    ZONE_FINDER,
    GEOLOCATOR,
    READ_MODELS,
    NAVIGATOR,
  ]);
});

/** What the pages of saved addresses need: it comes with the first of them. */
export const addressesBindings = [findingBindings, pages] as const;

const plugAddressBook = (keeper: AddressKeeper, reads: ReadModels): typeof addressBookMachine =>
  plug(addressBookMachine, addressBookSlots, {
    actors: {
      deleteAddress: fromPromise<AddressBook.DeleteAnswer, AddressBook.Deletion>(
        ({ input, signal }) => keeper.delete(input.id, signal),
      ),
    },
    effects: { refreshReads: () => reads.stale(['profile']) },
  });

const plugSaveAddress = (
  keeper: AddressKeeper,
  geocoder: Geocoder,
  zones: ZoneFinder,
  geolocator: Geolocator,
  reads: ReadModels,
  navigator: Navigator,
): typeof saveAddressMachine =>
  plug(saveAddressMachine, saveAddressSlots, {
    actors: {
      watchProfile,
      readAddress: fromPromise<SaveAddress.ReadAnswer, AddressId>(({ input }) =>
        keeper.find(input),
      ),
      // Its point goes into the form alone: nothing of it is stored, and no reload reopens it.
      pickPlace: plug(pickLocationMachine, pickLocationSlots, {
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
