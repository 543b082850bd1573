import { labelsOf } from '#application/kernel/labels-of.ts';
import type { ownDataMachine } from './machine.ts';

export const labels = labelsOf<typeof ownDataMachine>({
  events: {
    'profile.change': 'it is known anew who the customer is',
    'data.export': 'the customer presses "Download my data"',
    'account.delete': 'the customer presses "Delete account"',
    'delete.confirm': 'the customer says yes',
    'delete.cancel': 'the customer keeps the account',
  },
  actions: {
    saveFile: 'save what has come as a file',
    setCustomer: 'note whose data it is',
    forgetViewed: 'forget what the customer looked at in this browser',
    goHome: 'leave for the start page of the module',
    setFailure: 'say why the account could not be deleted',
    clearFailure: 'forget what went wrong',
    removeToken: 'end the sign-in in this browser',
  },
  actors: {
    watchProfile: 'listen to who the customer is',
    readOwnData: {
      does: 'ask the server for all that it keeps of the customer',
      accepted: 'it has come',
      failed: 'the server says no, or no answer came',
    },
    removeAccount: {
      does: 'ask the server to delete the account',
      accepted: 'the account is deleted',
      failed: 'something is still under way, or no answer came',
    },
  },
});
