import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import { parseEmail } from './email.ts';
import { parsePhone, type Country } from './phone.ts';

export type SignInForm = {
  readonly identifier: string;
  readonly password: string;
  readonly rememberMe: boolean;
};

export type Identifier = { readonly type: 'email' | 'phone'; readonly value: string };

export type SignIn = {
  readonly identifier: Identifier;
  readonly password: string;
  readonly rememberMe: boolean;
};

export type SignInRefusals = {
  readonly identifier?: 'missing' | 'malformed';
  readonly password?: 'missing';
};

export function parseSignIn(form: SignInForm, country: Country): Result<SignIn, SignInRefusals> {
  const { password, rememberMe } = form;
  const identifier = parseIdentifier(form.identifier, country);
  if (identifier && password !== '') return ok({ identifier, password, rememberMe });
  return refuse({
    ...(identifier ? {} : { identifier: form.identifier.trim() === '' ? 'missing' : 'malformed' }),
    ...(password === '' ? { password: 'missing' } : {}),
  });
}

export function parseIdentifier(text: string, country: Country): Identifier | null {
  const phone = parsePhone(text, country);
  if (phone !== null) return { type: 'phone', value: phone };
  const email = parseEmail(text);
  return email === null ? null : { type: 'email', value: email };
}
