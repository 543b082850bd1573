import { assign } from 'xstate';
import type { SaidAnswer, SendAnswer, SentCode } from '#application/account/sent-code.ts';
import { answered, type Answered } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { finalOutput } from '#application/kernel/final-output.ts';
import { parsed } from '#application/kernel/parsed.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import type { Country } from '#domain/account/phone.ts';
import {
  type IdentifierRefusal,
  type NewPasswordForm,
  type NewPasswordRefusals,
  parseNewPassword,
  parseRecovery,
} from '#domain/account/recovery.ts';
import type { Identifier } from '#domain/account/sign-in.ts';
import { type CodeRefusal, parseCode } from '#domain/account/verification-code.ts';
import { Defect } from '#domain/kernel/defect.ts';

declare module '#application/kernel/dialog.ts' {
  interface AppDialogs {
    recoverPassword: null;
  }
}

type SubmitIdentifier = { readonly type: 'identifier.submit'; readonly identifier: string };
type SubmitCode = { readonly type: 'code.submit'; readonly code: string };
type SubmitPassword = {
  readonly type: 'password.submit';
  readonly form: NewPasswordForm;
};

export type Command =
  | SubmitIdentifier
  | SubmitCode
  | { readonly type: 'code.resend' }
  | SubmitPassword
  /** Changes the address or phone, or requests another code. */
  | { readonly type: 'identifier.change' }
  | { readonly type: 'dialog.close' };

type Input = {
  readonly country: Country;
};
type Output = 'changed' | 'dismissed';

type Context = Input & {
  readonly identifier: Identifier | null;
  readonly identifierRefusal: IdentifierRefusal | null;
  /** Milliseconds until another code can be sent. */
  readonly resendIn: number;
  readonly mayResend: boolean;
  /** Stored once it is known to be right: the new password is set with it. */
  readonly code: string;
  readonly codeRefusal: CodeRefusal | null;
  readonly password: string;
  readonly passwordRefusals: NewPasswordRefusals;
  readonly failure: CallFailure | null;
};

export type Proof = { readonly identifier: Identifier; readonly code: string };
export type Reset = Proof & { readonly password: string };

type Tag = 'identifying' | 'coding' | 'choosing' | 'busy';

export const slots = {
  actors: {
    sendCode: portActor<Identifier, SendAnswer>('sendCode'),
    checkCode: portActor<Proof, SaidAnswer>('checkCode'),
    resetPassword: portActor<Reset, SaidAnswer>('resetPassword'),
  },
  effects: {},
};

const FINE = {
  identifierRefusal: null,
  codeRefusal: null,
  passwordRefusals: {},
  failure: null,
} as const satisfies Partial<Context>;

const recovery = setupMachine({
  types: {} as { input: Input; context: Context; events: Command; output: Output; tags: Tag },
  slots,
  sets: ['failure'],
  delays: { resendPause: ({ context }) => context.resendIn },
  guards: {
    pauseIsOver: ({ context }) => context.mayResend,
  },
  actions: {
    setIdentifier: assign((_, identifier: Identifier) => ({ identifier, ...FINE })),
    setIdentifierRefusal: assign((_, identifierRefusal: IdentifierRefusal) => ({
      ...FINE,
      identifierRefusal,
    })),
    setSent: assign((_, { resendIn }: SentCode) => ({ resendIn, mayResend: false, ...FINE })),
    allowResend: assign({ mayResend: true }),
    setCode: assign((_, code: string) => ({ code, ...FINE })),
    setCodeRefusal: assign((_, codeRefusal: CodeRefusal) => ({ ...FINE, codeRefusal })),
    clearCode: assign({ code: '', ...FINE }),
    setPassword: assign((_, password: string) => ({ password, ...FINE })),
    setPasswordRefusals: assign((_, passwordRefusals: NewPasswordRefusals) => ({
      ...FINE,
      passwordRefusals,
    })),
    /** Passwords are cleared as soon as they are not needed. */
    clearPassword: assign({ password: '' }),
  },
});

const identifierIn = ({ identifier }: Context): Identifier => {
  if (!identifier) throw new Defect('A code was asked for before it was said for whom');
  return identifier;
};

type Typed = { readonly event: SubmitCode };

const sending = recovery.createStateConfig({
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

const coding = recovery.createStateConfig({
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

const resending = recovery.createStateConfig({
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

type Named = { readonly context: Context; readonly event: SubmitIdentifier };
type Chosen = { readonly context: Context; readonly event: SubmitPassword };

export const recoverPasswordMachine = recovery.createMachine({
  id: 'recoverPassword',
  description: 'A customer forgot their password, and sets a new one with a code that is sent.',
  context: ({ input }) => ({
    ...input,
    identifier: null,
    resendIn: 0,
    mayResend: false,
    code: '',
    password: '',
    ...FINE,
  }),
  initial: 'identifying',
  states: {
    identifying: {
      description: 'The customer says by which e-mail address or phone they are known.',
      tags: 'identifying',
      meta: { reqs: ['AUTH-05'] },
      on: {
        'identifier.submit': parsed(
          ({ context, event }: Named) => parseRecovery(event.identifier, context.country),
          ({ value, refusals }) => ({
            complete: { target: 'sending', actions: { type: 'setIdentifier', params: value } },
            refused: { actions: { type: 'setIdentifierRefusal', params: refusals } },
          }),
        ),
        'dialog.close': 'dismissed',
      },
    },
    sending,
    coding,
    resending,
    choosing: {
      description: 'The code was right: the customer types a new password, twice.',
      tags: 'choosing',
      meta: { reqs: ['AUTH-05'] },
      on: {
        'password.submit': parsed(
          ({ context, event }: Chosen) =>
            parseNewPassword(event.form, {
              identifier: identifierIn(context),
              country: context.country,
            }),
          ({ value, refusals }) => ({
            complete: { target: 'resetting', actions: { type: 'setPassword', params: value } },
            refused: { actions: { type: 'setPasswordRefusals', params: refusals } },
          }),
        ),
        'identifier.change': { target: 'identifying', actions: 'clearCode' },
        'dialog.close': 'dismissed',
      },
    },
    resetting: {
      description: 'The server sets the new password, and signs the customer out everywhere.',
      tags: ['choosing', 'busy'],
      meta: { reqs: ['AUTH-05'] },
      exit: 'clearPassword',
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context }) => ({
          identifier: identifierIn(context),
          code: context.code,
          password: context.password,
        }),
        onDone: answered(({ value, failure }: Answered<SaidAnswer>) => ({
          accepted: {
            target: 'changed',
            actions: {
              type: 'showNotice',
              params: (done: Parameters<typeof value>[0]) =>
                ({ kind: 'passwordChanged', text: value(done).said }) as const,
            },
          },
          failed: { target: 'choosing', actions: { type: 'setFailure', params: failure } },
        })),
      },
    },
    changed: {
      type: 'final',
      description: 'The new password counts. The customer signs in with it.',
      meta: { reqs: ['AUTH-05'] },
      entry: 'clearCode',
      output: 'changed',
    },
    dismissed: {
      type: 'final',
      description: 'The customer is back where they came from, and nothing is changed.',
      meta: { reqs: ['AUTH-05'] },
      entry: 'clearCode',
      output: 'dismissed',
    },
  },
  output: finalOutput<Output>(),
});
