import { assign, sendTo, setup } from 'xstate';
import { answerGuards } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import type { Meta } from '#application/kernel/meta.ts';
import { formGuards } from '#application/kernel/parsed.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { showing } from '#application/kernel/show-notice.ts';
import { to } from '#application/kernel/system.ts';
import {
  parseProfileForm,
  type PictureChoice,
  type ProfileChanges,
  type ProfileForm,
  type ProfileRefusals,
} from '#domain/account/profile-form.ts';
import type { Profile } from '#domain/account/profile.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { imageFileRefusal, type ImageFile } from '#domain/kernel/image-file.ts';
import type { ProfileReport } from './watch-profile.ts';
import type * as ProfileFlow from './profile.types.ts';

/** What a customer's profile needs from outside. */
export const slots = {
  actors: {
    watchProfile: portListener<ProfileReport>('watchProfile'),
    saveProfile: portActor<ProfileChanges, ProfileFlow.SaveAnswer>('saveProfile'),
  },
  effects: {
    notifyOtherTabs: effect(),
  },
};

/** Nothing is typed, chosen or refused yet. */
export const UNCHANGED = {
  picture: 'same',
  pictureRefusal: null,
  refusals: {},
  changes: {},
  failure: null,
} as const satisfies Partial<ProfileFlow.Context>;

export const profile = setup({
  types: {
    input: {} as ProfileFlow.Input,
    context: {} as ProfileFlow.Context,
    events: {} as ProfileFlow.Event,
    tags: {} as ProfileFlow.Tag,
    meta: {} as Meta,
  },
  actors: slots.actors,
  guards: {
    ...answerGuards,
    ...formGuards,
    profileIsKnown: ({ context }) => context.profile !== null,
    fileIsPicture: (_, file: ImageFile) => imageFileRefusal(file) === null,
  },
  actions: {
    ...slots.effects,
    setProfile: assign((_, known: Profile) => ({ profile: known })),
    clearForm: assign(UNCHANGED),
    setPicture: assign((_, picture: PictureChoice) => ({ picture, pictureRefusal: null })),
    setPictureRefusal: assign((_, file: ImageFile) => ({
      pictureRefusal: imageFileRefusal(file),
    })),
    setRefusals: assign((_, refusals: ProfileRefusals) => ({ refusals, failure: null })),
    setChanges: assign((_, changes: ProfileChanges) => ({
      changes,
      refusals: {},
      pictureRefusal: null,
      failure: null,
    })),
    setFailure: assign((_, failure: CallFailure) => ({ failure, changes: {} })),
    showNotice: sendTo(to('toasts'), showing),
    /** The header and every form hear of it there. */
    refreshSession: sendTo(to('session'), { type: 'profile.refresh' }),
  },
});

export function parsedProfile(
  { profile: known, picture, country }: ProfileFlow.Context,
  form: ProfileForm,
) {
  if (!known) throw new Defect('A profile was changed before it was known');
  return parseProfileForm(form, { profile: known, picture, country });
}
