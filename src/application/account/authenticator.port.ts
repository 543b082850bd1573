import type * as Authenticate from '#application/account/authenticate/setup.ts';

/** Where customers prove who they are, and where new ones open an account. */
export interface Authenticator {
  /** Refused with `cartsConflict` while it was not said which of two carts counts. */
  signIn(command: Authenticate.SignInCommand): Promise<Authenticate.SignInAnswer>;
  signUp(command: Authenticate.SignUpCommand): Promise<Authenticate.SignUpAnswer>;
  /** Ends a token's life. Best effort: whether it worked is not reported. */
  revoke(token: string): void;
}
