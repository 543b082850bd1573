import { LONGEST_TEXT } from '#domain/kernel/text.ts';
import { isEmail, parsePhone } from './contact.ts';
import { isAcceptablePassword } from './password.ts';

/** What a customer types to come back. */
export type SignInForm = {
  readonly identifier: string;
  readonly password: string;
  readonly remembered: boolean;
};

/** What a customer types to open an account. */
export type SignUpForm = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly confirmation: string;
  readonly referralCode: string;
  readonly termsAccepted: boolean;
};

export type FormRefusal =
  'missing' | 'malformed' | 'tooLong' | 'tooWeak' | 'different' | 'notAccepted';
export type SignInRefusals = Partial<Record<keyof SignInForm, FormRefusal>>;
export type SignUpRefusals = Partial<Record<keyof SignUpForm, FormRefusal>>;

/** A phone number with its country code, or else an e-mail address; null when it is neither. */
export function parseIdentifier(
  text: string,
): { readonly type: 'email' | 'phone'; readonly value: string } | null {
  const trimmed = text.trim();
  const phone = parsePhone(trimmed);
  if (phone !== null) return { type: 'phone', value: phone };
  return isEmail(trimmed) ? { type: 'email', value: trimmed } : null;
}

/** Every field is judged, so that the form can mark all that is wrong at once. */
export const refusalsOfSignIn = ({ identifier, password }: SignInForm): SignInRefusals =>
  present({
    identifier: missing(identifier) ?? (parseIdentifier(identifier) ? null : 'malformed'),
    password: password === '' ? 'missing' : null,
  });

export const refusalsOfSignUp = (form: SignUpForm): SignUpRefusals =>
  present({
    firstName: missing(form.firstName) ?? tooLong(form.firstName),
    lastName: tooLong(form.lastName),
    email: missing(form.email) ?? (isEmail(form.email.trim()) ? null : 'malformed'),
    phone: missing(form.phone) ?? (parsePhone(form.phone) === null ? 'malformed' : null),
    password:
      form.password === '' ? 'missing' : isAcceptablePassword(form.password) ? null : 'tooWeak',
    confirmation: form.confirmation === form.password ? null : 'different',
    referralCode: form.referralCode.trim().length > LONGEST_CODE ? 'tooLong' : null,
    termsAccepted: form.termsAccepted ? null : 'notAccepted',
  });

export const isFine = (refusals: SignInRefusals | SignUpRefusals): boolean =>
  Object.keys(refusals).length === 0;

const LONGEST_CODE = 30;
const missing = (text: string): FormRefusal | null => (text.trim() === '' ? 'missing' : null);
const tooLong = (text: string): FormRefusal | null =>
  text.trim().length > LONGEST_TEXT ? 'tooLong' : null;

const present = <Field extends string>(
  judged: Record<Field, FormRefusal | null>,
): Partial<Record<Field, FormRefusal>> =>
  Object.fromEntries(
    Object.entries<FormRefusal | null>(judged).filter(([, refusal]) => refusal !== null),
  ) as Partial<Record<Field, FormRefusal>>;
