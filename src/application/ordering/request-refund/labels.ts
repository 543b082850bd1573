import { labelsOf } from '#application/kernel/labels-of.ts';
import { trackerLabels } from '#application/ordering/tracker.ts';
import type { requestRefundMachine } from './machine.ts';

export const labels = labelsOf<typeof requestRefundMachine>({
  events: {
    'refund.ask': 'the customer wants their money back',
    'refund.retry': 'the customer tries again',
    'note.type': 'the customer types what was wrong',
    'refund.send': 'the customer presses "Request refund"',
    'refund.leave': 'the customer closes the form',
  },
  guards: { isRequestedAlready: 'it was asked for before' },
  actions: {
    ...trackerLabels,
    setNote: 'keep the words',
    clearRequest: 'forget the form',
    lookAgain: 'look at the order once more',
    refreshReads: "read the customer's orders anew",
  },
  actors: {
    readReasons: {
      does: 'ask the server for the possible reasons',
      accepted: 'the reasons have come',
      failed: 'the reasons have not come',
    },
    sendRequest: {
      does: 'ask the server for the refund',
      accepted: 'the store is asked for it',
      signedOut: 'the session has ended',
      failed: 'it was not taken, or the answer was lost',
    },
  },
});
