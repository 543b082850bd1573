import type { Context, Hono } from 'hono';
import * as contract from '#contract/wishlist.ts';
import { instant } from '#domain/kernel/instant.ts';
import { wallTime } from '#domain/kernel/wall-clock.ts';
import { toListedItem } from '#server/catalogue/item-routes.ts';
import { storeViewOf } from '#server/catalogue/store-routes.ts';
import { toWireStore } from '#server/catalogue/store.wire.ts';
import { requestHeadersOf, languageOf, requireZones } from '#server/kernel/request-headers.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { requireCustomer } from '#server/kernel/principal.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { routerOn, type Serve } from '#server/kernel/serve.ts';
import { localize } from '#server/kernel/localized-text.ts';
import { toWireProvider } from '#server/rental/provider.wire.ts';
import { toWireVehicle } from '#server/rental/vehicle.wire.ts';
import * as wishes from './wishes.ts';
import type { Wish } from './wishes.ts';
import * as errorMessages from './error-messages.ts';

const tag = 'Wishlist';
const SIGNED_IN = 'Not signed in';
const FULL = `The list holds ${wishes.MAX_WISHES} of its kind`;
const ITEM_OR_STORE = 'Neither an item nor a store is named, or both are';
const VEHICLE_OR_PROVIDER = 'Neither a vehicle nor a provider is named, or both are';

/** Guests have no wishlist. */
export function wishlistRoutes(context: ServerContext): Hono {
  const { router, serve } = routerOn(context);
  serveShop(serve, context);
  serveRental(serve, context);
  return router;
}

function serveShop(serve: Serve, context: ServerContext): void {
  const { db } = context;
  const { add, remove } = changesOf(context);
  serve(
    contract.listWishes,
    {
      summary: 'The wishlist of items and stores, for all places and modules',
      tag,
      refusals: { 401: SIGNED_IN, 403: 'The zoneId header is missing' },
    },
    async (c) => {
      const { id } = await requireCustomer(context, c);
      requireZones(c);
      const items = await wishes.itemWishesOf(db, id);
      const stores = await wishes.storeWishesOf(db, id);
      const view = await storeViewOf(context, c);
      return {
        item: items.map(toListedItem(c, context)),
        store: stores.map((row) => toWireStore(row, view)),
      };
    },
  );
  const ADD = {
    401: SIGNED_IN,
    403: `${ITEM_OR_STORE}. ${FULL}`,
    404: 'Unknown item or store',
    409: 'Already on the wishlist',
  };
  serve(
    contract.addWish,
    { summary: 'Add an item or a store to the wishlist', tag, refusals: ADD },
    (c, { query }) => add(c, shopWish(query)),
  );
  serve(
    contract.addStoreWish,
    { summary: 'Add a store to the wishlist, by either name of its id', tag, refusals: ADD },
    (c, { query: { store_id, item_id } }) =>
      add(
        c,
        shopWish({
          store_id: store_id ?? item_id,
          item_id: store_id === undefined ? undefined : item_id,
        }),
      ),
  );
  serve(
    contract.removeWish,
    {
      summary: 'Remove an item or a store from the wishlist',
      tag,
      refusals: { 401: SIGNED_IN, 403: ITEM_OR_STORE, 404: 'Not on the wishlist' },
    },
    (c, { query }) => remove(c, shopWish(query)),
  );
}

function serveRental(serve: Serve, context: ServerContext): void {
  const { db, now, currency, timeZone } = context;
  const { add, remove } = changesOf(context);
  serve(
    contract.listRentalWishes,
    { summary: 'The wishlist of vehicles and providers', tag, refusals: { 401: SIGNED_IN } },
    async (c) => {
      const { id } = await requireCustomer(context, c);
      const vehicles = await wishes.vehicleWishesOf(db, id);
      const providers = await wishes.providerWishesOf(db, id);
      const { language, point } = requestHeadersOf(c);
      const at = wallTime(instant(now().getTime()), timeZone);
      return {
        vehicles: vehicles.map((row) => toWireVehicle(row, language, currency)),
        providers: providers.map((row) => toWireProvider(row, { language, point, currency, at })),
      };
    },
  );
  serve(
    contract.addRentalWish,
    {
      summary: 'Add a vehicle or a provider to the wishlist',
      tag,
      refusals: {
        401: SIGNED_IN,
        403: `It is there already. ${VEHICLE_OR_PROVIDER}. ${FULL}`,
        404: 'Unknown vehicle or provider',
      },
    },
    (c, { query }) => add(c, rentalWish(query)),
  );
  serve(
    contract.removeRentalWish,
    {
      summary: 'Remove a vehicle or a provider from the wishlist',
      tag,
      refusals: { 401: SIGNED_IN, 403: VEHICLE_OR_PROVIDER, 404: 'Not on the wishlist' },
    },
    (c, { query }) => remove(c, rentalWish(query)),
  );
}

/** Both check the customer before the input. */
function changesOf(context: ServerContext) {
  const { db, now } = context;
  const messageFor = (c: Context, wish: Wish, what: 'added' | 'removed') => ({
    message: localize(languageOf(c), wishes.wishMessage(wish, what)),
  });
  return {
    add: async (c: Context, named: () => Wish) => {
      const { id } = await requireCustomer(context, c);
      const wish = named();
      await wishes.addWish(db, id, wish, now());
      return messageFor(c, wish, 'added');
    },
    remove: async (c: Context, named: () => Wish) => {
      const { id } = await requireCustomer(context, c);
      const wish = named();
      await wishes.removeWish(db, id, wish);
      return messageFor(c, wish, 'removed');
    },
  };
}

type Named<Name extends string> = { readonly [Key in Name]?: number | undefined };

const shopWish =
  ({ item_id: item, store_id: store }: Named<'item_id' | 'store_id'>) =>
  (): Wish => {
    if (item !== undefined && store === undefined) return { kind: 'item', id: item };
    if (store !== undefined && item === undefined) return { kind: 'store', id: store };
    throw httpError(403, 'item_id', errorMessages.ONE_OF.itemOrStore);
  };

const rentalWish =
  ({ vehicle_id: vehicle, provider_id: provider }: Named<'vehicle_id' | 'provider_id'>) =>
  (): Wish => {
    if (vehicle !== undefined && provider === undefined) return { kind: 'vehicle', id: vehicle };
    if (provider !== undefined && vehicle === undefined) return { kind: 'provider', id: provider };
    throw httpError(403, 'vehicle_id', errorMessages.ONE_OF.vehicleOrProvider);
  };
