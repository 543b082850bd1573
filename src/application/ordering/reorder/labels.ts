import { labelsOf } from '#application/kernel/labels-of.ts';
import { trackerLabels } from '#application/ordering/tracker.ts';
import type { reorderMachine } from './machine.ts';

export const labels = labelsOf<typeof reorderMachine>({
  events: {
    'reorder.ask': 'the customer wants an earlier order again',
    'reorder.retry': 'the customer tries again',
    'reorder.confirm': 'the customer wants what can be had',
    'reorder.leave': 'the customer closes the list',
    'replace.confirm': "the customer lets the other store's goods go",
    'replace.cancel': 'the customer keeps the cart as it is',
  },
  guards: {
    nothingChanged: 'all of it can be had, for what it cost',
    someCanBeHad: 'something of it can be had',
    isInModule: 'the customer is in the module of the order',
    meetsOtherStore: "the cart holds another store's goods",
    hasChanged: 'it is not what was shown any more',
  },
  not: {
    nothingChanged: 'something costs another price, or cannot be had',
  },
  actions: {
    ...trackerLabels,
    setReorder: 'note what of it can be had',
    markChanged: 'say that something has changed meanwhile',
    setOtherStore: 'note whose goods would go',
    reloadCart: 'have the cart read anew',
  },
  actors: {
    checkReorder: {
      does: 'ask the server what can be had of it now',
      accepted: 'the server has looked at every line',
      signedOut: 'the session has ended',
      failed: 'it could not be looked at',
    },
    enterModule: 'take the customer into the module of the order',
    putAgain: {
      does: 'ask the server to put it into the cart',
      accepted: 'it is in the cart',
      signedOut: 'neither a customer nor a guest is there',
      failed: 'it was not put in, or the answer was lost',
    },
  },
});
