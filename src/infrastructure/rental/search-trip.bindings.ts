import type { QueryValues } from '#application/kernel/navigator.port.ts';
import { pageAt } from '#application/kernel/page-at.ts';
import { paths } from '#application/kernel/path.ts';
import { provide } from '#application/kernel/provide.ts';
import { searchTripMachine } from '#application/rental/search-trip/machine.ts';
import { slots } from '#application/rental/search-trip/setup.ts';
import { TRIP_PARAMS, tripParams } from '#domain/rental/vehicle-search.ts';
import {
  CLOCK,
  CURRENT_SCOPE,
  HTTP_CLIENT,
  NAVIGATOR,
  PLATFORM,
} from '#infrastructure/kernel/kernel.bindings.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { ZONE_FINDER } from '#infrastructure/location/location.bindings.ts';
import { createHttpRouteFinder } from './http-route-finder.adapter.ts';
import { createLocalStorageRecentDestinations } from './local-storage-recent-destinations.adapter.ts';
import { searchTripActors } from './search-trip-actors.ts';
import { createSessionStorageSearchedTrip } from './session-storage-searched-trip.adapter.ts';

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
  const memory = createSessionStorageSearchedTrip(browser.sessionStore, timeZone);
  const destinations = createLocalStorageRecentDestinations(browser.localStore);
  const isAtVehicles = () => pageAt(browser.currentUrl())?.id === 'vehicleSearch';
  return provide(searchTripMachine, slots, {
    actors: searchTripActors({
      zones: get(ZONE_FINDER),
      routes: createHttpRouteFinder(get(HTTP_CLIENT)),
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
