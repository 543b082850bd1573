import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type {
  SignInForm,
  SignInRefusals,
  SignUpForm,
  SignUpRefusals,
} from '#domain/account/credentials.ts';
import type { AuthenticationOutcome, AuthenticationRequest } from './authentication.ts';

/** What a view may send. */
export type Command =
  | { readonly type: 'view.signIn' }
  | { readonly type: 'view.signUp' }
  | { readonly type: 'signIn.submit'; readonly form: SignInForm }
  | { readonly type: 'signUp.submit'; readonly form: SignUpForm }
  /** The guest's cart takes the place of the account's. */
  | { readonly type: 'guestCart.keep' }
  /** The account's cart stays as it is. */
  | { readonly type: 'accountCart.keep' }
  | { readonly type: 'guest.continue' }
  | { readonly type: 'dialog.close' };

export type Input = {
  readonly request: AuthenticationRequest;
  readonly guestAllowed: boolean;
  readonly guestId: string | null;
};
export type Output = AuthenticationOutcome;

export type Context = Input & {
  /** What is wrong with the form, field by field. */
  readonly refusals: SignInRefusals & SignUpRefusals;
  readonly failure: CallFailure | null;
  /** What was sent, kept only until the app has answered and the carts are settled. */
  readonly signIn: SignInForm | null;
  readonly signUp: SignUpForm | null;
};

/** Which of two carts counts when they cannot be merged (D-42). */
export type CartChoice = 'ask' | 'guest' | 'account';

export type SignInCommand = {
  readonly form: SignInForm;
  readonly guestId: string | null;
  readonly onCartConflict: CartChoice;
};
export type SignUpCommand = { readonly form: SignUpForm; readonly guestId: string | null };

export type Token = { readonly token: string; readonly remembered: boolean };
export type SignInFailure = CallFailure | { readonly kind: 'cartsConflict' };
export type SignInAnswer = Result<{ readonly token: string }, SignInFailure>;
export type SignUpAnswer = Result<{ readonly token: string }, CallFailure>;

export type Tag = 'signIn' | 'signUp' | 'askingForCart' | 'busy';
export type Meta = { readonly reqs: readonly string[] };
