import { wordsOf } from '#application/kernel/words-of.ts';
import type { trackOrderMachine } from './track-order.machine.ts';

export const words = wordsOf<typeof trackOrderMachine>({
  events: {
    'orderId.type': 'the customer types the order number',
    'phone.type': 'the customer types the phone number',
    'order.find': 'the customer presses "Find"',
    'other.find': 'the customer wants to see another order',
    'page.hide': 'the customer looks at something else',
    'page.show': 'the customer looks at the page again',
    'order.refresh': 'the order is to be looked at now',
    'cancel.ask': 'the customer wants to cancel the order',
    'cancel.leave': 'the customer would rather keep the order',
    'reason.choose': 'the customer chooses a reason',
    'cancel.confirm': 'the customer is sure to cancel',
  },
  guards: {
    orderIsFinal: 'the order has arrived, or has come to nothing',
    mayCancel: 'the store has not begun with the order',
    reasonIsChosen: 'a reason is chosen',
  },
  actions: {
    showInAddress: 'write the order into the address bar',
    refreshOrders: "read the customer's orders anew",
    setText: 'keep what was typed',
    judge: 'mark what is missing or wrong',
    setClaim: 'look for the order with this number and phone',
    setOrder: 'show how far the order is',
    setFailure: 'show why nothing is known of it',
    setLines: 'show what was ordered',
    clearOrder: 'forget the order that was shown',
    setReasons: 'show the reasons',
    setReason: 'keep the reason',
    setCancelFailure: 'show why it could not be canceled',
    clearCancel: 'forget the reason',
    refreshAgain: 'look at the order once more',
  },
  actors: {
    watchPage: 'watch whether the page is being looked at',
    findOrder: {
      does: 'ask the server for the order',
      accepted: 'the order has come',
      signedOut: 'the order may not be seen from here',
      refused: 'there is no such order',
      failed: 'no answer came',
    },
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
    cancelOrder: {
      does: 'ask the server to cancel the order',
      accepted: 'the order is canceled',
      failed: 'the order could not be canceled',
    },
  },
  delays: { pollInterval: 'after ten seconds' },
});
