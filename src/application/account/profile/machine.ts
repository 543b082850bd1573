import { assign, sendTo } from 'xstate';
import type { ProfileReport } from '#application/account/watch-profile.ts';
import { answered, type Answered } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import { parsed } from '#application/kernel/parsed.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { to } from '#application/kernel/system.ts';
import type { Country } from '#domain/account/phone.ts';
import {
  parseProfileForm,
  type PictureChoice,
  type ProfileChanges,
  type ProfileForm,
  type ProfileRefusals,
} from '#domain/account/profile-form.ts';
import type { Profile } from '#domain/account/profile.ts';
import { Defect } from '#domain/kernel/defect.ts';
import {
  type ImageFile,
  imageFileRefusal,
  type ImageFileRefusal,
} from '#domain/kernel/image-file.ts';
import type { Result } from '#domain/kernel/result.ts';

export type Save = { readonly type: 'profile.save'; readonly form: ProfileForm };

export type Command =
  | { readonly type: 'profile.edit' }
  /** Rereads a profile that could not be read. */
  | { readonly type: 'profile.retry' }
  | { readonly type: 'picture.choose'; readonly file: ImageFile }
  | { readonly type: 'picture.remove' }
  | Save
  | { readonly type: 'edit.cancel' };

export type Event = Command | ProfileReport;

export type Input = {
  readonly country: Country;
};

export type Context = Input & {
  readonly profile: Profile | null;
  readonly picture: PictureChoice;
  readonly pictureRefusal: ImageFileRefusal | null;
  readonly refusals: ProfileRefusals;
  readonly changes: ProfileChanges;
  readonly failure: CallFailure | null;
};

export type Tag = 'form' | 'busy';
export type SaveAnswer = Result<{ readonly said: string }, CallFailure>;

export const slots = {
  actors: {
    watchProfile: portListener<ProfileReport>('watchProfile'),
    saveProfile: portActor<ProfileChanges, SaveAnswer>('saveProfile'),
  },
  effects: {
    notifyOtherTabs: effect(),
  },
};

/** Form state without input or errors. */
export const UNCHANGED = {
  picture: 'same',
  pictureRefusal: null,
  refusals: {},
  changes: {},
  failure: null,
} as const satisfies Partial<Context>;

export const profile = setupMachine({
  types: {} as { input: Input; context: Context; events: Event; tags: Tag },
  slots,
  guards: {
    profileIsKnown: ({ context }) => context.profile !== null,
    fileIsPicture: (_, file: ImageFile) => imageFileRefusal(file) === null,
  },
  actions: {
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
    refreshSession: sendTo(to('session'), { type: 'profile.refresh' }),
  },
});

export function parsedProfile({ profile: known, picture, country }: Context, form: ProfileForm) {
  if (!known) throw new Defect('A profile was changed before it was known');
  return parseProfileForm(form, { profile: known, picture, country });
}

type Sent = { readonly context: Context; readonly event: Save };

export const profileMachine = profile.createMachine({
  id: 'profile',
  description: 'A customer looks at what is known of them, and changes it.',
  context: ({ input }) => ({ ...input, profile: null, ...UNCHANGED }),
  initial: 'viewing',
  states: {
    viewing: {
      description: 'Name, e-mail, phone and picture are shown, as soon as they are known.',
      meta: { reqs: ['ACC-14', 'ACC-15'] },
      invoke: { id: 'watchProfile', src: 'watchProfile' },
      on: {
        'profile.change': {
          actions: { type: 'setProfile', params: ({ event }) => event.profile },
        },
        'profile.retry': { actions: 'refreshSession' },
        'profile.edit': { guard: 'profileIsKnown', target: 'editing' },
      },
    },
    editing: {
      description: 'The customer changes what they like, the password and the picture among it.',
      tags: 'form',
      meta: { reqs: ['ACC-15', 'ACC-16', 'ROLE-11'] },
      on: {
        'picture.choose': [
          {
            guard: { type: 'fileIsPicture', params: ({ event }) => event.file },
            actions: { type: 'setPicture', params: ({ event }) => event.file },
          },
          { actions: { type: 'setPictureRefusal', params: ({ event }) => event.file } },
        ],
        'picture.remove': { actions: { type: 'setPicture', params: 'none' } },
        'profile.save': parsed(
          ({ context, event }: Sent) => parsedProfile(context, event.form),
          ({ value, refusals }) => ({
            complete: { target: 'saving', actions: { type: 'setChanges', params: value } },
            refused: { actions: { type: 'setRefusals', params: refusals } },
          }),
        ),
        'edit.cancel': { target: 'viewing', actions: 'clearForm' },
      },
    },
    saving: {
      description: 'The server saves what has been changed.',
      tags: ['form', 'busy'],
      meta: { reqs: ['ACC-16'] },
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context }) => context.changes,
        onDone: answered(({ value, failure }: Answered<SaveAnswer>) => ({
          accepted: {
            target: 'viewing',
            actions: [
              'clearForm',
              {
                type: 'showNotice',
                params: (done: Parameters<typeof value>[0]) =>
                  ({ kind: 'profileSaved', text: value(done).said }) as const,
              },
              'refreshSession',
              'notifyOtherTabs',
            ],
          },
          failed: { target: 'editing', actions: { type: 'setFailure', params: failure } },
        })),
      },
    },
  },
});
