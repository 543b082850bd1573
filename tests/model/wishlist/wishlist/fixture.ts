import type { Request } from '@playwright/test';
import type { ScopeChange } from '#application/account/scope.ts';
import { ITEMS_PATH, latestStores, listBanners, recommendedItems } from '#contract/catalogue.ts';
import { callName } from '#contract/endpoint.ts';
import {
  latestProviders,
  listRentalBanners,
  popularProviders,
} from '#contract/rental-providers.ts';
import { topRatedVehicles } from '#contract/rental-vehicles.ts';
import { listWishes } from '#contract/wishlist.ts';
import {
  closesDialog,
  hasBeenHere,
  signsIn,
  writesInAnotherTab,
} from '#tests/model/support/in-the-app.ts';
import { aWireProvider, aWireVehicle } from '#tests/support/builders/rental-wire.ts';
import { aWireItem, aWireStore } from '#tests/support/builders/wire.ts';
import { defineFixture, type Visit } from '#tools/flows/kit.ts';
import { flow, THINGS } from './flow.ts';

const SHELF = {
  [callName(recommendedItems)]: { total_size: 1, products: [aWireItem({ id: THINGS.item.id })] },
  [`GET ${ITEMS_PATH}/*`]: { total_size: 0, products: [] },
  [callName(latestStores)]: { total_size: 1, stores: [aWireStore({ id: THINGS.store.id })] },
  [callName(listBanners)]: { banners: [] },
};

const GARAGE = {
  [callName(topRatedVehicles)]: {
    ...{ total_size: 1, limit: 10, offset: 1 },
    vehicles: [aWireVehicle({ id: THINGS.vehicle.id })],
  },
  [callName(popularProviders)]: {
    ...{ total_size: 1, limit: 10, offset: 1 },
    stores: [aWireProvider({ id: THINGS.provider.id })],
  },
  [callName(latestProviders)]: { total_size: 0, limit: 10, offset: 1, stores: [] },
  [callName(listRentalBanners)]: { banners: [] },
};

/** A customer at the shelf. The wishlist's code loads for customers only. */
const arrives =
  (module: 'Food' | 'Rental', shelf: Readonly<Record<string, unknown>>) =>
  async (visit: Visit): Promise<void> => {
    const { desk, hasStored, opens } = visit;
    await hasBeenHere(visit, module);
    await hasStored({ token: await desk.tokenOf('asha') });
    for (const [call, body] of Object.entries(shelf)) await desk.answers(call, body);
    await opens('/home');
  };
const shops = arrives('Food', SHELF);

const signsOut = (visit: Visit) => writesInAnotherTab(visit, { token: null });

/** A list refused like this is gone: the page is a guest's. */
const endsWhatIsRead = ({ actor, outcome }: { readonly actor: string; readonly outcome: string }) =>
  actor.startsWith('read') && outcome === 'signedOut';

const SESSION_ENDS = 'The session ends with this answer, and the wishlist is that of a guest.';

const PAGE_CHANGES = 'With the place or the module the page under the hearts changes.';
const ELSEWHERE = [
  ...['reading', 'readingRental'].flatMap((state) => [
    `${state} · scope.change`,
    `${state} · scope.change ? scopeRereads = true`,
  ]),
  'readingRental · scope.change ? scopeRereads = false',
  'scope.change (to the module that rents)',
  'scope.change (the place is taken back)',
  'scope.change (nothing of it)',
];

export const fixture = defineFixture(flow, {
  arrange: {
    'a customer who shops': shops,
    'a customer who rents': arrives('Rental', GARAGE),
    'a visitor who shops': async (visit) => {
      const isList = (one: Request) => one.url().includes(listWishes.path);
      await Promise.all([visit.window.waitForRequest(isList), shops(visit)]);
      await signsOut(visit);
    },
  },
  answers: { authenticate: { signedIn: signsIn, dismissed: closesDialog } },
  happens: {
    'scope.change': async (visit, { scope: { principal } }: ScopeChange) => {
      if (principal.kind === 'guest') return signsOut(visit);
      const who = principal.key === 'customer:asha' ? 'asha' : 'ben';
      return writesInAnotherTab(visit, { token: await visit.desk.tokenOf(who) });
    },
    'wishlist.reload': (visit) =>
      writesInAnotherTab(visit, { wishlistChange: crypto.randomUUID() }),
  },
  heldInPage: ['wishlist.reload'],
  stopped: ['toasts'],
  within: (snapshot, step) => {
    if (step.kind === 'outcome') return step.outcome !== 'guest' && !endsWhatIsRead(step);
    if (step.kind !== 'user' || step.event !== 'scope.change') return true;
    const { isCustomer, isRental } = snapshot.context;
    // Visitors in this flow open the items, another page than that of the vehicles.
    if (isRental) return false;
    if (step.case === 'the visitor signs in')
      return !isCustomer && !snapshot.matches('requiringSignIn');
    return isCustomer && ['another customer', 'the customer signs out'].includes(step.case);
  },
  unreached: {
    'a customer without a place': 'Without a place there is no page with hearts.',
    'authenticate → guest': 'A heart asks for a customer: no guest is offered there.',
    'readWishlist → signedOut': SESSION_ENDS,
    'readRentalWishes → signedOut': SESSION_ENDS,
    ...Object.fromEntries(ELSEWHERE.map((what) => [what, PAGE_CHANGES])),
    'scope.change (the session ends)': 'It ends with an answer, and is walked as that.',
  },
});
