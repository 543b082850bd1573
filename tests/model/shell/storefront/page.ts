import type { SnapshotFrom } from 'xstate';
import type { storefrontMachine } from '#application/shell/storefront.machine.ts';
import { failureText } from '#tests/model/support/failures.ts';
import { definePage, passedThrough } from '#tools/model/page.ts';
import {
  pressing,
  says,
  type Person,
  type Locator,
  type MessageText,
} from '#tools/model/person.ts';
import { flow, type OpenedHere } from './flow.ts';

type Planned = SnapshotFrom<typeof storefrontMachine>;

const header: Locator = ['banner'];
const mainPart: Locator = ['main'];
const rail: Locator = ['navigation', says('shell.rail.modules')];
const notices: Locator = ['region', says('shell.toasts.region')];

const retry = says('kernel.failure.retry');
const landingText = says('shell.landing.text');
const goOn = says('shell.landing.continueButton');
const account = says('account.menu.title');
const logout = says('account.menu.logout');
const openCart = says('cart.header.openCart', { count: 1 });
const checkout = says('cart.drawer.checkout');
/** A tile says below its name how much there is; the rail says only the name. */
const groceryTile = /^Grocery.+/;

type Question = 'pickLocation' | 'authenticate' | 'signOut' | 'checkoutGate';
const QUESTIONS: readonly (readonly [Question, Locator])[] = [
  ['pickLocation', ['dialog', says('location.pick.title')]],
  ['authenticate', ['dialog', says('account.signIn.title')]],
  ['signOut', ['alertdialog', logout]],
  ['checkoutGate', ['dialog', says('cart.gate.question')]],
];

/** What the app wants to know lies over the page. A list of modules that is still read does not. */
const isCovered = ({ context }: Planned): boolean =>
  QUESTIONS.some(([question]) => context.dialogs.includes(question));

const placeButton = ({ context: { place } }: Planned): MessageText =>
  place === null
    ? says('location.header.setLocation')
    : says('location.header.changeLocation', { address: place.address });

const COVERED = 'The map lies over the page: its tiles can be pressed only in a race.';
const MOMENT = 'The header stands from the first moment, and the app is open a moment later.';

const OPENS: Readonly<Record<OpenedHere, (person: Person, planned: Planned) => Promise<void>>> = {
  pickLocation: (person, planned) => person.within(...header).press('button', placeButton(planned)),
  chooseModule: (person) => person.within(...mainPart).press('button', goOn),
  authenticate: (person) => person.within(...header).press('button', says('account.signIn.submit')),
  signOut: async (person) => {
    await person.within(...header).press('button', account);
    await person.within(...header).press('button', logout);
  },
  checkoutGate: async (person) => {
    await person.pressUnlessAt(['button', checkout], 'link', openCart);
    await person.press('button', checkout);
  },
};

const isOpenedHere = (id: string): id is OpenedHere => id in OPENS;

export const page = definePage(flow, {
  states: {
    opening: async (person) => {
      await person.doesNotRead(landingText);
      await person.doesNotSee('button', retry);
    },
    closed: async (person, { context }) => {
      if (context.failure) await person.within(...mainPart).reads(failureText(context.failure));
      await person.within(...mainPart).sees('button', retry);
    },
    open: {
      always: async (person, { context: { place, module, dialogs } }) => {
        const isLeaving = dialogs.includes('chooseModule');
        if (!(place && module) && !isLeaving) await person.reads(landingText);
        await person.reads(place?.address ?? says('location.header.setLocation'));
      },
      resuming: passedThrough,
      arriving: passedThrough,
      settled: async (person, planned) => {
        const { place, module, input } = planned.context;
        for (const [question, dialog] of QUESTIONS) {
          const isAsked = planned.context.dialogs.includes(question);
          await (isAsked ? person.sees(...dialog) : person.doesNotSee(...dialog));
        }
        if (place && module && !isCovered(planned)) {
          await person.within(...rail).sees('button', module.name, { pressed: true });
        }
        if (input.mapModalInterrupted) {
          await person.within(...notices).reads(says('location.notice.addYourLocation'));
        }
      },
    },
  },
  events: {
    'app.retry': pressing('button', retry, mainPart),
    'dialog.open': {
      does: async (person, { id }, planned) => {
        if (!isOpenedHere(id)) throw new Error('Nothing on this page opens this dialog');
        await OPENS[id](person, planned);
      },
      absent: (person, planned) =>
        person.within(...header).cannotPress('button', placeButton(planned)),
      idle: { opening: MOMENT },
    },
    'child.want': { sentBy: 'the app', because: 'What needs a part says so as it comes up.' },
    'child.ready': { sentBy: 'the app', because: 'The code of a part comes by itself.' },
    'child.missing': { sentBy: 'the app', because: 'The code of a part comes by itself, or not.' },
    'place.change': {
      sentBy: 'the app',
      because: 'The place is saved anew, or in another tab.',
    },
    'page.enter': { sentBy: 'the app', because: 'A page says so by itself as it comes up.' },
    'store.enter': { sentBy: 'the app', because: 'The page of a store says so as it comes up.' },
    'module.follow': {
      sentBy: 'the app',
      because:
        'It is pressed on the page of a store of another module, and this is the first page.',
    },
    'module.ask': {
      does: (person, { asked }) =>
        person.within(...mainPart).press('button', asked === null ? goOn : groceryTile),
      absent: (person) => person.within(...mainPart).cannotPress('button', groceryTile),
      staysWhenRefused: true,
    },
    'module.change': { sentBy: 'the app', because: 'Another tab has moved to another module.' },
    'place.pick': { sentBy: 'the app', because: 'The modal reports it, and is a flow of its own.' },
    'module.settle': {
      sentBy: 'the app',
      because: 'The choice reports it, and is a flow of its own.',
    },
    'identity.change': { sentBy: 'the app', because: 'The session reports who it is.' },
  },
  elsewhere: {
    'The map has a page of its own: location/pick-location.': [
      'dialog',
      says('location.pick.title'),
    ],
    'The choice has a page of its own: catalogue/choose-module.': [
      'dialog',
      says('catalogue.chooseModule.title'),
    ],
    'Signing in has a page of its own: account/authenticate.': [
      'dialog',
      says('account.signIn.title'),
    ],
    'Signing out has a page of its own: account/sign-out.': ['alertdialog', logout],
    'The gate has a page of its own: cart/checkout-gate.': ['dialog', says('cart.gate.question')],
    'The foot of the page is the same in every state.': ['contentinfo'],
  },
  within: (it, step) => step.kind !== 'user' || canBeSaid(it, step.event, step.case),
  unreached: {
    'open · module.ask · 2': COVERED,
    'open · module.ask ? locationIsClosed = false': COVERED,
    'open · module.ask · 2 ? placeIsMissing = true': COVERED,
  },
});

/** Where there is a control for it. What is refused because it is open already lies below it. */
function canBeSaid(it: Planned, event: string, name: string): boolean {
  const { place, module, identity, input } = it.context;
  const isCustomer = identity.token !== null;
  // What the header offers follows the session, which a report to the storefront alone does not change.
  const wasCustomer = input.token !== null;
  switch (event === 'dialog.open' ? name : event) {
    case 'module.ask':
      return !isCovered(it) && (name === 'a tile' || (place !== null && module === null));
    case 'to sign in':
      return !isCustomer && !wasCustomer;
    case 'to sign out':
      return isCustomer && wasCustomer;
    case 'to check out':
      return !isCustomer && place !== null;
    default:
      return true;
  }
}
