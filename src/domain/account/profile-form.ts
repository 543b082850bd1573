import type { ImageFile } from '#domain/kernel/image-file.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import { LONGEST_TEXT } from '#domain/kernel/text.ts';
import { shownText } from '#domain/kernel/unseen.ts';
import { parseContact, type ContactRefusals } from './contact.ts';
import { parseEmail } from './email.ts';
import { passwordRefusal, type PasswordRefusal } from './password.ts';
import { parsePhone, type Country } from './phone.ts';
import type { Profile } from './profile.ts';

export type ProfileForm = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** Required for a new e-mail, phone or password only. */
  readonly currentPassword: string;
  /** This and the confirmation stay empty unless the password changes. */
  readonly password: string;
  readonly confirmation: string;
};

export type PictureChoice = ImageFile | 'none' | 'same';

/** Only changed fields, so that two tabs do not undo each other's changes. */
export type ProfileChanges = Partial<Omit<ProfileForm, 'confirmation'>> & {
  readonly picture?: Exclude<PictureChoice, 'same'>;
};

export type ProfileRefusals = {
  readonly firstName?: 'missing' | 'tooLong';
  readonly lastName?: 'tooLong';
  readonly email?: 'missing' | 'malformed';
  readonly phone?: 'missing' | 'malformed';
  readonly currentPassword?: 'missing';
  readonly password?: PasswordRefusal;
  readonly confirmation?: 'different';
};

export type ProfileTerms = {
  readonly profile: Profile;
  readonly picture: PictureChoice;
  readonly country: Country;
};

export function parseProfileForm(
  form: ProfileForm,
  terms: ProfileTerms,
): Result<ProfileChanges, ProfileRefusals> {
  const { profile, picture, country } = terms;
  const contact = parseContact({ ...form, name: form.firstName }, { emailNeeded: true, country });
  const lastName = shownText(form.lastName);
  const refusals = {
    ...(contact.ok ? {} : ofProfile(contact.failure)),
    ...(lastName.length > LONGEST_TEXT ? { lastName: 'tooLong' as const } : {}),
    ...passwordRefusals(form, terms),
  };
  if (!contact.ok || Object.keys(refusals).length > 0) return refuse(refusals);
  const { name: firstName, email, phone } = contact.value;
  return ok({
    ...(firstName === profile.firstName ? {} : { firstName }),
    ...(lastName === profile.lastName ? {} : { lastName }),
    ...(isSameEmail(email, profile) ? {} : { email }),
    ...(phone === profile.phone ? {} : { phone }),
    ...(asksForPassword(form, terms) ? { currentPassword: form.currentPassword } : {}),
    ...(form.password === '' ? {} : { password: form.password }),
    ...(picture === 'same' ? {} : { picture }),
  });
}

/**
 * A code sent to the e-mail or phone is enough to take over the account. So changing either requires the
 * current password, as a new password does: a session alone is not enough.
 */
function asksForPassword(form: ProfileForm, { profile, country }: ProfileTerms): boolean {
  const email = parseEmail(form.email);
  const phone = parsePhone(form.phone, country);
  return (
    (email !== null && !isSameEmail(email, profile)) ||
    (phone !== null && phone !== profile.phone) ||
    beginsPassword(form)
  );
}

/** Other back ends may have stored it as typed. */
const isSameEmail = (email: string, profile: Profile): boolean =>
  email === parseEmail(profile.email ?? '');

/** The current password alone does not count: browsers fill it in by themselves. */
const beginsPassword = ({ password, confirmation }: ProfileForm): boolean =>
  password !== '' || confirmation !== '';

function passwordRefusals(form: ProfileForm, terms: ProfileTerms): ProfileRefusals {
  const isMissing = asksForPassword(form, terms) && form.currentPassword === '';
  return {
    ...(isMissing ? { currentPassword: 'missing' } : {}),
    ...(beginsPassword(form) ? newPasswordRefusals(form, terms) : {}),
  };
}

function newPasswordRefusals(form: ProfileForm, { country }: ProfileTerms): ProfileRefusals {
  const { password, confirmation } = form;
  const own = { email: parseEmail(form.email), phone: parsePhone(form.phone, country) };
  const refused = passwordRefusal(password, own, country);
  return {
    ...(refused === null ? {} : { password: refused }),
    ...(confirmation === password ? {} : { confirmation: 'different' }),
  };
}

const ofProfile = ({ name, ...others }: ContactRefusals): ProfileRefusals => ({
  ...(name === undefined ? {} : { firstName: name }),
  ...others,
});
