import { labelsOf } from '#application/kernel/labels-of.ts';
import type { recoverPasswordMachine } from './machine.ts';

export const labels = labelsOf<typeof recoverPasswordMachine>({
  events: {
    'identifier.submit': 'the customer sends their e-mail address or phone',
    'identifier.change': 'the customer begins anew, with another address or another code',
    'password.submit': 'the customer sends a new password',
  },
  actions: {
    setIdentifier: 'note to whom the code goes',
    setIdentifierRefusal: 'mark what is wrong with the address or phone',
    setCode: 'keep the code, with which the new password is set',
    setCodeRefusal: 'mark what is wrong with the code',
    setPassword: 'keep the new password until the server has answered',
    setPasswordRefusals: 'mark what is wrong with the new password',
    clearPassword: 'forget the password that was typed',
  },
  actors: {
    sendCode: {
      does: 'ask the server to send a code',
      accepted: 'a code is on its way, if there is such an account',
    },
    checkCode: {
      does: 'ask the server whether the code is right',
      accepted: 'the code is right',
      failed: 'the code is wrong or late, or no answer came',
    },
    resetPassword: {
      does: 'ask the server to set the new password',
      accepted: 'the new password is set',
    },
  },
});
