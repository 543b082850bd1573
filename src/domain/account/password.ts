import { parseEmail } from './email.ts';
import { parsePhone, type Country } from './phone.ts';

export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 200;

export type PasswordRefusal = 'missing' | 'tooWeak' | 'ownContact';

type Known = { readonly email?: string | null; readonly phone?: string | null };

/**
 * Returns why a password is refused; null for a valid one: eight or more characters with a letter and a digit,
 * and not the customer's own e-mail address or phone, however written.
 */
export function passwordRefusal(
  password: string,
  { email, phone }: Known,
  country: Country,
): PasswordRefusal | null {
  if (password === '') return 'missing';
  if (!isStrong(password)) return 'tooWeak';
  const isEmail = Boolean(email) && parseEmail(password) === email;
  const isPhone = Boolean(phone) && parsePhone(password, country) === phone;
  return isEmail || isPhone ? 'ownContact' : null;
}

const isStrong = (password: string): boolean =>
  password.length >= SHORTEST_PASSWORD &&
  password.length <= LONGEST_PASSWORD &&
  /\p{L}/u.test(password) &&
  /\p{N}/u.test(password);
