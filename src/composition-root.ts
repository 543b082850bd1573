import { createActor, type ActorRefFrom, type InspectionEvent } from 'xstate';
import { Container, type ContainerModule } from 'inversify';
import type { selectItemMachine } from '#application/cart/select-item/machine.ts';
import { createCatalogueQueries } from '#application/catalogue/catalogue.queries.ts';
import type { SearchQueries } from '#application/catalogue/search.queries.ts';
import type { RentalQueries } from '#application/rental/rental.queries.ts';
import type { interestsMachine } from '#application/catalogue/interests/machine.ts';
import type { Late } from '#application/kernel/late.ts';
import type { ReadCache } from '#application/kernel/read-models.port.ts';
import { to } from '#application/kernel/system.ts';
import { createLocationQueries } from '#application/location/location.queries.ts';
import type { LegalQueries } from '#application/shell/legal.queries.ts';
import type {
  Addresses,
  Messaging,
  Parcels,
  Ordering,
  ProfileFlows,
  Rental,
  Services,
  Wallet,
} from '#application/shell/services.ts';
import { snapshotsForServer } from '#application/shell/server-snapshots.ts';
import { callScopeIn, initialContext } from '#application/shell/storefront/rules.ts';
import type { storefrontMachine } from '#application/shell/storefront/machine.ts';
import type * as Storefront from '#application/shell/storefront/setup.ts';
import { instant } from '#domain/kernel/instant.ts';
import { accountBindings, PROFILE_GATE_MACHINE } from '#infrastructure/account/account.bindings.ts';
import { cartBindings } from '#infrastructure/cart/cart.bindings.ts';
import {
  CATALOGUE_READER,
  catalogueBindings,
  DIET_MEMORY,
  INTEREST_MEMORY,
  RECENTLY_VIEWED,
} from '#infrastructure/catalogue/catalogue.bindings.ts';
import { freshnessOf, hydrateReads } from '#infrastructure/kernel/prefetched-reads.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import type { RenderedPage } from '#infrastructure/kernel/prefetched-answers.ts';
import {
  CLOCK,
  CURRENT_SCOPE,
  PLATFORM,
  kernelBindings,
  NAVIGATOR,
  NOTIFIER,
  READ_CACHE,
  SERVER_CLOCK,
  SHARING,
} from '#infrastructure/kernel/kernel.bindings.ts';
import { LATE_MACHINES, lateMachines } from '#infrastructure/kernel/late-machine.bindings.ts';
import {
  locationBindings,
  STREET_MAP_READER,
  ZONE_READER,
} from '#infrastructure/location/location.bindings.ts';
import {
  appLateMachines,
  RAIL_MEMORY,
  shellBindings,
  STOREFRONT_MACHINE,
} from '#infrastructure/shell/shell.bindings.ts';

/** Milliseconds for the page alone before cart and account load into the header (NAV-42). */
const HEADER_WIDGETS_DELAY = 2_000;

type Assembled = {
  readonly container: Container;
  readonly bind: Bind;
  readonly late: ReturnType<typeof lateMachines>;
  readonly platform: Platform;
  readonly initial: Storefront.Input;
  readonly machine: typeof storefrontMachine;
  /** Receives events of adapters from `open` on. */
  readonly opened: { storefront?: ActorRefFrom<typeof storefrontMachine> };
};

/** The only function that sees every layer. It returns actors and machines, never the container. */
export const compose = (
  platform: Platform,
  initial: Storefront.Input,
  inspect?: (event: InspectionEvent) => void,
): Services => open(assemble(platform, initial), inspect);

