import { LONGEST_TEXT } from '#domain/kernel/text.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import { shownText } from '#domain/kernel/unseen.ts';
import { parseEmail } from './email.ts';
import { parsePhone, type Country } from './phone.ts';

export type Contact = {
  readonly name: string;
  /** With country code: "+12125550123". */
  readonly phone: string;
  readonly email: string | null;
};

export type ContactForm = Readonly<Record<keyof Contact, string>>;
export type ContactField = keyof ContactForm;
export type ContactRefusals = {
  readonly name?: 'missing' | 'tooLong';
  readonly phone?: 'missing' | 'malformed';
  readonly email?: 'missing' | 'malformed';
};

export type ContactWithEmail = Contact & { readonly email: string };

export type ContactTerms = {
  readonly emailNeeded: boolean;
  /** Assumed for phone numbers without a calling code. */
  readonly country: Country;
};

export function parseContact(
  given: ContactForm,
  terms: ContactTerms & { readonly emailNeeded: true },
): Result<ContactWithEmail, ContactRefusals>;
export function parseContact(
  given: ContactForm,
  terms: ContactTerms,
): Result<Contact, ContactRefusals>;
export function parseContact(
  given: ContactForm,
  { emailNeeded, country }: ContactTerms,
): Result<Contact, ContactRefusals> {
  const name = shownText(given.name);
  const email = parseEmail(given.email);
  const phone = parsePhone(given.phone, country);
  const isEmailFine = email !== null || (given.email.trim() === '' && !emailNeeded);
  if (name !== '' && name.length <= LONGEST_TEXT && phone !== null && isEmailFine) {
    return ok({ name, phone, email });
  }
  return refuse({
    ...(name === '' ? { name: 'missing' } : name.length > LONGEST_TEXT ? { name: 'tooLong' } : {}),
    ...(phone === null ? { phone: missingOr(given.phone) } : {}),
    ...(isEmailFine ? {} : { email: missingOr(given.email) }),
  });
}

const missingOr = (text: string) => (text.trim() === '' ? 'missing' : 'malformed');
