import { labelsOf } from '#application/kernel/labels-of.ts';
import type { verificationMachine } from './machine.ts';

export const labels = labelsOf<typeof verificationMachine>({
  events: { 'code.send': 'the customer tries again to have a code sent' },
  actions: {
    setCode: 'keep the code until the server has answered',
    setRefusal: 'mark what is wrong with the code',
  },
  actors: {
    sendCode: { does: 'ask the server to send a code', accepted: 'a code is on its way' },
    verifyCode: {
      does: 'ask the server whether the code is right',
      accepted: 'the code is right',
      failed: 'the code is wrong or late, or no answer came',
    },
  },
});
