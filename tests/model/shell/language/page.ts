import {
  definePage,
  passedThrough,
  pressing,
  says,
  saysFirst,
  type Person,
  type Locator,
} from '@sundry/statecharts';
import { NAMES } from '#ui/shell/language-names.ts';
import { flow } from './flow.ts';

const list: Locator = ['dialog', says('shell.language.title')];
const question: Locator = ['alertdialog', says('shell.language.confirm')];

async function nothingIsAsked(person: Person): Promise<void> {
  await person.doesNotSee(...list);
  await person.doesNotSee(...question);
}

export const page = definePage(flow, {
  states: {
    starting: passedThrough,
    settling: nothingIsAsked,
    closed: nothingIsAsked,
    choosing: async (person, { context }) => {
      const dialog = person.within(...list);
      await dialog.sees('button', NAMES.en, { pressed: context.language === 'en' });
      await dialog.sees('button', NAMES.hi, { pressed: context.language === 'hi' });
    },
    confirming: async (person) => {
      const dialog = person.within(...question);
      await dialog.sees('button', says('kernel.confirm.yes'));
      await dialog.sees('button', says('kernel.confirm.cancel'));
    },
    changing: nothingIsAsked,
    syncing: nothingIsAsked,
  },
  events: {
    'dialog.open': {
      ...pressing('button', saysFirst('shell.header.changeLanguage', { language: '' })),
      idle: {
        changing: 'The page is on its way out.',
        syncing: 'The page is on its way out.',
      },
    },
    'dialog.close': pressing('button', says('kernel.dialog.close'), list),
    'language.choose': {
      does: (person, { language }) => person.within(...list).press('button', NAMES[language]),
      absent: (person) => person.doesNotSee(...list),
    },
    'change.confirm': pressing('button', says('kernel.confirm.yes'), question),
    'change.cancel': pressing('button', says('kernel.confirm.cancel'), question),
    'language.sync': { sentBy: 'the app', because: 'Another tab has changed the language.' },
  },
});
