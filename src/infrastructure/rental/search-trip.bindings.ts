import { ContainerModule } from 'inversify';
import type { Clock } from '#application/kernel/clock.port.ts';
import type { Navigator, QueryValues } from '#application/kernel/navigator.port.ts';
import { pageAt } from '#application/kernel/page-at.ts';
import { paths } from '#application/kernel/path.ts';
import { provide } from '#application/kernel/provide.ts';
import type { ZoneFinder } from '#application/location/zone-finder.port.ts';
import type { RecentDestinations } from '#application/rental/recent-destinations.port.ts';
import type { RouteFinder } from '#application/rental/route-finder.port.ts';
import { searchTripMachine } from '#application/rental/search-trip/machine.ts';
import * as searchTrip from '#application/rental/search-trip/setup.ts';
import type { SearchedTripMemory } from '#application/rental/searched-trip.port.ts';
import { TRIP_PARAMS, tripParams } from '#domain/rental/vehicle-search.ts';
import {
  CLOCK,
  CURRENT_SCOPE,
  HTTP_CLIENT,
  NAVIGATOR,
  PLATFORM,
} from '#infrastructure/kernel/kernel.bindings.ts';
import type { LateMachine } from '#infrastructure/kernel/late-machine.bindings.ts';
import { machine } from '#infrastructure/kernel/machine.bindings.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import type { CurrentScope } from '#infrastructure/kernel/request-scope.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { ZONE_FINDER } from '#infrastructure/location/location.bindings.ts';
import { createHttpRouteFinder } from './http-route-finder.adapter.ts';
import { searchTripActors } from './search-trip-actors.ts';
import { createSessionStorageSearchedTrip } from './session-storage-searched-trip.adapter.ts';
import { RECENT_DESTINATIONS, recentDestinationsBindings } from './recent-destinations.bindings.ts';

const ROUTE_FINDER = token<RouteFinder>('RouteFinder');
const SEARCHED_TRIP = token<SearchedTripMemory>('SearchedTripMemory');
const NO_TRIP = new URLSearchParams();

const searchTripBindings = new ContainerModule(({ bind }) => {
  bind(ROUTE_FINDER).toResolvedValue(createHttpRouteFinder, [HTTP_CLIENT]);
  bind(SEARCHED_TRIP).toResolvedValue(
    ({ sessionStore }: Platform, { timeZone }: CurrentScope) =>
      createSessionStorageSearchedTrip(sessionStore, timeZone),
    [PLATFORM, CURRENT_SCOPE],
  );
});

const provideSearchTrip = (
  zones: ZoneFinder,
  routes: RouteFinder,
  clock: Clock,
  memory: SearchedTripMemory,
  destinations: RecentDestinations,
  navigator: Navigator,
  browser: Platform,
  { timeZone }: CurrentScope,
) => {
  const isAtVehicles = () => pageAt(browser.currentUrl())?.id === 'vehicleSearch';
  /** Filters and sort order stay; the list returns to its first page. */
  const tripValues = (params: URLSearchParams): QueryValues => ({
    ...Object.fromEntries(TRIP_PARAMS.map((name) => [name, params.get(name)])),
    page: null,
  });
  return provide(searchTripMachine, searchTrip.slots, {
    actors: searchTripActors({ zones, routes, clock, memory, destinations, browser, timeZone }),
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
};

/** Loaded when a trip form is first rendered, or a vehicle may be added. */
export const searchTripChild: LateMachine<typeof searchTripMachine> = {
  bindings: [recentDestinationsBindings, searchTripBindings],
  machine: machine(provideSearchTrip, [
    ZONE_FINDER,
    ROUTE_FINDER,
    CLOCK,
    SEARCHED_TRIP,
    RECENT_DESTINATIONS,
    NAVIGATOR,
    PLATFORM,
    CURRENT_SCOPE,
  ]),
};
