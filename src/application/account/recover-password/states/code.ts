import { answered, type Answered } from '#application/kernel/answered.ts';
import { parsed } from '#application/kernel/parsed.ts';
import { parseCode } from '#domain/account/verification-code.ts';
import { identifierIn, recovery } from '../setup.ts';
import type { SaidAnswer, SendAnswer } from '#application/account/sent-code.ts';
import type * as Recovery from '../setup.ts';

type Typed = { readonly event: Recovery.SubmitCode };

export const sending = recovery.createStateConfig({
  description: 'The server sends a code, if there is such an account, and does not say whether.',
  tags: ['identifying', 'busy'],
  meta: { reqs: ['AUTH-05'] },
  invoke: {
    id: 'sendCode',
    src: 'sendCode',
    input: ({ context }) => identifierIn(context),
    onDone: answered(({ value, failure }: Answered<SendAnswer>) => ({
      accepted: { target: 'coding', actions: { type: 'setSent', params: value } },
      failed: { target: 'identifying', actions: { type: 'setFailure', params: failure } },
    })),
  },
});

export const coding = recovery.createStateConfig({
  description: 'A code may be on its way. After a minute another one may be asked for.',
  tags: 'coding',
  meta: { reqs: ['AUTH-05'] },
  after: { resendPause: { actions: 'allowResend' } },
  initial: 'entering',
  states: {
    entering: {
      description: 'The customer types the code, or pastes it.',
      meta: { reqs: ['AUTH-05'] },
      on: {
        'code.submit': parsed(
          ({ event }: Typed) => parseCode(event.code),
          ({ value, refusals }) => ({
            complete: { target: 'checking', actions: { type: 'setCode', params: value } },
            refused: { actions: { type: 'setCodeRefusal', params: refusals } },
          }),
        ),
        'code.resend': {
          guard: 'pauseIsOver',
          target: '#recoverPassword.resending',
          actions: 'clearCode',
        },
        'identifier.change': { target: '#recoverPassword.identifying', actions: 'clearCode' },
        'dialog.close': '#recoverPassword.dismissed',
      },
    },
    checking: {
      description: 'The server holds the code against the one that it sent.',
      tags: 'busy',
      meta: { reqs: ['AUTH-05'] },
      invoke: {
        id: 'checkCode',
        src: 'checkCode',
        input: ({ context }) => ({ identifier: identifierIn(context), code: context.code }),
        onDone: answered(({ failure }: Answered<SaidAnswer>) => ({
          accepted: { target: '#recoverPassword.choosing' },
          failed: {
            target: 'entering',
            actions: ['clearCode', { type: 'setFailure', params: failure }],
          },
        })),
      },
    },
  },
});

export const resending = recovery.createStateConfig({
  description: 'The server sends another code. The one before is worth nothing then.',
  tags: ['coding', 'busy'],
  meta: { reqs: ['AUTH-05'] },
  invoke: {
    id: 'sendCode',
    src: 'sendCode',
    input: ({ context }) => identifierIn(context),
    onDone: answered(({ value, failure }: Answered<SendAnswer>) => ({
      accepted: { target: 'coding', actions: { type: 'setSent', params: value } },
      failed: { target: 'coding', actions: { type: 'setFailure', params: failure } },
    })),
  },
});
