import type { ModuleStore } from '#application/catalogue/module-store.port.ts';
import * as select from '#application/shell/storefront.selectors.ts';
import type { PlaceStore } from '#application/location/place-store.port.ts';
import type * as Walk from '#tools/inspector/core/walk.types.ts';
import type { Services } from '#application/shell/services.ts';
import type * as Storefront from '#application/shell/storefront.types.ts';
import { mayAddToCart } from '#domain/account/principal.ts';
import { principalOf } from '#application/account/session.selectors.ts';
import { paths } from '#application/kernel/path.ts';
import { isEmpty } from '#domain/cart/cart.ts';
import type { ModuleType } from '#domain/catalogue/module.ts';
import { id } from '#domain/kernel/id.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import type { ControlDesk } from './control-desk.ts';
import { callsOf } from './calls.ts';
import { BRYANT_PARK, somethingToBuy } from './payloads.ts';

/** What brings a flow about that does not run all the time: a wish, or a page. */
export type Opening =
  | { readonly kind: 'wish'; readonly event: (goal: Walk.Goal) => Storefront.Event }
  | { readonly kind: 'page'; readonly to: (app: Services, at: At) => Promise<string> | string };

type At = { readonly desk: ControlDesk; readonly state: string };

const wish = (event: Extract<Opening, { kind: 'wish' }>['event']): Opening => ({
  kind: 'wish',
  event,
});
const page = (to: (app: Services, at: At) => Promise<string> | string): Opening => ({
  kind: 'page',
  to,
});

export const OPENINGS: Readonly<Record<string, Opening>> = {
  'location/pick-location': wish(({ state }) => ({
    type: 'dialog.open',
    id: 'pickLocation',
    request: { use: state === 'returned' ? 'parcel' : 'customer' },
  })),
  'catalogue/choose-module': wish(() => ({ type: 'module.ask', asked: null })),
  'account/authenticate': wish(() => ({
    type: 'dialog.open',
    id: 'authenticate',
    request: { view: 'signIn', offerGuest: true },
  })),
  'account/sign-out': wish(() => ({ type: 'dialog.open', id: 'signOut', request: null })),
  'account/profile-gate': page(() => paths.myOrders()),
  'cart/checkout-gate': wish(() => ({
    type: 'dialog.open',
    id: 'checkoutGate',
    request: { hasItems: true },
  })),
  'cart/select-item': page(async (app) => {
    const choice = await somethingToBuy(app);
    return choice ? `${ANYWHERE}?item=${choice.item.id}` : ANYWHERE;
  }),
  'ordering/checkout': page(() => '/checkout?page=cart'),
  'ordering/track-order': page(async (app, { desk, state }) => {
    const order = state === 'asking' ? null : await desk.newestOrder();
    if (!order) return '/track-order';
    if (isOver(state)) await desk.deliversOrder(order.id);
    const { knownOrders } = await app.ordering();
    knownOrders.rememberClaim({ id: id<'Order'>(order.id), phone: order.contact_phone });
    return `/track-order?order_id=${order.id}`;
  }),
};

/** Nothing more happens to the order that is followed. */
const isOver = (state: string): boolean => state === 'following.looking.settled';

/** A page on which the machines that always run can be seen. */
export const ANYWHERE = '/home';

/** What calls to the app are made with lies there; another tab would write it just so. */
export type Memory = { readonly places: PlaceStore; readonly modules: ModuleStore };

/** Something that a flow takes for granted, and how it is put in place. */
type Preparation = {
  readonly event: string;
  readonly isMissing: (app: Services) => boolean;
  readonly make: (app: Services, memory: Memory) => Promise<void> | void;
  /** What is asked of the desk before. */
  readonly arranged?: readonly Walk.Arranged[];
};

const PLACE: Preparation = {
  event: 'place.change',
  isMissing: ({ storefront }) => storefront.getSnapshot().context.place === null,
  make({ storefront }, { places }) {
    places.remember(BRYANT_PARK);
    storefront.send({ type: 'place.change', place: BRYANT_PARK });
  },
};

const MODULE: Preparation = {
  event: 'module.change',
  isMissing: ({ storefront }) => storefront.getSnapshot().context.module === null,
  make: (app, memory) => enter(app, memory, 'food'),
};

const STANDING: Preparation = {
  event: 'guest.continue',
  isMissing: (app) => !mayAddToCart(principalOf(sessionOf(app).getSnapshot())),
  make: (app) => sessionOf(app).send({ type: 'guest.continue' }),
};

const [READ_CART = ''] = callsOf('readCart');
/** It is read for the guest, and once more when the app has given them a number. */
const readsOfCart = (how: Walk.Arranged['how']): readonly Walk.Arranged[] => [
  { call: READ_CART, how },
  { call: READ_CART, how },
];

/** Their cart is read from now on, and refused. */
const STANDING_WITHOUT_CART: Preparation = { ...STANDING, arranged: readsOfCart(403) };

const GUEST = { kind: 'guest', key: 'guest:unknown', sessionEnded: false } as const;

