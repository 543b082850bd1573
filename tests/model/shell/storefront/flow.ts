import { storefrontMachine } from '#application/shell/storefront.machine.ts';
import { ok } from '#domain/kernel/result.ts';
import { failures } from '#tests/model/support/answers.ts';
import { aConfig } from '#tests/support/builders/config.ts';
import { bryantPark } from '#tests/support/builders/location.ts';
import { aModule, groceryModule } from '#tests/support/builders/module.ts';
import { defineFlow } from '#tools/model/flow.ts';

const page = {
  theme: 'light',
  language: 'en',
  languageChanged: false,
  place: null,
  module: null,
  askedModule: null,
  mapModalInterrupted: false,
  token: null,
  guestId: '42',
  guestByChoice: false,
} as const;
const place = bryantPark();
const food = aModule();
const grocery = groceryModule();

const DIALOGS = [
  'pickLocation',
  'chooseModule',
  'authenticate',
  'signOut',
  'checkoutGate',
] as const;
/** Walks ask for a dialog over the bare page, or a second time while it is open. */
const ASKED_OVER: Readonly<Record<string, readonly (typeof DIALOGS)[number][]>> = {
  'page.enter': ['pickLocation', 'chooseModule'],
  'store.enter': ['pickLocation', 'chooseModule'],
  'module.follow': ['chooseModule'],
  'place.ask': ['pickLocation', 'chooseModule'],
  'module.ask': ['pickLocation', 'chooseModule'],
  'signIn.ask': ['authenticate'],
  'signOut.ask': ['signOut'],
  'checkout.ask': ['checkoutGate'],
};

export const flow = defineFlow({
  name: 'shell/storefront',
  machine: storefrontMachine,
  inputs: {
    'a first visit': page,
    'a visit with place and module': { ...page, place, module: food, token: 't1' },
    'a link to a module': { ...page, place, askedModule: 'grocery' },
    'a reload in the middle of choosing': { ...page, mapModalInterrupted: true },
    'a reload in the middle of choosing anew': {
      ...page,
      place,
      askedModule: 'grocery',
      mapModalInterrupted: true,
    },
  },
  events: {
    'shop.retry': { '': {} },
    'place.ask': { 'for oneself': { use: 'customer' }, 'for a parcel': { use: 'parcel' } },
    'place.change': { 'a place': { place }, 'no place': { place: null } },
    'page.enter': {
      'a list of stores': { needs: 'place and module' },
      'the landing page': { needs: 'place' },
    },
    'store.enter': { 'of groceries': { moduleId: grocery.id } },
    'module.follow': { 'to groceries': { moduleId: grocery.id } },
    'module.ask': { 'a strip': { asked: null }, 'a tile': { asked: String(grocery.id) } },
    'module.change': { grocery: { module: grocery }, 'no module': { module: null } },
    'signIn.ask': { '': { request: { view: 'signIn', offerGuest: true } } },
    'signOut.ask': { '': {} },
    'checkout.ask': { '': {} },
  },
  outcomes: {
    readConfig: { read: ok(aConfig()), ...failures },
    pickLocation: { picked: { kind: 'picked', place }, closed: { kind: 'closed' } },
    chooseModule: {
      chosen: { kind: 'chosen', module: food },
      'chosen as asked': { kind: 'chosen', module: grocery },
      kept: { kind: 'kept' },
    },
    authenticate: { signedIn: 'signedIn', guest: 'guest', dismissed: 'dismissed' },
    signOut: { signedOut: 'signedOut', kept: 'kept' },
    checkoutGate: { checkout: 'checkout', stayed: 'stayed', home: 'home' },
  },
  impossible: {
    pickLocation: { returned: 'Only for a parcel: the storefront asks for the own place.' },
  },
  neverFails: ['watchOtherTabs', 'toasts', 'theme', 'language', 'session', 'cart', 'placeStanding'],
  within: ({ context }, step) => {
    if (step.kind === 'delay') return true;
    if (step.kind === 'outcome') {
      // A dialog that has answered is gone.
      if (DIALOGS.some((name) => name === step.actor && context[name] === null)) return false;
      const isAsked = context.chooseModule?.getSnapshot().context.asked != null;
      return step.outcome === 'chosen' ? !isAsked : step.outcome !== 'chosen as asked' || isAsked;
    }
    const known = ASKED_OVER[step.event] ?? [];
    return DIALOGS.every((name) => context[name] === null || known.includes(name));
  },
  project: ({ context }) => ({
    signedIn: context.input.token !== null,
    config: context.config !== null,
    failure: context.failure?.kind ?? null,
    place: context.place !== null,
    module: context.module?.type ?? null,
    asked: context.input.askedModule,
    interrupted: context.input.mapModalInterrupted,
    cart: context.cart !== null,
    pickLocation: context.pickLocation?.getSnapshot().context.use ?? null,
    chooseModule: context.chooseModule?.getSnapshot().context.occasion ?? null,
    wanted: context.chooseModule?.getSnapshot().context.asked ?? null,
    open: DIALOGS.filter((name) => context[name] !== null),
  }),
  invariants: {
    'an open shop knows what its owner has set, and has a cart': (it) =>
      !it.hasTag('open') || (it.context.config !== null && it.context.cart !== null),
    'nobody is asked for a module before a place': ({ context }) =>
      context.chooseModule === null || context.place !== null,
  },
});
