import { assign, sendTo, setup } from 'xstate';
import { answerGuards } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Meta } from '#application/kernel/meta.ts';
import { formGuards } from '#application/kernel/parsed.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { showing } from '#application/kernel/show-notice.ts';
import { to } from '#application/kernel/system.ts';
import type { SignIn, SignInRefusals } from '#domain/account/sign-in.ts';
import type { SignUp, SignUpRefusals } from '#domain/account/sign-up.ts';
import type * as Authenticate from './authenticate.types.ts';

/** What the dialog needs from outside. */
export const slots = {
  actors: {
    signIn: portActor<Authenticate.SignInCommand, Authenticate.SignInAnswer>('signIn'),
    signUp: portActor<Authenticate.SignUpCommand, Authenticate.SignUpAnswer>('signUp'),
  },
  effects: {},
};

const FINE = { signInRefusals: {}, signUpRefusals: {}, failure: null } as const;

export const authenticate = setup({
  types: {
    input: {} as Authenticate.Input,
    context: {} as Authenticate.Context,
    events: {} as Authenticate.Command,
    output: {} as Authenticate.Output,
    tags: {} as Authenticate.Tag,
    meta: {} as Meta,
  },
  actors: slots.actors,
  guards: {
    signUpIsWanted: ({ context }) => context.request.view === 'signUp',
    codesAreSent: ({ context }) => context.sendsCodes,
    guestIsWelcome: ({ context }) => context.guestAllowed && context.request.offerGuest,
    ...formGuards,
    cartsConflict: (_, answer: Authenticate.SignInAnswer) =>
      !answer.ok && answer.failure.kind === 'cartsConflict',
    ...answerGuards,
  },
  actions: {
    setSignInRefusals: assign((_, signInRefusals: SignInRefusals) => ({
      signInRefusals,
      failure: null,
    })),
    setSignUpRefusals: assign((_, signUpRefusals: SignUpRefusals) => ({
      signUpRefusals,
      failure: null,
    })),
    clearRefusals: assign(FINE),
    setSignIn: assign((_, signIn: SignIn) => ({ signIn, ...FINE })),
    setSignUp: assign((_, signUp: SignUp) => ({ signUp, ...FINE })),
    setCartChoice: assign((_, onCartConflict: Authenticate.CartChoice) => ({ onCartConflict })),
    /** No password is kept longer than it is needed. */
    clearForms: assign({ signIn: null, signUp: null, onCartConflict: 'ask' }),
    setFailure: assign((_, failure: CallFailure) => ({ failure })),
    /** The session belongs to a customer from now on. */
    reportToken: sendTo(to('session'), (_, issued: Authenticate.Token) => ({
      type: 'token.receive' as const,
      ...issued,
    })),
    /** From now on this browser shops as a guest without being asked again, until a sign-in (D-01). */
    continueAsGuest: sendTo(to('session'), { type: 'guest.continue' }),
    /** What was said to make them sign in is done. */
    withdrawRequest: sendTo(to('toasts'), { type: 'notices.withdraw', kinds: ['signInRequired'] }),
    showNotice: sendTo(to('toasts'), showing),
  },
});
