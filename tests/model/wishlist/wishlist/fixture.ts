import type { ScopeChange } from '#application/account/scope.ts';
import { ITEMS_PATH, latestStores, listBanners, recommendedItems } from '#contract/catalogue.ts';
import { callName } from '#contract/endpoint.ts';
import { listWishes } from '#contract/wishlist.ts';
import {
  closesDialog,
  hasBeenHere,
  signsIn,
  writesInAnotherTab,
} from '#tests/model/support/in-the-app.ts';
import { aWireItem, aWireStore } from '#tests/support/builders/wire.ts';
import { defineFixture, type Visit } from '#tools/model/fixture.ts';
import { flow, THINGS } from './flow.ts';

/** One shelf, with the item and the store. */
const SHELF = {
  [callName(recommendedItems)]: { total_size: 1, products: [aWireItem({ id: THINGS.item.id })] },
  [`GET ${ITEMS_PATH}/*`]: { total_size: 0, products: [] },
  [callName(latestStores)]: { total_size: 1, stores: [aWireStore({ id: THINGS.store.id })] },
  [callName(listBanners)]: { banners: [] },
};

/** A customer in front of the shelf. The wishlist's code comes for customers alone. */
async function arrives(visit: Visit): Promise<void> {
  const { desk, hasStored, opens } = visit;
  await hasBeenHere(visit, 'Food');
  await hasStored({ token: await desk.tokenOf('asha') });
  for (const [call, body] of Object.entries(SHELF)) await desk.answers(call, body);
  await opens('/home');
}

const signsOut = (visit: Visit) => writesInAnotherTab(visit, { token: null });

/** A list that is refused so is not there any more: the page is a guest's. */
const endsWhatIsRead = ({ actor, outcome }: { readonly actor: string; readonly outcome: string }) =>
  actor === 'readWishlist' && outcome === 'signedOut';

const SESSION_ENDS = 'The session ends with this answer, and the wishlist is that of a guest.';
const RENTAL =
  'Vehicles and providers have their hearts in another module: they are walked in React.';

const RENTAL_ONLY = [
  'readingRental',
  'ready · at once · 2',
  'ready · at once · 2 ? customerRents = true',
  'readingRental · wishlist.reload',
  'readingRental · scope.change',
  'readingRental · scope.change ? scopeRereads = true',
  'readingRental · scope.change ? scopeRereads = false',
  'readingRental · done: readRentalWishes',
  'readingRental · done: readRentalWishes · 2',
  'readingRental · done: readRentalWishes ? answerIsAccepted = true',
  'readingRental · done: readRentalWishes ? answerIsAccepted = false',
  'wish.toggle (of a vehicle)',
  'wish.toggle (of a provider)',
  'scope.change (to the module that rents)',
  ...Object.keys(flow.outcomes.readRentalWishes).map((outcome) => `readRentalWishes → ${outcome}`),
];

const PAGE_CHANGES = 'With the place or the module the page under the hearts changes.';
const ELSEWHERE = [
  'reading · scope.change',
  'reading · scope.change ? scopeRereads = true',
  'scope.change (the place is taken back)',
  'scope.change (nothing of it)',
];

export const fixture = defineFixture(flow, {
  arrange: {
    'a customer who shops': arrives,
    'a visitor who shops': async (visit) => {
      const isAsked = visit.window.waitForRequest((one) => one.url().includes(listWishes.path));
      await arrives(visit);
      await isAsked;
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
    const { isCustomer } = snapshot.context;
    if (step.case === 'the visitor signs in') return !isCustomer && !snapshot.matches('askingWho');
    return isCustomer && ['another customer', 'the customer signs out'].includes(step.case);
  },
  unreached: {
    'a customer who rents': RENTAL,
    'a customer without a place': 'Without a place there is no page with hearts.',
    'authenticate → guest': 'A heart asks for a customer: no guest is offered there.',
    'readWishlist → signedOut': SESSION_ENDS,
    ...Object.fromEntries(RENTAL_ONLY.map((what) => [what, RENTAL])),
    ...Object.fromEntries(ELSEWHERE.map((what) => [what, PAGE_CHANGES])),
    'scope.change (the session ends)': 'It ends with an answer, and is walked as that.',
  },
});
