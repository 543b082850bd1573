import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import { foldCode } from '#domain/kernel/fold-typed.ts';
import { LONGEST_TEXT } from '#domain/kernel/text.ts';
import { shownText } from '#domain/kernel/unseen.ts';
import { parseContact, type ContactRefusals } from './contact.ts';
import { passwordRefusal, type PasswordRefusal } from './password.ts';
import { parseEmail } from './email.ts';
import { parsePhone, type Country } from './phone.ts';

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

export type SignUp = {
  readonly firstName: string;
  /** Empty for a customer with one name only. */
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly referralCode: string | null;
};

export type SignUpRefusals = {
  readonly firstName?: 'missing' | 'tooLong';
  readonly lastName?: 'tooLong';
  readonly email?: 'missing' | 'malformed';
  readonly phone?: 'missing' | 'malformed';
  readonly password?: PasswordRefusal;
  readonly confirmation?: 'different';
  readonly referralCode?: 'tooLong';
  readonly termsAccepted?: 'notAccepted';
};

export const LONGEST_CODE = 30;

export function parseSignUp(form: SignUpForm, country: Country): Result<SignUp, SignUpRefusals> {
  const { password } = form;
  const contact = parseContact({ ...form, name: form.firstName }, { emailNeeded: true, country });
  const lastName = shownText(form.lastName);
  const referralCode = foldCode(form.referralCode);
  const refused = passwordRefusal(password, ownContact(form, country), country);
  const refusals: SignUpRefusals = {
    ...(lastName.length > LONGEST_TEXT ? { lastName: 'tooLong' } : {}),
    ...(refused === null ? {} : { password: refused }),
    ...(form.confirmation === password ? {} : { confirmation: 'different' }),
    ...(referralCode.length > LONGEST_CODE ? { referralCode: 'tooLong' } : {}),
    ...(form.termsAccepted ? {} : { termsAccepted: 'notAccepted' }),
  };
  if (contact.ok && Object.keys(refusals).length === 0) {
    const { name: firstName, phone, email } = contact.value;
    return ok({
      firstName,
      lastName,
      email,
      phone,
      password,
      referralCode: referralCode === '' ? null : referralCode,
    });
  }
  return refuse({ ...(contact.ok ? {} : ofAccount(contact.failure)), ...refusals });
}

const ownContact = ({ email, phone }: SignUpForm, country: Country) => ({
  email: parseEmail(email),
  phone: parsePhone(phone, country),
});

const ofAccount = ({ name, ...others }: ContactRefusals): SignUpRefusals => ({
  ...(name === undefined ? {} : { firstName: name }),
  ...others,
});
