import { isDeepStrictEqual } from 'node:util';
import { getConfig } from '#contract/shell.ts';
import type { DialogId } from '#application/kernel/dialog.ts';
import { appDialogs } from '#application/shell/app-dialogs.ts';
import { storefrontMachine } from '#application/shell/storefront/machine.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { answered, calling, failures } from '#tests/model/support/wire.ts';
import type * as Storefront from '#application/shell/storefront/setup.ts';
import { bryantPark } from '#tests/support/builders/location.ts';
import { aModule, groceryModule, rentalModule } from '#tests/support/builders/module.ts';
import { NOON } from '#tests/support/builders/order.ts';
import { aWireConfig } from '#tests/support/builders/wire.ts';
import { dialogsHere } from '#tests/support/dialogs-here.ts';
import { defineFlow } from '@sundry/statecharts';

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
  tripCount: 0,
} as const;
const place = bryantPark();
const food = aModule();
const grocery = groceryModule();
const rental = rentalModule();

const GUEST = {
  token: null,
  guestId: '42',
  customerId: null,
  guestByChoice: false,
  sessionEnded: false,
} as const;

const OPENED_HERE = [
  'pickLocation',
  'chooseModule',
  'authenticate',
  'signOut',
  'checkoutGate',
] as const satisfies readonly DialogId[];
export type OpenedHere = (typeof OPENED_HERE)[number];
const DIALOGS: readonly string[] = OPENED_HERE;

/** Also opened by their id, and walked by their own flows. */
const isOpenedElsewhere = (id: string): id is Exclude<DialogId, OpenedHere> =>
  !DIALOGS.includes(id);
const OPENED_ELSEWHERE = Object.keys(appDialogs).filter(isOpenedElsewhere);

/** Walks open a dialog over the bare page, or a second time while it is open. */
const ASKED_OVER: Readonly<Record<string, readonly DialogId[]>> = {
  'page.enter': ['pickLocation', 'chooseModule'],
  'store.enter': ['pickLocation', 'chooseModule'],
  'module.enter': ['chooseModule'],
  'module.ask': ['pickLocation', 'chooseModule'],
  'place.pick': ['pickLocation'],
  'module.settle': ['chooseModule'],
};
const OPENED_BY: Readonly<Record<string, readonly DialogId[]>> = {
  'for oneself': ['pickLocation', 'chooseModule'],
  'to sign in': ['authenticate'],
  'to sign out': ['signOut'],
  'to check out': ['checkoutGate'],
};

const CODE = {
  'the map': { id: 'pickLocation' },
  'the choice of a module': { id: 'chooseModule' },
  'signing in': { id: 'authenticate' },
  'signing out': { id: 'signOut' },
  'the gate': { id: 'checkoutGate' },
} as const satisfies Readonly<Record<string, { readonly id: OpenedHere }>>;

const wire = {
  readConfig: calling(getConfig, {
    read: answered(aWireConfig({ server_time: NOON })),
    ...failures,
  }),
};