/** The first half. It takes a phone a moment, so a browser may handle input before the second. */
export function assemble(platform: Platform, initial: Storefront.Input): Assembled {
  // The page's content security policy forbids code generated at run time.
  const container = new Container({ jitless: true });
  const opened: Assembled['opened'] = {};
  container.bind(PLATFORM).toConstantValue(platform);
  container.bind(NOTIFIER).toConstantValue({
    show(notice) {
      if (opened.storefront) to('toasts')(opened.storefront).send({ type: 'notice.show', notice });
    },
  });
  container.load(
    kernelBindings,
    locationBindings,
    catalogueBindings,
    cartBindings,
    accountBindings,
    shellBindings,
  );
  const bind = bindingOnce(container);
  const late = lateMachines(container, bind, appLateMachines);
  container.bind(LATE_MACHINES).toConstantValue(late);
  // XState starts invoked actors before its first actions run: their calls need the scope already.
  container.get(CURRENT_SCOPE).set(callScopeIn(initialContext(initial)));
  const machine = container.get(STOREFRONT_MACHINE);
  return { container, bind, late, platform, initial, machine, opened };
}

/** The second half. Creates the storefront without starting it. */
export function open(
  { container, bind, late, platform, initial, machine, opened }: Assembled,
  inspect: (event: InspectionEvent) => void = () => {},
): Services {
  const storefront = createActor(machine, {
    systemId: 'storefront',
    input: initial,
    inspect,
  });
  opened.storefront = storefront;
  const { rendered } = platform;
  const readCache = container.get(READ_CACHE);
  return {
    storefront,
    flows: { profileGate: container.get(PROFILE_GATE_MACHINE) },
    headerWidgetsDelay: HEADER_WIDGETS_DELAY,
    queries: {
      catalogue: createCatalogueQueries(container.get(CATALOGUE_READER)),
      location: createLocationQueries(container.get(ZONE_READER), container.get(STREET_MAP_READER)),
    },
    readCache,
    prefetched: rendered
      ? {
          ...prefetched(platform, readCache, rendered),
          snapshots: () => snapshotsForServer(machine, storefront, rendered.theme),
        }
      : undefined,
    lateMachines: late.fetchAll,
    fetchDialog: late.fetch,
    selectItem: once(() => composeSelectItem(container, bind)),
    legal: once(() => composeLegal(container, bind)),
    search: once(() => composeSearch(container, bind)),
    profile: once(() => composeProfile(container, bind)),
    addresses: once(() => composeAddresses(container, bind)),
    ordering: once(() => composeOrdering(container, bind)),
    vehicles: once(() => composeVehicles(container, bind)),
    wallet: once(() => composeWallet(container, bind)),
    rental: once(() => composeRental(container, bind)),
    parcel: once(() => composeParcel(container, bind)),
    messaging: once(() => composeMessaging(container, bind)),
    clock: container.get(CLOCK),
    learnTime: container.get(SERVER_CLOCK).learn,
    navigator: container.get(NAVIGATOR),
    sharing: container.get(SHARING),
    diet: container.get(DIET_MEMORY),
    recentlyViewed: container.get(RECENTLY_VIEWED),
    interestMemory: container.get(INTEREST_MEMORY),
    interests: once(() => composeInterests(container, bind)),
    rail: container.get(RAIL_MEMORY),
    inspect,
  };
}

function prefetched(
  { now }: Platform,
  cache: ReadCache,
  { at, reads }: RenderedPage,
): Omit<NonNullable<Services['prefetched']>, 'snapshots'> {
  return {
    at: instant(at),
    isFresh: freshnessOf(cache, now),
    keepFor: (principal) => hydrateReads(reads, cache, principal),
  };
}

type Bind = (bindings: ContainerModule) => void;

/** Late parts may share a module: it is bound once, with the first of them. */
function bindingOnce(container: Container): Bind {
  const bound = new Set<ContainerModule>();
  return (bindings) => {
    if (bound.has(bindings)) return;
    bound.add(bindings);
    container.load(bindings);
  };
}

/** Late: an item is never opened before the first screen. */
async function composeSelectItem(
  container: Container,
  bind: Bind,
): Promise<typeof selectItemMachine> {
  const selecting = await import('#infrastructure/cart/select-item.bindings.ts');
  bind(selecting.selectItemBindings);
  return container.get(selecting.SELECT_ITEM_MACHINE);
}

