import { readProfile } from '#contract/account.ts';
import { listCart } from '#contract/cart.ts';
import { callName } from '#contract/endpoint.ts';
import { listModules } from '#contract/catalogue.ts';
import type { Identity } from '#application/account/scope.ts';
import type * as Storefront from '#application/shell/storefront/setup.ts';
import type { WantChild } from '#application/kernel/late-child.ts';
import type { Module } from '#domain/catalogue/module.ts';
import type { Place } from '#domain/location/place.ts';
import {
  ASKED_BEFORE,
  AT_PLACE,
  closesDialog,
  inAnotherTab,
  inModule,
  NOWHERE,
  PLACE,
  signsIn,
  switchToGrocery,
  writesInAnotherTab,
} from '#tests/model/support/in-the-app.ts';
import { GROCER } from '#tests/e2e/arrange.ts';
import { aWireItem, aWireLine } from '#tests/support/builders/wire.ts';
import { expect } from '@sundry/statecharts/playwright';
import { says, type Locator } from '@sundry/statecharts';
import { defineFixture, type Visit } from '#tools/flows/kit.ts';
import { flow } from './flow.ts';

const landingText = says('shell.landing.text');
const map: Locator = ['dialog', says('location.question')];
const modules: Locator = ['dialog', says('catalogue.chooseModule.title')];
const signIn: Locator = ['dialog', says('account.signIn.submit')];
const logout: Locator = ['alertdialog', says('account.menu.logout')];
const gate: Locator = ['dialog', says('cart.gate.question')];

const SETTLES_ELSEWHERE =
  'Other choices are walked in Chromium by catalogue/choose-module; what follows here, in React.';
const CHOICE_COVERS = 'The choice covers the page on which it would be asked for.';

/** A page for each need. */
const PAGES: Readonly<Record<Storefront.PageNeeds, string>> = {
  'place and module': '/home',
  place: '/store/0',
};

const OFFERED = Object.entries({ Food: 1, Grocery: 2, Rental: 6 }).map(([name, id]) => ({
  id,
  module_name: name,
  module_type: name.toLowerCase(),
  icon_full_url: `/pictures/module-${name.toLowerCase()}-320.webp`,
  stores_count: 12,
}));

/** With a filled cart; a customer has no name here, as the profile cannot be read. */
const arrivesAt =
  (path: string, memory: Readonly<Record<string, string>> = {}, tripCount = 0) =>
  async (visit: Visit): Promise<void> => {
    const { desk, language } = visit;
    await desk.answers(callName(listModules), OFFERED);
    await desk.answers(callName(listCart), [aWireLine({ item: aWireItem({ zone_id: 2 }) })]);
    await desk.breaks(callName(readProfile), 'html');
    // A customer's wishlist and conversations are lazy, too: as in the model, their code never loads here.
    await visit.window.route(/(?:wishlist|messaging)\.bindings/, () => {});
    await visit.hasStored({ guest_id: '42', ...ASKED_BEFORE, ...memory });
    // A page rendered in another language carries no prefetched reads for this one: the app makes the calls.
    const cookie = `place=${encodeURIComponent(`||${language === 'en' ? 'hi' : 'en'}`)}; path=/`;
    for (const one of [cookie, `cart-count=${tripCount}; path=/`]) {
      await inAnotherTab(visit, (written) => void (document.cookie = written), one);
    }
    await visit.opens(path);
  };

const reloadsAt =
  (...arrival: Parameters<typeof arrivesAt>) =>
  async (visit: Visit): Promise<void> => {
    await visit.window.addInitScript(() =>
      sessionStorage.setItem('mapModalClosedByRefresh', 'true'),
    );
    await arrivesAt(...arrival)(visit);
    await visit.window.reload();
  };

/** Navigates within the site, like a link. */
const goesTo = ({ window }: Visit, path: string): Promise<void> =>
  window.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

type ChildMissing = Extract<Storefront.Event, { readonly type: 'child.missing' }>;
type DialogMissing = Extract<Storefront.Event, { readonly type: 'dialog.missing' }>;
type DialogLeave = Extract<Storefront.Event, { readonly type: 'dialog.leave' }>;
type PageEnter = Extract<Storefront.Event, { readonly type: 'page.enter' }>;
type StoreEnter = Extract<Storefront.Event, { readonly type: 'store.enter' }>;

