import { Defect } from '#domain/kernel/defect.ts';
import type * as Authenticate from './setup.ts';

export function signInCommand({
  signIn,
  guestId,
  onCartConflict,
}: Authenticate.Context): Authenticate.SignInCommand {
  if (!signIn) throw new Defect('Signing in without a form');
  return { signIn, guestId, onCartConflict };
}

export function signUpCommand({
  signUp,
  guestId,
}: Authenticate.Context): Authenticate.SignUpCommand {
  if (!signUp) throw new Defect('Signing up without a form');
  return { signUp, guestId };
}

/** A new account stays signed in; `rememberMe` decides for an existing one. */
export const issued = (
  { signIn }: Authenticate.Context,
  { token }: { readonly token: string },
): Authenticate.Token => ({ token, rememberMe: signIn?.rememberMe ?? true });
