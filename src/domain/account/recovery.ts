import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import { isAcceptablePassword } from './password.ts';
import { parseIdentifier, type Identifier } from './sign-in.ts';

export type IdentifierRefusal = 'missing' | 'malformed';

/** How a customer who forgot their password says who they are. */
export function parseRecovery(text: string): Result<Identifier, IdentifierRefusal> {
  const identifier = parseIdentifier(text);
  if (identifier) return ok(identifier);
  return refuse(text.trim() === '' ? 'missing' : 'malformed');
}

export type NewPasswordForm = { readonly password: string; readonly confirmation: string };
export type NewPasswordRefusals = {
  readonly password?: 'missing' | 'tooWeak';
  readonly confirmation?: 'different';
};

/** Both fields are read, so that the form can mark all that is wrong at once. */
export function parseNewPassword({
  password,
  confirmation,
}: NewPasswordForm): Result<string, NewPasswordRefusals> {
  if (isAcceptablePassword(password) && confirmation === password) return ok(password);
  return refuse({
    ...(isAcceptablePassword(password)
      ? {}
      : { password: password === '' ? 'missing' : 'tooWeak' }),
    ...(confirmation === password ? {} : { confirmation: 'different' }),
  });
}
