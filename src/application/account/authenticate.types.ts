import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Country } from '#domain/account/phone.ts';
import type { SignIn, SignInForm, SignInRefusals } from '#domain/account/sign-in.ts';
import type { SignUp, SignUpForm, SignUpRefusals } from '#domain/account/sign-up.ts';
import type { AuthenticationOutcome, AuthenticationRequest } from './authentication.ts';

/** What a view may send. */
export type Command =
  | { readonly type: 'view.signIn' }
  | { readonly type: 'view.signUp' }
  | SubmitSignIn
  | SubmitSignUp
  /** The guest's cart takes the place of the account's. */
  | { readonly type: 'guestCart.keep' }
  /** The account's cart stays as it is. */
  | { readonly type: 'accountCart.keep' }
  | { readonly type: 'guest.continue' }
  | { readonly type: 'dialog.close' };

export type SubmitSignIn = { readonly type: 'signIn.submit'; readonly form: SignInForm };
export type SubmitSignUp = { readonly type: 'signUp.submit'; readonly form: SignUpForm };

export type Input = {
  readonly request: AuthenticationRequest;
  readonly guestAllowed: boolean;
  readonly guestId: string | null;
  /** Where a phone number without a calling code belongs. */
  readonly country: Country;
  /** Whether a new customer may have a code sent, to prove their e-mail and phone. */
  readonly sendsCodes: boolean;
};
export type Output = AuthenticationOutcome;

export type Context = Input & {
  /** What is wrong with each form, field by field. */
  readonly signInRefusals: SignInRefusals;
  readonly signUpRefusals: SignUpRefusals;
  readonly failure: CallFailure | null;
  /** What is sent, kept only until the server has answered and the carts are settled. */
  readonly signIn: SignIn | null;
  readonly signUp: SignUp | null;
  readonly onCartConflict: CartChoice;
};

/** Which of two carts counts when they cannot be merged (D-42). */
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
