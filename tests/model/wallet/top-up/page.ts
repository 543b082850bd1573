import { failureText } from '#tests/model/support/failures.ts';
import {
  definePage,
  passedThrough,
  pressing,
  says,
  type Locator,
  type Person,
  type TextMatch,
} from '@sundry/statecharts';
import { flow } from './flow.ts';

const form: Locator = ['dialog', says('wallet.topUp.title')];
const begin = says('wallet.wallet.addFund');
const field = says('wallet.topUp.field');
const send = says('wallet.topUp.send');
const leave = says('kernel.confirm.cancel');
const check = says('kernel.control.checkAgain');
const dismiss = says('wallet.result.dismiss');
const amount = '$25.00';

const REFUSALS: Readonly<Record<string, TextMatch>> = {
  missing: says('wallet.topUp.missing'),
  malformed: says('wallet.topUp.malformed'),
  tooLarge: says('wallet.topUp.tooLarge', { amount: '$10,000.00' }),
};

const waits = (person: Person) => person.within(...form).cannotPress('button', send);

async function seesResult(person: Person, title: TextMatch, more: readonly TextMatch[] = []) {
  await person.doesNotSee(...form);
  for (const text of [title, ...more]) await person.within('status').reads(text);
  await person.canPress('button', dismiss);
  await person.canPress('button', begin);
}

export const page = definePage(flow, {
  states: {
    arriving: passedThrough,
    idle: async (person) => {
      await person.doesNotSee(...form);
      await person.doesNotSee('button', dismiss);
      await person.canPress('button', begin);
    },
    filling: async (person, { context: { refusal, failure } }) => {
      const dialog = person.within(...form);
      await dialog.seesField(field);
      await dialog.reads(says('wallet.topUp.hint'));
      if (refusal) await dialog.seesMarked(field);
      if (refusal) await dialog.reads(REFUSALS[refusal.kind] ?? '');
      if (failure) await dialog.within('alert').reads(failureText(failure));
      await dialog.canPress('button', send);
    },
    asking: waits,
    leaving: waits,
    checking: async (person) => {
      await person.within('status').reads(says('wallet.result.checking'));
      await person.cannotPress('button', begin);
    },
    paid: (person) => seesResult(person, says('wallet.result.paid', { amount })),
    declined: (person) =>
      seesResult(person, says('wallet.result.declined', { amount }), [
        says('wallet.result.declinedText'),
      ]),
    unfinished: async (person) => {
      await seesResult(person, says('wallet.result.unfinished', { amount }), [
        says('wallet.result.unfinishedText'),
      ]);
      await person.canPress('button', check);
    },
    unread: async (person, { context: { failure } }) => {
      if (failure) await person.within('status').reads(failureText(failure));
      await person.canPress('button', check);
      await person.cannotPress('button', begin);
    },
  },
  events: {
    'fund.begin': pressing('button', begin),
    'amount.type': {
      does: (person, { text }) => person.within(...form).type(field, text),
      absent: (person) => person.cannotType(field),
    },
    'fund.send': pressing('button', send, form),
    'fund.leave': {
      ...pressing('button', leave, form),
      idle: { asking: 'What the server was asked for cannot be taken back.' },
    },
    'result.check': pressing('button', check),
    'result.dismiss': pressing('button', dismiss),
  },
});
