import { assign, sendTo } from 'xstate';
import type { SaidAnswer, SendAnswer, SentCode } from '#application/account/sent-code.ts';
import { answered, type Answered } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import { finalOutput } from '#application/kernel/final-output.ts';
import { parsed } from '#application/kernel/parsed.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { to } from '#application/kernel/system.ts';
import { type Channel, type CodeRefusal, parseCode } from '#domain/account/verification-code.ts';

export type VerificationRequest = {
  readonly channel: Channel;
  readonly recipient: string;
};

declare module '#application/kernel/dialog.ts' {
  interface AppDialogs {
    verification: VerificationRequest;
  }
}

export type SubmitCode = { readonly type: 'code.submit'; readonly code: string };

export type Command =
  | SubmitCode
  | { readonly type: 'code.send' }
  | { readonly type: 'code.resend' }
  | { readonly type: 'dialog.close' };

export type Input = VerificationRequest;
export type Output = 'verified' | 'dismissed';

export type Context = Input & {
  /** Milliseconds until another code can be sent. */
  readonly resendIn: number;
  readonly mayResend: boolean;
  readonly code: string;
  readonly refusal: CodeRefusal | null;
  readonly failure: CallFailure | null;
};

export type TypedCode = { readonly channel: Channel; readonly code: string };

export type Tag = 'sending' | 'unsent' | 'checking';

export const slots = {
  actors: {
    sendCode: portActor<Channel, SendAnswer>('sendCode'),
    verifyCode: portActor<TypedCode, SaidAnswer>('verifyCode'),
  },
  effects: {
    notifyOtherTabs: effect(),
  },
};

export const verification = setupMachine({
  types: {} as { input: Input; context: Context; events: Command; output: Output; tags: Tag },
  slots,
  delays: { resendPause: ({ context }) => context.resendIn },
  guards: {
    pauseIsOver: ({ context }) => context.mayResend,
  },
  actions: {
    setSent: assign((_, { resendIn }: SentCode) => ({
      resendIn,
      mayResend: false,
      refusal: null,
      failure: null,
    })),
    allowResend: assign({ mayResend: true }),
    setCode: assign((_, code: string) => ({ code, refusal: null, failure: null })),
    setRefusal: assign((_, refusal: CodeRefusal) => ({ refusal, failure: null })),
    setFailure: assign((_, failure: CallFailure) => ({ failure, code: '' })),
    clearCode: assign({ code: '', refusal: null, failure: null }),
    refreshSession: sendTo(to('session'), { type: 'profile.refresh' }),
  },
});

type Sent = { readonly event: SubmitCode };

export const verificationMachine = verification.createMachine({
  id: 'verification',
  description: 'A customer proves that an e-mail address or a phone number is theirs.',
  context: ({ input }) => ({
    ...input,
    resendIn: 0,
    mayResend: false,
    code: '',
    refusal: null,
    failure: null,
  }),
  initial: 'sending',
  states: {
    sending: {
      description: 'The server sends a code to the address or the phone.',
      tags: 'sending',
      meta: { reqs: ['ACC-16'] },
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => context.channel,
        onDone: answered(({ value, failure }: Answered<SendAnswer>) => ({
          accepted: { target: 'coding', actions: { type: 'setSent', params: value } },
          failed: { target: 'unsent', actions: { type: 'setFailure', params: failure } },
        })),
      },
    },
    unsent: {
      description: 'No code could be sent. The customer may try again.',
      tags: 'unsent',
      meta: { reqs: ['ACC-16'] },
      on: {
        'code.send': { target: 'sending', actions: 'clearCode' },
        'dialog.close': 'dismissed',
      },
    },
    coding: {
      description: 'A code is on its way. After a minute another one may be asked for.',
      meta: { reqs: ['ACC-16'] },
      after: { resendPause: { actions: 'allowResend' } },
      initial: 'entering',
      states: {
        entering: {
          description: 'The customer types the code, or pastes it.',
          meta: { reqs: ['ACC-16'] },
          on: {
            'code.submit': parsed(
              ({ event }: Sent) => parseCode(event.code),
              ({ value, refusals }) => ({
                complete: { target: 'checking', actions: { type: 'setCode', params: value } },
                refused: { actions: { type: 'setRefusal', params: refusals } },
              }),
            ),
            'code.resend': {
              guard: 'pauseIsOver',
              target: '#verification.resending',
              actions: 'clearCode',
            },
            'dialog.close': '#verification.dismissed',
          },
        },
        checking: {
          description: 'The server holds the code against the one that it sent.',
          tags: 'checking',
          meta: { reqs: ['ACC-16'] },
          invoke: {
            id: 'verifyCode',
            src: 'verifyCode',
            input: ({ context: { channel, code } }) => ({ channel, code }),
            onDone: answered(({ value, failure }: Answered<SaidAnswer>) => ({
              accepted: {
                target: '#verification.verified',
                actions: {
                  type: 'showNotice',
                  params: (done: Parameters<typeof value>[0]) =>
                    ({ kind: 'contactVerified', text: value(done).said }) as const,
                },
              },
              failed: { target: 'entering', actions: { type: 'setFailure', params: failure } },
            })),
          },
        },
      },
    },
    resending: {
      description: 'The server sends another code. The one before is worth nothing then.',
      tags: 'sending',
      meta: { reqs: ['ACC-16'] },
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => context.channel,
        onDone: answered(({ value, failure }: Answered<SendAnswer>) => ({
          accepted: { target: 'coding', actions: { type: 'setSent', params: value } },
          failed: { target: 'coding', actions: { type: 'setFailure', params: failure } },
        })),
      },
    },
    verified: {
      type: 'final',
      description: 'It is known that the customer reads what is sent there.',
      meta: { reqs: ['ACC-16'] },
      entry: ['clearCode', 'refreshSession', 'notifyOtherTabs'],
      output: 'verified',
    },
    dismissed: {
      type: 'final',
      description: 'The customer leaves it for another time.',
      meta: { reqs: ['ACC-16'] },
      output: 'dismissed',
    },
  },
  output: finalOutput<Output>(),
});
