import { labelsOf } from '#application/kernel/labels-of.ts';
import type { payMachine } from './machine.ts';

export const labels = labelsOf<typeof payMachine>({
  events: {
    'payment.begin': 'the customer goes to the payment page once more',
    'payment.check': 'the customer asks whether it is paid',
    'method.change': 'the customer chooses another way to pay',
  },
  guards: {
    isToBeBegun: 'it was just placed, and no one has been at the gateway yet',
    isAwaited: 'the gateway has not answered',
    isSettled: 'it is paid, or will be in cash',
    wayIsOffered: 'it can be paid in this way',
    hasNoPage: 'there is no page to pay at: it may be paid already',
    isNotPayable: 'it cannot be paid any more',
    failsWhileAwaited: 'it did not work, and the gateway may still answer',
  },
  actions: {
    setPayable: 'keep how it is paid',
    setMethod: 'keep the other way to pay',
    noteMissingPage: 'note that the customer is not led to a page again unasked',
    refreshReads: 'read orders, trips and the wallet anew',
    lookAgain: 'let the order or the trip that is tracked be read anew',
  },
  actors: {
    readPayable: {
      does: 'ask the server how it is paid',
      accepted: 'it is not to be paid any more',
      failed: 'no answer came',
    },
    beginPayment: { does: 'ask the server for the payment', accepted: 'the gateway expects it' },
    changeMethod: { does: 'ask the server to be paid in another way', accepted: 'it is noted' },
  },
  delays: { pollInterval: 'a few seconds have passed' },
});
