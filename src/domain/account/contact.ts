import { LONGEST_TEXT } from '#domain/kernel/text.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';

/** How the courier and the store reach a customer. */
export type Contact = {
  readonly name: string;
  /** With country code: "+12125550123". */
  readonly phone: string;
  /** Null for a customer who gave none. */
  readonly email: string | null;
};

/** What is typed of it, kept as typed. */
export type ContactForm = Readonly<Record<keyof Contact, string>>;
export type ContactField = keyof ContactForm;
export type ContactRefusals = {
  readonly name?: 'missing' | 'tooLong';
  readonly phone?: 'missing' | 'malformed';
  readonly email?: 'missing' | 'malformed';
};

/** Digits with a leading plus; spaces, dashes, dots and brackets are forgiven. */
export function parsePhone(text: string): string | null {
  const digits = text.replace(/[\s().-]/g, '');
  return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : null;
}

export const isEmail = (text: string): boolean =>
  text.length <= LONGEST_TEXT && /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);

export type ContactWithEmail = Contact & { readonly email: string };

/** Every field is read, so that a form can mark all that is wrong at once. */
export function parseContact(
  given: ContactForm,
  terms: { readonly emailNeeded: true },
): Result<ContactWithEmail, ContactRefusals>;
export function parseContact(
  given: ContactForm,
  terms: { readonly emailNeeded: boolean },
): Result<Contact, ContactRefusals>;
export function parseContact(
  given: ContactForm,
  { emailNeeded }: { readonly emailNeeded: boolean },
): Result<Contact, ContactRefusals> {
  const name = given.name.trim();
  const email = given.email.trim();
  const phone = parsePhone(given.phone);
  const isEmailFine = email === '' ? !emailNeeded : isEmail(email);
  if (name !== '' && name.length <= LONGEST_TEXT && phone !== null && isEmailFine) {
    return ok({ name, phone, email: email === '' ? null : email });
  }
  return refuse({
    ...(name === '' ? { name: 'missing' } : name.length > LONGEST_TEXT ? { name: 'tooLong' } : {}),
    ...(phone === null ? { phone: given.phone.trim() === '' ? 'missing' : 'malformed' } : {}),
    ...(isEmailFine ? {} : { email: email === '' ? 'missing' : 'malformed' }),
  });
}
