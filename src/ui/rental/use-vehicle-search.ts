import * as searched from '#application/rental/search-trip/selectors.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import {
  narrowed,
  searchIn,
  searchParams,
  type VehicleSearch,
} from '#domain/rental/vehicle-search.ts';
import type { TripDetails, TripType } from '#domain/rental/trip-details.ts';
import { EMPTY_SEARCH, searchOf } from '#domain/rental/trip-search.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useAddress } from '#ui/kernel/use-address.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { useSearchTrip, useSendToSearchTrip } from './use-search-trip.ts';

export type SearchControls = {
  readonly search: VehicleSearch;
  /** Changes filters or order, and restarts at the first page. */
  readonly narrow: (change: Parameters<typeof narrowed>[1]) => void;
  readonly change: (change: Partial<VehicleSearch>) => void;
  /** Chooses hourly, distance or both; null where the searched trip has decided. */
  readonly chooseType: ((type: TripType | null) => void) | null;
};

/**
 * Search parameters in the address, so that Back, reload and shared links restore them. The
 * search's trip overrides the address: vehicles are added for that one. Null until the time zone
 * of the address is known.
 */
export function useVehicleSearch(): SearchControls | null {
  const { navigator } = useServices();
  const { query } = useAddress();
  const zone = useStorefront(select.timeZone);
  const trip = useSearchTrip(searched.detailsOf, null);
  const type = useSearchTrip(searched.typeOf, null);
  const send = useSendToSearchTrip();
  if (zone === null) return null;

  const search = withTrip(searchIn(query, zone), trip, type);
  const show = (next: VehicleSearch) => {
    const before = searchParams(search, zone);
    const after = searchParams(next, zone);
    // "All categories" stays until some are chosen.
    const isOfSome = next.filters.categories.length > 0;
    const names = new Set([
      ...(isOfSome ? ['all_category'] : []),
      ...before.keys(),
      ...after.keys(),
    ]);
    navigator.changeQuery(Object.fromEntries([...names].map((name) => [name, after.get(name)])));
  };
  return {
    search,
    narrow: (change) => show(narrowed(search, change)),
    change: (change) => show({ ...search, ...change }),
    chooseType:
      search.trip.pickup === null
        ? (chosen) => {
            const tripType = chosen ?? EMPTY_SEARCH.type;
            // In canonical order, so that the search recognises an equal address.
            show({
              ...search,
              trip: { ...search.trip, type: tripType },
              isTypeChosen: chosen !== null,
              page: 1,
            });
            send({ type: 'type.choose', tripType });
          }
        : null,
  };
}

/**
 * The searched trip. Without one, the address's trip applies until the search has read it; without
 * either, the form decides the price type.
 */
function withTrip(
  search: VehicleSearch,
  trip: TripDetails | null,
  type: TripType | null,
): VehicleSearch {
  // Vehicles do not depend on the route's length; leaving it out avoids a second read.
  if (trip) return { ...search, trip: { ...searchOf(trip), route: null }, isTypeChosen: true };
  if (search.trip.pickup !== null || type === null) return search;
  const isTypeChosen = search.isTypeChosen || type !== EMPTY_SEARCH.type;
  return { ...search, trip: { ...search.trip, type }, isTypeChosen };
}
