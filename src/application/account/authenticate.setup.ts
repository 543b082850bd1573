import { assign, setup } from 'xstate';
import { effect } from '#application/kernel/effect.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import type { Notice } from '#application/shell/notice.ts';
import {
  isFine,
  refusalsOfSignIn,
  refusalsOfSignUp,
  type SignInForm,
  type SignUpForm,
} from '#domain/account/credentials.ts';
import type * as Authenticate from './authenticate.types.ts';

type AnyAnswer = Authenticate.SignInAnswer | Authenticate.SignUpAnswer;

/** The words the sign-in dialog's chart is written in. */
export const authenticate = setup({
  types: {
    input: {} as Authenticate.Input,
    context: {} as Authenticate.Context,
    events: {} as Authenticate.Event,
    output: {} as Authenticate.Output,
    tags: {} as Authenticate.Tag,
    meta: {} as Authenticate.Meta,
  },
  actors: {
    signIn: portActor<Authenticate.SignInCommand, Authenticate.SignInAnswer>('signIn'),
    signUp: portActor<Authenticate.SignUpCommand, Authenticate.SignUpAnswer>('signUp'),
  },
  guards: {
    signUpIsWanted: ({ context }) => context.request.view === 'signUp',
    guestIsWelcome: ({ context }) => context.guestAllowed && context.request.offerGuest,
    signInIsComplete: (_, form: SignInForm) => isFine(refusalsOfSignIn(form)),
    signUpIsComplete: (_, form: SignUpForm) => isFine(refusalsOfSignUp(form)),
    tokenIsIssued: (_, answer: AnyAnswer) => answer.ok,
    cartsConflict: (_, answer: Authenticate.SignInAnswer) =>
      !answer.ok && answer.failure.kind === 'cartsConflict',
  },
  actions: {
    markSignIn: assign((_, form: SignInForm) => ({
      refusals: refusalsOfSignIn(form),
      failure: null,
    })),
    markSignUp: assign((_, form: SignUpForm) => ({
      refusals: refusalsOfSignUp(form),
      failure: null,
    })),
    forgetMarks: assign({ refusals: {}, failure: null }),
    holdSignIn: assign((_, signIn: SignInForm) => ({ signIn, refusals: {}, failure: null })),
    holdSignUp: assign((_, signUp: SignUpForm) => ({ signUp, refusals: {}, failure: null })),
    forgetForms: assign({ signIn: null, signUp: null }),
    explainFailure: assign((_, answer: AnyAnswer) =>
      answer.ok || answer.failure.kind === 'cartsConflict' ? {} : { failure: answer.failure },
    ),
    /** Tells the session, which from now on belongs to a customer. */
    handOverToken: effect<Authenticate.Token>(),
    continueAsGuest: effect(),
    tell: effect<Notice>(),
  },
});