/** A modal that must be answered keeps the address: a page under it shows its own content. */
const mustBeAnswered = ({ window }: Visit): Promise<boolean> =>
  window.evaluate(
    () =>
      localStorage.getItem('zoneid') === null && document.querySelector('[role=dialog]') !== null,
  );

/** A question covers the page. */
const isAskedSomething = ({ window }: Visit): Promise<boolean> =>
  window.evaluate(() => document.querySelector('[role=dialog]') !== null);

/** Each vehicle of the home page reads the trip cart as it appears: a late one would read it anew. */
async function vehiclesAreShown({ window }: Visit): Promise<void> {
  const comes = await window.evaluate(
    () =>
      localStorage.getItem('zoneid') !== null &&
      localStorage.getItem('module')?.includes('rental') === true,
  );
  if (comes) await window.locator('main a[href*="/rental/vehicle-details/"]').first().waitFor();
}

async function goesToGrocer(visit: Visit): Promise<void> {
  await goesTo(visit, GROCER.path);
  await visit.person.sees('heading', GROCER.name);
}

/** A visitor without a place or a module is at the landing page: with both it redirects to the home page. */
async function comesToFrontDoor(visit: Visit): Promise<void> {
  const { person, window } = visit;
  const isSettled = await window.evaluate(() =>
    ['zoneid', 'module'].every((key) => localStorage.getItem(key) !== null),
  );
  if (isSettled || new URL(window.url()).pathname === '/') return;
  await expect(async () => {
    await goesTo(visit, '/');
    await person.reads(landingText);
  }).toPass();
}

type Entries = Parameters<typeof writesInAnotherTab>[1];

/** Removed entries are written first, so that their removal fires an event even if they were unset. */
async function isKnown(visit: Visit, known: Entries): Promise<void> {
  const forgotten = Object.entries(known).filter(([, value]) => value === null);
  await writesInAnotherTab(visit, Object.fromEntries(forgotten.map(([key]) => [key, '?'])));
  await writesInAnotherTab(visit, known);
  await comesToFrontDoor(visit);
}

