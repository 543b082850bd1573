import { Defect } from '#domain/kernel/defect.ts';
import type * as Authenticate from './authenticate.types.ts';

/** What is sent to the server, and what comes of its answer. */

export function signInCommand(
  { signIn, guestId }: Authenticate.Context,
  onCartConflict: Authenticate.CartChoice,
): Authenticate.SignInCommand {
  if (!signIn) throw new Defect('Signing in without a form');
  return { form: signIn, guestId, onCartConflict };
}

export function signUpCommand({
  signUp,
  guestId,
}: Authenticate.Context): Authenticate.SignUpCommand {
  if (!signUp) throw new Defect('Signing up without a form');
  return { form: signUp, guestId };
}

/** A new account is remembered; for an old one, the customer has said whether. */
export function issuedToken(
  { signIn }: Authenticate.Context,
  answer: Authenticate.SignInAnswer | Authenticate.SignUpAnswer,
): Authenticate.Token {
  if (!answer.ok) throw new Defect('A refused sign-in has no token');
  return { token: answer.value.token, remembered: signIn?.remembered ?? true };
}