/** Late: a customer is asked once in each module. */
async function composeInterests(
  container: Container,
  bind: Bind,
): Promise<typeof interestsMachine> {
  const asking = await import('#infrastructure/catalogue/interests.bindings.ts');
  bind(asking.interestsBindings);
  return container.get(asking.INTERESTS_MACHINE);
}

/** Late: few customers read these. */
async function composeLegal(container: Container, bind: Bind): Promise<LegalQueries> {
  const [legal, { createLegalQueries }] = await Promise.all([
    import('#infrastructure/shell/legal.bindings.ts'),
    import('#application/shell/legal.queries.ts'),
  ]);
  bind(legal.legalBindings);
  return createLegalQueries(container.get(legal.LEGAL_READER));
}

/** Late: used on the results page only. */
async function composeSearch(container: Container, bind: Bind): Promise<SearchQueries> {
  const [search, { createSearchQueries }] = await Promise.all([
    import('#infrastructure/catalogue/search.bindings.ts'),
    import('#application/catalogue/search.queries.ts'),
  ]);
  bind(search.searchBindings);
  return createSearchQueries(container.get(search.SEARCH_READER));
}

/** Late: customers rarely open their profile. */
async function composeProfile(container: Container, bind: Bind): Promise<ProfileFlows> {
  const [profile, { createAccountQueries }] = await Promise.all([
    import('#infrastructure/account/profile.bindings.ts'),
    import('#application/account/account.queries.ts'),
  ]);
  bind(profile.profileBindings);
  return {
    reads: createAccountQueries(container.get(profile.SESSION_LIST)),
    devices: container.get(profile.DEVICES_MACHINE),
    notifications: container.get(profile.NOTIFICATIONS_MACHINE),
    ownData: container.get(profile.OWN_DATA_MACHINE)(container.get(RECENTLY_VIEWED).forgetCustomer),
    profile: container.get(profile.PROFILE_MACHINE),
  };
}

/** Late: the first screen needs no saved addresses. */
async function composeAddresses(container: Container, bind: Bind): Promise<Addresses> {
  const addresses = await import('#infrastructure/location/addresses.bindings.ts');
  addresses.addressesBindings.forEach(bind);
  return {
    addressBook: container.get(addresses.ADDRESS_BOOK_MACHINE),
    saveAddress: container.get(addresses.SAVE_ADDRESS_MACHINE),
  };
}

/** Late: half of the machines and adapters are for ordering, and the first screen needs none of them. */
async function composeOrdering(container: Container, bind: Bind): Promise<Ordering> {
  const [ordering, after, { createOrderQueries }, { createCouponQueries }] = await Promise.all([
    import('#infrastructure/ordering/ordering.bindings.ts'),
    import('#infrastructure/ordering/after-order.bindings.ts'),
    import('#application/ordering/order.queries.ts'),
    import('#application/ordering/coupon.queries.ts'),
  ]);
  bind(ordering.orderingBindings);
  bind(after.afterOrderBindings);
  return {
    checkout: container.get(ordering.CHECKOUT_MACHINE),
    payOrder: container.get(ordering.PAY_ORDER_MACHINE),
    trackOrder: container.get(ordering.TRACK_ORDER_MACHINE),
    reorder: container.get(after.REORDER_MACHINE),
    writeReview: container.get(after.WRITE_REVIEW_MACHINE),
    requestRefund: container.get(after.REQUEST_REFUND_MACHINE),
    orders: createOrderQueries(
      container.get(ordering.ORDER_READER),
      container.get(after.ORDER_REVIEWING),
      container.get(ordering.PRESCRIPTIONS),
    ),
    coupons: createCouponQueries(container.get(ordering.COUPON_READER), container.get(CLOCK)),
    knownOrders: container.get(ordering.KNOWN_ORDERS),
    couponMemory: container.get(ordering.COUPON_MEMORY),
  };
}

