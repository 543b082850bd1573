import type { SnapshotFrom } from 'xstate';
import type { profileMachine } from '#application/account/profile/machine.ts';
import type { ProfileForm } from '#domain/account/profile-form.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { failureText } from '#tests/model/support/failures.ts';
import { optional, required } from '#tests/model/support/form-labels.ts';
import {
  definePage,
  pressing,
  says,
  saysFirst,
  type Locator,
  type Person,
} from '@sundry/statecharts';
import { flow } from './flow.ts';

type Planned = SnapshotFrom<typeof profileMachine>;

const details: Locator = ['region', says('account.details.title')];
const edit = says('account.details.edit');
const save = says('kernel.control.save');
const cancel = says('kernel.confirm.cancel');
const choose = says('account.profileForm.choosePicture');
const remove = says('account.profileForm.removePicture');
const LABELS = {
  firstName: 'account.field.firstName',
  lastName: 'account.field.lastName',
  email: 'kernel.contact.email',
  phone: 'kernel.contact.phone',
  currentPassword: 'account.profileForm.currentPassword',
  password: 'account.field.newPassword',
  confirmation: 'account.signUp.confirmation',
} as const satisfies Record<keyof ProfileForm, string>;
const FIELDS = Object.keys(LABELS) as (keyof ProfileForm)[];
const SHOWN = ['firstName', 'lastName', 'email', 'phone'] as const;

const FORM = [
  says('account.profileForm.details'),
  choose,
  says('account.profileForm.pictureHint'),
  ...required(says(LABELS.firstName)),
  ...optional(says(LABELS.lastName)),
  ...required(says(LABELS.email)),
  says('account.profileForm.verifyHint'),
  ...required(says(LABELS.phone)),
  says('account.field.phoneHint'),
  says('account.field.password'),
  says(LABELS.currentPassword),
  says('account.profileForm.currentPasswordHint'),
  ...optional(says(LABELS.password)),
  says('account.signUp.passwordHint'),
  ...optional(says(LABELS.confirmation)),
  cancel,
];

async function seesForm(person: Person, { context }: Planned): Promise<void> {
  const { picture, pictureRefusal } = context;
  await person.within(...details).readsInOrder(says('account.details.title'), ...FORM);
  for (const field of SHOWN) await person.sees('textbox', saysFirst(LABELS[field]));
  if (pictureRefusal) await person.reads(says(`account.profileForm.${pictureRefusal}`));
  if (typeof picture !== 'string')
    await person.reads(says('account.profileForm.chosen', { name: picture.name }));
}

async function fills(person: Person, form: ProfileForm): Promise<void> {
  for (const field of FIELDS) await person.type(says(LABELS[field]), form[field]);
}

export const page = definePage(flow, {
  // A form of jsdom cannot be sent with a file; the journey in Chromium sends one.
  within: ({ context: { picture } }, step) =>
    step.kind !== 'user' || step.event !== 'profile.save' || typeof picture === 'string',
  states: {
    viewing: async (person, { context: { profile } }) => {
      await person.doesNotSee('button', save);
      if (profile === null) return person.doesNotSee('button', edit);
      await person
        .within(...details)
        .readsInOrder(
          says('account.details.title'),
          `${profile.firstName} ${profile.lastName}`,
          profile.email ?? '',
          says('account.details.verified'),
          formatPhone(profile.phone),
          says('account.details.verified'),
          says('account.details.orders', { count: profile.orderCount }),
          says('account.details.member', { days: profile.memberDays }),
        );
      await person.canPress('button', edit);
    },
    editing: async (person, planned) => {
      const { failure, refusals } = planned.context;
      await person.doesNotSee('button', edit);
      await seesForm(person, planned);
      await person.canPress('button', save);
      await person.canPress('button', choose);
      await person.canPress('button', cancel);
      if (failure) await person.reads(failureText(failure));
      for (const field of FIELDS) {
        if (refusals[field]) await person.seesMarked(says(LABELS[field]));
      }
    },
    saving: async (person, planned) => {
      await seesForm(person, planned);
      await person.cannotPress('button', save);
      await person.cannotPress('button', cancel);
    },
  },
  events: {
    'profile.change': { sentBy: 'the app', because: 'The session knows who the customer is.' },
    'profile.retry': {
      sentBy: 'the app',
      because: 'Only a session that could not read the profile offers it.',
    },
    'profile.edit': pressing('button', edit),
    'picture.choose': {
      does: (person, { file }) => person.attach(choose, [file]),
      absent: (person) => person.cannotPress('button', choose),
    },
    'picture.remove': pressing('button', remove),
    'profile.save': {
      does: async (person, { form }) => {
        await fills(person, form);
        await person.press('button', save);
      },
      absent: (person) => person.cannotPress('button', save),
    },
    'edit.cancel': pressing('button', cancel),
  },
});
