import { deleteAddress } from '#contract/location.ts';
import { addressBookMachine } from '#application/location/address-book/machine.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { answered, calling, failures, refusal, refusedAs } from '#tests/model/support/wire.ts';
import { aSavedAddress } from '#tests/support/builders/location.ts';
import { defineFlow } from '@sundry/statecharts';

export const HOME = aSavedAddress();

const wire = {
  deleteAddress: calling(
    deleteAddress,
    {
      deleted: answered({ message: 'Address deleted successfully.' }),
      ...failures,
      refused: refusedAs('refused', refusal(404, 'address', 'This address was not found')),
    },
    { asks: { id: HOME.id } },
  ),
};

export const flow = defineFlow({
  name: 'location/address-book',
  machine: addressBookMachine,
  inputs: { 'a customer': undefined },
  events: {
    'address.delete': { 'the home': { address: HOME } },
    'delete.confirm': { '': {} },
    'delete.cancel': { '': {} },
  },
  wire,
  outcomes: await outcomesOf(addressBookMachine, wire),
  project: ({ context }) => ({
    address: context.address?.id ?? null,
    failure: context.failure?.kind ?? null,
  }),
  invariants: {
    'only what was asked about is deleted': (it) =>
      !it.matches('deleting') || it.context.address !== null,
    'nothing is left of a question that is answered': (it) =>
      !it.matches('listing') || (it.context.address === null && it.context.failure === null),
  },
});
