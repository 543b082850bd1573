import { assign, sendTo, type DoneActorEvent } from 'xstate';
import type {
  AuthenticationOutcome,
  AuthenticationRequest,
} from '#application/account/authentication.ts';
import { answered, type Answered } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { finalOutput } from '#application/kernel/final-output.ts';
import { parsed } from '#application/kernel/parsed.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { to } from '#application/kernel/system.ts';
import type { Country } from '#domain/account/phone.ts';
import {
  type SignIn,
  type SignInForm,
  type SignInRefusals,
  parseSignIn,
} from '#domain/account/sign-in.ts';
import {
  type SignUp,
  type SignUpForm,
  type SignUpRefusals,
  parseSignUp,
} from '#domain/account/sign-up.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { Result } from '#domain/kernel/result.ts';

export type Command =
  | { readonly type: 'view.signIn' }
  | { readonly type: 'view.signUp' }
  | SubmitSignIn
  | SubmitSignUp
  | { readonly type: 'guestCart.keep' }
  | { readonly type: 'accountCart.keep' }
  | { readonly type: 'guest.continue' }
  | { readonly type: 'dialog.close' };

type SubmitSignIn = { readonly type: 'signIn.submit'; readonly form: SignInForm };
type SubmitSignUp = { readonly type: 'signUp.submit'; readonly form: SignUpForm };

export type Input = {
  readonly request: AuthenticationRequest;
  readonly guestAllowed: boolean;
  readonly guestId: string | null;
  readonly country: Country;
  /** True while new customers may verify e-mail and phone by code. */
  readonly sendsCodes: boolean;
};
type Output = AuthenticationOutcome;

export type Context = Input & {
  readonly signInRefusals: SignInRefusals;
  readonly signUpRefusals: SignUpRefusals;
  readonly failure: CallFailure | null;
  /** Cleared once the server has answered and the carts are settled. */
  readonly signIn: SignIn | null;
  readonly signUp: SignUp | null;
  readonly onCartConflict: CartChoice;
};

/** The cart to keep when two cannot be merged (D-42). */
type CartChoice = 'ask' | 'guest' | 'account';

export type SignInCommand = {
  readonly signIn: SignIn;
  readonly guestId: string | null;
  readonly onCartConflict: CartChoice;
};
export type SignUpCommand = { readonly signUp: SignUp; readonly guestId: string | null };

type Token = { readonly token: string; readonly rememberMe: boolean };
type SignInFailure = CallFailure | { readonly kind: 'cartsConflict' };
export type SignInAnswer = Result<{ readonly token: string }, SignInFailure>;
export type SignUpAnswer = Result<{ readonly token: string }, CallFailure>;

type Tag = 'signUp' | 'choosingCart' | 'busy';

export const slots = {
  actors: {
    signIn: portActor<SignInCommand, SignInAnswer>('signIn'),
    signUp: portActor<SignUpCommand, SignUpAnswer>('signUp'),
  },
  effects: {},
};

const FINE = { signInRefusals: {}, signUpRefusals: {}, failure: null } as const;

const authenticate = setupMachine({
  types: {} as { input: Input; context: Context; events: Command; output: Output; tags: Tag },
  slots,
  sets: ['failure'],
  guards: {
    signUpIsWanted: ({ context }) => context.request.view === 'signUp',
    codesAreSent: ({ context }) => context.sendsCodes,
    guestIsWelcome: ({ context }) => context.guestAllowed && context.request.offerGuest,
    cartsConflict: (_, answer: SignInAnswer) =>
      !answer.ok && answer.failure.kind === 'cartsConflict',
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
    setCartChoice: assign((_, onCartConflict: CartChoice) => ({ onCartConflict })),
    /** Passwords are cleared as soon as they are not needed. */
    clearForms: assign({ signIn: null, signUp: null, onCartConflict: 'ask' }),
    /** The session belongs to the customer from now on. */
    reportToken: sendTo(to('session'), (_, issued: Token) => ({
      type: 'token.receive' as const,
      ...issued,
    })),
    /** This browser shops as a guest without another question, until a sign-in (D-01). */
    continueAsGuest: sendTo(to('session'), { type: 'guest.continue' }),
    /** Dismisses the notices that asked for the sign-in. */
    withdrawRequest: sendTo(to('toasts'), { type: 'notices.withdraw', kinds: ['signInRequired'] }),
  },
});

function signInCommand({ signIn, guestId, onCartConflict }: Context): SignInCommand {
  if (!signIn) throw new Defect('Signing in without a form');
  return { signIn, guestId, onCartConflict };
}

function signUpCommand({ signUp, guestId }: Context): SignUpCommand {
  if (!signUp) throw new Defect('Signing up without a form');
  return { signUp, guestId };
}

/** A new account stays signed in; `rememberMe` decides for an existing one. */
const issued = ({ signIn }: Context, { token }: { readonly token: string }): Token => ({
  token,
  rememberMe: signIn?.rememberMe ?? true,
});

type Sent<Submit> = { readonly context: Context; readonly event: Submit };

