import { answered, type Answered } from '#application/kernel/answered.ts';
import { addressBook, toDeletion } from './address-book.setup.ts';
import type * as AddressBook from './address-book.types.ts';

/** @see docs/charts/location-address-book.md, rendered from this file */
export const addressBookMachine = addressBook.createMachine({
  id: 'addressBook',
  description: 'A customer looks through their saved addresses, and deletes what is out of date.',
  context: { address: null, failure: null },
  initial: 'listing',
  states: {
    listing: {
      description: 'The saved addresses are on show.',
      meta: { reqs: ['ADDR-01', 'ADDR-02', 'ADDR-03', 'ADDR-04'] },
      on: {
        'address.delete': {
          target: 'confirming',
          actions: { type: 'setAddress', params: ({ event }) => event.address },
        },
      },
    },
    confirming: {
      description: 'The customer is asked whether this address is to be deleted.',
      tags: 'asking',
      meta: { reqs: ['ADDR-05'] },
      on: {
        'delete.confirm': 'deleting',
        'delete.cancel': { target: 'listing', actions: 'clearAddress' },
      },
    },
    deleting: {
      description: 'The server deletes the address.',
      tags: ['asking', 'busy'],
      meta: { reqs: ['ADDR-05', 'API-19', 'ERR-31'] },
      invoke: {
        id: 'deleteAddress',
        src: 'deleteAddress',
        input: ({ context }) => toDeletion(context),
        onDone: answered(({ failure }: Answered<AddressBook.DeleteAnswer>) => ({
          accepted: {
            target: 'listing',
            actions: [
              'clearAddress',
              { type: 'showNotice', params: { kind: 'addressDeleted' } },
              'refreshReads',
            ],
          },
          refused: {
            target: 'listing',
            actions: ['clearAddress', { type: 'showFailure', params: failure }, 'refreshReads'],
          },
          failed: {
            target: 'confirming',
            actions: { type: 'setFailure', params: failure },
          },
        })),
      },
    },
  },
});
