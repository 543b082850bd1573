import { labelsOf } from '#application/kernel/labels-of.ts';
import type { recoverPasswordMachine } from './machine.ts';

export const labels = labelsOf<typeof recoverPasswordMachine>({
  events: {
    'identifier.submit': 'the customer sends their e-mail address or phone',
    'identifier.change': 'the customer begins anew, with another address or another code',
    'code.submit': 'the customer sends the code that they typed',
    'code.resend': 'the customer asks for another code',
    'password.submit': 'the customer sends a new password',
  },
  guards: { pauseIsOver: 'a minute has passed since the last code' },
  actions: {
    setIdentifier: 'note to whom the code goes',
    setIdentifierRefusal: 'mark what is wrong with the address or phone',
    setSent: 'note that a code is on its way, and when another may be asked for',
    allowResend: 'let the customer ask for another code',
    setCode: 'keep the code, with which the new password is set',
    setCodeRefusal: 'mark what is wrong with the code',
    clearCode: 'forget the code that was typed',
    setPassword: 'keep the new password until the server has answered',
    setPasswordRefusals: 'mark what is wrong with the new password',
    clearPassword: 'forget the password that was typed',
    setFailure: 'say why it did not work',
  },
  delays: { resendPause: 'after the minute in which no other code is sent' },
  actors: {
    sendCode: {
      does: 'ask the server to send a code',
      accepted: 'a code is on its way, if there is such an account',
      failed: 'the server says no, or no answer came',
    },
    checkCode: {
      does: 'ask the server whether the code is right',
      accepted: 'the code is right',
      failed: 'the code is wrong or late, or no answer came',
    },
    resetPassword: {
      does: 'ask the server to set the new password',
      accepted: 'the new password is set',
      failed: 'the server says no, or no answer came',
    },
  },
});
