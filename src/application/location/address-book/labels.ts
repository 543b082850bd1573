import { labelsOf } from '#application/kernel/labels-of.ts';
import type { addressBookMachine } from './machine.ts';

export const labels = labelsOf<typeof addressBookMachine>({
  events: {
    'address.delete': 'the customer presses "Delete" on an address',
    'delete.cancel': 'the customer keeps the address',
  },
  actions: { setAddress: 'note which address it is', clearAddress: 'close the question' },
  actors: {
    deleteAddress: {
      does: 'ask the server to delete the address',
      accepted: 'the address is deleted',
      refused: 'the server says no, such as to one that is gone already',
      failed: 'no answer came, or the session has ended',
    },
  },
});
