import { assign, sendTo } from 'xstate';
import type {
  AuthenticationOutcome,
  AuthenticationRequest,
} from '#application/account/authentication.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { to } from '#application/kernel/system.ts';
import type { Country } from '#domain/account/phone.ts';
import type { SignIn, SignInForm, SignInRefusals } from '#domain/account/sign-in.ts';
import type { SignUp, SignUpForm, SignUpRefusals } from '#domain/account/sign-up.ts';
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

export type SubmitSignIn = { readonly type: 'signIn.submit'; readonly form: SignInForm };
export type SubmitSignUp = { readonly type: 'signUp.submit'; readonly form: SignUpForm };

export type Input = {
  readonly request: AuthenticationRequest;
  readonly guestAllowed: boolean;
  readonly guestId: string | null;
  readonly country: Country;
  /** True while new customers may verify e-mail and phone by code. */
  readonly sendsCodes: boolean;
};
export type Output = AuthenticationOutcome;

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
export type CartChoice = 'ask' | 'guest' | 'account';

export type SignInCommand = {
  readonly signIn: SignIn;
  readonly guestId: string | null;
  readonly onCartConflict: CartChoice;
};
export type SignUpCommand = { readonly signUp: SignUp; readonly guestId: string | null };

export type Token = { readonly token: string; readonly rememberMe: boolean };
export type SignInFailure = CallFailure | { readonly kind: 'cartsConflict' };
export type SignInAnswer = Result<{ readonly token: string }, SignInFailure>;
export type SignUpAnswer = Result<{ readonly token: string }, CallFailure>;

export type Tag = 'signUp' | 'choosingCart' | 'busy';

export const slots = {
  actors: {
    signIn: portActor<SignInCommand, SignInAnswer>('signIn'),
    signUp: portActor<SignUpCommand, SignUpAnswer>('signUp'),
  },
  effects: {},
};

const FINE = { signInRefusals: {}, signUpRefusals: {}, failure: null } as const;

export const authenticate = setupMachine({
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
