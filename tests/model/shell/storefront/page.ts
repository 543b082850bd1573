import type { SnapshotFrom } from 'xstate';
import type { storefrontMachine } from '#application/shell/storefront/machine.ts';
import { aModule, groceryModule, rentalModule } from '#tests/support/builders/module.ts';
import { failureText } from '#tests/model/support/failures.ts';
import {
  definePage,
  passedThrough,
  either,
  pressing,
  says,
  type Person,
  type Locator,
  type MessageText,
} from '@sundry/statecharts';
import { flow, type OpenedHere } from './flow.ts';

type Planned = SnapshotFrom<typeof storefrontMachine>;

const header: Locator = ['banner'];
const mainPart: Locator = ['main'];
const rail: Locator = ['navigation', says('shell.rail.modules')];
const notices: Locator = ['region', says('shell.toasts.region')];

const notOpened: Locator = ['alertdialog', says('kernel.opening.failedTitle')];

const retry = says('kernel.failure.retry');
const landingText = says('shell.landing.text');
const goOn = says('kernel.control.continueShopping');
const account = says('account.menu.title');
const logout = says('account.menu.logout');
const signIn = says('account.signIn.submit');
const openCart = says('cart.header.openCart', { count: 1 });
const checkout = says('cart.drawer.checkout');
/** Each language by its own name, in any display language. */
const NAMES = ['English', 'हिन्दी'];
const LANGUAGE = /(?:English|हिन्दी)/;
const LANGUAGES = NAMES.map((language) => says('shell.header.changeLanguage', { language }));
/** The server names the modules. */
const OFFERED = [aModule(), groceryModule(), rentalModule()];
/** A tile has a count below its name; the rail has only the name. */
const groceryTile = /^Grocery.+/;

type Question = 'pickLocation' | 'authenticate' | 'signOut' | 'checkoutGate';
const QUESTIONS: readonly (readonly [Question, Locator])[] = [
  ['pickLocation', ['dialog', says('location.question')]],
  ['authenticate', ['dialog', says('account.signIn.submit')]],
  ['signOut', ['alertdialog', logout]],
  ['checkoutGate', ['dialog', says('cart.gate.question')]],
];

/** A dialog is shown as soon as its code has loaded. */
const isShown = ({ context: { dialogs, awaited } }: Planned, question: Question): boolean =>
  dialogs.includes(question) && !awaited[question];

/** The code of a dialog failed to load, which a message reports in its place. */
const isToldMissing = ({ context: { awaited } }: Planned): boolean =>
  Object.values(awaited).some(({ is }) => is === 'missing');

/** The app's questions cover the page, and so does the cart from which the gate is opened. */
const isCovered = (planned: Planned): boolean =>
  isToldMissing(planned) ||
  QUESTIONS.some(([question]) => isShown(planned, question)) ||
  planned.context.dialogs.includes('checkoutGate');
/** Its list appears at once where the page has read it already, and then it covers the page, too. */
const isChoosing = ({ context }: Planned): boolean => context.dialogs.includes('chooseModule');

const placeButton = ({ context: { place, module } }: Planned): MessageText => {
  if (place === null) return says('location.header.setLocation');
  const { address } = place;
  return module?.type === 'rental'
    ? says('location.header.changePickup', { address })
    : says('location.header.changeLocation', { address });
};

const COVERED = 'The map lies over the page: its tiles can be pressed only in a race.';

const OPENS: Readonly<Record<OpenedHere, (person: Person, planned: Planned) => Promise<void>>> = {
  pickLocation: (person, planned) => person.within(...header).press('button', placeButton(planned)),
  chooseModule: (person) => person.within(...mainPart).press('button', goOn),
  authenticate: (person) => person.within(...header).press('button', signIn),
  signOut: async (person) => {
    await person.within(...header).press('button', account);
    await person.within(...header).press('button', logout);
  },
  checkoutGate: async (person) => {
    await person.pressUnlessAt(['button', checkout], 'link', openCart);
    await person.press('button', checkout);
  },
};

/** The header follows the session, which a report to the storefront alone does not change. */
const isGuest = ({ context: { identity, input } }: Planned): boolean =>
  identity.token === null && input.token === null;

/** The header is there from the first moment, in every state. */
async function seesHeader(person: Person, planned: Planned): Promise<void> {
  const { place, config } = planned.context;
  const bar = person.within(...header);
  await bar.readsInOrder(
    // Until the settings are known, the owner's logo is missing.
    ...(config ? [] : ['Sundry']),
    place?.address ?? says('location.header.setLocation'),
    ...(isGuest(planned) ? [says('ordering.header.trackOrder')] : []),
    LANGUAGE,
    ...(isGuest(planned) ? [signIn] : []),
  );
  await bar.canPress('button', either(...LANGUAGES));
  await bar.canPress('button', either(says('shell.header.toDark'), says('shell.header.toLight')));
}

