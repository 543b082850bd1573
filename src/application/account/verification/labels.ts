import { labelsOf } from '#application/kernel/labels-of.ts';
import type { verificationMachine } from './machine.ts';

export const labels = labelsOf<typeof verificationMachine>({
  events: {
    'code.submit': 'the customer sends the code that they typed',
    'code.send': 'the customer tries again to have a code sent',
    'code.resend': 'the customer asks for another code',
  },
  guards: { pauseIsOver: 'a minute has passed since the last code' },
  actions: {
    setSent: 'note that a code is on its way, and when another may be asked for',
    allowResend: 'let the customer ask for another code',
    setCode: 'keep the code until the server has answered',
    setRefusal: 'mark what is wrong with the code',
    setFailure: 'say why it did not work',
    clearCode: 'forget the code that was typed',
    refreshSession: 'have the profile read anew, for the header and everything else',
    notifyOtherTabs: 'tell other tabs that the profile has changed',
  },
  delays: { resendPause: 'after the minute in which no other code is sent' },
  actors: {
    sendCode: {
      does: 'ask the server to send a code',
      accepted: 'a code is on its way',
      failed: 'the server says no, or no answer came',
    },
    verifyCode: {
      does: 'ask the server whether the code is right',
      accepted: 'the code is right',
      failed: 'the code is wrong or late, or no answer came',
    },
  },
});
