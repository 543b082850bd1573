import { assign, sendTo, setup } from 'xstate';
import { answerGuards } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import type { Meta } from '#application/kernel/meta.ts';
import { formGuards } from '#application/kernel/parsed.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { showing } from '#application/kernel/show-notice.ts';
import { to } from '#application/kernel/system.ts';
import type { Channel, CodeRefusal } from '#domain/account/verification-code.ts';
import type { SaidAnswer, SendAnswer, SentCode } from './sent-code.ts';
import type * as Verification from './verification.types.ts';

/** What verifying needs from outside. */
export const slots = {
  actors: {
    sendCode: portActor<Channel, SendAnswer>('sendCode'),
    verifyCode: portActor<Verification.TypedCode, SaidAnswer>('verifyCode'),
  },
  effects: {
    notifyOtherTabs: effect(),
  },
};

export const verification = setup({
  types: {
    input: {} as Verification.Input,
    context: {} as Verification.Context,
    events: {} as Verification.Command,
    output: {} as Verification.Output,
    tags: {} as Verification.Tag,
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
    ...slots.effects,
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
    showNotice: sendTo(to('toasts'), showing),
    /** The header and every form hear of it there. */
    refreshSession: sendTo(to('session'), { type: 'profile.refresh' }),
  },
});
