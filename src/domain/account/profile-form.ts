import type { ImageFile } from '#domain/kernel/image-file.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import { LONGEST_TEXT } from '#domain/kernel/text.ts';
import { isEmail, parseContact, parsePhone, type ContactRefusals } from './contact.ts';
import { isAcceptablePassword } from './password.ts';
import type { Profile } from './profile.ts';

/** What a customer types to change their profile, kept as typed until it is judged. */
export type ProfileForm = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** For a new e-mail, phone or password; nothing else asks for it. */
  readonly currentPassword: string;
  /** The two stay empty where the password stays what it is. */
  readonly password: string;
  readonly confirmation: string;
};

/** A new picture, none any more, or the one that is there. */
export type PictureChoice = ImageFile | 'none' | 'same';

/** What is saved: what has been changed and nothing else, so that two tabs do not undo each other's changes. */
export type ProfileChanges = Partial<Omit<ProfileForm, 'confirmation'>> & {
  readonly picture?: Exclude<PictureChoice, 'same'>;
};

export type ProfileRefusals = {
  readonly firstName?: 'missing' | 'tooLong';
  readonly lastName?: 'tooLong';
  readonly email?: 'missing' | 'malformed';
  readonly phone?: 'missing' | 'malformed';
  readonly currentPassword?: 'missing';
  readonly password?: 'missing' | 'tooWeak';
  readonly confirmation?: 'different';
};

/** Every field is read, so that the form can mark all that is wrong at once. */
export function parseProfileForm(
  form: ProfileForm,
  { profile, picture }: { readonly profile: Profile; readonly picture: PictureChoice },
): Result<ProfileChanges, ProfileRefusals> {
  const contact = parseContact({ ...form, name: form.firstName }, { emailNeeded: true });
  const lastName = form.lastName.trim();
  const refusals = {
    ...(contact.ok ? {} : ofProfile(contact.failure)),
    ...(lastName.length > LONGEST_TEXT ? { lastName: 'tooLong' as const } : {}),
    ...passwordRefusals(form, profile),
  };
  if (!contact.ok || Object.keys(refusals).length > 0) return refuse(refusals);
  const { name: firstName, email, phone } = contact.value;
  return ok({
    ...(firstName === profile.firstName ? {} : { firstName }),
    ...(lastName === profile.lastName ? {} : { lastName }),
    ...(email === profile.email ? {} : { email }),
    ...(phone === profile.phone ? {} : { phone }),
    ...(asksForPassword(form, profile) ? { currentPassword: form.currentPassword } : {}),
    ...(form.password === '' ? {} : { password: form.password }),
    ...(picture === 'same' ? {} : { picture }),
  });
}

/**
 * An account belongs to those who can have a code sent to it, so a new e-mail or phone asks for as much as a new
 * password does: a session alone is not enough to take the account.
 */
function asksForPassword(form: ProfileForm, profile: Profile): boolean {
  const email = form.email.trim();
  const phone = parsePhone(form.phone);
  return (
    (isEmail(email) && email.toLowerCase() !== profile.email?.toLowerCase()) ||
    (phone !== null && phone !== profile.phone) ||
    beginsPassword(form)
  );
}

/** The password of before alone begins none: browsers fill it in by themselves. */
const beginsPassword = ({ password, confirmation }: ProfileForm): boolean =>
  password !== '' || confirmation !== '';

function passwordRefusals(form: ProfileForm, profile: Profile): ProfileRefusals {
  const { currentPassword, password, confirmation } = form;
  const isMissing = asksForPassword(form, profile) && currentPassword === '';
  return {
    ...(isMissing ? { currentPassword: 'missing' } : {}),
    ...(beginsPassword(form) ? newPasswordRefusals(password, confirmation) : {}),
  };
}

const newPasswordRefusals = (password: string, confirmation: string): ProfileRefusals => ({
  ...(isAcceptablePassword(password) ? {} : { password: password === '' ? 'missing' : 'tooWeak' }),
  ...(confirmation === password ? {} : { confirmation: 'different' }),
});

const ofProfile = ({ name, ...others }: ContactRefusals): ProfileRefusals => ({
  ...(name === undefined ? {} : { firstName: name }),
  ...others,
});
