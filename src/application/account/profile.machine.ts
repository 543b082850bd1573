import { answered, type Answered } from '#application/kernel/answered.ts';
import { parsed } from '#application/kernel/parsed.ts';
import { parsedProfile, profile, UNCHANGED } from './profile.setup.ts';
import type * as ProfileFlow from './profile.types.ts';

type Sent = { readonly context: ProfileFlow.Context; readonly event: ProfileFlow.Save };

/** @see docs/charts/account-profile.md, rendered from this file */
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
        onDone: answered(({ value, failure }: Answered<ProfileFlow.SaveAnswer>) => ({
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