/** Idle: the customer fills in a form or switches to the other one. */
const form = authenticate.createStateConfig({
  description: 'The customer fills in a form: to sign in, or to open an account.',
  meta: { reqs: ['AUTH-05', 'AUTH-06'] },
  initial: 'opening',
  on: {
    'guest.continue': { guard: 'guestIsWelcome', target: 'guest' },
    'dialog.close': 'dismissed',
  },
  states: {
    opening: {
      description: 'The dialog opens with the form that was asked for.',
      meta: { reqs: ['AUTH-05', 'AUTH-06'] },
      always: [{ guard: 'signUpIsWanted', target: 'signUp' }, { target: 'signIn' }],
    },
    signIn: {
      description: 'The customer says who they are, with a password.',
      meta: { reqs: ['AUTH-05', 'AUTH-06'] },
      on: {
        'view.signUp': { target: 'signUp', actions: 'clearRefusals' },
        'signIn.submit': parsed(
          ({ context, event }: Sent<SubmitSignIn>) => parseSignIn(event.form, context.country),
          ({ value, refusals }) => ({
            complete: {
              target: '#authenticate.signingIn',
              actions: { type: 'setSignIn', params: value },
            },
            refused: { actions: { type: 'setSignInRefusals', params: refusals } },
          }),
        ),
      },
    },
    signUp: {
      description: 'A visitor opens an account.',
      tags: 'signUp',
      meta: { reqs: ['AUTH-06'] },
      on: {
        'view.signIn': { target: 'signIn', actions: 'clearRefusals' },
        'signUp.submit': parsed(
          ({ context, event }: Sent<SubmitSignUp>) => parseSignUp(event.form, context.country),
          ({ value, refusals }) => ({
            complete: {
              target: '#authenticate.signingUp',
              actions: { type: 'setSignUp', params: value },
            },
            refused: { actions: { type: 'setSignUpRefusals', params: refusals } },
          }),
        ),
      },
    },
  },
});

type Done<Answer> = {
  readonly context: Context;
  readonly event: DoneActorEvent<Answer>;
};

const signingIn = authenticate.createStateConfig({
  description: 'The server checks the password.',
  tags: 'busy',
  meta: { reqs: ['AUTH-02', 'AUTH-05'] },
  invoke: {
    id: 'signIn',
    src: 'signIn',
    input: ({ context }) => signInCommand(context),
    onDone: [
      {
        guard: { type: 'cartsConflict', params: ({ event }) => event.output },
        target: 'choosingCart',
      },
      ...answered(({ value, failure }: Answered<SignInAnswer, 'cartsConflict'>) => ({
        accepted: {
          target: 'signedIn',
          actions: {
            type: 'reportToken',
            params: ({ context, event }: Done<SignInAnswer>) => issued(context, value({ event })),
          },
        },
        failed: {
          target: 'form.signIn',
          actions: [{ type: 'setFailure', params: failure }, 'clearForms'],
        },
      })),
    ],
  },
});

const choosingCart = authenticate.createStateConfig({
  description: "The guest's cart and the account's do not go together: the customer keeps one.",
  tags: 'choosingCart',
  meta: { reqs: ['AUTH-06'] },
  on: {
    'guestCart.keep': {
      target: 'signingIn',
      actions: { type: 'setCartChoice', params: 'guest' },
    },
    'accountCart.keep': {
      target: 'signingIn',
      actions: { type: 'setCartChoice', params: 'account' },
    },
    'dialog.close': { target: 'form.signIn', actions: 'clearForms' },
  },
});

const signingUp = authenticate.createStateConfig({
  description: 'The server opens the account, and signs the customer in at once.',
  tags: ['signUp', 'busy'],
  meta: { reqs: ['AUTH-02', 'AUTH-06'] },
  invoke: {
    id: 'signUp',
    src: 'signUp',
    input: ({ context }) => signUpCommand(context),
    onDone: answered(({ value, failure }: Answered<SignUpAnswer>) => ({
      accepted: {
        target: 'signedUp',
        actions: {
          type: 'reportToken',
          params: ({ context, event }: Done<SignUpAnswer>) => issued(context, value({ event })),
        },
      },
      failed: {
        target: 'form.signUp',
        actions: [{ type: 'setFailure', params: failure }, 'clearForms'],
      },
    })),
  },
});

export const authenticateMachine = authenticate.createMachine({
  id: 'authenticate',
  description: 'The visitor says who they are: an old customer, a new one, or a guest.',
  context: ({ input }) => ({
    ...input,
    signInRefusals: {},
    signUpRefusals: {},
    failure: null,
    signIn: null,
    signUp: null,
    onCartConflict: 'ask',
  }),
  initial: 'form',
  states: {
    form,
    signingIn,
    choosingCart,
    signingUp,
    signedIn: {
      type: 'final',
      description: 'A customer shops from here on.',
      meta: { reqs: ['AUTH-02'] },
      entry: [
        'clearForms',
        'withdrawRequest',
        { type: 'showNotice', params: { kind: 'signedIn' } },
      ],
      output: 'signedIn',
    },
    signedUp: {
      description: 'The account is open, and its customer is signed in.',
      meta: { reqs: ['AUTH-06'] },
      always: [{ guard: 'codesAreSent', target: 'unverified' }, { target: 'signedIn' }],
    },
    unverified: {
      type: 'final',
      description:
        'A customer shops from here on, and is told where e-mail and phone are verified.',
      meta: { reqs: ['AUTH-06', 'ACC-16'] },
      entry: [
        'clearForms',
        'withdrawRequest',
        { type: 'showNotice', params: { kind: 'signedUp' } },
      ],
      output: 'signedIn',
    },
    guest: {
      type: 'final',
      description: 'A guest goes on without an account.',
      meta: { reqs: ['ROLE-03', 'CART-29'] },
      entry: 'continueAsGuest',
      output: 'guest',
    },
    dismissed: {
      type: 'final',
      description: 'The dialog was closed without an answer.',
      meta: { reqs: ['AUTH-06'] },
      output: 'dismissed',
    },
  },
  output: finalOutput<Output>(),
});
