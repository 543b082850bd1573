import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import { passwordRefusal, type PasswordRefusal } from './password.ts';
import type { Country } from './phone.ts';
import { parseIdentifier, type Identifier } from './sign-in.ts';

export type IdentifierRefusal = 'missing' | 'malformed';

export function parseRecovery(
  text: string,
  country: Country,
): Result<Identifier, IdentifierRefusal> {
  const identifier = parseIdentifier(text, country);
  if (identifier) return ok(identifier);
  return refuse(text.trim() === '' ? 'missing' : 'malformed');
}

export type NewPasswordForm = { readonly password: string; readonly confirmation: string };
export type NewPasswordRefusals = {
  readonly password?: PasswordRefusal;
  readonly confirmation?: 'different';
};

export type PasswordTerms = { readonly identifier: Identifier; readonly country: Country };

export function parseNewPassword(
  { password, confirmation }: NewPasswordForm,
  { identifier: { type, value }, country }: PasswordTerms,
): Result<string, NewPasswordRefusals> {
  const refused = passwordRefusal(password, { [type]: value }, country);
  if (refused === null && confirmation === password) return ok(password);
  return refuse({
    ...(refused === null ? {} : { password: refused }),
    ...(confirmation === password ? {} : { confirmation: 'different' }),
  });
}