/** Late: the first screen needs no wallet. */
async function composeWallet(container: Container, bind: Bind): Promise<Wallet> {
  const [wallet, { createWalletQueries }] = await Promise.all([
    import('#infrastructure/wallet/wallet.bindings.ts'),
    import('#application/wallet/wallet.queries.ts'),
  ]);
  bind(wallet.walletBindings);
  return {
    reads: createWalletQueries(container.get(wallet.WALLET_READER)),
    convertPoints: container.get(wallet.CONVERT_POINTS_MACHINE),
    topUp: container.get(wallet.TOP_UP_MACHINE),
  };
}

/** Late: used on the pages of renting only. */
async function composeVehicles(container: Container, bind: Bind): Promise<RentalQueries> {
  const [vehicles, { createRentalQueries }] = await Promise.all([
    import('#infrastructure/rental/vehicles.bindings.ts'),
    import('#application/rental/rental.queries.ts'),
  ]);
  vehicles.vehiclesBindings.forEach(bind);
  return createRentalQueries(container.get(vehicles.VEHICLE_READER));
}

/** Late: viewing vehicles needs no booking or tracking of trips. */
async function composeRental(container: Container, bind: Bind): Promise<Rental> {
  const [trips, { createTripQueries }] = await Promise.all([
    import('#infrastructure/rental/trips.bindings.ts'),
    import('#application/rental/trip.queries.ts'),
  ]);
  trips.tripsBindings.forEach(bind);
  return {
    trips: createTripQueries(container.get(trips.TRIP_GATEWAY)),
    manageTrip: container.get(trips.MANAGE_TRIP_MACHINE),
    bookTrip: container.get(trips.BOOK_TRIP_MACHINE),
    payTrip: container.get(trips.PAY_TRIP_MACHINE),
    knownTrips: container.get(trips.KNOWN_TRIPS),
  };
}

/** A sent parcel becomes a known order of this tab, so that a guest tracks it without entering the phone again. */
async function composeParcel(container: Container, bind: Bind): Promise<Parcels> {
  const [parcel, ordering, tracker, { createParcelQueries }, { createParcelTrackingQueries }] =
    await Promise.all([
      import('#infrastructure/parcel/parcel.bindings.ts'),
      import('#infrastructure/ordering/ordering.bindings.ts'),
      import('#infrastructure/ordering/parcel-tracker.bindings.ts'),
      import('#application/parcel/parcel.queries.ts'),
      import('#application/ordering/parcel-tracking.queries.ts'),
    ]);
  bind(ordering.orderingBindings);
  bind(tracker.parcelTrackerBindings);
  bind(parcel.parcelBindings);
  const known = container.get(ordering.KNOWN_ORDERS);
  return {
    reads: createParcelQueries(container.get(parcel.PARCEL_GATEWAY)),
    sendParcel: container.get(parcel.SEND_PARCEL_MACHINE)(({ id, phone }) =>
      known.saveClaim({ id, phone }),
    ),
    drafts: container.get(parcel.PARCEL_DRAFTS),
    knownParcels: container.get(parcel.KNOWN_PARCELS),
    payOrder: container.get(ordering.PAY_ORDER_MACHINE),
    tracked: createParcelTrackingQueries(container.get(tracker.PARCEL_TRACKER)),
  };
}

/** Messages are read in the inbox only; the unread badge is on every page. */
async function composeMessaging(container: Container, bind: Bind): Promise<Messaging> {
  const [messaging, { createConversationQueries }] = await Promise.all([
    import('#infrastructure/messaging/messaging.bindings.ts'),
    import('#application/messaging/conversation.queries.ts'),
  ]);
  bind(messaging.messagingBindings);
  return {
    thread: container.get(messaging.THREAD_MACHINE),
    conversations: createConversationQueries(container.get(messaging.MESSAGE_GATEWAY)),
  };
}

/** A failure is not cached. */
function once<Value>(make: () => Promise<Value>): Late<Value> {
  let made: Promise<Value> | null = null;
  let here: Value | null = null;
  const fetch = () =>
    (made ??= make().then(
      (value) => (here = value),
      (failure: unknown) => {
        made = null;
        throw failure;
      },
    ));
  return Object.assign(fetch, { here: () => here });
}
