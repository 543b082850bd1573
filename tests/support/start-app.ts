import { useLayoutEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  createActor,
  fromCallback,
  fromPromise,
  type EventObject,
  type InspectionEvent,
} from 'xstate';
import { sessionMachine } from '#application/account/session/machine.ts';
import type { CartAnswer } from '#application/cart/cart-gateway.port.ts';
import { cartMachine } from '#application/cart/cart/machine.ts';
import type { PutOutcome, PutRequest } from '#application/cart/put-in-cart.ts';
import { selectItemMachine } from '#application/cart/select-item/machine.ts';
import { type Diet, createCatalogueQueries } from '#application/catalogue/catalogue.queries.ts';
import {
  chooseModuleMachine,
  type ModulesAnswer,
  type ModuleSwitch,
} from '#application/catalogue/choose-module/machine.ts';
import type { InterestMemory } from '#application/catalogue/interest-memory.port.ts';
import { type SearchReader, createSearchQueries } from '#application/catalogue/search.queries.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { createLocationQueries, type NamedZone } from '#application/location/location.queries.ts';
import { pickLocationMachine } from '#application/location/pick-location/machine.ts';
import { placeValidityMachine } from '#application/location/place-validity/machine.ts';
import type { Navigator, QueryValues } from '#application/kernel/navigator.port.ts';
import type { Notice } from '#application/kernel/notice.ts';
import { type LegalReader, createLegalQueries } from '#application/shell/legal.queries.ts';
import type { RailMemory } from '#application/shell/rail-memory.port.ts';
import type { Messaging, Rental, Services } from '#application/shell/services.ts';
import { createRentalQueries } from '#application/rental/rental.queries.ts';
import { languageMachine } from '#application/shell/language/machine.ts';
import { storefrontMachine } from '#application/shell/storefront/machine.ts';
import type { FetchCode, Report } from '#application/shell/storefront/setup.ts';
import { type Shown, toastsMachine } from '#application/shell/toasts/machine.ts';
import type { NoticeReport } from '#application/kernel/show-notice.ts';
import { themeMachine } from '#application/shell/theme/machine.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import type { CategoryId } from '#domain/catalogue/category.ts';
import type { Module } from '#domain/catalogue/module.ts';
import { instant, type Instant } from '#domain/kernel/instant.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import { createRecentlyViewed } from '#infrastructure/catalogue/storage.ts';
import type { Address } from '#domain/location/address.ts';
import type { Place } from '#domain/location/place.ts';
import type { AppConfig } from '#domain/shell/config.ts';
import { saveAddressMachine } from '#application/location/save-address/machine.ts';
import { searchTripMachine } from '#application/rental/search-trip/machine.ts';
import type { Report as SearchTripReport } from '#application/rental/search-trip/setup.ts';
import { aConfig } from './builders/config.ts';
import { aPlace } from './builders/location.ts';
import { aModule } from './builders/module.ts';
import { answeredByHand } from './fakes/by-hand.ts';
import { catalogueByHand } from './fakes/catalogue-reader.ts';
import { aQuietTripCart } from './start-trip-cart.ts';
import { aQuietSearch } from './start-search.ts';
import { quietMessaging } from './start-messaging.ts';
import { aQuietWishlist } from './start-wishlist.ts';
import { searchByHand } from './fakes/search-reader.ts';
import { dialogsHere } from './dialogs-here.ts';
import { vehiclesByHand } from './fakes/vehicle-reader.ts';

type Facts = {
  readonly catalogue?: ReturnType<typeof catalogueByHand>;
  readonly vehicles?: ReturnType<typeof vehiclesByHand>;
  readonly rental?: Partial<Rental>;
  readonly messaging?: Messaging;
  readonly config?: Partial<AppConfig>;
  /** Failure of the first read of the app's settings; the second succeeds. */
  readonly readFailure?: CallFailure;
  readonly place?: Place | null;
  readonly module?: Module | null;
  readonly lines?: readonly CartLine[];
  readonly diet?: Diet;
  /** The token of a signed-in customer, where only that matters; a guest by default. */
  readonly token?: string;
  readonly search?: SearchReader;
  /** Delivery zones, and the customer's saved addresses. No map is drawn. */
  readonly zones?: readonly NamedZone[];
  readonly savedAddresses?: readonly Address[];
  /** A Saturday noon in New York by default. */
  readonly now?: Instant;
  readonly liked?: readonly (readonly [Module['id'], readonly CategoryId[]])[];
  readonly legalText?: LegalReader['text'];
  /** Machines that replace quiet ones. */
  readonly machines?: Machines;
  /** Replaces the whole storefront, which is open and quiet by default. */
  readonly storefront?: typeof storefrontMachine;
  readonly inspect?: (event: InspectionEvent) => void;
};

