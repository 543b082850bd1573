import { assign, sendTo, setup } from 'xstate';
import { answerGuards } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import type { Meta } from '#application/kernel/meta.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { showing, showingFailure } from '#application/kernel/show-notice.ts';
import { to } from '#application/kernel/system.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { Address } from '#domain/location/address.ts';
import type * as AddressBook from './address-book.types.ts';

/** What the address book needs from outside. */
export const addressBookSlots = {
  actors: {
    deleteAddress: portActor<AddressBook.Deletion, AddressBook.DeleteAnswer>('deleteAddress'),
  },
  effects: {
    /** The list is read anew, here and where one of the addresses is chosen. */
    refreshReads: effect(),
  },
};

export const addressBook = setup({
  types: {
    context: {} as AddressBook.Context,
    events: {} as AddressBook.Command,
    tags: {} as AddressBook.Tag,
    meta: {} as Meta,
  },
  actors: addressBookSlots.actors,
  guards: answerGuards,
  actions: {
    ...addressBookSlots.effects,
    setAddress: assign((_, address: Address) => ({ address, failure: null })),
    clearAddress: assign({ address: null, failure: null }),
    setFailure: assign((_, failure: CallFailure) => ({ failure })),
    showNotice: sendTo(to('toasts'), showing),
    showFailure: sendTo(to('toasts'), showingFailure),
  },
});

export function toDeletion({ address }: AddressBook.Context): AddressBook.Deletion {
  if (!address) throw new Defect('No address was chosen to be deleted');
  return { id: address.id };
}
