import type { ImageFile } from '#domain/kernel/image-file.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import { LONGEST_TEXT } from '#domain/kernel/text.ts';
import { parseContact, type ContactRefusals } from './contact.ts';
import { isAcceptablePassword } from './password.ts';
import type { Profile } from './profile.ts';

/** What a customer types to change their profile, kept as typed until it is judged. */
export type ProfileForm = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** The three stay empty where the password stays what it is. */
  readonly currentPassword: string;
  readonly password: string;
  readonly confirmation: string;
};

/** A new picture, none any more, or the one that is there. */
export type PictureChoice = ImageFile | 'none' | 'same';

/** What is saved: what has been changed and nothing else, so that two tabs do not undo each other's changes. */
export type ProfileChanges = Partial<
  Pick<ProfileForm, 'firstName' | 'lastName' | 'email' | 'phone'>
> & {
  readonly password?: { readonly current: string; readonly next: string };
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
    ...passwordRefusals(form),
  };
  if (!contact.ok || Object.keys(refusals).length > 0) return refuse(refusals);
  const { name: firstName, email, phone } = contact.value;
  return ok({
    ...(firstName === profile.firstName ? {} : { firstName }),
    ...(lastName === profile.lastName ? {} : { lastName }),
    ...(email === profile.email ? {} : { email }),
    ...(phone === profile.phone ? {} : { phone }),
    ...(form.password === ''
      ? {}
      : { password: { current: form.currentPassword, next: form.password } }),
    ...(picture === 'same' ? {} : { picture }),
  });
}

/** Who begins to change the password needs all three. */
function passwordRefusals({
  currentPassword,
  password,
  confirmation,
}: ProfileForm): ProfileRefusals {
  if (currentPassword === '' && password === '' && confirmation === '') return {};
  return {
    ...(currentPassword === '' ? { currentPassword: 'missing' } : {}),
    ...(isAcceptablePassword(password)
      ? {}
      : { password: password === '' ? 'missing' : 'tooWeak' }),
    ...(confirmation === password ? {} : { confirmation: 'different' }),
  };
}

const ofProfile = ({ name, ...others }: ContactRefusals): ProfileRefusals => ({
  ...(name === undefined ? {} : { firstName: name }),
  ...others,
});
