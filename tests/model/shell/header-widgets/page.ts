import { definePage } from '#tools/model/page.ts';
import { says, type Person, type Place } from '#tools/model/person.ts';
import { flow } from './flow.ts';

const header: Place = ['banner'];
const cart = says('shell.header.openCart', { count: 0 });
const signIn = says('account.signIn.submit');

const seesLogo = (person: Person) =>
  person.within(...header).sees('link', says('shell.header.logoHome', { name: 'Sundry' }));

export const page = definePage(flow, {
  states: {
    resting: async (person) => {
      await seesLogo(person);
      await person.within(...header).doesNotSee('link', cart);
      await person.within(...header).doesNotSee('button', signIn);
    },
    shown: async (person) => {
      await seesLogo(person);
      await person.within(...header).sees('link', cart);
      await person.within(...header).sees('button', signIn);
    },
  },
  events: {},
});
