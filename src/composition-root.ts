import { createActor, type ActorRefFrom, type InspectionEvent } from 'xstate';
import { createCatalogueQueries } from '#application/catalogue/catalogue.queries.ts';
import type { Late } from '#application/kernel/late.ts';
import type { ReadCache } from '#application/kernel/read-models.port.ts';
import { to } from '#application/kernel/system.ts';
import { createLocationQueries } from '#application/location/location.queries.ts';
import type { Services } from '#application/shell/services.ts';
import { snapshotsForServer } from '#application/shell/server-snapshots.ts';
import { callScopeIn, initialContext } from '#application/shell/storefront/rules.ts';
import type { storefrontMachine } from '#application/shell/storefront/machine.ts';
import type * as Storefront from '#application/shell/storefront/setup.ts';
import { instant } from '#domain/kernel/instant.ts';
import { FORGET_VIEWED, PROFILE_GATE_MACHINE } from '#infrastructure/account/bindings.ts';
import {
  CATALOGUE_READER,
  DIET_MEMORY,
  INTEREST_MEMORY,
  MODULE_GATES,
  RECENTLY_VIEWED,
} from '#infrastructure/catalogue/bindings.ts';
import {
  CLOCK,
  CURRENT_SCOPE,
  NAVIGATOR,
  NOTIFIER,
  PLATFORM,
  READ_CACHE,
  SERVER_CLOCK,
  SHARING,
} from '#infrastructure/kernel/bindings.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import type { RenderedPage } from '#infrastructure/kernel/prefetched-answers.ts';
import { freshnessOf, hydrateReads } from '#infrastructure/kernel/prefetched-reads.ts';
import { createContainer, type Get, type Service } from '#infrastructure/kernel/service.ts';
import { STREET_MAP_READER, ZONE_READER } from '#infrastructure/location/bindings.ts';
import {
  APP_GATES,
  LATE_MACHINES,
  RAIL_MEMORY,
  STOREFRONT_MACHINE,
} from '#infrastructure/shell/bindings.ts';

/** Milliseconds for the page alone before cart and account load into the header (NAV-42). */
const HEADER_WIDGETS_DELAY = 2_000;

type Assembled = {
  readonly get: Get;
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
  const { get, set } = createContainer();
  const opened: Assembled['opened'] = {};
  set(PLATFORM, platform);
  set(NOTIFIER, {
    show(notice) {
      if (opened.storefront) to('toasts')(opened.storefront).send({ type: 'notice.show', notice });
    },
  });
  set(MODULE_GATES, get(APP_GATES));
  set(FORGET_VIEWED, (customer) => get(RECENTLY_VIEWED).forgetCustomer(customer));
  // XState starts invoked actors before its first actions run: their calls need the scope already.
  get(CURRENT_SCOPE).set(callScopeIn(initialContext(initial)));
  return { get, initial, machine: get(STOREFRONT_MACHINE), opened };
}

/** The second half. Creates the storefront without starting it. */
export function open(
  { get, initial, machine, opened }: Assembled,
  inspect: (event: InspectionEvent) => void = () => {},
): Services {
  const storefront = createActor(machine, {
    systemId: 'storefront',
    input: initial,
    inspect,
  });
  opened.storefront = storefront;
  const platform = get(PLATFORM);
  const { rendered } = platform;
  const readCache = get(READ_CACHE);
  return {
    storefront,
    flows: { profileGate: get(PROFILE_GATE_MACHINE) },
    headerWidgetsDelay: HEADER_WIDGETS_DELAY,
    queries: {
      catalogue: createCatalogueQueries(get(CATALOGUE_READER)),
      location: createLocationQueries(get(ZONE_READER), get(STREET_MAP_READER)),
    },
    readCache,
    prefetched: rendered
      ? {
          ...prefetched(platform, readCache, rendered),
          snapshots: () => snapshotsForServer(machine, storefront, rendered.theme),
        }
      : undefined,
    lateMachines: get(LATE_MACHINES).fetchAll,
    fetchDialog: get(LATE_MACHINES).fetch,
    ...lateParts(get),
    clock: get(CLOCK),
    learnTime: get(SERVER_CLOCK).learn,
    navigator: get(NAVIGATOR),
    sharing: get(SHARING),
    diet: get(DIET_MEMORY),
    recentlyViewed: get(RECENTLY_VIEWED),
    interestMemory: get(INTEREST_MEMORY),
    rail: get(RAIL_MEMORY),
    inspect,
  };
}

/** Their code is loaded on first use: no first screen needs them. */
function lateParts(get: Get) {
  const late = <Value>(load: () => Promise<Service<Value>>): Late<Value> =>
    once(async () => get(await load()));
  return {
    selectItem: late(
      async () => (await import('#infrastructure/cart/select-item.bindings.ts')).SELECT_ITEM,
    ),
    legal: late(async () => (await import('#infrastructure/shell/legal.bindings.ts')).LEGAL),
    search: late(
      async () => (await import('#infrastructure/catalogue/search-queries.bindings.ts')).SEARCH,
    ),
    interests: late(
      async () => (await import('#infrastructure/catalogue/interests.bindings.ts')).INTERESTS,
    ),
    profile: late(
      async () => (await import('#infrastructure/account/profile.bindings.ts')).PROFILE,
    ),
    addresses: late(
      async () => (await import('#infrastructure/location/addresses.bindings.ts')).ADDRESSES,
    ),
    ordering: late(
      async () => (await import('#infrastructure/ordering/orders.bindings.ts')).ORDERING,
    ),
    parcelQueries: late(
      async () => (await import('#infrastructure/parcel/queries.bindings.ts')).PARCEL_QUERIES,
    ),
    parcel: late(
      async () => (await import('#infrastructure/ordering/parcels.bindings.ts')).PARCELS,
    ),
    vehicles: late(
      async () => (await import('#infrastructure/rental/vehicles.bindings.ts')).VEHICLES,
    ),
    rental: late(async () => (await import('#infrastructure/rental/trips.bindings.ts')).RENTAL),
    wallet: late(async () => (await import('#infrastructure/wallet/bindings.ts')).WALLET),
    messaging: late(async () => (await import('#infrastructure/messaging/bindings.ts')).MESSAGING),
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
