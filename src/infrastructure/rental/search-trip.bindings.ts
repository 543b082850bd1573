import { fromCallback, fromPromise, type AnyActorRef, type EventObject } from 'xstate';
import type { Clock } from '#application/kernel/clock.port.ts';
import type { QueryValues } from '#application/kernel/navigator.port.ts';
import { pageAt } from '#application/kernel/page-at.ts';
import { paths } from '#application/kernel/path.ts';
import { provide } from '#application/kernel/provide.ts';
import type { ZoneFinder } from '#application/location/zone-finder.port.ts';
import type { RecentDestinations } from '#application/rental/recent-destinations.port.ts';
import type { RouteFinder } from '#application/rental/route-finder.port.ts';
import { searchTripMachine } from '#application/rental/search-trip/machine.ts';
import type * as SearchTrip from '#application/rental/search-trip/setup.ts';
import { slots } from '#application/rental/search-trip/setup.ts';
import type { SearchedTripMemory } from '#application/rental/searched-trip.port.ts';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import { isSameSearch } from '#domain/rental/search-form.ts';
import { TRIP_PARAMS, tripParams, searchIn } from '#domain/rental/vehicle-search.ts';
import { CLOCK, CURRENT_SCOPE, NAVIGATOR, PLATFORM } from '#infrastructure/kernel/bindings.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { onEveryMinute } from '#infrastructure/kernel/wall-clock-ticks.ts';
import { HTTP_CLIENT } from '#infrastructure/kernel/wire.bindings.ts';
import { ZONE_FINDER } from '#infrastructure/location/bindings.ts';
import { createRouteFinder } from './search-trip.api.ts';
import { createRecentDestinations, createSearchedTrip } from './storage.ts';

const NO_TRIP = new URLSearchParams();

/** Filters and sort order stay; the list returns to its first page. */
const tripValues = (params: URLSearchParams): QueryValues => ({
  ...Object.fromEntries(TRIP_PARAMS.map((name) => [name, params.get(name)])),
  page: null,
});

/** Loaded when a trip form is first rendered, or a vehicle may be added. */
export const SEARCH_TRIP_MACHINE = service((get) => {
  const browser = get(PLATFORM);
  const { timeZone } = get(CURRENT_SCOPE);
  const navigator = get(NAVIGATOR);
  const memory = createSearchedTrip(browser.sessionStore, timeZone);
  const destinations = createRecentDestinations(browser.localStore);
  const isAtVehicles = () => pageAt(browser.currentUrl())?.id === 'vehicleSearch';
  return provide(searchTripMachine, slots, {
    actors: searchTripActors({
      zones: get(ZONE_FINDER),
      routes: createRouteFinder(get(HTTP_CLIENT)),
      clock: get(CLOCK),
      ...{ memory, destinations, browser, timeZone },
    }),
    effects: {
      saveSearch: (_, searched) => {
        if (searched) memory.save(searched);
      },
      showVehicles: (_, search) => {
        const zone = timeZone();
        if (!zone) return;
        const params = tripParams(search, zone);
        if (isAtVehicles()) navigator.changeQuery(tripValues(params));
        else navigator.go(paths.vehicleSearch(params));
      },
      updateAddress: (_, search) => {
        const zone = timeZone();
        if (!zone || !isAtVehicles()) return;
        navigator.changeQuery(tripValues(tripParams(search, zone)), { replace: true });
      },
      forgetSearch: () => {
        memory.forget();
        if (isAtVehicles()) navigator.changeQuery(tripValues(NO_TRIP), { replace: true });
      },
      forgetDestinations: () => destinations.forget(),
    },
  });
});

type Browser = Pick<Platform, 'currentUrl' | 'onPopState'>;
type Report = SearchTrip.Report;

export const searchTripActors = (ports: {
  readonly zones: ZoneFinder;
  readonly routes: RouteFinder;
  readonly clock: Clock;
  readonly memory: SearchedTripMemory;
  readonly destinations: RecentDestinations;
  readonly browser: Browser;
  readonly timeZone: () => TimeZone | null;
}) => ({
  findZones: fromPromise<SearchTrip.ZonesAnswer, { readonly point: GeoPoint }>(
    ({ input, signal }) => ports.zones.zonesAt(input.point, signal),
  ),
  findWay: fromPromise<SearchTrip.WayAnswer, SearchTrip.Way>(({ input: { from, to }, signal }) =>
    ports.routes.find(from, to, signal),
  ),
  watchClock: fromCallback<EventObject, undefined, Report>(({ sendBack }) => {
    const tell = () => sendBack({ type: 'clock.tick', now: ports.clock.now() });
    tell();
    const zone = ports.timeZone();
    return zone ? onEveryMinute(ports.clock, zone, tell) : undefined;
  }),
  watchMemory: fromCallback<EventObject, SearchTrip.Recalling, SearchTrip.Recalled>(
    ({ input, sendBack, system }) => {
      sendBack({ type: 'destinations.recall', recent: ports.destinations.recall() });
      if (input.purpose !== 'search') return undefined;
      const { browser, memory } = ports;
      const tell = () => {
        const kept = memory.recall();
        const search = searchAt(browser.currentUrl(), input.timeZone);
        if (search?.pickup) {
          const isTouched = !kept || kept.isTouched || !isSameSearch(kept.search, search);
          sendBack({ type: 'search.recall', search, isTouched });
        } else if (kept) sendBack({ type: 'search.recall', ...kept });
        else if (search) sendBack({ type: 'type.choose', tripType: search.type });
      };
      let known = tripText(browser.currentUrl());
      tell();
      const search = system.get('searchTrip') as AnyActorRef | undefined;
      const flow = search?.subscribe(() => (known = tripText(browser.currentUrl())));
      // A closing dialog goes back as well, to the same address: choices made meanwhile stay.
      const stop = browser.onPopState(() => {
        const before = known;
        known = tripText(browser.currentUrl());
        if (known !== before) tell();
      });
      return () => {
        flow?.unsubscribe();
        stop();
      };
    },
  ),
});

/** The part of an address that defines the trip. */
const tripText = ({ pathname, searchParams }: URL): string =>
  JSON.stringify([pathname, ...TRIP_PARAMS.map((name) => searchParams.get(name))]);

/** The trip in the address of a list of vehicles: complete, or only its price type. */
const searchAt = (url: URL, zone: TimeZone) =>
  pageAt(url)?.id === 'vehicleSearch' ? searchIn(url.searchParams, zone).trip : null;
