import { labelsOf } from '#application/kernel/labels-of.ts';
import type { topUpMachine } from './machine.ts';

export const labels = labelsOf<typeof topUpMachine>({
  events: {
    'fund.begin': 'the customer presses "Add fund"',
    'amount.type': 'the customer types an amount',
    'fund.send': 'the customer goes on to the payment',
    'fund.leave': 'the customer closes the form',
    'result.check': 'the customer asks once more what became of it',
    'result.dismiss': 'the customer has read what became of it',
  },
  guards: { hasComeBack: 'the gateway has sent the customer back' },
  actions: {
    setRefusal: 'say what is wrong with the amount',
    clearRefusal: 'take back what was wrong',
    setResult: 'keep what became of the payment',
    clearResult: 'forget the payment',
    forgetPayment: 'take the payment out of the address',
    refreshReads: 'read money and points anew',
  },
  actors: {
    beginTopUp: { does: 'ask the server for a payment', accepted: 'the gateway expects it' },
    findTopUp: {
      does: 'ask the server what became of the payment',
      accepted: 'it is not paid yet',
      failed: 'there is no such payment, or no answer came',
    },
  },
});
