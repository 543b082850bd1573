import { listCart } from '#contract/cart.ts';
import { callName } from '#contract/endpoint.ts';
import { principalOf } from '#application/account/session/selectors.ts';
import type { ModuleStore } from '#application/catalogue/module-store.port.ts';
import { to } from '#application/kernel/system.ts';
import type { PlaceStore } from '#application/location/place-store.port.ts';
import type { Services } from '#application/shell/services.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { mayAddToCart } from '#domain/account/principal.ts';
import { isEmpty } from '#domain/cart/cart.ts';
import type { ModuleType } from '#domain/catalogue/module.ts';
import { geoPoint } from '#domain/location/geo-point.ts';
import type { Place } from '#domain/location/place.ts';
import type * as Walk from '#tools/inspector/core/walk/machine.ts';
import { somethingToBuy } from './items.ts';

/** A page on which the permanent machines are visible. */
export const ANYWHERE = '/home';

/** A place that the example data serves. */
export const BRYANT_PARK: Place = {
  point: geoPoint(40.7536, -73.9832),
  address: 'Bryant Park, Midtown, Manhattan, New York',
  zones: '[2]',
};

/** The storage of the request context; another tab would write the same entries. */
export type Memory = { readonly places: PlaceStore; readonly modules: ModuleStore };

/** A precondition of a flow, and the function that establishes it. */
export type Preparation = {
  readonly event: string;
  readonly isMissing: (app: Services) => boolean;
  readonly make: (app: Services, memory: Memory) => Promise<void> | void;
  /** Rules for the desk that are set before. */
  readonly arranged?: readonly Walk.Arranged[];
};

export const PLACE: Preparation = {
  event: 'place.change',
  isMissing: ({ storefront }) => storefront.getSnapshot().context.place === null,
  make({ storefront }, { places }) {
    places.save(BRYANT_PARK);
    to('storefront')(storefront).send({ type: 'place.change', place: BRYANT_PARK });
  },
};

export const MODULE: Preparation = {
  event: 'module.change',
  isMissing: ({ storefront }) => storefront.getSnapshot().context.module === null,
  make: (app, memory) => enter(app, memory, 'food'),
};

export const MAY_ADD: Preparation = {
  event: 'guest.continue',
  isMissing: (app) => !mayAddToCart(principalOf(sessionOf(app).getSnapshot())),
  make: (app) => sessionOf(app).send({ type: 'guest.continue' }),
};

const READ_CART = callName(listCart);
/** The cart is read for the guest, and again when the app has assigned a guest number. */
export const readsOfCart = (how: Walk.Arranged['how']): readonly Walk.Arranged[] => [
  { call: READ_CART, how },
  { call: READ_CART, how },
];

/** The customer's cart is read from now on, and refused. */
export const MAY_ADD_CART_REFUSED: Preparation = { ...MAY_ADD, arranged: readsOfCart(403) };

const GUEST = { kind: 'guest', key: 'guest:unknown', sessionEnded: false } as const;

/** A customer who may add but has not been asked yet, so that the checkout still asks. */
export const UNASKED: Preparation = {
  event: 'scope.change',
  isMissing: ({ storefront }) =>
    select.cart(storefront.getSnapshot())?.getSnapshot().context.mayAdd === false,
  make({ storefront }) {
    const { reported } = storefront.getSnapshot().context;
    const principal = { ...GUEST, byChoice: true };
    const change = { before: reported, scope: { ...reported, principal } };
    to('cart')(storefront).send({ type: 'scope.change', ...change });
  },
};

/** The cart holds items of a store. */
export const FILLED_CART: Preparation = {
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

/** Items of another store conflict only where a cart holds a single store. */
export const GROCERIES: Preparation = {
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
  modules.save(module);
  to('storefront')(storefront).send({ type: 'module.change', module });
}
