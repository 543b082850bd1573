import { updateProfile } from '#contract/account-profile.ts';
import { profileMachine } from '#application/account/profile/machine.ts';
import type { ProfileForm } from '#domain/account/profile-form.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { answered, calling, failures } from '#tests/model/support/wire.ts';
import { aProfile } from '#tests/support/builders/profile.ts';
import { defineFlow } from '@sundry/statecharts';

export const ASHA = aProfile();
const RENAMED = aProfile({ firstName: 'Usha' });

const form = (facts: Partial<ProfileForm> = {}): ProfileForm => ({
  firstName: ASHA.firstName,
  lastName: ASHA.lastName,
  email: ASHA.email ?? '',
  phone: ASHA.phone,
  currentPassword: '',
  password: '',
  confirmation: '',
  ...facts,
});
const PASSWORD = { currentPassword: 'sundry123', password: 'sundry124', confirmation: 'sundry124' };

const aPortrait = new File(['picture'], 'me.png', { type: 'image/png' });
const SAVED = 'Your profile is saved';

const wire = {
  saveProfile: calling(
    updateProfile,
    { saved: answered({ message: SAVED }), ...failures },
    { asks: { firstName: 'Usha' } },
  ),
};

export const flow = defineFlow({
  name: 'account/profile',
  machine: profileMachine,
  inputs: { 'a customer': { country: 'US' } },
  events: {
    'profile.change': { 'the profile': { profile: ASHA }, 'a new name': { profile: RENAMED } },
    'profile.retry': { '': {} },
    'profile.edit': { '': {} },
    'picture.choose': {
      'a picture': { file: aPortrait },
      'a page of the web': { file: new File(['<html>'], 'me.html', { type: 'text/html' }) },
      'an empty file': { file: new File([], 'me.png', { type: 'image/png' }) },
    },
    'picture.remove': { '': {} },
    'profile.save': {
      'a new name': { form: form({ firstName: 'Usha' }) },
      'a new password': { form: form(PASSWORD) },
      'no name, and two passwords': {
        form: form({ ...PASSWORD, firstName: '', confirmation: 'sundry' }),
      },
    },
    'edit.cancel': { '': {} },
  },
  wire,
  outcomes: await outcomesOf(profileMachine, wire),
  neverFails: ['watchProfile'],
  within: ({ context, value }, step) => {
    if (step.kind !== 'user') return true;
    const { profile, picture, pictureRefusal } = context;
    // The profile loads before the name changes elsewhere, and is retried until then.
    if (step.event === 'profile.retry') return profile === null;
    if (step.event === 'profile.change')
      return step.case === 'the profile' ? profile === null : profile?.firstName === 'Asha';
    if (value !== 'editing') return true;
    // A picture is chosen once, and then removed.
    if (step.event === 'picture.choose')
      return picture === 'same' && (pictureRefusal === null || step.case === 'a picture');
    if (step.event === 'picture.remove') return typeof picture !== 'string';
    return true;
  },
  project: ({ context }) => ({
    name: context.profile?.firstName ?? null,
    picture: typeof context.picture === 'string' ? context.picture : context.picture.name,
    pictureRefusal: context.pictureRefusal,
    refusals: context.refusals,
    failure: context.failure?.kind ?? null,
  }),
  invariants: {
    'nothing is changed before it is known': (it) =>
      it.context.profile !== null || it.matches('viewing'),
    'a password is kept no longer than it is being sent': (it) =>
      it.matches('saving') ||
      (it.context.changes.password ?? it.context.changes.currentPassword) === undefined,
    'what is not a picture is never sent': ({ context: { picture } }) =>
      typeof picture === 'string' || picture.type.startsWith('image/'),
    'nothing that was typed is left once it is over': (it) =>
      !it.matches('viewing') ||
      (it.context.picture === 'same' &&
        it.context.failure === null &&
        Object.keys(it.context.refusals).length === 0),
  },
});
