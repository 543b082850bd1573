import { assign } from 'xstate';
import type { SaidAnswer, SendAnswer, SentCode } from '#application/account/sent-code.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import type { Country } from '#domain/account/phone.ts';
import type {
  IdentifierRefusal,
  NewPasswordForm,
  NewPasswordRefusals,
} from '#domain/account/recovery.ts';
import type { Identifier } from '#domain/account/sign-in.ts';
import type { CodeRefusal } from '#domain/account/verification-code.ts';
import { Defect } from '#domain/kernel/defect.ts';

declare module '#application/kernel/dialog.ts' {
  interface AppDialogs {
    recoverPassword: null;
  }
}

export type SubmitIdentifier = { readonly type: 'identifier.submit'; readonly identifier: string };
export type SubmitCode = { readonly type: 'code.submit'; readonly code: string };
export type SubmitPassword = {
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

export type Input = {
  readonly country: Country;
};
export type Output = 'changed' | 'dismissed';

export type Context = Input & {
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

export type Tag = 'identifying' | 'coding' | 'choosing' | 'busy';

export const slots = {
  actors: {
    sendCode: portActor<Identifier, SendAnswer>('sendCode'),
    checkCode: portActor<Proof, SaidAnswer>('checkCode'),
    resetPassword: portActor<Reset, SaidAnswer>('resetPassword'),
  },
  effects: {},
};

export const FINE = {
  identifierRefusal: null,
  codeRefusal: null,
  passwordRefusals: {},
  failure: null,
} as const satisfies Partial<Context>;

export const recovery = setupMachine({
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

export const identifierIn = ({ identifier }: Context): Identifier => {
  if (!identifier) throw new Defect('A code was asked for before it was said for whom');
  return identifier;
};
