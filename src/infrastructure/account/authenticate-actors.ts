import { fromPromise } from 'xstate';
import type * as Authenticate from '#application/account/authenticate/setup.ts';
import type { Authenticator } from '#application/account/authenticator.port.ts';

export const signInActor = (authenticator: Authenticator) =>
  fromPromise<Authenticate.SignInAnswer, Authenticate.SignInCommand>(({ input }) =>
    authenticator.signIn(input),
  );

export const signUpActor = (authenticator: Authenticator) =>
  fromPromise<Authenticate.SignUpAnswer, Authenticate.SignUpCommand>(({ input }) =>
    authenticator.signUp(input),
  );
