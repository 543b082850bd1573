import { definePage, says, type Person, type Locator } from '@sundry/statecharts';
import { flow } from './flow.ts';

const signInDialog: Locator = ['dialog', says('account.signIn.submit')];
const isNotAsked = (person: Person) => person.doesNotSee(...signInDialog);
const seesNoOrders = (person: Person) =>
  person.doesNotSee('heading', says('ordering.myOrders.title'));

export const page = definePage(flow, {
  states: {
    asking: async (person) => {
      const dialog = person.within(...signInDialog);
      await dialog.seesField(says('account.signIn.identifier'));
      await dialog.doesNotSee('button', says('account.signIn.continueAsGuest'));
      await seesNoOrders(person);
    },
    open: async (person) => {
      await isNotAsked(person);
      await person.sees('heading', says('ordering.myOrders.title'));
      await person.isAt(/^\/profile/);
    },
    closed: async (person) => {
      await isNotAsked(person);
      await seesNoOrders(person);
      await person.isAt('/home');
    },
  },
  events: {},
});
