import { definePage, pressing, says, type Person, type Locator } from '@sundry/statecharts';
import { flow } from './flow.ts';

const question: Locator = ['alertdialog', says('account.menu.logout')];
const isGone = (person: Person) => person.doesNotSee(...question);

export const page = definePage(flow, {
  states: {
    asking: async (person) => {
      const dialog = person.within(...question);
      await dialog.reads(says('account.signOut.question'));
      await dialog.canPress('button', says('kernel.confirm.yes'));
      await dialog.canPress('button', says('kernel.confirm.cancel'));
      await dialog.canPress('button', says('kernel.dialog.close'));
    },
    leaving: (person) =>
      person.within(...question).cannotPress('button', says('kernel.confirm.yes')),
    kept: isGone,
    signedOut: isGone,
  },
  events: {
    'signOut.confirm': pressing('button', says('kernel.confirm.yes'), question),
    'signOut.cancel': {
      ...pressing('button', says('kernel.confirm.cancel'), question),
      idle: { leaving: 'It is half a second until the customer is gone.' },
    },
  },
});