type Machines = NonNullable<Parameters<typeof storefrontMachine.provide>[0]['actors']>;

const unanswered = <Answer, Asked>() =>
  fromPromise<Answer, Asked>(() => new Promise<never>(() => {}));

/** Toasts that show notices at once, and end by the test's timers. */
export const toastsAt = (at: number, tell: (notice: Notice) => void = () => {}) =>
  toastsMachine.provide({
    actors: {
      clock: fromCallback<EventObject, undefined, Shown>(({ receive, sendBack }) =>
        receive((report: NoticeReport) => {
          if (report.type !== 'notice.show') return;
          tell(report.notice);
          sendBack({ ...report, type: 'notice.time', at });
        }),
      ),
      watchConnection: fromCallback(() => {}),
    },
  });

/** A trip search with a clock, and without lookups. */
export const quietSearch = (at: Instant) =>
  searchTripMachine.provide({
    actors: {
      watchClock: fromCallback<EventObject, undefined, SearchTripReport>(({ sendBack }) =>
        sendBack({ type: 'clock.tick', now: at }),
      ),
      watchMemory: fromCallback(() => {}),
      findZones: unanswered(),
      findWay: unanswered(),
    },
  });

/** The form of a new address, still waiting for the customer's identity. */
const aQuietAddressForm = () =>
  saveAddressMachine.provide({
    actors: { watchProfile: fromCallback(() => {}), authenticate: unanswered() },
  });

/** Lazy code loads as soon as it is wanted. */
export const codeIsHere = fromCallback<FetchCode, undefined, Report>(({ receive, sendBack }) =>
  receive((asked) =>
    sendBack(
      asked.type === 'child.fetch'
        ? { type: 'child.ready', id: asked.id }
        : { type: 'dialog.ready', id: asked.id },
    ),
  ),
);

const NOON = instant(Date.UTC(2026, 10, 21, 17));

