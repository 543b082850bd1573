import { wordsOf } from '#application/kernel/words-of.ts';
import { followWords } from './follow.words.ts';
import type { trackOrderMachine } from './track-order.machine.ts';

const follow = followWords({ noun: 'order', button: 'Track order' });

export const words = wordsOf<typeof trackOrderMachine>({
  events: {
    ...follow.events,
    'beside.open': 'something is opened beside the order, such as a review',
    'beside.close': 'what was open beside the order is closed',
    'reason.choose': 'the customer chooses a reason',
  },
  guards: {
    ...follow.guards,
    isCustomer: 'it is a customer who is there now',
    isOver: 'the order has arrived, or has come to nothing',
    mayCancel: 'the store has not begun with the order',
    reasonIsChosen: 'a reason is chosen',
  },
  actions: {
    ...follow.actions,
    refreshReads: "read the customer's orders anew",
    setLines: 'show what was ordered',
    setReasons: 'show the reasons',
  },
  actors: {
    ...follow.actors,
    readLines: {
      does: 'ask the server what was ordered',
      accepted: 'the items have come',
      failed: 'the items may not be seen from here',
    },
    readReasons: {
      does: 'ask the server for possible reasons',
      accepted: 'the reasons have come',
      failed: 'the reasons could not be read',
    },
  },
  delays: follow.delays,
});
