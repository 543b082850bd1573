import { failureText } from '#tests/model/support/failures.ts';
import { definePage, pressing, says, type Locator } from '@sundry/statecharts';
import { flow } from './flow.ts';

const question: Locator = ['alertdialog', says('account.settings.deleteTitle')];
const download = says('account.settings.export');
const remove = says('account.settings.delete');
const confirm = says('account.settings.confirmDelete');
const cancel = says('kernel.confirm.cancel');
const TEXTS = [
  says('account.settings.exportTitle'),
  says('account.settings.exportText'),
  download,
  says('account.settings.deleteTitle'),
  says('account.settings.deleteText'),
  remove,
];

export const page = definePage(flow, {
  states: {
    resting: async (person) => {
      await person.doesNotSee(...question);
      await person.readsInOrder(...TEXTS);
      await person.canPress('button', download);
      await person.canPress('button', remove);
    },
    exporting: async (person) => {
      await person.readsInOrder(...TEXTS.filter((text) => text !== download));
      await person.cannotPress('button', download);
      await person.cannotPress('button', remove);
    },
    asking: async (person, { context: { failure } }) => {
      const dialog = person.within(...question);
      await dialog.readsInOrder(
        says('account.settings.deleteTitle'),
        says('account.settings.deleteQuestion'),
        ...(failure ? [failureText(failure)] : []),
        cancel,
        confirm,
      );
      await dialog.canPress('button', confirm);
      await dialog.canPress('button', cancel);
    },
    deleting: (person) => person.within(...question).cannotPress('button', confirm),
    deleted: (person) => person.doesNotSee(...question),
  },
  events: {
    'profile.change': { sentBy: 'the app', because: 'The session knows who the customer is.' },
    'data.export': pressing('button', download),
    'account.delete': pressing('button', remove),
    'delete.confirm': pressing('button', confirm, question),
    'delete.cancel': {
      ...pressing('button', cancel, question),
      idle: { deleting: 'What the server was asked for cannot be taken back.' },
    },
  },
});
