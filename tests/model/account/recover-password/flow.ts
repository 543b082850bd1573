import { checkResetCode, forgotPassword, resetPassword } from '#contract/account-codes.ts';
import { recoverPasswordMachine } from '#application/account/recover-password/machine.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import {
  answered,
  calling,
  refusal,
  refused,
  refusedAs,
  unreachable,
} from '#tests/model/support/wire.ts';
import { defineFlow } from '@sundry/statecharts';

export const EMAIL = 'asha@example.com';
const IDENTIFIER = { type: 'email', value: EMAIL } as const;
const PROOF = { identifier: IDENTIFIER, code: '012345' };
const PASSWORD = 'sundry124';
/** Identical texts: the planned refusal and the one on the screen may come from different calls. */
const NO = 'The server says no.';
const said = answered({ message: 'The server says yes.' });

const wire = {
  sendCode: calling(
    forgotPassword,
    { sent: answered({ message: 'Sent', resend_in: 60 }), refused, unreachable },
    { asks: IDENTIFIER },
  ),
  checkCode: calling(
    checkResetCode,
    {
      right: said,
      wrong: refusedAs('refused', refusal(400, 'code_wrong', NO)),
      unreachable,
    },
    { asks: PROOF },
  ),
  resetPassword: calling(
    resetPassword,
    {
      changed: said,
      late: refusedAs('refused', refusal(400, 'code_late', NO)),
      unreachable,
    },
    { asks: { ...PROOF, password: PASSWORD } },
  ),
};

const NO_TOKEN = 'Who forgot their password has no token that could have ended.';
const impossible = { 'failure: signedOut': NO_TOKEN };

export const flow = defineFlow({
  name: 'account/recover-password',
  machine: recoverPasswordMachine,
  inputs: { 'a customer who forgot': { country: 'US' } },
  events: {
    'identifier.submit': {
      'an e-mail address': { identifier: EMAIL },
      'no address': { identifier: 'asha' },
    },
    'identifier.change': { '': {} },
    'code.submit': {
      'of six digits': { code: '012 345' },
      'of five digits': { code: '01234' },
    },
    'code.resend': { '': {} },
    'password.submit': {
      strong: { form: { password: PASSWORD, confirmation: PASSWORD } },
      'weak, and typed otherwise': { form: { password: 'short', confirmation: 'other' } },
    },
    'dialog.close': { '': {} },
  },
  wire,
  outcomes: await outcomesOf(recoverPasswordMachine, wire),
  impossible: {
    sendCode: impossible,
    checkCode: impossible,
    resetPassword: impossible,
  },
  project: ({ context, output }) => ({
    known: context.identifier !== null,
    identifierRefusal: context.identifierRefusal,
    mayResend: context.mayResend,
    code: context.code,
    codeRefusal: context.codeRefusal,
    password: context.password,
    marked: Object.keys(context.passwordRefusals),
    failure: context.failure?.kind ?? null,
    output: output ?? null,
  }),
  invariants: {
    'a password is kept no longer than it is being set': (it) =>
      it.context.password === '' || it.matches('resetting'),
    'no new password is typed before a code was right': (it) =>
      !it.hasTag('choosing') || it.context.code !== '',
    'nothing that was typed is left once it is over': (it) =>
      it.status !== 'done' || it.context.code === '',
    'another code is asked for after the pause alone': (it) =>
      !it.matches('resending') || it.context.mayResend,
  },
});