export const flow = defineFlow({
  name: 'shell/storefront',
  machine: storefrontMachine.provide({ actors: dialogsHere }),
  inputs: {
    'a first visit': page,
    'a visit with place and module': { ...page, place, module: food, token: 't1' },
    'a visit to rent': { ...page, place, module: rental },
    'a visit with a trip cart': { ...page, place, module: food, tripCount: 2 },
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
    'child.want': {
      'the trip cart is opened': { id: 'tripCart', command: null },
      'it is to be emptied': { id: 'tripCart', command: { type: 'cart.clear' } },
    },
    'child.ready': { '': { id: 'tripCart' } },
    'child.missing': { '': { id: 'tripCart' } },
    'dialog.ready': CODE,
    'dialog.missing': CODE,
    'dialog.retry': CODE,
    'dialog.leave': { 'signing in': CODE['signing in'], 'the map': CODE['the map'] },
    'app.retry': { '': {} },
    'dialog.open': {
      'for oneself': { id: 'pickLocation', request: { use: 'customer' } },
      'to sign in': { id: 'authenticate', request: { view: 'signIn', offerGuest: true } },
      'to sign out': { id: 'signOut', request: null },
      'to check out': { id: 'checkoutGate', request: { hasItems: true } },
    },
    'place.change': { 'a place': { place }, 'no place': { place: null } },
    'place.pick': { '': { place } },
    'page.enter': {
      'a list of stores': { needs: 'place and module' },
      'the landing page': { needs: 'place' },
    },
    'store.enter': { 'of groceries': { moduleId: grocery.id } },
    'module.enter': { 'to groceries': { moduleId: grocery.id } },
    'module.ask': { 'a strip': { asked: null }, 'a tile': { asked: String(grocery.id) } },
    'module.change': {
      rental: { module: rental },
      grocery: { module: grocery },
      'no module': { module: null },
    },
    'module.settle': {
      'food is chosen': { module: food },
      'grocery is chosen': { module: grocery },
      'nothing is chosen': { module: null },
    },
    'identity.change': {
      'a customer': { identity: { ...GUEST, token: 't1' } },
      'a guest': { identity: GUEST },
    },
  },
  wire,
  outcomes: {
    ...(await outcomesOf(storefrontMachine, wire)),
    pickLocation: { closed: { kind: 'closed' } },
    authenticate: { signedIn: 'signedIn', guest: 'guest', dismissed: 'dismissed' },
    signOut: { signedOut: 'signedOut', kept: 'kept' },
    checkoutGate: { checkout: 'checkout', stayed: 'stayed', home: 'home' },
  },
  impossible: {
    pickLocation: {
      picked: 'The modal reports the place before, and is closed with that.',
      returned: 'Only for a parcel: the storefront asks for the own place.',
    },
  },
  neverFails: [
    'watchOtherTabs',
    'fetchCode',
    'chooseModule',
    'toasts',
    'theme',
    'language',
    'session',
    'cart',
    'tripCart',
    'search',
    'searchTrip',
    'wishlist',
    'conversations',
    'outbox',
    'placeValidity',
    ...OPENED_ELSEWHERE,
  ],
  bound: 6_000,
  within: ({ context }, step) => {
    const { dialogs, awaited } = context;
    if (step.kind === 'delay') return true;
    if (step.kind === 'outcome') {
      const isShown = dialogs.some((id) => id === step.actor && !awaited[id]);
      return !DIALOGS.includes(step.actor) || isShown;
    }
    if (step.kind !== 'user') return true;
    if (step.event.startsWith('dialog.') && step.case in CODE) return isOfCode(context, step);
    if (Object.keys(awaited).length > 0) return false;
    if (!context.config && step.event === 'dialog.open') return isEarly(context, step);
    if (step.event.startsWith('child.')) return isOfLateChild(context, step);
    if (context.late.tripCart && !isToldToLateChild(context, step)) return false;
    if (step.case === 'rental' && !context.late.tripCart) return false;
    // A cart is filled at a place.
    if (step.case === 'to check out' && !context.place) return false;
    if (step.event === 'place.pick') return dialogs.includes('pickLocation');
    if (step.event === 'module.settle') return dialogs.includes('chooseModule');
    const known =
      (step.event === 'dialog.open' ? OPENED_BY[step.case] : ASKED_OVER[step.event]) ?? [];
    return dialogs.every((id) => known.includes(id));
  },
  project: ({ context }) => ({
    signedIn: context.identity.token !== null,
    config: context.config !== null,
    failure: context.failure?.kind ?? null,
    place: context.place !== null,
    module: context.module?.type ?? null,
    asked: context.askedModule,
    interrupted: context.input.mapModalInterrupted,
    tripCount: context.input.tripCount,
    dialogs: [...context.dialogs].sort(),
    awaited: Object.entries(context.awaited).map(([id, { is }]) => `${id} ${is}`),
    wishlist: context.late.wishlist?.is ?? null,
    conversations: context.late.conversations?.is ?? null,
    tripCart: context.late.tripCart
      ? [context.late.tripCart.is, context.late.tripCart.commands.length]
      : null,
    reported: [
      context.reported.principal.kind,
      context.reported.place !== null,
      context.reported.module?.type ?? null,
    ],
  }),
  invariants: {
    'an open app knows what its owner has set': (it) =>
      !it.hasTag('open') || it.context.config !== null,
    'the customer is not asked for a module before a place': ({ context }) =>
      !context.dialogs.includes('chooseModule') || context.place !== null,
    'a dialog whose code is on its way is open': ({ context: { dialogs, awaited } }) =>
      Object.keys(awaited).every((id) => dialogs.some((open) => open === id)),
    'what was asked of the trip cart waits only while its code is not here': ({
      context: {
        late: { tripCart },
      },
    }) => tripCart?.is !== 'running' || tripCart.commands.length === 0,
    'what was reported is what holds': ({ context: { reported, place, module } }) =>
      isDeepStrictEqual([reported.place, reported.module], [place, module]),
  },
});

/** The code of a dialog arrives while awaited; and once more, for a dialog opened anew meanwhile. */
function isOfCode(
  { dialogs, awaited }: Storefront.Context,
  { event, case: which }: { readonly event: string; readonly case: string },
): boolean {
  const { id } = CODE[which as keyof typeof CODE];
  const { is } = awaited[id] ?? {};
  if (event === 'dialog.retry') return is === 'missing' || (is === 'fetching' && id === 'signOut');
  // Until the app is open, no code is fetched.
  if (is === 'missing' || is === 'wanted') return event === 'dialog.leave';
  return is === 'fetching' || (id === 'chooseModule' && dialogs.join() === id);
}

/** Before the app is open, the map is requested in an otherwise empty visit. */
const isEarly = (
  { place, module, identity, input, failure }: Storefront.Context,
  step: { readonly case: string },
): boolean =>
  step.case === 'for oneself' &&
  failure === null &&
  isDeepStrictEqual([place, module, identity.token], [input.place, input.module, input.token]);

/** A late part is requested where nothing covers the page, and twice at most. */
function isOfLateChild(
  { late: { tripCart }, dialogs, input, place }: Storefront.Context,
  { event }: { readonly event: string },
): boolean {
  if (event !== 'child.want') return tripCart?.is === 'fetching';
  if (dialogs.length > 0 || !place || input.askedModule || !input.place) return false;
  return !tripCart || tripCart.commands.length === 0;
}

/** Events forwarded to a late part once it runs, and the events that lead there. */
const TOLD_TO_CHILDREN = ['identity.change', 'place.change', 'place.pick', 'module.settle'];

function isToldToLateChild(
  { late: { tripCart }, input, dialogs }: Storefront.Context,
  step: { readonly event: string; readonly case: string },
): boolean {
  if (step.event === 'module.change') return dialogs.length === 0;
  if (tripCart?.is !== 'running' || input.module?.type !== 'rental') return false;
  return TOLD_TO_CHILDREN.includes(step.event) || step.case === 'for oneself';
}
