import type { SnapshotFrom } from 'xstate';
import type { recoverPasswordMachine } from '#application/account/recover-password/machine.ts';
import { failureText } from '#tests/model/support/failures.ts';
import { required } from '#tests/model/support/form-labels.ts';
import { definePage, pressing, says, type Locator, type Person } from '@sundry/statecharts';
import { EMAIL, flow } from './flow.ts';

type Planned = SnapshotFrom<typeof recoverPasswordMachine>;

const dialog: Locator = ['dialog', says('account.recovery.title')];
const send = says('account.recovery.send');
const submitCode = says('kernel.control.continue');
const resend = says('account.code.resend');
const change = says('account.recovery.change');
const submit = says('account.recovery.submit');
const close = says('kernel.dialog.close');
const identifier = says('account.signIn.identifier');
const code = says('account.code.label');
const password = says('account.field.newPassword');
const confirmation = says('account.signUp.confirmation');
const isGone = (person: Person) => person.doesNotSee(...dialog);

const IDENTIFIER_FORM = [
  says('account.recovery.intro'),
  ...required(identifier),
  says('account.signIn.identifierHint'),
  send,
];
const CODE_FORM = [
  says('account.recovery.sent', { recipient: EMAIL }),
  ...required(code),
  says('account.code.hint'),
];
const PASSWORD_FORM = [
  says('account.recovery.choose'),
  ...required(password),
  says('account.signUp.passwordHint'),
  ...required(confirmation),
];

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
    identifying: async (person, planned) => {
      const it = person.within(...dialog);
      await it.readsInOrder(says('account.recovery.title'), ...IDENTIFIER_FORM);
      await it.seesField(identifier);
      await it.canPress('button', send);
      await it.canPress('button', close);
      await seesFailure(person, planned);
      if (planned.context.identifierRefusal) await it.seesMarked(identifier);
    },
    sending: async (person) => {
      const it = person.within(...dialog);
      await it.seesField(identifier);
      await it.cannotPress('button', send);
    },
    coding: {
      always: async (person) => {
        const it = person.within(...dialog);
        await it.readsInOrder(says('account.recovery.title'), ...CODE_FORM);
        await it.seesField(code);
      },
      entering: async (person, planned) => {
        const it = person.within(...dialog);
        const { mayResend, codeRefusal } = planned.context;
        await seesFailure(person, planned);
        if (codeRefusal) {
          await it.seesMarked(code);
          await it.reads(says(`account.code.${codeRefusal}`));
        }
        await it.canPress('button', submitCode);
        await it.canPress('button', change);
        await it.canPress('button', close);
        await (mayResend ? it.canPress('button', resend) : it.cannotPress('button', resend));
      },
      checking: async (person) => {
        const it = person.within(...dialog);
        await it.cannotPress('button', submitCode);
        await it.cannotPress('button', change);
        await it.cannotPress('button', resend);
      },
    },
    resending: async (person) => {
      const it = person.within(...dialog);
      await it.seesField(code);
      await it.cannotPress('button', submitCode);
      await it.cannotPress('button', resend);
    },
    choosing: async (person, planned) => {
      const it = person.within(...dialog);
      await it.readsInOrder(says('account.recovery.title'), ...PASSWORD_FORM);
      await it.canPress('button', submit);
      await it.canPress('button', change);
      await it.canPress('button', close);
      await seesFailure(person, planned);
      const { passwordRefusals } = planned.context;
      if (passwordRefusals.password) await it.seesMarked(password);
      if (passwordRefusals.confirmation) await it.seesMarked(confirmation);
    },
    resetting: async (person) => {
      const it = person.within(...dialog);
      await it.readsInOrder(says('account.recovery.title'), ...PASSWORD_FORM);
      await it.cannotPress('button', submit);
      await it.cannotPress('button', change);
    },
    changed: isGone,
    dismissed: isGone,
  },
  events: {
    'identifier.submit': {
      does: async (person, given) => {
        const it = person.within(...dialog);
        await it.type(identifier, given.identifier);
        await it.press('button', send);
      },
      absent: (person) => person.within(...dialog).cannotPress('button', send),
    },
    'identifier.change': pressing('button', change, dialog),
    'code.submit': {
      does: async (person, given) => {
        const it = person.within(...dialog);
        await it.type(code, given.code);
        await it.press('button', submitCode);
      },
      absent: (person) => person.within(...dialog).cannotPress('button', submitCode),
    },
    'code.resend': pressing('button', resend, dialog),
    'password.submit': {
      does: async (person, { form }) => {
        const it = person.within(...dialog);
        await it.type(password, form.password);
        await it.type(confirmation, form.confirmation);
        await it.press('button', submit);
      },
      absent: (person) => person.within(...dialog).cannotPress('button', submit),
    },
    'dialog.close': {
      ...pressing('button', close, dialog),
      idle: {
        sending: WAITS,
        'coding.checking': WAITS,
        resending: WAITS,
        resetting: WAITS,
      },
    },
  },
});
