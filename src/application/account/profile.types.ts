import type { CallFailure } from '#application/kernel/call-failure.ts';
import type {
  PictureChoice,
  ProfileChanges,
  ProfileForm,
  ProfileRefusals,
} from '#domain/account/profile-form.ts';
import type { Country } from '#domain/account/phone.ts';
import type { Profile } from '#domain/account/profile.ts';
import type { ImageFile, ImageFileRefusal } from '#domain/kernel/image-file.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { ProfileReport } from './watch-profile.ts';

export type Save = { readonly type: 'profile.save'; readonly form: ProfileForm };

/** What a view may send. */
export type Command =
  | { readonly type: 'profile.edit' }
  /** The profile could not be read: once more. */
  | { readonly type: 'profile.retry' }
  | { readonly type: 'picture.choose'; readonly file: ImageFile }
  | { readonly type: 'picture.remove' }
  | Save
  | { readonly type: 'edit.cancel' };

export type Event = Command | ProfileReport;

export type Input = {
  /** Where a phone number without a calling code belongs. */
  readonly country: Country;
};

export type Context = Input & {
  /** As it was when the form was opened; null until it has been read. */
  readonly profile: Profile | null;
  readonly picture: PictureChoice;
  readonly pictureRefusal: ImageFileRefusal | null;
  readonly refusals: ProfileRefusals;
  /** What is being saved. */
  readonly changes: ProfileChanges;
  readonly failure: CallFailure | null;
};

export type Tag = 'form' | 'busy';
export type SaveAnswer = Result<{ readonly said: string }, CallFailure>;
