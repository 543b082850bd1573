import { sendVerification, verifyContact } from '#contract/account-codes.ts';
import { verificationMachine } from '#application/account/verification/machine.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { answered, calling, failures, refusal } from '#tests/model/support/wire.ts';
import { defineFlow } from '@sundry/statecharts';

export const REQUEST = { channel: 'email', recipient: 'asha@example.com' } as const;
const SENT = { message: 'A code is on its way to you', resend_in: 60 };
const ON_ITS_WAY = refusal(429, 'code_sent', 'Too many attempts.');
const TYPED = { channel: 'email', code: '012345' } as const;

const wire = {
  sendCode: calling(
    sendVerification,
    {
      sent: answered(SENT),
      'on its way already': { means: 'answered', ending: ON_ITS_WAY },
      ...failures,
    },
    { asks: 'email' as const },
  ),
  verifyCode: calling(
    verifyContact,
    { right: answered({ message: 'Your e-mail address is verified' }), ...failures },
    { asks: TYPED },
  ),
};

export const flow = defineFlow({
  name: 'account/verification',
  machine: verificationMachine,
  inputs: { 'an e-mail address': REQUEST },
  events: {
    'code.submit': {
      'of six digits': { code: '012 345' },
      'of five digits': { code: '01234' },
      'left empty': { code: '' },
    },
    'code.send': { '': {} },
    'code.resend': { '': {} },
    'dialog.close': { '': {} },
  },
  wire,
  outcomes: await outcomesOf(verificationMachine, wire),
  project: ({ context, output }) => ({
    mayResend: context.mayResend,
    code: context.code,
    refusal: context.refusal,
    failure: context.failure?.kind ?? null,
    output: output ?? null,
  }),
  invariants: {
    'a code is kept no longer than it is being checked': (it) =>
      it.context.code === '' || it.matches({ coding: 'checking' }),
    'nothing is marked while it is being sent': (it) =>
      !(it.hasTag('sending') || it.hasTag('checking')) || it.context.refusal === null,
    'another code is asked for after the pause alone': (it) =>
      !it.matches('resending') || it.context.mayResend,
  },
});