/** The landing page of a visitor without a place or a module: the entries [NAV-02]. */
async function seesLanding(person: Person, { context: { place } }: Planned): Promise<void> {
  const part = person.within(...mainPart);
  await part.readsInOrder(
    says('shell.landing.title'),
    landingText,
    ...(place
      ? [says('shell.landing.continue', { address: place.address }), goOn]
      : [says('shell.landing.search'), says('location.useCurrent')]),
    says('shell.landing.modules'),
    says('shell.landing.modulesText'),
    ...OFFERED.flatMap(({ name, type, storeCount: count }) => [
      name,
      says(`catalogue.chooseModule.${type === 'rental' ? 'providers' : 'stores'}`, { count }),
    ]),
  );
  await part.canPress('button', place ? goOn : says('location.useCurrent'));
  for (const { name } of OFFERED) await part.canPress('button', new RegExp(`^${name}.+`));
}

async function seesRail(person: Person, { context: { place, module } }: Planned): Promise<void> {
  if (!place) return;
  const side = person.within(...rail);
  for (const { id, name } of OFFERED) {
    await side.sees('button', name, { pressed: id === module?.id });
    await side.canPress('button', name);
  }
}

const isOpenedHere = (id: string): id is OpenedHere => id in OPENS;

export const page = definePage(flow, {
  states: {
    opening: async (person, planned) => {
      await seesHeader(person, planned);
      await person.doesNotRead(landingText);
      await person.doesNotSee('button', retry);
    },
    closed: async (person, planned) => {
      const { failure } = planned.context;
      await seesHeader(person, planned);
      await person
        .within(...mainPart)
        .readsInOrder(
          says('shell.closed.title', { app: 'Sundry' }),
          ...(failure ? [failureText(failure)] : []),
          retry,
        );
      await person.within(...mainPart).canPress('button', retry);
      // A place can be chosen once the app knows where it delivers.
      await person.within(...header).cannotPress('button', placeButton(planned));
    },
    open: {
      always: async (person, planned) => {
        const { place, module } = planned.context;
        if (!(place && module) && !isChoosing(planned)) await person.reads(landingText);
        await person.reads(place?.address ?? says('location.header.setLocation'));
      },
      resuming: passedThrough,
      arriving: passedThrough,
      settled: async (person, planned) => {
        const { place, module, input } = planned.context;
        for (const [question, dialog] of QUESTIONS) {
          await (isShown(planned, question)
            ? person.sees(...dialog)
            : person.doesNotSee(...dialog));
        }
        await (isToldMissing(planned)
          ? person.within(...notOpened).canPress('button', retry)
          : person.doesNotSee(...notOpened));
        if (!isCovered(planned) && !isChoosing(planned)) {
          await seesHeader(person, planned);
          for (const name of [placeButton(planned), ...(isGuest(planned) ? [signIn] : [])]) {
            await person.within(...header).canPress('button', name);
          }
          await seesRail(person, planned);
          if (!(place && module)) await seesLanding(person, planned);
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
    },
    'dialog.ready': { sentBy: 'the app', because: 'The code of a dialog comes by itself.' },
    'dialog.missing': {
      sentBy: 'the app',
      because: 'The code of a dialog comes by itself, or not.',
    },
    'dialog.retry': pressing('button', retry, notOpened),
    'dialog.leave': {
      sentBy: 'the app',
      because: 'Escape leaves what is not drawn yet: the tests of what stands for it press it.',
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
    'module.enter': {
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
    'The map has a page of its own: location/pick-location.': ['dialog', says('location.question')],
    'The choice has a page of its own: catalogue/choose-module.': [
      'dialog',
      says('catalogue.chooseModule.title'),
    ],
    'Signing in has a page of its own: account/authenticate.': [
      'dialog',
      says('account.signIn.submit'),
    ],
    'Signing out has a page of its own: account/sign-out.': ['alertdialog', logout],
    'The gate has a page of its own: cart/checkout-gate.': ['dialog', says('cart.gate.question')],
    'The foot of the page is the same in every state.': ['contentinfo'],
  },
  within: (it, step) => step.kind !== 'user' || canBeSaid(it, step.event, step.case),
  unreached: {
    'open · dialog.retry ? dialogIsMissing = false':
      'It can be tried again only where it is said that it could not be opened.',
    'open · module.ask · 2': COVERED,
    'open · module.ask ? locationIsClosed = false': COVERED,
    'open · module.ask · 2 ? placeIsMissing = true': COVERED,
  },
});

/** True where the step has a control. The control of an already open dialog lies under it. */
function canBeSaid(it: Planned, event: string, name: string): boolean {
  const { place, module, identity, input } = it.context;
  const isCustomer = identity.token !== null;
  // The header follows the session, which a report to the storefront alone does not change.
  const wasCustomer = input.token !== null;
  switch (event === 'dialog.open' ? name : event) {
    case 'dialog.retry':
      return isToldMissing(it);
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
