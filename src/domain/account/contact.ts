import { LONGEST_TEXT } from '#domain/kernel/text.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';

/** How the courier and the shop reach a customer. */
export type Contact = {
  readonly name: string;
  /** With country code: "+12125550123". */
  readonly phone: string;
  readonly email: string;
};

export type ContactField = keyof Contact;
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

/** Every field is judged, so that a form can mark all that is wrong at once. */
export function parseContact(given: Contact): Result<Contact, ContactRefusals> {
  const name = given.name.trim();
  const email = given.email.trim();
  const phone = parsePhone(given.phone);
  const refusals: ContactRefusals = {
    ...(name === '' ? { name: 'missing' } : name.length > LONGEST_TEXT ? { name: 'tooLong' } : {}),
    ...(given.phone.trim() === ''
      ? { phone: 'missing' }
      : phone === null
        ? { phone: 'malformed' }
        : {}),
    ...(email === '' ? { email: 'missing' } : isEmail(email) ? {} : { email: 'malformed' }),
  };
  return Object.keys(refusals).length > 0 || phone === null
    ? refuse(refusals)
    : ok({ name, phone, email });
}