export const fixture = defineFixture(flow, {
  arrange: {
    'a first visit': arrivesAt('/'),
    'a visit with place and module': async (visit) => {
      const token = await visit.desk.tokenOf('asha');
      await arrivesAt('/home', { ...AT_PLACE, ...inModule('Food'), token })(visit);
    },
    'a visit to rent': arrivesAt('/', { ...AT_PLACE, ...inModule('Rental') }),
    'a visit with a trip cart': arrivesAt('/', { ...AT_PLACE, ...inModule('Food') }, 2),
    'a link to a module': arrivesAt('/?module=grocery', AT_PLACE),
    'a reload in the middle of choosing': reloadsAt('/'),
    'a reload in the middle of choosing anew': reloadsAt('/?module=grocery', AT_PLACE),
  },
  answers: {
    pickLocation: {
      closed: ({ person }) => person.press('button', says('kernel.dialog.close')),
    },
    authenticate: {
      /** The visitor signs out afterwards, in another tab. */
      signedIn: async (visit) => {
        await signsIn(visit);
        await visit.person.doesNotSee(...signIn);
        await writesInAnotherTab(visit, { token: null });
      },
      dismissed: closesDialog,
    },
    signOut: {
      /** The visitor is a customer again afterwards, in another tab. */
      signedOut: async (visit) => {
        const { desk, person } = visit;
        await person.within(...logout).press('button', says('kernel.confirm.yes'));
        await person.doesNotSee(...logout);
        await writesInAnotherTab(visit, { token: await desk.tokenOf('asha') });
      },
      kept: ({ person }) => person.within(...logout).press('button', says('kernel.confirm.cancel')),
    },
    checkoutGate: {
      /** The choice to be a guest is removed afterwards: the gate asks the next time, too. */
      checkout: async (visit) => {
        await visit.person.within(...gate).press('button', says('cart.gate.guest'));
        await writesInAnotherTab(visit, { token: await visit.desk.tokenOf('asha') });
        await writesInAnotherTab(visit, { token: null });
      },
      stayed: async (visit) => {
        await visit.person.within(...gate).press('button', says('kernel.dialog.close'));
        await goesTo(visit, '/home');
      },
    },
  },
  happens: {
    'place.pick': async (visit) => {
      const { person } = visit;
      const dialog = person.within(...map);
      await dialog.type(says('location.search.label'), 'Bryant Park');
      await person.press('option', PLACE);
      await dialog.press('button', says('location.pick.pick'));
      await person.doesNotSee(...map);
      await comesToFrontDoor(visit);
    },
    'module.settle': ({ person }) => person.within(...modules).press('button', /^Food/),
    'identity.change': async (visit, { identity }: { readonly identity: Identity }) =>
      writesInAnotherTab(visit, {
        token: identity.token === null ? null : await visit.desk.tokenOf('asha'),
      }),
    'place.change': (visit, { place }: { readonly place: Place | null }) =>
      isKnown(visit, place ? AT_PLACE : NOWHERE),
    'module.change': (visit, { module }: { readonly module: Module | null }) =>
      isKnown(
        visit,
        module ? inModule(module.type === 'rental' ? 'Rental' : 'Grocery') : { module: null },
      ),
    'child.want': (visit, wanted: WantChild) => visit.reports(wanted),
    /** Its code has loaded, and is held until now. */
    'child.ready': async () => {},
    'dialog.ready': async () => {},
    'dialog.missing': (visit, missing: DialogMissing) => visit.reports(missing),
    'dialog.leave': (visit, left: DialogLeave) => visit.reports(left),
    'child.missing': async (visit, missing: ChildMissing) => {
      await vehiclesAreShown(visit);
      await visit.reports(missing);
    },
    'page.enter': async (visit, said: PageEnter) => {
      const { needs } = said;
      if (await mustBeAnswered(visit)) return visit.reports(said);
      await goesTo(visit, PAGES[needs]);
      await visit.person.doesNotRead(landingText);
      await visit.window.goBack();
    },
    'store.enter': async (visit, said: StoreEnter) => {
      if (await isAskedSomething(visit)) return visit.reports(said);
      await goesToGrocer(visit);
      await visit.window.goBack();
    },
    'module.enter': async (visit) => {
      await goesToGrocer(visit);
      await visit.person.press('button', switchToGrocery);
      await visit.window.goBack();
    },
  },
  // A choice that settles itself is made before the walk has looked at it.
  heldInPage: ['module.settle', 'xstate.done.actor.chooseModule'],
  // A module's home page wants a part of its own: a part after the trip cart does not replace it.
  heldInOrder: ['child.ready', 'dialog.ready'],
  stopped: ['toasts'],
  within: ({ context: { place, module, dialogs, askedModule, identity, late } }, step) => {
    const isChoosing = dialogs.includes('chooseModule');
    if (step.kind === 'outcome') {
      if (step.outcome === 'closed') return place !== null;
      // This answer ends a customer's session, and the storefront receives that event, too.
      if (step.actor === 'readConfig' && step.outcome === 'signedOut')
        return identity.token === null;
      // During sign-in the visitor is briefly a customer, whose conversations and wishlist are wanted from
      // then on.
      if (step.outcome !== 'checkout' && step.outcome !== 'signedIn') return true;
      if (late.conversations === undefined) return false;
      return late.wishlist !== undefined || place === null || module === null;
    }
    if (step.kind !== 'user') return true;
    switch (step.event) {
      case 'store.enter':
        return place !== null || dialogs.includes('pickLocation');
      case 'module.enter':
        return place !== null && module?.type === 'food' && !isChoosing;
      case 'module.ask':
        return !(place && module) && !isChoosing;
      case 'module.settle':
        return step.case === 'food is chosen' && askedModule === null && module === null;
      // The cart, from which the gate was opened, would stay open over the page.
      case 'dialog.missing':
        return step.case !== 'the gate';
      case 'dialog.open':
        if (step.case === 'to check out') return place !== null && module !== null;
        return step.case !== 'for oneself' || !isChoosing;
      default:
        return true;
    }
  },
  unreached: {
    'dialog.missing (the gate)': 'The cart stays open over the page then.',
    'dialog.retry (the gate)': 'The cart stays open over the page then.',
    'authenticate → guest':
      'The button of the header asks for a customer: no guest is offered there.',
    'open · module.settle · 2': SETTLES_ELSEWHERE,
    'open · module.settle ? moduleIsChosen = false': SETTLES_ELSEWHERE,
    'module.settle (grocery is chosen)': SETTLES_ELSEWHERE,
    'module.settle (nothing is chosen)': SETTLES_ELSEWHERE,
    'open · module.ask · 3 ? choiceIsClosed = false': CHOICE_COVERS,
    'open · module.enter ? choiceMayOpen = false': CHOICE_COVERS,
    'checkoutGate → home': 'The way to the gate is not there while the cart is empty.',
  },
});
