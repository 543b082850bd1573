import { failureText } from '#tests/model/support/failures.ts';
import { definePage, pressing, says, type Locator, type Person } from '@sundry/statecharts';
import { flow, REASON } from './flow.ts';

const form: Locator = ['dialog', says('ordering.refund.title')];
/** The button of the page and that of the form have the same name. */
const mainPart: Locator = ['main'];
const ask = says('ordering.afterOrder.refund');
const note = says('ordering.refund.note');
const send = says('ordering.afterOrder.refund');
const leave = says('kernel.control.notNow');
const retry = says('kernel.failure.retry');

const waits = (person: Person) => person.within(...form).cannotPress('button', send);

export const page = definePage(flow, {
  states: {
    idle: async (person) => {
      await person.doesNotSee(...form);
      await person.within(...mainPart).canPress('button', ask);
    },
    reading: waits,
    unread: async (person, { context: { failure } }) => {
      const dialog = person.within(...form);
      if (failure) await dialog.within('alert').reads(failureText(failure));
      await dialog.canPress('button', retry);
    },
    choosing: async (person, { context: { reasons, reason, failure } }) => {
      const dialog = person.within(...form);
      await dialog.reads(says('ordering.refund.lead'));
      for (const one of reasons) await dialog.sees('radio', one, { checked: one === reason });
      await dialog.seesField(note);
      if (failure) await dialog.within('alert').reads(failureText(failure));
      await (reason === null ? waits(person) : dialog.canPress('button', send));
    },
    sending: waits,
    signingIn: (person) => person.sees('dialog', says('account.signIn.submit')),
  },
  events: {
    'refund.ask': pressing('button', ask, mainPart),
    'refund.retry': pressing('button', retry, form),
    'reason.choose': pressing('radio', REASON, form),
    'note.type': {
      does: (person, { text }) => person.type(note, text),
      absent: (person) => person.cannotType(note),
    },
    'refund.send': pressing('button', send, form),
    'refund.leave': {
      ...pressing('button', leave, form),
      idle: { sending: 'What the server was asked for cannot be taken back.' },
    },
  },
});
