import {
  definePage,
  passedThrough,
  pressing,
  says,
  type Person,
  type Locator,
} from '@sundry/statecharts';
import { flow } from './flow.ts';

const question: Locator = ['dialog', says('cart.gate.question')];
const isNotAsked = (person: Person) => person.doesNotSee(...question);

export const page = definePage(flow, {
  states: {
    deciding: passedThrough,
    asking: async (person) => {
      const dialog = person.within(...question);
      await dialog.canPress('button', says('cart.gate.guest'));
      await dialog.canPress('button', says('cart.gate.login'));
      await dialog.canPress('button', says('account.signUp.submit'));
      await dialog.canPress('button', says('kernel.dialog.close'));
    },
    signingIn: isNotAsked,
    signingUp: isNotAsked,
    checkout: isNotAsked,
    home: isNotAsked,
    stayed: isNotAsked,
  },
  events: {
    'guest.choose': pressing('button', says('cart.gate.guest'), question),
    'login.choose': pressing('button', says('cart.gate.login'), question),
    'signUp.choose': pressing('button', says('account.signUp.submit'), question),
    'prompt.close': pressing('button', says('kernel.dialog.close'), question),
  },
});
