import { assign, sendTo, setup } from 'xstate';
import { answerGuards } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Meta } from '#application/kernel/meta.ts';
import { formGuards } from '#application/kernel/parsed.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { showing } from '#application/kernel/show-notice.ts';
import { to } from '#application/kernel/system.ts';
import type { IdentifierRefusal, NewPasswordRefusals } from '#domain/account/recovery.ts';
import type { Identifier } from '#domain/account/sign-in.ts';
import type { CodeRefusal } from '#domain/account/verification-code.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { SaidAnswer, SendAnswer, SentCode } from './sent-code.ts';
import type * as Recovery from './recover-password.types.ts';

/** What setting a new password needs from outside. */
export const slots = {
  actors: {
    sendCode: portActor<Identifier, SendAnswer>('sendCode'),
    checkCode: portActor<Recovery.Proof, SaidAnswer>('checkCode'),
    resetPassword: portActor<Recovery.Reset, SaidAnswer>('resetPassword'),
  },
  effects: {},
};

/** Nothing is marked or refused. */
export const FINE = {
  identifierRefusal: null,
  codeRefusal: null,
  passwordRefusals: {},
  failure: null,
} as const satisfies Partial<Recovery.Context>;

export const recovery = setup({
  types: {
    input: {} as Recovery.Input,
    context: {} as Recovery.Context,
    events: {} as Recovery.Command,
    output: {} as Recovery.Output,
    tags: {} as Recovery.Tag,
    meta: {} as Meta,
  },
  actors: slots.actors,
  delays: { resendPause: ({ context }) => context.resendIn },
  guards: {
    ...answerGuards,
    ...formGuards,
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
    /** No password is kept longer than it is needed. */
    clearPassword: assign({ password: '' }),
    setFailure: assign((_, failure: CallFailure) => ({ failure })),
    showNotice: sendTo(to('toasts'), showing),
  },
});

export const identifierIn = ({ identifier }: Recovery.Context): Identifier => {
  if (!identifier) throw new Defect('A code was asked for before it was said for whom');
  return identifier;
};
