import { provide } from '#application/kernel/provide.ts';
import {
  addressBookMachine,
  addressBookSlots,
} from '#application/location/address-book/machine.ts';
import { fromCall } from '#infrastructure/kernel/from-call.ts';
import { READ_MODELS } from '#infrastructure/kernel/bindings.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { ADDRESS_KEEPER, saveAddressDialog } from './save-address.bindings.ts';

export const ADDRESSES = service((get) => {
  const keeper = get(ADDRESS_KEEPER);
  const reads = get(READ_MODELS);
  return {
    saveAddress: get(saveAddressDialog),
    addressBook: provide(addressBookMachine, addressBookSlots, {
      actors: { deleteAddress: fromCall(({ id }, signal) => keeper.delete(id, signal)) },
      effects: { refreshReads: () => reads.stale(['profile']) },
    }),
  };
});
