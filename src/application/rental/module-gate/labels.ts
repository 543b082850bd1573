import { labelsOf } from '#application/kernel/labels-of.ts';
import type { moduleGateMachine } from './machine.ts';

export const labels = labelsOf<typeof moduleGateMachine>({
  events: {
    'prompt.confirm': 'the customer says: yes, clear the trip cart',
    'prompt.cancel': 'the customer would rather keep it',
  },
  guards: {
    cartIsEmptied: 'nothing is in the trip cart any more',
    cartIsAsAgreed: 'the customer has said yes to just these vehicles',
    customerHasAgreed: 'the customer has said yes before',
    pickupIsServed: 'its vehicles are handed over there, or it is empty',
  },
  rest: {
    'locked.comparing · at once':
      'its vehicles are not handed over there, and no yes to these was given',
  },
  actions: {
    setNote: 'see what a closed tab had removed',
    setCart: 'see what is in the trip cart',
    agree: 'keep in mind what they have said yes to',
    replaceJournal: 'note what is about to go, or what was noted before',
    releaseJournal: 'let other tabs change the trip cart',
    saveCount: 'count no vehicle in the header',
    reloadTripCart: 'have the trip cart read again',
  },
  notices: {
    'locked.clearing · done: clearCart': ['tripCartElsewhere'],
    'locked.lookingAgain · done: readAgain': ['tripCartElsewhere'],
  },
  actors: {
    takeJournal: 'wait for other tabs, and read what a closed one has noted',
    readCart: {
      does: 'ask the server what is in the trip cart',
      accepted: 'the trip cart has come',
      failed: 'the trip cart could not be read',
    },
    clearCart: {
      does: 'have the trip cart cleared',
      accepted: 'the trip cart is empty',
      failed: 'the trip cart could not be cleared',
    },
  },
});