/** An open server with a place and a module, for views of the catalogue and of items. */
export async function startApp(facts: Facts = {}) {
  const { catalogue = catalogueByHand(), lines = [], now = NOON, diet = 'all' } = facts;
  const { zones = [], savedAddresses = [], inspect = () => {} } = facts;
  const vehicles = createRentalQueries(facts.vehicles ?? vehiclesByHand());
  const legal = createLegalQueries({ text: facts.legalText ?? (async () => ok([])) });
  const search = createSearchQueries(facts.search ?? searchByHand());
  const put = answeredByHand<PutRequest, PutOutcome>();
  const modules = answeredByHand<undefined, ModulesAnswer>();
  const told: Notice[] = [];
  let time = now;
  let saved: Diet = diet;
  const liked = new Map<Module['id'], readonly CategoryId[]>(facts.liked);
  let railIsWide = true;
  const recentlyViewed = createRecentlyViewed({
    localStore: memoryStore(),
    onStorage: () => () => {},
  });
  let readFailure = facts.readFailure ?? null;
  let closed = 0;
  let changeQuery: (values: QueryValues) => void = () => {};
  let go: Navigator['go'] = () => {};

  const quiet = storefrontMachine.provide({
    actors: {
      readConfig: fromPromise(async () => {
        const failure = readFailure;
        readFailure = null;
        return failure ? refuse(failure) : ok(aConfig(facts.config));
      }),
      watchOtherTabs: fromCallback(() => {}),
      fetchCode: codeIsHere,
      toasts: toastsAt(now, (notice) => void told.push(notice)),
      language: languageMachine.provide({ actors: { watchLanguage: fromCallback(() => {}) } }),
      theme: themeMachine.provide({ actors: { watchTheme: fromCallback(() => {}) } }),
      session: sessionMachine.provide({
        actors: {
          watchToken: fromCallback(() => {}),
          watchRefusals: fromCallback(() => {}),
          loadProfile: unanswered(),
        },
      }),
      ...dialogsHere,
      pickLocation: pickLocationMachine.provide({
        actors: {
          markModalOpen: fromCallback(() => {}),
          resolveAddress: unanswered(),
          findZones: unanswered(),
        },
      }),
      chooseModule: chooseModuleMachine.provide({
        actors: {
          readModules: fromPromise<ModulesAnswer, undefined>(({ signal }) =>
            modules.ask(undefined, signal),
          ),
          askGates: fromPromise<boolean, ModuleSwitch>(async () => true),
          findInterests: fromPromise<boolean, Module>(async () => false),
        },
      }),
      placeValidity: placeValidityMachine.provide({
        actors: { findZones: unanswered() },
      }),
      cart: cartMachine.provide({
        actors: {
          watchOtherTabs: fromCallback(() => {}),
          readCart: fromPromise<CartAnswer, undefined>(async () => ok(lines)),
        },
      }),
      tripCart: aQuietTripCart(),
      wishlist: aQuietWishlist(),
      ...quietMessaging(),
      search: aQuietSearch(),
      searchTrip: quietSearch(now),
      tripForm: quietSearch(now),
      saveAddress: aQuietAddressForm(),
      ...facts.machines,
    },
  });
  const storefront = createActor(facts.storefront ?? quiet, {
    systemId: 'storefront',
    inspect,
    input: {
      theme: 'light',
      language: 'en',
      languageChanged: false,
      place: facts.place === undefined ? aPlace() : facts.place,
      module: facts.module === undefined ? aModule() : facts.module,
      askedModule: null,
      mapModalInterrupted: false,
      token: facts.token ?? null,
      guestId: '1',
      guestByChoice: true,
      tripCount: 0,
    },
  }).start();
  await new Promise((resolve) => setImmediate(resolve));

  const selectItem = selectItemMachine.provide({
    actors: {
      putInCart: fromPromise<PutOutcome, PutRequest>(({ input }) => put.ask(input)),
      watchCart: fromCallback(() => {}),
      watchScope: fromCallback(() => {}),
      watchClock: fromCallback(() => {}),
      noticesOfChoice: fromCallback(() => {}),
    },
    actions: {
      showNotice: (_, notice) => void told.push(notice),
      withdrawNotices: () => {},
      closeDialog: () => void (closed += 1),
    },
  });
  const stillToCome = () => new Promise<never>(() => {});
  const app = {
    storefront,
    selectItem: async () => selectItem,
    fetchDialog: async () => null,
    search: async () => search,
    vehicles: async () => vehicles,
    rental: async () => facts.rental ?? {},
    legal: async () => legal,
    messaging: () => (facts.messaging ? Promise.resolve(facts.messaging) : stillToCome()),
    // Tests of these features provide them.
    ...{
      ordering: stillToCome,
      parcel: stillToCome,
      parcelQueries: stillToCome,
      wallet: stillToCome,
    },
    ...{ profile: stillToCome, addresses: stillToCome, interests: stillToCome },
    flows: {},
    headerWidgetsDelay: 2_000,
    queries: {
      catalogue: createCatalogueQueries(catalogue),
      location: createLocationQueries(
        {
          zones: async () => ok(zones),
          savedAddresses: async () => ok(savedAddresses),
          cashLimits: async () => ok([]),
        },
        { streetMap: async () => refuse({ kind: 'unreachable', cause: 'offline' }) },
      ),
    },
    clock: { now: () => time },
    learnTime: (learned: Instant) => void (time = learned),
    navigator: {
      go: (...way: Parameters<Navigator['go']>) => go(...way),
      closeOverlay: () => void (closed += 1),
      openDialog: () => () => {},
      inTurn: (...[move]: Parameters<Navigator['inTurn']>) => move(false),
      changeQuery: (values: QueryValues) => changeQuery(values),
    },
    rail: {
      isWide: () => railIsWide,
      keep: (kept) => void (railIsWide = kept.wide),
    } satisfies RailMemory,
    interestMemory: {
      recall: (module: Module['id']) => liked.get(module) ?? null,
      keep: (module: Module['id'], chosen) => void liked.set(module, chosen),
    } satisfies InterestMemory,
    interests: () => new Promise<never>(() => {}),
    recentlyViewed,
    diet: { recall: () => saved, keep: (kept: Diet) => void (saved = kept) },
    inspect,
  };
  /** Rendered beside a view, lets the app change the test's address bar. */
  function AddressBar() {
    const navigate = useNavigate();
    const [, setParams] = useSearchParams();
    useLayoutEffect(() => {
      go = (to, options) => void navigate(to, options);
      changeQuery = (values) => setParams((before) => queryWith(before, values));
    }, [navigate, setParams]);
    return null;
  }

  return {
    AddressBar,
    app: app as unknown as Services,
    catalogue,
    put,
    modules,
    told,
    closed: () => closed,
    saved: () => saved,
  };
}

function queryWith(before: URLSearchParams, values: QueryValues): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [key, value] of Object.entries(values)) {
    if (value === null || value === '') after.delete(key);
    else after.set(key, String(value));
  }
  return after;
}
