import { ContainerModule } from 'inversify';
import { fromPromise } from 'xstate';
import { provide } from '#application/kernel/provide.ts';
import type { ReadModels } from '#application/kernel/read-models.port.ts';
import {
  addressBookMachine,
  addressBookSlots,
} from '#application/location/address-book/machine.ts';
import type * as AddressBook from '#application/location/address-book/machine.ts';
import type { saveAddressMachine } from '#application/location/save-address/machine.ts';
import type { AddressKeeper } from '#application/location/address-keeper.port.ts';
import { READ_MODELS } from '#infrastructure/kernel/kernel.bindings.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { ADDRESS_KEEPER, saveAddressDialog } from './save-address.bindings.ts';

export const ADDRESS_BOOK_MACHINE = token<typeof addressBookMachine>('AddressBookMachine');
export const SAVE_ADDRESS_MACHINE = token<typeof saveAddressMachine>('SaveAddressMachine');

const pages = new ContainerModule(({ bind }) => {
  bind(ADDRESS_BOOK_MACHINE).toResolvedValue(provideAddressBook, [ADDRESS_KEEPER, READ_MODELS]);
  bind(SAVE_ADDRESS_MACHINE).toDynamicValue((context) => saveAddressDialog.machine(context));
});

export const addressesBindings = [...saveAddressDialog.bindings, pages] as const;

const provideAddressBook = (keeper: AddressKeeper, reads: ReadModels): typeof addressBookMachine =>
  provide(addressBookMachine, addressBookSlots, {
    actors: {
      deleteAddress: fromPromise<AddressBook.DeleteAnswer, AddressBook.Deletion>(
        ({ input, signal }) => keeper.delete(input.id, signal),
      ),
    },
    effects: { refreshReads: () => reads.stale(['profile']) },
  });
