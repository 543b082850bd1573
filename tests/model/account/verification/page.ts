import type { SnapshotFrom } from 'xstate';
import type { verificationMachine } from '#application/account/verification/machine.ts';
import { failureText } from '#tests/model/support/failures.ts';
import { required } from '#tests/model/support/form-labels.ts';
import { definePage, pressing, says, type Locator, type Person } from '@sundry/statecharts';
import { flow, REQUEST } from './flow.ts';

type Planned = SnapshotFrom<typeof verificationMachine>;

const dialog: Locator = ['dialog', says('account.verification.email')];
const submit = says('account.verification.submit');
const send = says('account.verification.send');
const resend = says('account.code.resend');
const close = says('kernel.dialog.close');
const code = says('account.code.label');
const isGone = (person: Person) => person.doesNotSee(...dialog);

const FORM = [
  says('account.verification.email'),
  says('account.code.sent', { recipient: REQUEST.recipient }),
  ...required(code),
  says('account.code.hint'),
];

async function seesForm(person: Person): Promise<void> {
  const it = person.within(...dialog);
  await it.readsInOrder(...FORM);
  await it.seesField(code);
}

async function seesSending(person: Person): Promise<void> {
  const it = person.within(...dialog);
  await it.reads(says('account.verification.sending'));
  await it.doesNotSee('button', submit);
  await it.doesNotSee('button', send);
}

async function seesFailure(person: Person, { context: { failure } }: Planned): Promise<void> {
  if (failure)
    await person
      .within(...dialog)
      .within('alert')
      .reads(failureText(failure));
}

const WAITS = 'The server is answering: what it says must not be missed.';

export const page = definePage(flow, {
  states: {
    sending: seesSending,
    resending: seesSending,
    unsent: async (person, planned) => {
      await seesFailure(person, planned);
      const it = person.within(...dialog);
      await it.canPress('button', send);
      await it.canPress('button', close);
      await it.doesNotSee('button', submit);
    },
    coding: {
      always: seesForm,
      entering: async (person, planned) => {
        const it = person.within(...dialog);
        await seesFailure(person, planned);
        const { mayResend, refusal } = planned.context;
        if (refusal) {
          await it.seesMarked(code);
          await it.reads(says(`account.code.${refusal}`));
        }
        await it.canPress('button', submit);
        await it.canPress('button', close);
        await (mayResend ? it.canPress('button', resend) : it.cannotPress('button', resend));
      },
      checking: async (person) => {
        await person.within(...dialog).cannotPress('button', submit);
        await person.within(...dialog).cannotPress('button', resend);
      },
    },
    verified: isGone,
    dismissed: isGone,
  },
  events: {
    'code.submit': {
      does: async (person, given) => {
        const it = person.within(...dialog);
        await it.type(code, given.code);
        await it.press('button', submit);
      },
      absent: (person) => person.within(...dialog).cannotPress('button', submit),
    },
    'code.send': pressing('button', send, dialog),
    'code.resend': pressing('button', resend, dialog),
    'dialog.close': {
      ...pressing('button', close, dialog),
      idle: { sending: WAITS, resending: WAITS, 'coding.checking': WAITS },
    },
  },
});
