import { assign, sendTo, setup } from 'xstate';
import { to } from '#application/kernel/system.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { showing } from '#application/kernel/show-notice.ts';
import {
  isFine,
  refusalsOfSignIn,
  refusalsOfSignUp,
  type SignInForm,
  type SignUpForm,
} from '#domain/account/credentials.ts';
import type * as Authenticate from './authenticate.types.ts';

type AnyAnswer = Authenticate.SignInAnswer | Authenticate.SignUpAnswer;

/** What the dialog needs from outside. */
export const slots = {
  actors: {
    signIn: portActor<Authenticate.SignInCommand, Authenticate.SignInAnswer>('signIn'),
    signUp: portActor<Authenticate.SignUpCommand, Authenticate.SignUpAnswer>('signUp'),
  },
  effects: {},
};

/** The words the sign-in dialog's chart is written in. */
export const authenticate = setup({
  types: {
    input: {} as Authenticate.Input,
    context: {} as Authenticate.Context,
    events: {} as Authenticate.Command,
    output: {} as Authenticate.Output,
    tags: {} as Authenticate.Tag,
    meta: {} as Authenticate.Meta,
  },
  actors: slots.actors,
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
    handOverToken: sendTo(to('session'), (_, issued: Authenticate.Token) => ({
      type: 'token.receive' as const,
      ...issued,
    })),
    /** From now on this browser shops as a guest without being asked again, until a sign-in (D-01). */
    continueAsGuest: sendTo(to('session'), { type: 'guest.continue' }),
    showNotice: sendTo(to('toasts'), showing),
  },
});
