import { labelsOf } from '#application/kernel/labels-of.ts';
import type { ownDataMachine } from './machine.ts';

export const labels = labelsOf<typeof ownDataMachine>({
  events: {
    'data.export': 'the customer presses "Download my data"',
    'account.delete': 'the customer presses "Delete account"',
    'delete.cancel': 'the customer keeps the account',
  },
  actions: {
    saveFile: 'save what has come as a file',
    setCustomer: 'note whose data it is',
    forgetViewed: 'forget what the customer looked at in this browser',
  },
  actors: {
    readOwnData: {
      does: 'ask the server for all that it keeps of the customer',
      accepted: 'it has come',
    },
    removeAccount: {
      does: 'ask the server to delete the account',
      accepted: 'the account is deleted',
      failed: 'something is still under way, or no answer came',
    },
  },
});
