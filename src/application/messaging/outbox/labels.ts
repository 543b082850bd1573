import { labelsOf } from '#application/kernel/labels-of.ts';
import type { outboxMachine } from './machine.ts';

export const labels = labelsOf<typeof outboxMachine>({
  does: 'send what the customer writes',
  events: {
    'text.type': 'the customer writes to a partner',
    'message.send': 'the customer sends what is written',
    'letter.retry': 'the customer sends again what could not be sent',
    'letter.discard': 'the customer gives up what could not be sent',
    'customer.change': 'a customer has signed in, or is there no longer',
    'network.return': 'there is a network again',
    'letters.arrive': 'a thread shows what was thought not to be sent',
  },
  guards: {
    letterIsWaiting: 'something waits to be sent, and its writer is signed in',
    draftIsSendable: 'it says or shows something, and not too much',
    letterHasFailed: 'it could not be sent',
    customerIsOther: 'it is another customer than the one who has written',
    customerHasLeft: 'the customer has signed out',
  },
  actions: {
    setText: 'keep what is written',
    addImages: 'take the pictures that fit, and say of the rest why not',
    removeImage: 'take the picture out',
    postLetter: 'put what is written last in the line, and begin anew',
    setSent: 'show it as said',
    setFailed: 'show that it could not be sent, and why',
    retryLetter: 'put it back into the line',
    retryStranded: 'put all that found no way back into the line',
    dropLetter: 'give it up',
    dropArrived: 'show it as said, since it is',
    setCustomer: 'note who writes',
    setAway: 'keep it until its writer has signed in again',
    forgetLetters: 'forget what was written',
    forgetOwner: 'forget who has written',
    reportSent: 'have the conversations read anew',
  },
  actors: {
    watchCustomer: 'watch who is signed in',
    watchNetwork: 'watch whether there is a network',
    sendLetter: {
      does: 'give the letter to the server',
      accepted: 'the server has it',
      signedOut: 'the sign-in has ended',
    },
  },
});