/** Who may add but was not asked yet, so that the gate of the checkout still asks. */
const UNASKED: Preparation = {
  event: 'scope.change',
  isMissing: ({ storefront }) =>
    select.cart(storefront.getSnapshot())?.getSnapshot().context.mayAdd === false,
  make({ storefront }) {
    const { reported } = storefront.getSnapshot().context;
    const principal = { ...GUEST, byChoice: true };
    select
      .cart(storefront.getSnapshot())
      ?.send({ type: 'scope.change', before: reported, scope: { ...reported, principal } });
  },
};

/** A store's goods are in the cart. */
const WARES: Preparation = {
  event: 'item.add',
  isMissing: ({ storefront }) => {
    const cart = select.cart(storefront.getSnapshot());
    return cart !== null && isEmpty(cart.getSnapshot().context.cart);
  },
  make: async (app) => {
    const choice = await somethingToBuy(app);
    const cart = select.cart(app.storefront.getSnapshot());
    if (choice) cart?.send({ type: 'item.add', ...choice });
  },
};

const sessionOf = ({ storefront }: Services) => select.session(storefront.getSnapshot());

/** Only where a cart holds one store can goods of another be in the way. */
const GROCERIES: Preparation = {
  event: 'module.change',
  isMissing: ({ storefront }) => storefront.getSnapshot().context.module?.type !== 'grocery',
  make: (app, memory) => enter(app, memory, 'grocery'),
};

async function enter(
  { storefront, queries }: Services,
  { modules }: Memory,
  wanted: ModuleType,
): Promise<void> {
  const scope = { principal: 'the walker', zones: null, moduleId: null, language: 'en' };
  const answer = await queries.catalogue.modules(scope).read();
  const module = answer.ok ? answer.value.find(({ type }) => type === wanted) : undefined;
  if (!module) return;
  modules.remember(module);
  storefront.send({ type: 'module.change', module });
}

const FIRST_THINGS: readonly string[] = [
  'location/pick-location',
  'shell/storefront',
  'shell/language',
  'shell/theme',
];

/** What can only be done to something that is in the cart. */
const WITH_LINES: readonly string[] = ['askingToClear'];

/** Where one has to have been, and to have left the page, before a state can be met. */
export function comesBackFrom({ flow, state }: Walk.Goal): Walk.Goal | null {
  switch (`${flow} ${state}`) {
    case 'ordering/placing interrupted':
      return { flow, state: 'unsure' };
    case 'shell/language settling':
      return { flow, state: 'changing' };
    default:
      return null;
  }
}

/** How a page has to begin for a state that is met at no other time. */
type Beginning = {
  /** What this browser must not know from an earlier visit. */
  readonly forgets?: readonly string[];
  /** How calls of other flows go then. */
  readonly arranged?: readonly Walk.Arranged[];
};

const BEGINNINGS: Readonly<Record<string, Beginning>> = {
  'account/session guest.requesting': { forgets: [KEYS.guestId] },
  'account/session guest.waiting': { forgets: [KEYS.guestId] },
  'ordering/checkout gathering': { arranged: readsOfCart('hold') },
};

export const beginningFor = ({ flow, state }: Walk.Goal): Beginning | null =>
  BEGINNINGS[`${flow} ${state}`] ?? null;

/** Another walk that has to be taken before: an order can be followed and canceled once it is placed. */
export async function walkBefore(
  { flow, state }: Walk.Goal,
  desk: ControlDesk,
  { storefront }: Services,
  isRunning: boolean,
): Promise<Walk.Goal | null> {
  if (flow === 'location/pick-location' && state === 'choosing.pin.finding') {
    const pickLocation = select.pickLocation(storefront.getSnapshot());
    const isOffered = (pickLocation?.getSnapshot().context.predictions.length ?? 0) > 0;
    return isOffered ? null : { flow, state: 'choosing.search.offering' };
  }
  if (flow === 'ordering/placing') {
    return isRunning ? null : { flow: 'ordering/checkout', state: 'placing' };
  }
  if (flow !== 'ordering/track-order' || ['asking', 'missing', 'unread'].includes(state))
    return null;
  const order = await desk.newestOrder();
  if (order && isOver(state)) return null;
  return order?.status === 'pending' ? null : { flow: 'ordering/checkout', state: 'placed' };
}

/** What has to be so before a flow can be walked, in order. */
export function preparationsFor({ flow, state }: Walk.Goal): readonly Preparation[] {
  if (FIRST_THINGS.includes(flow)) return [];
  switch (flow) {
    case 'catalogue/choose-module':
      return state === 'chosen' ? [PLACE] : [PLACE, MODULE];
    case 'cart/cart':
      if (/replac/i.test(state)) return [PLACE, GROCERIES, STANDING, WARES];
      return WITH_LINES.includes(state) ? [PLACE, MODULE, STANDING, WARES] : [PLACE, MODULE];
    case 'cart/select-item':
      return [PLACE, MODULE, STANDING];
    case 'ordering/checkout':
      if (state === 'gathering') return [PLACE, MODULE, STANDING];
      if (state === 'unread') return [PLACE, MODULE, STANDING_WITHOUT_CART];
      return state === 'empty' ? [PLACE, MODULE] : [PLACE, MODULE, STANDING, WARES];
    case 'cart/checkout-gate':
      return state === 'home' ? [PLACE, MODULE] : [PLACE, MODULE, UNASKED, WARES];
    default:
      return [PLACE, MODULE];
  }
}
