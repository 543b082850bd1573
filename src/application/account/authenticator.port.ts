import type * as Authenticate from '#application/account/authenticate/machine.ts';

/** Signs customers in and opens new accounts. */
export interface Authenticator {
  /** Refused with `cartsConflict` without a choice between two carts. */
  signIn(command: Authenticate.SignInCommand): Promise<Authenticate.SignInAnswer>;
  signUp(command: Authenticate.SignUpCommand): Promise<Authenticate.SignUpAnswer>;
  /** Revokes a token. Best effort: the result is not reported. */
  revoke(token: string): void;
}
